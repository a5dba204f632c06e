import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { accountLabel, journalLabel } from '#contracts/ledger-constants.ts'
import { type MoneyRetry, RETRIES } from '#contracts/order-case-constants.ts'

const schema = () => import('./order-desk-forms.ts').then((file) => file.orderDeskForms)

interface Transfer {
  kind: MoneyRetry
  amount: number
  state: 'WAITING' | 'SENT' | 'DONE' | 'FAILED'
  isStray: boolean
  attempts: number
  failure: string | null
  at: string
}

interface Journal {
  journalSeq: number
  key: string
  at: string
  legs: readonly { account: string; amount: number }[]
}

const STATES = {
  WAITING: { label: '기다림', tone: 'neutral' },
  SENT: { label: '보냄', tone: 'info' },
  DONE: { label: '끝남', tone: 'success' },
  FAILED: { label: '막힘', tone: 'danger' },
} as const

const INTENTS = {
  REFUND: 'retry-refund',
  PAYOUT: 'retry-payout',
  COMPENSATION: 'retry-compensation',
} as const
const WHY = {
  REFUND: '환불을 다시 하는 사유',
  PAYOUT: '정산을 다시 하는 사유',
  COMPENSATION: '보상금을 다시 보내는 사유',
} as const
const NAMES = { REFUND: '구매자 환불', PAYOUT: '판매자 정산', COMPENSATION: '구매자 보상' } as const

/** Refunds, payouts and journals of an order, and what can be begun again. */
export function OrderMoneyCard({
  transfers,
  journals,
  retries,
  eventKey,
}: {
  transfers: readonly Transfer[]
  journals: readonly Journal[]
  retries: readonly MoneyRetry[]
  eventKey: string
}) {
  if (transfers.length === 0 && journals.length === 0) return null
  return (
    <Card as="section" aria-labelledby="money" className="space-y-4">
      <h2 id="money" className="text-base font-bold text-ink">
        돈의 흐름
      </h2>
      {transfers.length > 0 && <Transfers transfers={transfers} />}
      {retries.map((what) => (
        <PostForm
          key={what}
          intent={INTENTS[what]}
          schema={schema}
          className="space-y-3 border-t border-line pt-4"
        >
          <input type="hidden" name="eventKey" value={eventKey} />
          <FormProblem />
          <Field name="reason" label={WHY[what]} required>
            {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
          </Field>
          <SubmitButton>{RETRIES[what].label}</SubmitButton>
        </PostForm>
      ))}
      {journals.length > 0 && <Journals journals={journals} />}
    </Card>
  )
}

function Transfers({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <ul className="divide-y divide-line">
      {transfers.map(({ kind, amount, state, isStray, attempts, failure, at }) => (
        <li key={`${kind} ${at} ${amount}`} className="py-2 text-sm first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            <span className="font-semibold text-ink">
              {isStray ? '늦은 입금 환불' : NAMES[kind]}
            </span>
            <span className="font-semibold whitespace-nowrap text-ink">{wonAmount(amount)}</span>
          </p>
          <p className="mt-0.5 text-ink-3">
            <time dateTime={at} className="tabular-nums">
              {kstDateTime(at)}
            </time>
            {attempts > 0 && ` · 시도 ${attempts}번`}
          </p>
          {failure && <p className="mt-0.5 text-ink-2">{failure}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Each journal with its legs; what an account holds after it stands beside. */
function Journals({ journals }: { journals: readonly Journal[] }) {
  const balances = new Map<string, number>()
  return (
    <section
      aria-label="장부"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">장부에 적힌 순서대로, 계정마다 움직인 돈과 남은 돈</caption>
        <thead className="bg-surface-2 text-ink-3">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold whitespace-nowrap">
              때와 계정
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold whitespace-nowrap">
              금액
            </th>
            <th scope="col" className="px-3 py-2 text-end font-semibold whitespace-nowrap">
              잔액
            </th>
          </tr>
        </thead>
        {journals.map(({ journalSeq, key, at, legs }) => (
          <tbody key={journalSeq} className="border-t border-line tabular-nums">
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="px-3 pt-2 text-start font-semibold text-ink"
              >
                <time dateTime={at}>{kstDateTime(at)}</time>{' '}
                <span className="font-normal text-ink-3">{journalLabel(key)}</span>
              </th>
            </tr>
            {legs.map(({ account, amount }) => {
              const balance = (balances.get(account) ?? 0) + amount
              balances.set(account, balance)
              return (
                <tr key={account} className="text-ink-2">
                  <td className="px-3 py-1.5">{accountLabel(account)}</td>
                  <td className="px-3 py-1.5 text-end whitespace-nowrap">{wonAmount(amount)}</td>
                  <td className="px-3 py-1.5 text-end whitespace-nowrap">{wonAmount(balance)}</td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </section>
  )
}
