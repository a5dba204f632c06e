import { deliverCafeTasks } from '../accounts/cafe-link/deliver-cafe-tasks.ts'
import { deliverCafeShares } from '../cafe-shares/deliver-shares.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 2_000

/** Tells the cafe what it is to know, where there is one; several instances share the work. */
export function startCafe({
  log,
  everyMs = EVERY,
  ...context
}: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'integrations' | 'publicOrigin'> & {
  log: HostLog
  everyMs?: number | undefined
}): Repeated {
  const { cafe } = context.integrations
  if (!cafe) return { stop: async () => undefined }
  const delivery = { ...context, cafe, log }
  return repeat(
    async () => {
      await deliverCafeTasks(delivery)
      await deliverCafeShares(delivery)
    },
    {
      firstAfterMilliseconds: everyMs,
      everyMilliseconds: everyMs,
      onError: (error) => log.error({ error }, 'the cafe could not be told'),
    },
  )
}
