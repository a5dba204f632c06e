import { forwardRef, type InputHTMLAttributes } from 'react'
import { Input } from '#app/components/field.tsx'
import { useNoSuggestions } from '#app/components/use-no-suggestions.ts'
import { caretBefore } from '#app/features/product-list/caret.ts'
import { groupTyped } from './typed-won.ts'

/** An amount in won: digits get their commas while they are typed, and the caret stays between the same digits. */
export const WonInput = forwardRef<
  HTMLInputElement,
  InputHTMLAttributes<HTMLInputElement> & {
    /** Digits that the largest amount has. */
    digits: number
  }
>(function WonInput({ digits, onChange, ...props }, ref) {
  const autoComplete = useNoSuggestions()
  return (
    <Input
      ref={ref}
      type="text"
      inputMode="numeric"
      autoComplete={autoComplete}
      suffix="원"
      {...props}
      onChange={(event) => {
        const input = event.currentTarget
        // Korean units are typed in an input method whose text is not finished yet.
        if (!(event.nativeEvent as InputEvent).isComposing) group(input, digits)
        onChange?.(event)
      }}
      onBlur={({ currentTarget }) => group(currentTarget, digits)}
    />
  )
})

function group(input: HTMLInputElement, digits: number) {
  const { value, selectionStart } = input
  const grouped = groupTyped(value, digits)
  if (grouped === value) return
  const after = value.slice(selectionStart ?? undefined).replace(/\D/g, '')
  input.value = grouped
  const caret = caretBefore(grouped, after.length)
  if (input === document.activeElement) input.setSelectionRange(caret, caret)
}
