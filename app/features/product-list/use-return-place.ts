import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'

const STORAGE_KEY = 'list-place'

/** The card at the upper edge when the user left the document. */
interface Place {
  entry: string
  href: string
  /** Its distance from the upper edge of the window in pixels. */
  top: number
}

/** Only the document's first list can be one that the user returns to. */
let isFirstList = true

/**
 * Returns to the same card after a reload, or after Back from another document. The pages loaded before are lost then,
 * so the stored scroll position would mean another place; the address still names the page of the card.
 */
export function useReturnPlace(list: RefObject<HTMLElement>) {
  const entry = useLocation().key
  useEffect(() => {
    const place = isFirstList ? storedPlace() : null
    const frame = requestAnimationFrame(() => {
      isFirstList = false
      const card =
        place?.entry === entry && list.current?.querySelector(`a[href="${CSS.escape(place.href)}"]`)
      if (place && card)
        window.scrollBy({
          top: card.getBoundingClientRect().top - place.top,
          behavior: 'instant',
        })
    })
    const leave = () => storePlace(entry, list.current)
    window.addEventListener('pagehide', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pagehide', leave)
    }
  }, [entry, list])
}

function storePlace(entry: string, list: HTMLElement | null) {
  for (const card of list?.querySelectorAll('a') ?? []) {
    const { top, bottom } = card.getBoundingClientRect()
    const href = card.getAttribute('href')
    if (bottom < window.innerHeight / 3 || !href) continue
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ entry, href, top } satisfies Place))
    } catch {
      // Without storage the router's own scroll position is used.
    }
    return
  }
}

function storedPlace(): Place | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  if (type === 'navigate') return null
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
  } catch {
    return null
  }
}
