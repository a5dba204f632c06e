import { ButtonLink } from '#app/components/button.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { KeywordAlert } from '#contracts/boot.ts'
import { CONDITION_LABELS, TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'

/** What an alert looks for. Another category or region is chosen in a search. */
export function AlertEditor({ alert }: { alert: KeywordAlert }) {
  const { alertSeq, filter, categoryName, regionName } = alert
  return (
    <PostForm
      intent="change"
      schema={() => import('./alert-forms.ts').then((file) => file.ALERT_FORMS.change)}
      className="mt-4 space-y-4 border-t border-line pt-4"
      aria-label="알림 조건 바꾸기"
    >
      <FormProblem />
      <input type="hidden" name="alertSeq" value={alertSeq} />
      <Field name="keyword" label="검색어" initial={filter.keyword ?? ''}>
        {(control) => <Input {...control} maxLength={100} autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field name="minPrice" label="최저 가격" initial={String(filter.minPrice ?? '')}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field name="maxPrice" label="최고 가격" initial={String(filter.maxPrice ?? '')}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
      </div>
      {(filter.categorySeq !== undefined || filter.regionCode !== undefined) && (
        <fieldset>
          <legend className="text-sm font-semibold text-ink-2">이 안에서만</legend>
          {filter.categorySeq !== undefined && (
            <Choice name="category" value={String(filter.categorySeq)} defaultChecked>
              {categoryName ?? '카테고리'}
            </Choice>
          )}
          {filter.regionCode !== undefined && (
            <Choice name="region" value={filter.regionCode} defaultChecked>
              {regionName ?? '지역'}
            </Choice>
          )}
        </fieldset>
      )}
      <Choices
        legend="상품 상태"
        name="condition"
        labels={CONDITION_LABELS}
        chosen={filter.conditions}
      />
      <Choices
        legend="거래 방법"
        name="method"
        labels={TRADE_METHOD_LABELS}
        chosen={filter.tradeMethods}
      />
      <fieldset>
        <legend className="text-sm font-semibold text-ink-2">혜택</legend>
        <Choice name="freeShipping" value="1" defaultChecked={filter.shippingIncluded}>
          무료배송
        </Choice>
        <Choice name="safePay" value="1" defaultChecked={filter.safePay}>
          안심결제
        </Choice>
      </fieldset>
      <div className="flex gap-2">
        <SubmitButton>바꾸기</SubmitButton>
        <ButtonLink to={paths.keywordAlerts()} variant="secondary" preventScrollReset>
          그만두기
        </ButtonLink>
      </div>
    </PostForm>
  )
}

function Choices({
  legend,
  name,
  labels,
  chosen = [],
}: {
  legend: string
  name: string
  labels: Record<string, string>
  chosen?: readonly string[] | undefined
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-2">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {Object.entries(labels).map(([value, label]) => (
          <Choice key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
