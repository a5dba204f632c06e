import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { memberRecords } from '../fraud/member-records.ts'
import type { KeyRing } from '../operation/key-ring.ts'

/** Published reports that name a member, and those the member has objected to, whatever became of them. */
export async function reportsNaming(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym'>,
  { userSeq, now }: { userSeq: number; now: Date },
): Promise<number[]> {
  const [{ records }, objected] = await Promise.all([
    memberRecords(db, keys, { userSeq, now }),
    db
      .selectFrom('damage_objection')
      .select('report_seq')
      .where('user_seq', '=', userSeq)
      .orderBy('at', 'desc')
      .limit(50)
      .execute(),
  ])
  return [
    ...new Set([
      ...records.map(({ reportSeq }) => reportSeq),
      ...objected.map(({ report_seq }) => report_seq),
    ]),
  ]
}
