import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#app/components/badge.tsx'
import type { IconComponent } from '#app/components/icons.tsx'

/** A card of a room: what it is, how it stands, what it says, and what can be done. */
export function CardFrame({
  icon: Icon,
  title,
  state,
  tone,
  children,
  footer,
}: {
  icon: IconComponent
  title: string
  state: string
  tone: BadgeTone
  children: ReactNode
  /** Buttons and links; nothing when nothing can be done. */
  footer?: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className="w-full overflow-hidden rounded-lg border border-line-strong bg-surface text-start shadow-card"
    >
      <header className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-b border-line bg-surface-2 px-3.5 py-2">
        <Icon size={18} className="shrink-0 text-ink-2" />
        <p className="grow text-sm whitespace-nowrap font-semibold text-ink">{title}</p>
        <Badge tone={tone}>{state}</Badge>
      </header>
      <div className="px-3.5 py-3">{children}</div>
      {footer && <footer className="flex flex-wrap gap-2 px-3.5 pb-3.5">{footer}</footer>}
    </section>
  )
}
