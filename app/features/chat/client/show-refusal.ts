import { openPanel } from '#app/shell/panels/open-panel.ts'
import { alertPanel } from '#app/shell/panels/shell-panels.ts'
import { showToast } from '#app/shell/toast.tsx'

const waiting: string[] = []
let isOpen = false

/** Shows why a message was not sent, to be confirmed (SPEC.md section 5). The same message is not shown twice in a row. */
export function showRefusal(message: string): void {
  if (waiting.at(-1) === message) return
  waiting.push(message)
  if (!isOpen) void showNext()
}

async function showNext(): Promise<void> {
  const [message] = waiting
  if (message === undefined) return
  isOpen = true
  const content = { title: '메시지를 보내지 못했어요', message }
  const done = () => {
    isOpen = false
    waiting.shift()
    // The panel that just closed has to be gone before the next can open.
    setTimeout(() => void showNext())
  }
  const opened = await openPanel(alertPanel('message-refused', content, done))
  if (opened) return
  void showToast(message)
  done()
}

/** Warns that the device cannot store an unsent message: a reload would lose it. */
export const showNotStored = (): void =>
  void showToast('기기에 저장할 수 없어서, 보내기 전에 새로고침하면 메시지가 사라져요.')
