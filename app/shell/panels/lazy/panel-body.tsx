import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { ArrowLeftIcon, CloseIcon } from '#app/components/icons.tsx'
import { usePanel } from './panel-context.ts'

/** The frame of a panel: its title, the close button, its content and its footer. */
export function PanelBody({
  title,
  hideTitle,
  footer,
  edgeToEdge,
  className,
  children,
}: {
  title: ReactNode
  /** The title is for screen readers only. */
  hideTitle?: boolean
  /** Stays at the lower edge, for actions. */
  footer?: ReactNode
  /** The content reaches the edges of the panel. */
  edgeToEdge?: boolean
  className?: string
  children: ReactNode
}) {
  const { titleId, view, back, close } = usePanel()
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)

  useEffect(() => {
    const gone = before.current
    if (gone === view) return
    before.current = view
    body.current?.scrollTo(0, 0)
    // After Back, the focus returns to the element that opened the view; in a new view it moves to the heading.
    const from = body.current?.querySelector<HTMLElement>(
      `[data-opens-view="${CSS.escape(gone ?? '')}"]`,
    )
    if (from) from.focus()
    else heading.current?.focus({ preventScroll: true })
  }, [view])

  return (
    <>
      <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line pe-2">
        {view !== null && (
          <Button variant="ghost" square className="ms-2" aria-label="뒤로" onClick={back}>
            <ArrowLeftIcon size={22} />
          </Button>
        )}
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className={cx(
            'min-w-0 flex-1 truncate text-lg font-bold outline-none',
            view === null && 'ps-5',
            hideTitle && 'sr-only',
          )}
        >
          {title}
        </h2>
        <Button variant="ghost" square className="ms-auto" aria-label="닫기" onClick={close}>
          <CloseIcon size={22} />
        </Button>
      </div>
      <div
        ref={body}
        className={cx(
          // Safari takes a base of zero by the word, where the panel is as high as its content.
          'min-h-0 flex-auto overflow-y-auto overscroll-contain',
          edgeToEdge ? 'py-2' : 'p-5',
          className,
        )}
      >
        {children}
      </div>
      {footer && (
        <div className="flex shrink-0 gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </>
  )
}
