import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/**
 * A slot for an advertisement, labelled as such. The ad provider decides what it shows. Its size is fixed by its place
 * (styles/parts.css), so that nothing moves, whether an advertisement comes or not.
 *
 * @param client our id at the provider
 * @param slot the provider's id of this slot
 */
export function AdSlot({ place, client, slot }: { place: 'list'; client: string; slot: string }) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    // The script also handles requests that were queued before it loaded.
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
        // The script writes into it before React hydrates it.
        suppressHydrationWarning
      />
    </aside>
  )
}
