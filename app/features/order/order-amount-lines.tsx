import { cx } from '#app/components/cx.ts'
import { wonAmount } from '#app/format/won.ts'
import type { Order } from '#contracts/order.ts'
import { splitAmounts } from '#contracts/order-money.ts'
import { isCourierType, type OrderType } from '#contracts/order-states.ts'

type Amounts = Order['amounts']

interface Line {
  name: string
  amount: number
  /** What it is for. */
  means?: string
  isTotal?: boolean
}

/** What an order costs its buyer, or brings its seller, line by line. */
export function amountLines(
  amounts: Amounts,
  {
    type,
    role,
    isPaid,
    givenBack,
  }: { type: OrderType; role: 'BUYER' | 'SELLER'; isPaid: boolean; givenBack: number },
): Line[] {
  const { price, shippingFee, buyerFee, sellerFee, total, points, cash, net } = amounts
  const goods: Line[] = [
    { name: '상품 금액', amount: price },
    ...(isCourierType(type)
      ? [
          {
            name: '배송비',
            amount: shippingFee,
            ...(shippingFee === 0 && { means: '판매자가 내요' }),
          },
        ]
      : []),
  ]
  if (role === 'SELLER')
    return [
      ...goods,
      ...(givenBack > 0 ? [{ name: '부분환불', amount: -givenBack }] : []),
      {
        name: '판매 수수료',
        amount: -sellerFee,
        means: '안심결제를 쓰는 값이에요. 부가세가 들어 있어요',
      },
      { name: '받을 금액', amount: net, isTotal: true },
    ]
  return [
    ...goods,
    {
      name: '안심결제 수수료',
      amount: buyerFee,
      means: '돈을 보관하고 문제가 생기면 돌려주는 값이에요. 취소하면 모두 돌려받아요',
    },
    ...(points > 0
      ? [
          { name: '합계', amount: total },
          { name: '포인트', amount: -points },
        ]
      : []),
    { name: isPaid ? '결제한 금액' : '결제할 금액', amount: cash, isTotal: true },
    ...(givenBack > 0 ? backLines(amounts, givenBack) : []),
  ]
}

/** What the part that was agreed on brings the buyer: it is more, as its fee goes back too. */
const backLines = (amounts: Amounts, givenBack: number): Line[] => [
  { name: '부분환불', amount: -givenBack },
  {
    name: '부분환불한 만큼의 수수료',
    amount: 0 - splitAmounts(amounts, givenBack).feeToBuyer,
  },
]

export function OrderAmountLines({
  amounts,
  type,
  side,
  isPaid = false,
  givenBack = 0,
}: {
  amounts: Amounts
  type: OrderType
  side: 'BUYER' | 'SELLER'
  isPaid?: boolean
  givenBack?: number
}) {
  return <AmountLines lines={amountLines(amounts, { type, role: side, isPaid, givenBack })} />
}

/** Amounts one below the other, with their sum where a line is one. */
export function AmountLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="space-y-2.5 text-sm">
      {lines.map(({ name, amount, means, isTotal }) => (
        <div
          key={name}
          className={cx(
            'flex items-baseline justify-between gap-4',
            isTotal && 'border-t border-line pt-3 text-base font-bold',
          )}
        >
          <dt className={isTotal ? 'text-ink' : 'text-ink-2'}>
            {name}
            {means && <span className="block text-xs font-normal text-ink-3">{means}</span>}
          </dt>
          <dd
            className={cx(
              'shrink-0 whitespace-nowrap tabular-nums',
              isTotal ? 'text-lg text-ink' : 'font-medium text-ink',
            )}
          >
            {amount < 0 ? `−${wonAmount(-amount)}` : wonAmount(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
