import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstMonthDay } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { QueuedProduct } from '#contracts/product-queue.ts'
import { QUEUE_STATES } from '#contracts/product-queue-rules.ts'
import { placeWords } from './queue-texts.ts'

export interface QueueRow extends QueuedProduct {
  /** Null where it cannot be seen any more. */
  card: ProductCard | null
}

/** Places in queues as cards. @param now by the clock of orders */
export function QueueList({
  rows,
  label,
  now,
}: {
  rows: readonly QueueRow[]
  label: string
  now: string
}) {
  return (
    <ul aria-label={label} className="space-y-3">
      {rows.map((row) => (
        <li key={row.queueSeq}>
          <QueueCard row={row} now={now} />
        </li>
      ))}
    </ul>
  )
}

function QueueCard({ row, now }: { row: QueueRow; now: string }) {
  const { productSeq, title, card, state, place, until, endedAt } = row
  const isOpen = state === 'WAITING' || state === 'OFFERED'
  return (
    <Card className="space-y-3">
      <div className="flex gap-3">
        <span className="size-20 shrink-0 overflow-hidden rounded-md bg-surface-2">
          {card?.image && <Picture image={card.image} alt="" sizes="5rem" />}
        </span>
        <div className="min-w-0 flex-1">
          <Badge tone={state === 'OFFERED' ? 'info' : 'neutral'}>{QUEUE_STATES[state]}</Badge>
          <p className="mt-1 font-semibold text-ink">
            {card ? (
              <Link
                to={paths.product(productSeq)}
                className="block min-h-6 truncate hover:underline"
              >
                {title}
              </Link>
            ) : (
              '지금은 볼 수 없는 상품'
            )}
          </p>
          {card && <Price price={card.price} size="sm" />}
        </div>
      </div>
      {isOpen && place !== null && (
        <p className="text-sm text-ink-2">{placeWords({ state, place, until }, now)}</p>
      )}
      {!isOpen && endedAt && (
        <p className="text-sm text-ink-3">{`${kstMonthDay(endedAt)}에 끝났어요.`}</p>
      )}
      {isOpen && (
        <div className="flex gap-2">
          {state === 'OFFERED' && card && (
            <ButtonLink to={paths.orderType(productSeq)} className="flex-1">
              구매하기
            </ButtonLink>
          )}
          <PostForm intent="leave" className="flex-1">
            <input type="hidden" name="productSeq" value={productSeq} />
            <SubmitButton variant="secondary" block>
              {state === 'OFFERED' ? '차례 넘기기' : '대기 취소'}
            </SubmitButton>
          </PostForm>
        </div>
      )}
    </Card>
  )
}
