import { openPanel } from '../../panels/open-panel.ts'
import { alertPanel } from '../../panels/shell-panels.ts'
import { showToast } from '../../toast.tsx'

const waiting: string[] = []
let isOpen = false

/** Says why a message was not sent, to be confirmed (SPEC.md section 5). The same sentence is not said twice in a row. */
export function tellRefused(message: string): void {
  if (waiting.at(-1) === message) return
  waiting.push(message)
  if (!isOpen) void tellNext()
}

async function tellNext(): Promise<void> {
  const [message] = waiting
  if (message === undefined) return
  isOpen = true
  const words = { title: '메시지를 보내지 못했어요', message }
  const done = () => {
    isOpen = false
    waiting.shift()
    // The panel that just closed has to be gone before the next can open.
    setTimeout(() => void tellNext())
  }
  const opened = await openPanel(alertPanel('message-refused', words, done))
  if (opened) return
  void showToast(message)
  done()
}

/** The device keeps nothing of an unsent message: reloading would lose it. */
export const tellNotKept = (): void =>
  void showToast('기기에 저장할 수 없어서, 보내기 전에 새로고침하면 메시지가 사라져요.')
