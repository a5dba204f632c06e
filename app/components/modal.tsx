import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { cx } from './cx.ts'

/** In the middle; from an edge; from the lower edge, in the middle of a desktop; over the whole screen. */
export type ModalLook = 'dialog' | 'drawer-start' | 'drawer-end' | 'sheet' | 'screen'

/**
 * The platform's own modal: it traps the focus, closes with Escape and makes the page behind it inert. It is open as
 * long as it is rendered; only app/shell/panels/ renders it.
 */
export function ModalFrame({
  id,
  look,
  labelledBy,
  opener,
  onClose,
  className,
  children,
}: {
  id: string
  look: ModalLook
  /** Id of the element that names it. */
  labelledBy: string
  /** The element that gets the focus back. */
  opener: Element | null
  /** Escape, or a press beside it. */
  onClose: () => void
  className?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      giveFocusBack(opener)
    }
  }, [opener])

  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel; Escape is the keyboard's way, by the platform.
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      data-panel={id}
      className={cx('modal', `modal-${look}`, className)}
      // The event is fired late: by then it may be open again.
      onClose={() => !ref.current?.open && onClose()}
      // Selecting text from inside to outside is not a press.
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event)
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (isBeside(event) && isPressedBeside.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** To the element, or where it stands in a menu that has closed meanwhile, to what opens the menu. */
function giveFocusBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return
  opener.focus({ preventScroll: true })
  if (document.activeElement === opener) return
  opener.closest('details')?.querySelector('summary')?.focus({ preventScroll: true })
}
