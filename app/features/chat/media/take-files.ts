import { openPanel } from '#app/shell/panels/open-panel.ts'
import { alertPanel } from '#app/shell/panels/shell-panels.ts'
import { showToast } from '#app/shell/toast.tsx'
import { chooseFiles } from './choose-files.ts'

/** Hands over the files that can be sent, and says which cannot. */
export function takeFiles(all: readonly File[], onFiles: (files: File[]) => void): void {
  const { files, problem } = chooseFiles(all)
  if (files.length > 0) onFiles(files)
  if (problem === null) return
  const content = { title: '보낼 수 없는 파일이 있어요', message: problem }
  openPanel(alertPanel('chat-files', content)).then((isOpen) => {
    if (!isOpen) showToast(problem)
  })
}
