import type { ActionParams } from '#contracts/action-log.ts'

type Card = ActionParams<'product_impression'>

const SEEN_AFTER = 1_000
const HALF = 0.5
const CARD = 'li.pc'
const LIST = 'ul.pc-grid'

/** Reads only the page's elements, so that lists need no code for it. */
export interface WatchedCards {
  /** Another page is shown: every card may be counted again. */
  restart(): void
}

/**
 * Watches every product card of the page, also later ones, with one observer. A card counts as seen when half
 * of it was on the screen for a second, once in its list.
 */
export function watchCards(
  onSeen: (card: Card) => void,
  onChosen: (card: Card) => void,
): WatchedCards {
  const inSight = new Map<Element, ReturnType<typeof setTimeout> | undefined>()
  const watched = new Set<Element>()
  const seen = new Set<string>()

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting, intersectionRatio } of changes)
        if (isIntersecting && intersectionRatio >= HALF) begin(target)
        else end(target)
    },
    { threshold: HALF },
  )

  function begin(element: Element): void {
    if (inSight.get(element) === undefined) inSight.set(element, timerFor(element))
  }

  function timerFor(element: Element) {
    // A card in a hidden tab is not seen.
    if (document.visibilityState === 'hidden') return undefined
    return setTimeout(() => {
      observer.unobserve(element)
      inSight.delete(element)
      const card = cardOf(element)
      const once = card && `${card.list} ${card.productSeq}`
      if (!once || seen.has(once)) return
      seen.add(once)
      onSeen(card)
    }, SEEN_AFTER)
  }

  function end(element: Element): void {
    clearTimeout(inSight.get(element))
    inSight.delete(element)
  }

  function look(): void {
    for (const element of watched) if (!element.isConnected) forget(element)
    for (const element of document.querySelectorAll(CARD)) {
      if (watched.has(element)) continue
      watched.add(element)
      observer.observe(element)
    }
  }

  function forget(element: Element): void {
    end(element)
    watched.delete(element)
    observer.unobserve(element)
  }

  let isLookDue = false
  new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return
    if (isLookDue) return
    isLookDue = true
    requestAnimationFrame(() => {
      isLookDue = false
      look()
    })
  }).observe(document.body, { childList: true, subtree: true })

  document.addEventListener('visibilitychange', () => {
    for (const [element, timer] of inSight) {
      clearTimeout(timer)
      inSight.set(element, timerFor(element))
    }
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest('a')?.closest(CARD)
      const card = element && cardOf(element)
      if (card) onChosen(card)
    },
    { capture: true },
  )
  look()

  return {
    restart(): void {
      for (const element of [...watched]) forget(element)
      seen.clear()
      look()
    },
  }
}

/** Which product a card shows, and where; null for an element that is not a card of a list. */
function cardOf(element: Element): Card | null {
  const [, seq] =
    /^\/product\/(\d+)$/.exec(element.querySelector('a')?.getAttribute('href') ?? '') ?? []
  const list = element.closest(LIST)
  if (!seq || !list) return null
  return {
    productSeq: Number(seq),
    list: [...document.querySelectorAll(LIST)].indexOf(list),
    position: [...list.children].indexOf(element),
  }
}
