import { lapseTrades } from '../chat/trades/lapse-trades.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { showDueReviews } from '../reviews/show-due-reviews.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 30_000

/**
 * Ends what waits for an answer and shows what waits for its time, every half minute; several instances do no harm. A
 * failed run is logged, and the next one does what is missing.
 */
export function startTradeTimers({
  log,
  ...context
}: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog }): Repeated {
  return repeat(
    async () => {
      await lapseTrades(context)
      await showDueReviews(context)
    },
    {
      firstAfterMilliseconds: EVERY,
      everyMilliseconds: EVERY,
      onError: (error) =>
        log.error({ error }, 'trades and reviews could not be brought up to date'),
    },
  )
}
