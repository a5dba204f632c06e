import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { HostLog } from '../operation/context.ts'
import { beginSenses } from '../search-words/begin-senses.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 10_000

/** Lets words of search that were scheduled show in cached answers, every ten seconds; several instances do no harm. */
export function startSenses({ kysely, log }: { kysely: Kysely<DB>; log: HostLog }): Repeated {
  return repeat(() => beginSenses(kysely), {
    firstAfterMilliseconds: EVERY,
    everyMilliseconds: EVERY,
    onError: (error) => log.error({ error }, 'scheduled words of search could not begin'),
  })
}
