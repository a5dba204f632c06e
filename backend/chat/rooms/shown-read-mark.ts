import { type RawBuilder, sql } from 'kysely'

/*
 * A member who reads behind a block, or leaves, must not reveal it to the other: the read mark that the other sees stays
 * frozen until the member reads again (chat_member.shown_read_seq).
 */

/** The read mark of `member` that the other member of the room may see: the last read message, and when. */
export function shownReadMark(member: string): {
  seq: RawBuilder<number>
  at: RawBuilder<Date | null>
} {
  const column = (name: string) => sql.ref(`${member}.${name}`)
  return {
    seq: sql<number>`coalesce(${column('shown_read_seq')}, ${column('last_read_seq')})`,
    at: sql<Date | null>`case when ${column('shown_read_seq')} is null
      then ${column('last_read_at')} else ${column('shown_read_at')} end`,
  }
}

/**
 * Further columns to set in a statement that moves `last_read_seq` of `member`.
 * @param isFrozen whether the other member must not see the move
 */
export function frozenReadMark(
  member: string,
  isFrozen: RawBuilder<boolean>,
): { shown_read_seq: RawBuilder<number | null>; shown_read_at: RawBuilder<Date | null> } {
  const { seq, at } = shownReadMark(member)
  return {
    shown_read_seq: sql`case when ${isFrozen} then ${seq} end`,
    shown_read_at: sql`case when ${isFrozen} then ${at} end`,
  }
}
