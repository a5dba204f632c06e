import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a message counts as unread for a member, as an expression: messages of the other member, and notices of the
 * service to both (contracts/chat-constants.ts, isIncomingFor).
 */
export function countsAsUnread(
  message: string,
  storeSeq: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${message}.${name}`)
  return sql<boolean>`(
    ${column('sender_store_seq')} <> ${storeSeq} or ${column('content')} ->> 'notice' = 'REMINDER'
  )`
}
