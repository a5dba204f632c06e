import { chatStorage } from './features/chat/client/chat-storage.ts'
import { followStore } from './features/follow/follow-store.ts'
import { heartStore } from './features/hearts/heart-store.ts'
import { recentProducts } from './features/recent/recent-products.ts'
import { removeAllCopies } from './features/sell/local-copies.ts'
import { clearIconBadge } from './shell/icon-badge.ts'
import { startPanels } from './shell/panels/open-panel.ts'
import { forgetPushSaved } from './shell/push/push-mark.ts'
import { personalStorages } from './shell/session/personal-storage.ts'

/** Connects the shell with the features in the browser, so that the shell imports none of them. */
export function startFeatures(): void {
  startPanels(() => import('./panels.ts'))
  personalStorages.push(chatStorage, {
    onSessionEnd: () => {
      heartStore.clear()
      followStore.clear()
      clearIconBadge()
    },
    // The next user of this browser may be another.
    onSignOut: async () => {
      recentProducts.clear()
      removeAllCopies()
    },
  })
  personalStorages.push({
    onSessionEnd: forgetPushSaved,
    onSignOut: () => import('./shell/push/lazy/subscribe.ts').then((push) => push.forgetPushes()),
  })
  personalStorages.push({
    // A new sign-in of the same user finds them again.
    onSessionEnd: () => undefined,
    onSignOut: () =>
      Promise.all([
        import('./features/sell/photos/shelf-store.ts').then((store) => store.forgetAllPhotos()),
        import('./features/sell/shared/shared-store.ts').then((store) => store.forgetAllShared()),
      ]).then(() => undefined),
  })
}
