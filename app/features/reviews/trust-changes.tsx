import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { count } from '#app/format/count.ts'
import { kstDateShort } from '#app/format/time.ts'
import type { TrustChange } from '#contracts/boot.ts'
import { trustEventWords } from '#contracts/trust-score.ts'

/** Why the score is what it is, newest first. */
export function TrustChanges({ changes }: { changes: readonly TrustChange[] }) {
  if (changes.length === 0)
    return (
      <EmptyState title="아직 바뀐 기록이 없어요">
        후기를 받거나 본인인증을 하면 점수가 바뀐 이유를 여기에서 볼 수 있어요.
      </EmptyState>
    )
  return (
    <Card as="section" padded={false} aria-labelledby="trust-changes">
      <h2 id="trust-changes" className="px-4 pt-4 pb-1 text-base font-bold text-ink sm:px-5">
        바뀐 기록
      </h2>
      <ol className="divide-y divide-line">
        {changes.map(({ changeSeq, event, count: times, points, score, at }) => (
          <li key={changeSeq} className="flex items-baseline gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1">
              <p className="text-base text-ink">{trustEventWords(event, times)}</p>
              <time dateTime={at} className="text-sm text-ink-3">
                {kstDateShort(at)}
              </time>
            </div>
            <p className="text-end tabular-nums">
              <strong
                className={cx(
                  'font-bold',
                  points < 0 ? 'text-danger' : points > 0 ? 'text-safe' : 'text-ink-3',
                )}
              >
                {points < 0 ? `−${count(-points)}` : points > 0 ? `+${count(points)}` : '0'}
                <span className="sr-only">점</span>
              </strong>
              <span className="block text-sm text-ink-3">{count(score)}점</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
