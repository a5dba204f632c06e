import { useEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { type TopOption, trailTo } from './category-options.ts'
import { descriptionTemplate, withTemplate } from './description-templates.ts'
import { FindingsOf } from './findings.tsx'
import { SellSection } from './section.tsx'
import { useChanged, useSellForm, useSellValues } from './sell-context.ts'
import { TextLength } from './text-length.tsx'

/** The description, which grows with its text, and the template of the category. */
export function BodyField({ options }: { options: readonly TopOption[] }) {
  const { initial } = useSellForm()
  const changed = useChanged('body')
  const { body, categorySeq } = useSellValues()
  const isHydrated = useHydrated()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const top = options.find((each) => trailTo([each], Number(categorySeq)).length > 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the text has changed.
  useEffect(() => {
    const field = textarea.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + 2}px`
  }, [body])

  function insert() {
    const field = textarea.current
    if (!field) return
    field.value = withTemplate(field.value, top?.slug)
    changed()
    field.focus()
    const [firstLine = ''] = descriptionTemplate(top?.slug).split('\n')
    const caret = field.value.indexOf(firstLine) + firstLine.length
    field.setSelectionRange(caret, caret)
  }

  return (
    <SellSection
      id="sell-body"
      title="설명"
      required
      aside={<TextLength of="body" most={LISTING_LIMITS.longestBody} />}
    >
      <Field
        name="body"
        label="설명"
        hideLabel
        initial={initial.body}
        hint="전화번호나 계좌번호, 다른 메신저 아이디는 적을 수 없어요."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={textarea}
            aria-required
            rows={7}
            className="resize-none overflow-hidden leading-relaxed"
            placeholder="언제 샀는지, 얼마나 썼는지, 하자가 있는지 적어 주세요."
          />
        )}
      </Field>
      {isHydrated ? (
        <Button variant="secondary" size="sm" className="self-start" onClick={insert}>
          내용 예시 넣기
        </Button>
      ) : (
        <SubmitButton intent="template" variant="secondary" size="sm" className="self-start">
          내용 예시 넣기
        </SubmitButton>
      )}
      <FindingsOf field="body" />
    </SellSection>
  )
}
