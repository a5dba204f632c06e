import type { HostContext, HostLog } from '../operation/context.ts'
import { makeDataExports } from '../own-data/make-data-exports.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 10_000

/** Makes the copies of their data that members have asked for; several instances do not make the same one. */
export function startOwnData(
  context: Pick<HostContext, 'kysely' | 'keys' | 'mediaStore' | 'now'> & { log: HostLog },
): Repeated {
  return repeat(() => makeDataExports(context), {
    firstAfterMilliseconds: EVERY,
    everyMilliseconds: EVERY,
    onError: (error) => context.log.error({ error }, 'copies of data could not be made'),
  })
}
