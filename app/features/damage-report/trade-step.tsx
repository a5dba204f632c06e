import { Card } from '#app/components/card.tsx'
import { Field, Input, Select } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { WonInput } from '#app/features/sell/won-input.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import { FRAUD_CHANNELS, FRAUD_METHODS } from '#contracts/fraud-constants.ts'
import { schemaOf, VersionField } from './step-form.tsx'

const DIGITS = String(DAMAGE_LIMITS.amount).length

/** What was bought, for how much, and how the reporter was deceived. */
export function TradeStep({
  report,
  categories,
  today,
}: {
  report: DamageReport
  categories: readonly { categorySeq: number; name: string }[]
  /** 'YYYY-MM-DD', in Korea. */
  today: string
}) {
  return (
    <PostForm intent="trade" schema={schemaOf('trade')} className="space-y-4">
      <Card className="space-y-5">
        <FormProblem />
        <VersionField report={report} />
        <Field name="method" label="피해 방법" required initial={report.method}>
          {({ defaultValue = '', ...control }) => (
            <Select {...control} defaultValue={defaultValue}>
              <option value="">어떻게 당했는지 고르기</option>
              {Object.entries(FRAUD_METHODS).map(([method, { label }]) => (
                <option key={method} value={method}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="amount"
            label="피해 금액"
            required
            initial={report.amount?.toLocaleString('ko-KR')}
            hint="게시될 때는 ‘10만~30만원’처럼만 보여요."
          >
            {(control) => <WonInput {...control} digits={DIGITS} />}
          </Field>
          <Field
            name="happenedOn"
            label="돈이나 물건을 보낸 날"
            required
            initial={report.happenedOn}
          >
            {(control) => <Input {...control} type="date" max={today} />}
          </Field>
        </div>
        <Field name="goods" label="거래한 물건" initial={report.goods}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={DAMAGE_LIMITS.goods}
              placeholder="예: 아이폰 15 128GB"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="categorySeq" label="카테고리" initial={report.categorySeq?.toString()}>
            {({ defaultValue = '', ...control }) => (
              <Select {...control} defaultValue={defaultValue}>
                <option value="">고르지 않음</option>
                {categories.map(({ categorySeq, name }) => (
                  <option key={categorySeq} value={categorySeq}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="channel" label="거래한 곳" initial={report.channel}>
            {({ defaultValue = '', ...control }) => (
              <Select {...control} defaultValue={defaultValue}>
                <option value="">고르지 않음</option>
                {Object.entries(FRAUD_CHANNELS).map(([channel, label]) => (
                  <option key={channel} value={channel}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </Card>
      <SubmitButton size="lg" block>
        저장하고 다음으로
      </SubmitButton>
    </PostForm>
  )
}
