import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { kstDate, kstDateShort } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { PointChangeView } from '#contracts/point.ts'
import { POINT_CHANGES, pointAmount } from '#contracts/point-rules.ts'

/** What happened to a member's points, newest first. */
export function PointChanges({
  changes,
  isFirst,
}: {
  changes: readonly PointChangeView[]
  isFirst: boolean
}) {
  if (changes.length === 0)
    return isFirst ? (
      <EmptyState title="아직 포인트 내역이 없어요">
        안심결제로 사고 구매확정하거나 후기를 쓰면 포인트가 쌓여요.
      </EmptyState>
    ) : (
      <EmptyState title="더 오래된 내역이 없어요" />
    )
  return (
    <Card as="section" padded={false} aria-labelledby="changes">
      <h2 id="changes" className="px-4 pt-4 pb-1 text-base font-bold text-ink sm:px-5">
        쌓고 쓴 내역
      </h2>
      <ol className="divide-y divide-line">
        {changes.map((change) => (
          <Change key={change.changeSeq} {...change} />
        ))}
      </ol>
    </Card>
  )
}

function Change({ kind, points, order, expiresAt, at }: PointChangeView) {
  return (
    <li className="flex items-baseline gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="text-base text-ink">{POINT_CHANGES[kind]}</p>
        {order && (
          <Link
            to={paths.purchase(order.orderSeq)}
            className="inline-flex min-h-6 max-w-full items-center text-sm text-link underline underline-offset-4"
          >
            <span className="truncate">{order.title}</span>
          </Link>
        )}
        <p className="text-sm text-ink-3">
          <time dateTime={at}>{kstDateShort(at)}</time>
          {expiresAt && ` · ${kstDate(expiresAt)}까지`}
        </p>
      </div>
      <strong
        className={cx(
          'shrink-0 whitespace-nowrap font-bold tabular-nums',
          points < 0 ? 'text-ink' : 'text-safe',
        )}
      >
        {points < 0 ? `−${pointAmount(-points)}` : `+${pointAmount(points)}`}
      </strong>
    </li>
  )
}
