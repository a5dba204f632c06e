import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { kstDate } from '#app/format/time.ts'
import type { Points } from '#contracts/point.ts'
import { pointAmount } from '#contracts/point-rules.ts'

/** What can be used, and what expires next. */
export function PointBalance({ balance, expiring }: Pick<Points, 'balance' | 'expiring'>) {
  return (
    <Card as="section" aria-labelledby="balance">
      <h2 id="balance" className="text-sm font-semibold text-ink-2">
        쓸 수 있는 포인트
      </h2>
      <p className="mt-1 text-2xl font-bold tabular-nums text-ink">
        <NoBreak>{pointAmount(balance)}</NoBreak>
      </p>
      {expiring.length > 0 && (
        <ul className="mt-3 space-y-1 border-t border-line pt-3 text-sm text-ink-2">
          {expiring.map(({ points, at }) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <time dateTime={at}>{kstDate(at)}</time>에 사라져요
              </span>
              <span className="font-medium whitespace-nowrap tabular-nums text-ink">
                {pointAmount(points)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
