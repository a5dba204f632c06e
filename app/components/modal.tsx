import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { CloseIcon } from './icons.tsx'

export interface ModalProps {
  open: boolean
  /** Escape, the close button or a press beside it. */
  onClose: () => void
  title: ReactNode
  /** The title is only heard. */
  hideTitle?: boolean
  /** Stays at the lower edge, for actions. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** A dialog in the middle of the screen. */
export function Dialog({ wide, ...props }: ModalProps & { wide?: boolean }) {
  return <Modal {...props} look={cx('modal-dialog', wide && 'modal-wide')} />
}

/** A panel that comes in from an edge of the screen. */
export function Drawer({ side = 'end', ...props }: ModalProps & { side?: 'start' | 'end' }) {
  return <Modal {...props} look={cx('modal-drawer', `modal-drawer-${side}`)} />
}

/** A panel that comes up from the lower edge, for phones. */
export function BottomSheet(props: ModalProps) {
  return <Modal {...props} look="modal-sheet" />
}

/** The platform's own modal: it traps the focus, closes with Escape and makes the page behind it inert. */
function Modal({
  open,
  onClose,
  title,
  hideTitle,
  footer,
  children,
  className,
  look,
}: ModalProps & { look: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel; Escape is the keyboard's way, by the platform.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx('modal', look, className)}
      onClose={() => open && onClose()}
      onClick={closeBeside}
    >
      {open && (
        <>
          <div className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line ps-5 pe-2">
            <h2 id={titleId} className={cx('flex-1 text-lg font-bold', hideTitle && 'sr-only')}>
              {title}
            </h2>
            <Button variant="ghost" square className="ms-auto" aria-label="닫기" onClick={onClose}>
              <CloseIcon size={22} />
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="flex shrink-0 gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
