import type { HeartAnswer } from './heart-state.ts'
import type { HeartStore } from './heart-store.ts'

/** Where the visitor is told that a heart could not be changed. */
export interface HeartDeps {
  store: HeartStore
  /** Posts one change; rejects without a connection. */
  send: (productSeq: number, favorite: boolean) => Promise<HeartAnswer>
  /** Shows a sentence. */
  tell: (message: string) => void
  /** An anonymous visitor: the favourite is set after the sign-in. */
  signIn: () => void
  /** What is told without a connection. */
  notSent?: string
}

const NOT_SENT = '찜을 바꾸지 못했어요. 연결을 확인하고 다시 눌러 주세요.'

/**
 * Turns a heart, at once. While the server is asked, further presses only change what it is asked next, so that the
 * last one counts however fast they are. What the server refuses is turned back, with its reason.
 *
 * @param isMember whether the heart may turn before the server answered
 * @returns whether the server has the change
 */
export async function changeHeart(
  { store, send, tell, signIn, notSent = NOT_SENT }: HeartDeps,
  productSeq: number,
  favorite: boolean,
  isMember: boolean,
): Promise<boolean> {
  const before = favorite ? 'OFF' : 'ON'
  if (isMember) store.set(productSeq, favorite ? 'ON' : 'OFF')
  if (!store.begin(productSeq)) return false
  let confirmed: 'ON' | 'OFF' = before
  try {
    for (;;) {
      const wanted: boolean = isMember ? store.get(productSeq) === 'ON' : favorite
      const said = await send(productSeq, wanted)
      if ('isFavorite' in said) {
        confirmed = said.isFavorite ? 'ON' : 'OFF'
        if (!isMember) store.set(productSeq, confirmed)
        if (store.get(productSeq) === confirmed) return true
      } else {
        if (isMember) store.set(productSeq, confirmed)
        if ('message' in said) tell(said.message)
        else signIn()
        return false
      }
    }
  } catch {
    if (isMember) store.set(productSeq, confirmed)
    tell(notSent)
    return false
  } finally {
    store.end(productSeq)
  }
}
