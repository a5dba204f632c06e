import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { cx } from './cx.ts'
import { useFormField } from './form-context.ts'
import { AlertIcon, ChevronDownIcon } from './icons.tsx'
import { RequiredMark } from './required-mark.tsx'

/** What a control needs to belong to its field; spread it onto the control. */
export interface FieldControl {
  id: string
  name?: string
  /** What was typed before the form was refused; a controlled field sets `undefined`. */
  defaultValue?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A label, a control, a hint and an error that belong together. */
export function Field({
  name,
  initial,
  label,
  hideLabel,
  hint,
  error: given,
  required,
  className,
  children,
}: {
  /** In a PostForm the field has its error and what was typed from there. */
  name?: string
  /** The value before anything is typed. */
  initial?: string | null
  label: ReactNode
  /** The label is for screen readers only. */
  hideLabel?: boolean
  hint?: ReactNode
  /** A sentence that says what to do. */
  error?: ReactNode
  required?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const { error: refused, values } = useFormField(name)
  const error = given ?? refused
  const describedBy = cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink-2'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        name,
        defaultValue: values?.[0] ?? initial ?? undefined,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Why the value is not accepted; the control refers to it by `aria-describedby`. */
export function FieldError({
  id,
  className,
  children,
}: {
  id?: string
  className?: string
  children: ReactNode
}) {
  return (
    <p id={id} className={cx('flex items-start gap-1 text-sm font-medium text-danger', className)}>
      <AlertIcon className="mt-0.5 shrink-0" size={16} />
      {children}
    </p>
  )
}

/** The error of choices that share a name; they refer to it themselves. */
export function ChoiceError({ name, className }: { name: string; className?: string }) {
  const { error, errorId } = useFormField(name)
  if (error === undefined) return null
  return (
    <FieldError id={errorId} className={className}>
      {error}
    </FieldError>
  )
}

const CONTROL = cx(
  'w-full min-h-11 rounded-md border border-control bg-surface px-3 text-base text-ink transition-colors',
  'placeholder:text-ink-3 hover:border-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:bg-surface-3 disabled:text-ink-3',
)

export const Input = forwardRef<
  HTMLInputElement,
  InputHTMLAttributes<HTMLInputElement> & {
    /** A unit after what is typed, such as 원. */
    suffix?: string
  }
>(function Input({ className, suffix, ...props }, ref) {
  const input = (
    <input
      ref={ref}
      className={cx(CONTROL, suffix !== undefined && 'pe-9 text-end tabular-nums', className)}
      {...props}
    />
  )
  if (suffix === undefined) return input
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-ink-3"
      >
        {suffix}
      </span>
    </span>
  )
})

export const Textarea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function Textarea({ className, rows = 5, ...props }, ref) {
  return <textarea ref={ref} rows={rows} className={cx(CONTROL, 'py-2.5', className)} {...props} />
})

export const Select = forwardRef<
  HTMLSelectElement,
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Lower, for a row above a list. */
    compact?: boolean
  }
>(function Select({ className, compact, ...props }, ref) {
  return (
    <span className={cx('relative', compact ? 'inline-block' : 'block')}>
      <select
        ref={ref}
        className={cx(CONTROL, 'appearance-none pe-9', compact && 'font-medium text-sm', className)}
        {...props}
      />
      <ChevronDownIcon
        size={18}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-3"
      />
    </span>
  )
})

/** A checkbox or radio button with its label, a target of 44 px. */
export const Choice = forwardRef<
  HTMLInputElement,
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    type?: 'checkbox' | 'radio'
    /** Shown separately at the end, such as a count. */
    trailing?: ReactNode
  }
>(function Choice(
  { type = 'checkbox', defaultChecked, className, children, trailing, ...props },
  ref,
) {
  const { error, errorId, values } = useFormField(props.name)
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-2.5 rounded-sm text-sm text-ink-2 lg:min-h-9',
        'has-checked:font-semibold has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <input
        ref={ref}
        type={type}
        className="size-5 shrink-0 accent-primary lg:size-4.5"
        defaultChecked={values ? values.includes(String(props.value)) : defaultChecked}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={errorId}
        {...props}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {trailing !== undefined && (
        <span className="text-xs text-ink-3 tabular-nums">{trailing}</span>
      )}
    </label>
  )
})
