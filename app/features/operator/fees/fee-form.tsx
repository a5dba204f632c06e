import { Card } from '#app/components/card.tsx'
import { Field, Input, Textarea } from '#app/components/field.tsx'
import { groupDigits } from '#app/format/group-digits.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { FEE_LABELS, FEE_REASON_LENGTH, type FeeKey, type Fees } from '#contracts/fee-rules.ts'
import { NOTICE_RULE } from '#contracts/notice-days.ts'
import { PostButtons } from '../posts/post-form-parts.tsx'

const HINTS: Partial<Record<FeeKey, string>> = {
  buyerFeeBp: '상품 가격과 배송비에서 몇 %인지 적어요.',
  freeUpTo: '상품 가격이 이 금액 이하이면 두 분 모두 수수료가 없어요.',
  maxPrice: '이보다 비싼 상품은 안심결제를 할 수 없어요.',
}

/** Sets fees from a day on. @param seen the newest row of the list */
export function FeeForm({
  fees,
  firstDay,
  seen,
  formKey,
}: {
  fees: Fees
  firstDay: string
  seen: number
  formKey: string
}) {
  const field = (key: FeeKey, initial: string, unit: string) => (
    <Field
      key={key}
      name={key}
      label={`${FEE_LABELS[key]} (${unit})`}
      required
      initial={initial}
      hint={HINTS[key]}
    >
      {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
    </Field>
  )
  return (
    <PostForm
      intent={['save', 'preview']}
      schema={() => import('./fee-schema.ts').then((file) => file.feeForms)}
    >
      <Card className="space-y-4">
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="seen" value={seen} />
        {field('buyerFeeBp', String(fees.buyerFeeBp / 100), '%')}
        {field('sellerFeeBp', String(fees.sellerFeeBp / 100), '%')}
        {field('freeUpTo', groupDigits(fees.freeUpTo), '원')}
        {field('maxPrice', groupDigits(fees.maxPrice), '원')}
        {field('compensationCap', groupDigits(fees.compensationCap), '원')}
        <Field
          name="day"
          label="시행일"
          required
          hint={`그날 0시부터 맺는 주문에 적용돼요. ${NOTICE_RULE}`}
        >
          {(control) => <Input {...control} type="date" min={firstDay} />}
        </Field>
        <Field name="reason" label="바꾸는 까닭" required hint="운영자만 볼 수 있어요.">
          {(control) => <Textarea {...control} rows={2} maxLength={FEE_REASON_LENGTH} />}
        </Field>
        <PostButtons cancel={paths.operatorFees()} />
      </Card>
    </PostForm>
  )
}
