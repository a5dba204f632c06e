import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/**
 * A place for an advertisement, which says so. What is shown in it is the company's; its size is fixed by its place
 * (styles/parts.css), so that nothing moves whatever comes, or if nothing does.
 *
 * @param client our number with the company
 * @param slot the company's number of this place
 */
export function AdSlot({ place, client, slot }: { place: 'list'; client: string; slot: string }) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    // The script takes what was asked before it came.
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  }, [])
  return (
    <aside aria-label="광고" className={`ad-slot ad-slot-${place}`}>
      <small>광고</small>
      <ins
        className="adsbygoogle"
        data-ad-client={client}
        data-ad-slot={slot}
        // The script writes into it before React has looked at it.
        suppressHydrationWarning
      />
    </aside>
  )
}
