import type { ReactNode } from 'react'
import { missingParts } from './missing-parts.ts'
import type { PhotoShelf } from './photos/photo-shelf.ts'
import { useSellValues } from './sell-context.ts'
import { SellPreview } from './sell-preview.tsx'

/** The button and what belongs to it: a bar at the lower edge of a phone, beside the form on a wide screen. */
export function SellAside({ shelf, children }: { shelf: PhotoShelf | null; children: ReactNode }) {
  return (
    <div className="sell-aside">
      <div className="hidden lg:block">
        <SellPreview shelf={shelf} />
      </div>
      {children}
    </div>
  )
}

/** What is missing yet; nothing before something was written. */
export function MissingParts() {
  const missing = missingParts(useSellValues())
  if (missing.length === 0)
    return <p className="text-sm text-success max-lg:hidden">빠진 것이 없어요. 올려 볼까요?</p>
  return (
    <p className="text-sm text-ink-3 max-lg:hidden">
      남은 것: <span className="text-ink-2">{missing.join(', ')}</span>
    </p>
  )
}
