import { Link, type LinkProps } from '@remix-run/react'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its place. */
  block?: boolean
  /** A square for a single icon; say what it does with `aria-label`. */
  square?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
  secondary:
    'bg-surface text-ink border border-line-strong hover:bg-surface-2 hover:border-control active:bg-surface-3',
  ghost: 'text-ink-2 hover:bg-surface-3 active:bg-line',
  danger:
    'bg-danger-fill text-on-danger-fill hover:bg-danger-fill-hover active:bg-danger-fill-hover',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm rounded-sm',
  md: 'min-h-11 px-4 text-base rounded-md',
  lg: 'min-h-13 px-6 text-base rounded-md',
}

const SQUARES: Record<ButtonSize, string> = {
  sm: 'size-9 text-base rounded-sm',
  md: 'size-11 text-lg rounded-md',
  lg: 'size-13 text-xl rounded-md',
}

function look({ variant = 'primary', size = 'md', block, square }: Look, className?: string) {
  return cx(
    'inline-flex items-center justify-center gap-1.5 font-semibold text-center transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-busy:cursor-progress',
    VARIANTS[variant],
    square ? SQUARES[size] : SIZES[size],
    block && 'w-full',
    className,
  )
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Its action is in progress: it shows a spinner, and further presses do nothing. */
    pending?: boolean
  }

/** A button; `type="button"` unless set otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    block,
    square,
    pending,
    className,
    children,
    type = 'button',
    onClick,
    ...props
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={look({ variant, size, block, square }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      // Stays focusable while pending, so that the keyboard focus is not lost.
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
})

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  square,
  className,
  ...props
}: LinkProps & Look) {
  return <Link className={look({ variant, size, block, square }, className)} {...props} />
}

function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.1em"
      height="1.1em"
      className="animate-spin"
      aria-hidden="true"
    >
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity=".3"
      />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
