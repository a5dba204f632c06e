import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Membership } from './find-membership.ts'
import { shownReadMark } from './shown-read-mark.ts'

interface OtherReadMark {
  otherLastReadSeq: number
  otherLastReadAt: string | null
}

/** The other member's read mark, as far as the user may see it. */
export async function otherReadMark(
  db: Kysely<DB>,
  { roomId, otherStoreSeq }: Pick<Membership, 'roomId' | 'otherStoreSeq'>,
): Promise<OtherReadMark> {
  const shown = shownReadMark('chat_member')
  const { seq, at } = await db
    .selectFrom('chat_member')
    .select([shown.seq.as('seq'), shown.at.as('at')])
    .where('room_id', '=', roomId)
    .where('store_seq', '=', otherStoreSeq)
    .executeTakeFirstOrThrow()
  return { otherLastReadSeq: seq, otherLastReadAt: at?.toISOString() ?? null }
}
