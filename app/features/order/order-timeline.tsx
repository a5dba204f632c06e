import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { Order } from '#contracts/order.ts'
import { CASE_REASONS, type CaseReason } from '#contracts/order-case-constants.ts'
import {
  ORDER_STATES,
  ORDER_TIMER_NAMES,
  ORDER_TRIGGERS,
  type OrderTimer,
  type OrderTrigger,
} from '#contracts/order-states.ts'
import {
  isClaimStep,
  ORDER_RECORDS,
  orderClaimWords,
  orderReminderWords,
  orderStepWords,
} from '#contracts/order-words.ts'

const ACTORS: Record<Order['events'][number]['actor'], string | null> = {
  BUYER: '구매자',
  SELLER: '판매자',
  TIMER: '자동',
  COURIER: '택배사',
  COMPANY: null,
  OPERATOR: '운영자',
}

/** What has happened, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  // What the payment company told us is no step for its members; the amounts say what came of it.
  const events = order.events.filter(({ trigger }) => trigger !== 'NOTE').reverse()
  return (
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-base font-bold text-ink">
        지금까지의 일
      </h2>
      <ol>
        {events.map((event, index) => (
          <li key={event.place} className="relative flex gap-3 pb-5 last:pb-0">
            {index < events.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute start-[0.3125rem] top-4 bottom-0 w-px bg-line-strong"
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'relative mt-1.5 size-2.75 shrink-0 rounded-full',
                index === 0 ? 'bg-primary' : 'bg-line-strong',
              )}
            />
            <div className="min-w-0 flex-1">
              <p className={cx('text-sm', index === 0 ? 'font-semibold text-ink' : 'text-ink-2')}>
                {wordsOf(event, order)}
              </p>
              {typeof event.detail.reason === 'string' && (
                <p className="mt-1 rounded-sm bg-surface-2 px-3 py-2 text-sm wrap-anywhere text-ink-2">
                  {reasonWords(event.detail.reason)}
                </p>
              )}
              <p className="mt-0.5 text-xs text-ink-3">
                <time dateTime={event.at}>{kstDateTime(event.at)}</time>
                {ACTORS[event.actor] && ` · ${ACTORS[event.actor]}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function wordsOf(
  { trigger, toState, detail, actor }: Order['events'][number],
  { role, type }: Pick<Order, 'role' | 'type'>,
): string {
  const { timer } = detail
  if (trigger === 'REMIND' && isTimer(timer)) return orderReminderWords({ timer, type })
  if (isClaimStep(trigger)) return orderClaimWords({ step: trigger, role })
  if (isTrigger(trigger)) return orderStepWords({ trigger, role, type, state: toState, by: actor })
  return ORDER_RECORDS[trigger] ?? ORDER_STATES[toState].label
}

/** A reason that was chosen reads as it was offered; a typed one as it was typed. */
const reasonWords = (reason: string): string =>
  reason in CASE_REASONS ? CASE_REASONS[reason as CaseReason] : reason

const isTimer = (name: unknown): name is OrderTimer =>
  (ORDER_TIMER_NAMES as readonly unknown[]).includes(name)
const isTrigger = (name: string): name is OrderTrigger | 'PLACE' =>
  name === 'PLACE' || (ORDER_TRIGGERS as readonly string[]).includes(name)
