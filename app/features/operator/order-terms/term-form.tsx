import { Card } from '#app/components/card.tsx'
import { Field, Input, Textarea } from '#app/components/field.tsx'
import { groupDigits } from '#app/format/group-digits.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { NOTICE_RULE } from '#contracts/notice-days.ts'
import type { OrderTermKey, OrderTerms } from '#contracts/order-states.ts'
import {
  TERM_GROUP_NAMES,
  TERM_GROUPS,
  TERMS_REASON_LENGTH,
  termRow,
  termsOfGroup,
  termUnit,
} from '#contracts/order-term-rules.ts'
import { PostButtons } from '../posts/post-form-parts.tsx'

const HINTS: Partial<Record<OrderTermKey, string>> = {
  buyerFeeBp: '상품 가격과 배송비에서 몇 %인지 적어요.',
  freeUpTo: '상품 가격이 이 금액 이하이면 두 분 모두 수수료가 없어요.',
  maxPrice: '이보다 비싼 상품은 안심결제를 할 수 없어요.',
  returnAnswerAgainHours: '부분환불이 이뤄지지 않았을 때 판매자가 다시 답하는 기한이에요.',
  fourEyesAbove: '이 금액이 넘는 분쟁은 두 운영자가 같은 결정을 해야 이뤄져요.',
}

/** As it is typed: percent for a share. */
function typedTerm(key: OrderTermKey, value: number): string {
  const { unit } = termRow(key)
  if (unit === 'share') return String(value / 100)
  return unit === 'won' ? groupDigits(value) : String(value)
}

/** Sets terms from a day on. @param seen the newest row of the list */
export function OrderTermForm({
  terms,
  firstDay,
  seen,
  formKey,
}: {
  terms: OrderTerms
  firstDay: string
  seen: number
  formKey: string
}) {
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./term-schema.ts').then((file) => file.termForms)}
    >
      <Card className="space-y-6">
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="seen" value={seen} />
        {TERM_GROUP_NAMES.map((group) => (
          <fieldset key={group}>
            <legend className="mb-3 text-base font-bold text-ink">
              {TERM_GROUPS[group].label}
            </legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {termsOfGroup(group).map((key) => (
                <Field
                  key={key}
                  name={key}
                  label={`${termRow(key).label} (${termUnit(key)})`}
                  required
                  initial={typedTerm(key, terms[key])}
                  hint={HINTS[key]}
                >
                  {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
        <Field
          name="day"
          label="시행일"
          required
          hint={`그날 0시부터 맺는 주문에 적용돼요. ${NOTICE_RULE} 기한은 늘거나 줄면 한쪽에 불리해요.`}
        >
          {(control) => <Input {...control} type="date" min={firstDay} />}
        </Field>
        <Field name="reason" label="바꾸는 까닭" required hint="운영자만 볼 수 있어요.">
          {(control) => <Textarea {...control} rows={2} maxLength={TERMS_REASON_LENGTH} />}
        </Field>
        <PostButtons cancel={paths.operatorOrderTerms()} />
      </Card>
    </PostForm>
  )
}
