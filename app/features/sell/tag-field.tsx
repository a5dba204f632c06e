import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ChipButton } from '#app/components/chip.tsx'
import { Field, FieldError, Input } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { CloseIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { FindingsOf } from './findings.tsx'
import { SellSection } from './section.tsx'
import { useChanged, useSellForm } from './sell-context.ts'
import { splitTags } from './sell-values.ts'

/** Tags: chips, or without script a text with commas. */
export function TagField() {
  const isHydrated = useHydrated()
  const { initial } = useSellForm()
  return (
    <SellSection
      id="sell-tags"
      title="태그"
      aside={<span className="text-sm text-ink-3">{LISTING_LIMITS.mostTags}개까지</span>}
    >
      {isHydrated ? (
        <TagChips />
      ) : (
        <Field
          name="tags"
          label="태그"
          hideLabel
          initial={initial.tags}
          hint="쉼표로 나누어 적어 주세요."
        >
          {(control) => <Input {...control} placeholder="예: 원목, 이케아" />}
        </Field>
      )}
      <FindingsOf field="tags" />
    </SellSection>
  )
}

function TagChips() {
  const { values } = useSellForm()
  const changed = useChanged('tags')
  const [tags, setTags] = useState(() => splitTags(values.get().tags))
  const field = useRef<HTMLInputElement>(null)
  const { error, errorId } = useFormField('tags')
  const isFull = tags.length >= LISTING_LIMITS.mostTags

  function change(next: readonly string[]) {
    const kept = [...new Set(next)].slice(0, LISTING_LIMITS.mostTags)
    setTags(kept)
    values.set({ ...values.get(), tags: kept.join(', ') })
    changed()
  }

  function take() {
    if (!field.current) return
    const typed = splitTags(field.current.value)
    field.current.value = ''
    if (typed.length > 0) change([...tags, ...typed])
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The key that ends a syllable is no key of ours.
    if (event.nativeEvent.isComposing) return
    const isEmpty = event.currentTarget.value === ''
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && isEmpty) change(tags.slice(0, -1))
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/[,#\n]/.test(pasted)) return
    event.preventDefault()
    change([...tags, ...splitTags(pasted)])
  }

  return (
    <>
      <input type="hidden" name="tags" value={tags.join(', ')} />
      {tags.length > 0 && (
        <ul aria-label="붙인 태그" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <ChipButton
                aria-label={`${tag} 태그 빼기`}
                className="max-w-full"
                onClick={() => change(tags.filter((each) => each !== tag))}
              >
                <span className="truncate">#{tag}</span>
                <CloseIcon size={16} className="shrink-0" />
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <Input
          ref={field}
          form=""
          aria-label="태그"
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={tags.length > 0 ? '태그 더 붙이기' : '예: 원목, 이케아'}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={take}
        />
      )}
      {error && <FieldError id={errorId ?? ''}>{error}</FieldError>}
    </>
  )
}
