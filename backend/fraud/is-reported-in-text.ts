import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { findInText } from '../moderation/moderate-text.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { findRecords } from './find-records.ts'
import { identifierHashes } from './identifier-hash.ts'
import { readIdentifier } from './read-identifier.ts'

const LOOKED_UP: ReadonlySet<string> = new Set(['PHONE', 'ACCOUNT', 'MESSENGER'])
/** A message that lists more is looked up no further. */
const MOST = 5
/** Characters around an account in which its bank is named. */
const AROUND = 12

/** Whether a text names an identifier of a published report. Most texts name none, and ask the database nothing. */
export async function isReportedInText(
  { kysely, keys, now }: { kysely: Kysely<DB>; keys: Pick<KeyRing, 'pseudonym'>; now: () => Date },
  text: string,
): Promise<boolean> {
  const found = findInText(text).filter(({ reason }) => LOOKED_UP.has(reason))
  const hashes = found.slice(0, MOST).flatMap(({ reason, range }) => {
    if (!range) return []
    const from = reason === 'ACCOUNT' ? Math.max(0, range[0] - AROUND) : range[0]
    const said = reason === 'MESSENGER' ? `@${text.slice(...range)}` : text.slice(from, range[1])
    const { identifiers } = readIdentifier(said)
    return identifiers ? identifierHashes(keys, identifiers) : []
  })
  if (hashes.length === 0) return false
  return (await findRecords(kysely, { hashes }, now())).length > 0
}
