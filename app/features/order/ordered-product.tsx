import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { Picture } from '#app/components/picture.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderQuote } from '#contracts/order.ts'

/** What is ordered, from whom, at which price. */
export function OrderedProduct({ quote }: { quote: OrderQuote }) {
  return (
    <Card className="flex items-center gap-3">
      <Picture
        image={quote.image}
        alt=""
        sizes="4rem"
        width={160}
        className="size-16 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.product(quote.productSeq)}
          className="line-clamp-2 text-base font-medium text-ink hover:underline"
        >
          {quote.title}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="text-base font-bold whitespace-nowrap text-ink tabular-nums">
            {won(quote.price)}
          </strong>
          {quote.held && (
            <Badge tone="success">
              {quote.held.isRequested ? '판매자가 요청한 가격' : '판매자가 받아들인 가격'}
            </Badge>
          )}
          <span className="truncate text-sm text-ink-3">{quote.seller.name}</span>
        </p>
        {quote.held && (
          <p className="mt-1 text-sm text-ink-2">
            <NoBreak>
              <time dateTime={quote.held.until}>
                {kstDayAndWeekday(quote.held.until)} {kstTime(quote.held.until)}
              </time>
              까지
            </NoBreak>{' '}
            나에게만 이 가격이에요. 판매가가 바뀌어도 그대로예요.
          </p>
        )}
      </div>
    </Card>
  )
}
