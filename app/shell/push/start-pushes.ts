import { pushMark } from './push-mark.ts'

/** Keeps the pushes of the member who asked for them in this browser; without one it loads nothing. */
export function startKeepingPushes(userSeq: number): void {
  if (pushMark.get().userSeq === null || !('PushManager' in window)) return
  import('./lazy/subscribe.ts')
    .then((push) => push.keepPushes(userSeq))
    // The next page tries again.
    .catch(() => undefined)
}
