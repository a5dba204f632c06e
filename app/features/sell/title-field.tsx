import { Field, Input } from '#app/components/field.tsx'
import { useNoSuggestions } from '#app/components/use-no-suggestions.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { FindingsOf } from './findings.tsx'
import { SellSection } from './section.tsx'
import { useSellForm } from './sell-context.ts'
import { TextLength } from './text-length.tsx'

export function TitleField() {
  const { initial } = useSellForm()
  const autoComplete = useNoSuggestions()
  return (
    <SellSection
      id="sell-title"
      title="제목"
      required
      aside={<TextLength of="title" most={LISTING_LIMITS.longestTitle} />}
    >
      <Field name="title" label="제목" hideLabel initial={initial.title}>
        {(control) => (
          <Input
            {...control}
            aria-required
            autoComplete={autoComplete}
            enterKeyHint="next"
            placeholder="브랜드, 상품명, 사이즈를 적어 주세요"
          />
        )}
      </Field>
      <FindingsOf field="title" />
    </SellSection>
  )
}
