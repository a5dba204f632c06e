import type { PersonalStorage } from '#app/shell/session/personal-storage.ts'
import { forgetDrafts } from '../composer/drafts.ts'

const forgetRead = () => import('./kept-chats.ts').then((store) => store.forgetReadChats())

/**
 * What the chat stores of a user in this browser: drafts of a tab, messages that were never sent, and rooms that were read,
 * for the time without a connection.
 */
export const chatStorage: PersonalStorage = {
  onSessionEnd() {
    forgetDrafts()
    // Once more: another tab may have stored something while the sign-out was under way.
    void forgetRead().catch(() => undefined)
  },
  onSignOut: () =>
    Promise.all([
      import('./outbox-store.ts').then((store) => store.forgetUnsent()),
      forgetRead(),
    ]).then(() => undefined),
}
