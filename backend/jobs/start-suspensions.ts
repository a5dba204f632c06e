import type { HostContext, HostLog } from '../operation/context.ts'
import { endDueSuspensions } from '../sanctions/end-due-suspensions.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 10_000

/**
 * Ends the suspensions whose time is over, every ten seconds; several instances do no harm. A late run locks no
 * member out: a sign-in looks at the time itself.
 */
export function startSuspensions({
  log,
  ...context
}: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog }): Repeated {
  return repeat(() => endDueSuspensions(context), {
    firstAfterMilliseconds: EVERY,
    everyMilliseconds: EVERY,
    onError: (error) => log.error({ error }, 'suspensions could not be ended'),
  })
}
