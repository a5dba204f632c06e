import { sendReminders } from '../chat/appointments/send-reminders.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 30_000

/**
 * Reminds people of their appointments, every half minute; several instances do no harm. A run that fails is logged, and
 * the next one sends what it left.
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
