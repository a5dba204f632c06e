import { useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { OrderQuote } from '#contracts/order.ts'
import { mostPoints, pointAmount } from '#contracts/point-rules.ts'
import { pointsOf } from './checkout-values.ts'

/** How many points the buyer uses. Without script the button asks the server for all of them. */
export function PointField({
  points: { balance, terms },
  total,
  onChange,
}: {
  points: OrderQuote['points']
  total: number
  onChange(points: number): void
}) {
  const input = useRef<HTMLInputElement>(null)
  const most = mostPoints({ total, balance }, terms)
  if (balance === 0) return null
  if (most === 0)
    return (
      <p className="text-sm text-ink-2">
        포인트 {pointAmount(balance)}가 있어요. 포인트는 {pointAmount(terms.useLeast)}부터 쓸 수
        있어요.
      </p>
    )
  const fillIn = () => {
    if (input.current) input.current.value = String(most)
    onChange(most)
  }
  return (
    <Field
      name="points"
      label="포인트 사용"
      hint={`${pointAmount(balance)} 가운데 ${pointAmount(most)}까지 쓸 수 있어요.`}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            placeholder="0"
            suffix="P"
            onChange={({ target }) => onChange(pointsOf(target.value))}
          />
          <SubmitButton
            intent="all"
            variant="secondary"
            className="shrink-0"
            onClick={(event) => {
              event.preventDefault()
              fillIn()
            }}
          >
            전액 사용
          </SubmitButton>
        </div>
      )}
    </Field>
  )
}
