import { Link, type LinkProps } from '@remix-run/react'
import {
  type ButtonHTMLAttributes,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react'
import { cx } from './cx.ts'
import { CloseIcon } from './icons.tsx'

const SHAPE =
  'inline-flex min-h-9 shrink-0 items-center gap-1 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors'
const REST = 'border-line-strong bg-surface text-ink-2 hover:border-control hover:bg-surface-2'
const CHOSEN = 'border-selected bg-selected text-on-selected'

/** A chip that leads somewhere, such as a keyword or a filtered list. */
export function ChipLink({
  selected,
  className,
  ...props
}: LinkProps & {
  /** The list it leads to is the current one. */
  selected?: boolean
}) {
  return (
    <Link
      aria-current={selected ? 'true' : undefined}
      className={cx(SHAPE, selected ? CHOSEN : REST, className)}
      {...props}
    />
  )
}

/** A chip that does something at once. `pressed` makes it a switch. */
export const ChipButton = forwardRef<
  HTMLButtonElement,
  ButtonHTMLAttributes<HTMLButtonElement> & { pressed?: boolean }
>(function ChipButton({ pressed, className, type = 'button', ...props }, ref) {
  return (
    <button
      ref={ref}
      type={type}
      aria-pressed={pressed}
      className={cx(SHAPE, pressed ? CHOSEN : REST, className)}
      {...props}
    />
  )
})

/** A chip of a form: a checkbox (or radio button) that works without script. */
export const ChipToggle = forwardRef<
  HTMLInputElement,
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { type?: 'checkbox' | 'radio' }
>(function ChipToggle({ type = 'checkbox', className, children, ...props }, ref) {
  return (
    <label
      className={cx(
        SHAPE,
        'relative border-line-strong bg-surface text-ink-2 hover:border-control',
        'has-checked:border-selected has-checked:bg-selected has-checked:text-on-selected',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <input
        ref={ref}
        type={type}
        className="absolute inset-0 m-0 appearance-none opacity-0"
        {...props}
      />
      {children}
    </label>
  )
})

/** An active filter; the link removes it. */
export function ChipRemovable({
  children,
  removeLabel = '필터 해제',
  className,
  ...props
}: LinkProps & { children: ReactNode; removeLabel?: string }) {
  return (
    <Link
      className={cx(
        SHAPE,
        'border-selected bg-surface pe-2 text-ink hover:bg-surface-3',
        className,
      )}
      {...props}
    >
      {children}
      <span className="sr-only">{removeLabel}</span>
      <CloseIcon size={16} />
    </Link>
  )
}
