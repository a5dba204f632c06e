import { paths } from '#app/paths.ts'
import { apiCall } from '../../queries/api-call.ts'
import { pushMark } from '../push-mark.ts'

/** A worker that has just been registered is ready within this time. */
const READY_WITHIN_MS = 10_000

/** What became of a member's wish for pushes. */
export type PushOutcome = 'ON' | 'DENIED' | 'LATER' | 'FAILED'

/** Whether this browser takes the pushes of this member. */
export async function isPushedTo(userSeq: number): Promise<boolean> {
  if (Notification.permission !== 'granted' || pushMark.get().userSeq !== userSeq) return false
  return (await currentSubscription()) !== null
}

/** Asks the person for the permission, and the server for its pushes; called by a press of theirs. */
export async function startPushes(userSeq: number): Promise<PushOutcome> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'DENIED' : 'LATER'
  try {
    await saveSubscription(userSeq)
    return 'ON'
  } catch {
    return 'FAILED'
  }
}

/** Ends the pushes to this browser, also where the server does not answer: without a subscription none arrive. */
export async function stopPushes(): Promise<void> {
  const subscription = await currentSubscription()
  pushMark.set({ userSeq: null, endpoint: null, savedOn: null })
  if (!subscription) return
  const { endpoint } = subscription
  await Promise.allSettled([
    subscription.unsubscribe(),
    apiCall(paths.push(), { method: 'POST', form: { intent: 'remove', endpoint } }),
  ])
}

/** Ends what another member of this browser left, as at a sign-out: the server forgets it with the session. */
export async function forgetPushes(): Promise<void> {
  pushMark.set({ userSeq: null, endpoint: null, savedOn: null })
  await (await currentSubscription())?.unsubscribe()
}

/**
 * Tells the server of this browser anew where it has to be told: after a sign-in, when the push service gave another
 * address, and once a day.
 */
export async function keepPushes(userSeq: number): Promise<void> {
  const mark = pushMark.get()
  if (mark.userSeq === null) return
  if (mark.userSeq !== userSeq) return forgetPushes()
  if (Notification.permission !== 'granted') return
  const subscription = await currentSubscription()
  const isTold = mark.savedOn === today() && mark.endpoint === subscription?.endpoint
  if (!isTold) await saveSubscription(userSeq)
}

async function saveSubscription(userSeq: number): Promise<void> {
  const { publicKey } = await apiCall<{ publicKey: string }>(paths.push())
  const registration = await readyWorker()
  const subscription = await subscribe(registration, publicKey)
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a subscription without keys')
  const { p256dh, auth } = keys
  await apiCall(paths.push(), {
    method: 'POST',
    form: { intent: 'save', endpoint, p256dh, auth },
  })
  pushMark.set({ userSeq, endpoint, savedOn: today() })
}

/** One of an earlier key of ours is given back first. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no worker is ready')), READY_WITHIN_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

const today = () => new Date().toISOString().slice(0, 10)
