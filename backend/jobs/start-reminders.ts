import { sendReminders } from '../chat/appointments/send-reminders.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 30_000

/**
 * Reminds users of their appointments, every half minute; several instances do no harm. A failed run is logged, and the
 * next one sends what is missing.
 */
export function startReminders({
  log,
  ...context
}: Pick<HostContext, 'kysely' | 'chat' | 'now'> & { log: HostLog }): Repeated {
  return repeat(() => sendReminders(context), {
    firstAfterMilliseconds: EVERY,
    everyMilliseconds: EVERY,
    onError: (error) => log.error({ error }, 'appointments could not be reminded of'),
  })
}
