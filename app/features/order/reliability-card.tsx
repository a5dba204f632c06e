import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import type { BuyerReliability, SellerReliability } from '#contracts/reliability.ts'
import {
  hoursInWords,
  LEAST_TRADES,
  TOO_FEW_TRADES,
  tenthsInWords,
} from '#contracts/reliability-rules.ts'

/** For a buyer, before ordering. */
export function SellerReliabilityCard({
  name,
  reliability: { shipHours, cancelTenths },
}: {
  name: string
  reliability: SellerReliability
}) {
  return (
    <ReliabilityCard title={`판매자 ${name}님의 거래 습관`}>
      <Figure name="결제 후 발송까지" words={timeWords(shipHours)} />
      <Figure name="판매자 때문에 취소됨" words={shareWords(cancelTenths)} />
    </ReliabilityCard>
  )
}

/** For a seller, before accepting. */
export function BuyerReliabilityCard({
  name,
  reliability: { confirmHours, returnTenths, noShowTenths },
}: {
  name: string
  reliability: BuyerReliability
}) {
  return (
    <ReliabilityCard title={`구매자 ${name}님의 거래 습관`}>
      <Figure name="받은 뒤 확정까지" words={timeWords(confirmHours)} />
      <Figure name="반품 요청" words={shareWords(returnTenths)} />
      <Figure name="결제·약속을 안 지킴" words={shareWords(noShowTenths)} />
    </ReliabilityCard>
  )
}

const timeWords = (hours: number | null) => hours && `보통 ${hoursInWords(hours)}`
const shareWords = (tenths: number | null) => (tenths === null ? null : tenthsInWords(tenths))

function Figure({ name, words }: { name: string; words: string | number | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className={words ? 'font-semibold text-ink tabular-nums' : 'text-ink-3'}>
        {words ?? TOO_FEW_TRADES}
      </dd>
    </div>
  )
}

function ReliabilityCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="reliability">
      <h2 id="reliability" className="text-base font-bold wrap-anywhere text-ink">
        {title}
      </h2>
      <dl className="mt-3 space-y-1.5 text-sm">{children}</dl>
      <p className="mt-3 text-xs text-ink-3">
        최근에 끝난 안심결제 거래로 계산하고, {LEAST_TRADES}건이 되기 전에는 보여 드리지 않아요.
      </p>
    </Card>
  )
}
