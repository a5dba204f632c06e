import type { HostContext, HostLog } from '../operation/context.ts'
import { runTimers } from '../orders/run-timers.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 5_000

/**
 * Does what time does to orders, every few seconds; several instances share the work. A failed run is logged, and the
 * next one does what is missing.
 */
export function startOrders({
  log,
  ...context
}: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog }): Repeated {
  return repeat(() => runTimers({ ...context, log }), {
    firstAfterMilliseconds: EVERY,
    everyMilliseconds: EVERY,
    onError: (error) => log.error({ error }, 'timers of orders could not be run'),
  })
}
