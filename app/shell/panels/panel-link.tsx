import { Link } from '@remix-run/react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { openPanel, type PanelRequest, preparePanel } from './open-panel.ts'

/** A link to a page, or to a part of this one, that opens as a panel if there is script; a new tab shows the page. */
export function PanelLink<Props extends object>({
  to,
  panel,
  className,
  children,
  label,
}: {
  /** The page with the same content. */
  to: string
  /** Undefined where the page itself should open. */
  panel: PanelRequest<Props> | undefined
  className?: string
  label?: string
  children: ReactNode
}) {
  const prepare = panel && (() => preparePanel(panel.load as () => Promise<ComponentType>))
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={panel && ((event) => openInstead(event, panel))}
    >
      {children}
    </Link>
  )
}

/** Opens a panel in place of the page that a link leads to; without the panel's script the page opens. */
export async function openInstead<Props extends object>(
  event: MouseEvent<HTMLAnchorElement>,
  panel: PanelRequest<Props>,
): Promise<void> {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const link = event.currentTarget
  // Some browsers do not focus a pressed link; the focus has to return here.
  link.focus({ preventScroll: true })
  if (!(await openPanel(panel))) window.location.assign(link.href)
}

/** Not a click that opens a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
