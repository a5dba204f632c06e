import { cx } from '#app/components/cx.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { useSentForm } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'

const STATES = Object.entries(TRADE_STATE_LABELS)

/** 판매중, 예약중, 판매완료: only the seller sets it; other users see nothing. */
export function TradeStateForm({ room: { roomId, role, product } }: { room: Room }) {
  const sent = useSentForm('trade-state')
  if (role !== 'SELLER' || product.visibility === 'DELETED') return null
  const current = sent ? sent.get('tradeState') : product.tradeState
  return (
    <PostForm intent="trade-state" action={paths.chatRoom(roomId)} preventScrollReset replace>
      <fieldset className="flex rounded-sm bg-surface-3 p-0.5">
        <legend className="sr-only">판매 상태</legend>
        {STATES.map(([state, label]) => {
          const isCurrent = state === current
          return (
            <button
              key={state}
              type="submit"
              name="tradeState"
              value={state}
              aria-pressed={isCurrent}
              className={cx(
                'min-h-9 rounded-xs px-2.5 text-sm whitespace-nowrap transition-colors max-[25rem]:px-2 max-[24rem]:px-1.5 max-[24rem]:text-xs',
                isCurrent
                  ? 'bg-selected font-bold text-on-selected'
                  : 'font-medium text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </button>
          )
        })}
      </fieldset>
    </PostForm>
  )
}
