import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'

/** The member's goods by state; each number leads to them. */
export function MyGoods({ myPage: { storeSeq, productCounts } }: { myPage: MyPage }) {
  const store = (tab?: string) => paths.store(storeSeq, { tab })
  const states = [
    { name: '판매중', value: productCounts.onSale, to: store() },
    { name: '예약중', value: productCounts.reserved, to: store('reserved') },
    { name: '판매완료', value: productCounts.sold, to: store('sold') },
  ]
  return (
    <Card as="section" aria-labelledby="my-goods">
      <h2 id="my-goods" className="text-lg font-bold text-ink">
        내 상품
      </h2>
      <ul className="mt-3 grid auto-cols-fr grid-flow-col divide-x divide-line rounded-lg bg-surface-2 py-1 text-center">
        {states.map(({ name, value, to }) => (
          <li key={name}>
            <Link to={to} className="block rounded-md px-1 py-2 hover:bg-surface-3">
              <span className="block text-lg font-bold text-ink tabular-nums">{count(value)}</span>
              <span className="block text-xs text-ink-3">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
