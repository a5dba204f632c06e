import type { PersonalStorage } from '#app/shell/session/personal-storage.ts'
import { forgetDrafts } from '../composer/drafts.ts'

/** What the chat stores of a user in this browser: drafts of a tab, and messages that were never sent. */
export const chatStorage: PersonalStorage = {
  onSessionEnd: forgetDrafts,
  onSignOut: () => import('./outbox-store.ts').then((store) => store.forgetUnsent()),
}
