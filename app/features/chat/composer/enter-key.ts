/** What of a keyboard event decides. */
interface Key {
  key: string
  code: string
  keyCode: number
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  isComposing: boolean
  repeat: boolean
}

/** Of a composition that Enter ends, only Hangul is sent with it: elsewhere it chooses a word (kana, Hanja). */
const HANGUL = /^[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]*$/

/**
 * One message for each Enter, in whichever order a browser tells of a Korean syllable that Enter completes:
 * Firefox and Chrome on some systems: keydown (composing), compositionend. Chrome elsewhere: the same, and a second
 * keydown for the same press. Safari: compositionend, then a keydown with code 229. Each handler's true means that the
 * browser's own line break is not wanted.
 * @param send takes what is in the field
 * @param later calls back when the browser has finished with the composition; the answer cancels it
 */
export function createEnterKey(send: () => void, later: (done: () => void) => () => void) {
  /** Enter is down while a syllable is being composed. */
  let isPending = false
  /** This press of Enter has sent already. */
  let isSpent = false
  let cancel: (() => void) | null = null

  function sendOnce(): void {
    cancel?.()
    cancel = null
    isPending = false
    isSpent = true
    send()
  }

  return {
    keyDown(event: Key): boolean {
      if (!isEnter(event)) {
        isPending = false
        isSpent = false
        return false
      }
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false
      if (event.isComposing) {
        isPending = !event.repeat
        return false
      }
      if (isSpent || event.repeat) return true
      sendOnce()
      return true
    },
    compositionEnd(composed: string): void {
      if (!isPending || !HANGUL.test(composed)) {
        isPending = false
        return
      }
      cancel = later(sendOnce)
    },
    /** A line break that came without a keydown of its own. */
    lineBreak: (): boolean => isSpent || cancel !== null,
    keyUp(event: Pick<Key, 'key' | 'code' | 'keyCode'>): void {
      if (!isEnter(event)) return
      isPending = false
      isSpent = false
    },
    blur(): void {
      isPending = false
      isSpent = false
    },
  }
}

/** While composing, `key` may be 'Process' and `keyCode` 229: then the key itself says which it is. */
const isEnter = ({ key, code, keyCode }: Pick<Key, 'key' | 'code' | 'keyCode'>) =>
  key === 'Enter' || keyCode === 13 || code === 'Enter' || code === 'NumpadEnter'
