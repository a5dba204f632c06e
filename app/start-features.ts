import { chatStorage } from './features/chat/client/chat-storage.ts'
import { startPanels } from './shell/panels/open-panel.ts'
import { personalStorages } from './shell/session/personal-storage.ts'

/** Connects the shell with the features in the browser, so that the shell imports none of them. */
export function startFeatures(): void {
  startPanels(() => import('./panels.ts'))
  personalStorages.push(chatStorage)
}
