import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input, Select } from '#app/components/field.tsx'
import {
  DISPUTE_PROBLEMS,
  type DisputeFacts,
  disputeProblemsOf,
  GOODS_GROUPS,
  type GoodsGroup,
  LIKELY_OUTCOMES,
  likelyOutcome,
} from '#contracts/dispute-standard.ts'
import type { StandardFacts } from '#contracts/order-case.ts'
import { daysSince, RuleWords } from './rule-words.tsx'
import type { StandardQuestion } from './standard-question.ts'

/** What the published standards make of the trade: of an order both members and the operator see the same. */
export function DisputeStandard({
  question,
  standard,
  children,
}: {
  question: StandardQuestion
  standard: StandardFacts
  /** Fields that say what the trade is, where no order does. */
  children?: ReactNode
}) {
  const { problem, goods, days, type, isBusiness } = question
  return (
    <Card as="section" aria-labelledby="standard">
      <h2 id="standard" className="text-base font-bold text-ink">
        분쟁 기준으로 미리 보기
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        {isBusiness
          ? '사업자가 판 물건이라 전자상거래법과 소비자분쟁해결기준을 따라요.'
          : '개인끼리의 거래라 개인 간 거래 분쟁해결기준을 따라요.'}
        {!children && ' 구매자와 판매자에게 똑같이 보여요.'}
      </p>
      {/* The key fills the form anew when the browser goes back. */}
      <Form
        key={`${type} ${isBusiness} ${problem} ${goods} ${days}`}
        method="get"
        className="mt-3 space-y-3"
        preventScrollReset
      >
        {children}
        <Field name="problem" label="무엇이 문제인지" initial={problem} required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {disputeProblemsOf(type).map((value) => (
                <option key={value} value={value}>
                  {DISPUTE_PROBLEMS[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="goods" label="물건 종류" initial={goods}>
            {(control) => (
              <Select {...control}>
                {(Object.keys(GOODS_GROUPS) as GoodsGroup[]).map((value) => (
                  <option key={value} value={value}>
                    {GOODS_GROUPS[value].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            name="days"
            label="받고 지난 날"
            initial={days === null ? '' : String(days)}
            hint={standard.days === null ? '아직 받지 않았으면 비워 두세요.' : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                suffix="일"
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" block>
          예상 결과 보기
        </Button>
      </Form>
      {problem && <Likely facts={{ ...question, problem }} />}
    </Card>
  )
}

function Likely({ facts }: { facts: DisputeFacts }) {
  const { outcome, ...rule } = likelyOutcome(facts)
  const { days, goods, problem } = facts
  return (
    <div role="status" className="mt-4 space-y-2 border-t border-line pt-4">
      <RuleWords
        facts={[DISPUTE_PROBLEMS[problem], GOODS_GROUPS[goods].label, daysSince(days)]}
        rule={{ ...rule, ...LIKELY_OUTCOMES[outcome] }}
      />
    </div>
  )
}
