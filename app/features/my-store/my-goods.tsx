import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'

/** The member's goods by state; each number leads to them. */
export function MyGoods({ myPage: { productCounts, draftCount } }: { myPage: MyPage }) {
  const states = [
    { name: '판매중', value: productCounts.onSale, tab: undefined },
    { name: '예약중', value: productCounts.reserved, tab: 'reserved' },
    { name: '판매완료', value: productCounts.sold, tab: 'sold' },
    { name: '숨김', value: productCounts.hidden, tab: 'hidden' },
  ]
  return (
    <Card as="section" aria-labelledby="my-goods">
      <div className="flex items-center justify-between gap-3">
        <h2 id="my-goods" className="text-lg font-bold text-ink">
          내 상품
        </h2>
        <ButtonLink to={paths.sellForm()} variant="secondary" size="sm">
          {draftCount > 0 ? `이어서 쓰기 ${count(draftCount)}` : '상품 등록'}
        </ButtonLink>
      </div>
      <ul className="mt-3 grid grid-cols-4 divide-x divide-line rounded-lg bg-surface-2 py-1 text-center">
        {states.map(({ name, value, tab }) => (
          <li key={name}>
            <Link
              to={paths.ownProducts({ tab })}
              className="block rounded-md px-1 py-2 hover:bg-surface-3"
            >
              <span className="block text-lg font-bold text-ink tabular-nums">{count(value)}</span>
              <span className="block text-xs text-ink-3">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
