import { Card } from '#app/components/card.tsx'
import type { Points } from '#contracts/point.ts'
import { pointAmount } from '#contracts/point-rules.ts'

/** How points are earned, used, given back and lost. */
export function PointRules({ terms }: Pick<Points, 'terms'>) {
  const { earnBp, earnMost, reviewPoints, reviewLetters, days, refundDays, useLeast, warnDays } =
    terms
  const rules = [
    `구매확정하면 돈으로 낸 상품값의 ${earnBp / 100}%를 한 주문에 ${pointAmount(earnMost)}까지 적립해요. 안심결제 수수료가 없는 거래에는 적립되지 않아요.`,
    `안심결제로 산 상품의 후기를 ${reviewLetters}자 이상 쓰면 ${pointAmount(reviewPoints)}를 드려요.`,
    `${pointAmount(useLeast)}부터 쓸 수 있고, 먼저 끝나는 포인트부터 써요.`,
    `적립한 날부터 ${days}일 동안 쓸 수 있어요. ${warnDays.map((before) => `${before}일 전`).join('과 ')}에 알려 드려요.`,
    `취소하거나 환불받으면 쓴 포인트를 돌려드려요. 유효기간이 ${refundDays}일보다 적게 남았으면 ${refundDays}일로 늘려 드려요. 일부만 환불받을 때는 돈을 먼저 돌려드려요.`,
    '포인트는 현금으로 바꾸거나 다른 사람에게 줄 수 없고, 회원을 탈퇴하면 사라져요.',
  ]
  return (
    <Card as="section" aria-labelledby="rules">
      <h2 id="rules" className="mb-2 text-base font-bold text-ink">
        포인트 안내
      </h2>
      <ul className="list-disc space-y-1.5 ps-4 text-sm text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
