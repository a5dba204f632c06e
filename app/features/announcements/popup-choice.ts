import { storedValue } from '#app/shell/stored-value.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'

const KEY = 'popup-dismissed'

interface Dismissed {
  noticeSeq: number
  /** Milliseconds. */
  until: number
}

/** Which popup this browser does not show, and until when. */
export const dismissedPopup = storedValue<Dismissed | null>(KEY, (stored) => {
  try {
    const { noticeSeq, until } = JSON.parse(stored ?? 'null') ?? {}
    return typeof noticeSeq === 'number' && typeof until === 'number' ? { noticeSeq, until } : null
  } catch {
    return null
  }
})

/** Until the day ends in Korea, or for so many days. */
export const dismissedUntil = (days: 'today' | 7, now: number): number =>
  days === 'today' ? kstMidnight(kstDay(now, 1)).getTime() : now + days * DAY_MS

/** Hides the popup before the page is painted, so that nothing moves. It stands within the popup. */
export const popupScript = (noticeSeq: number): string =>
  `try{var p=JSON.parse(localStorage.getItem('${KEY}'));if(p&&p.noticeSeq===${noticeSeq}&&p.until>Date.now())document.currentScript.parentElement.hidden=true}catch(e){}`
