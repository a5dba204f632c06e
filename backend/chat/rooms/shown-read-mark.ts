import { type RawBuilder, sql } from 'kysely'

/*
 * Whoever reads behind a block, or leaves, tells the other nothing by it: what they are told stands still until something
 * is read again (chat_member.shown_read_seq).
 */

/** Columns of `member` as the other of the room may know them: how far was read, and when. */
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

/** What a statement that moves `last_read_seq` of `member` sets besides. @param isKept whether the other is not told */
export function keptReadMark(
  member: string,
  isKept: RawBuilder<boolean>,
): { shown_read_seq: RawBuilder<number | null>; shown_read_at: RawBuilder<Date | null> } {
  const { seq, at } = shownReadMark(member)
  return {
    shown_read_seq: sql`case when ${isKept} then ${seq} end`,
    shown_read_at: sql`case when ${isKept} then ${at} end`,
  }
}
