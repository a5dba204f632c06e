import type { Selectable, Transaction } from 'kysely'
import type { ContentTable, ContentVersionTable, DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { articleOf } from './desk-content.ts'

/** Records an article as it is after an edit, with who made it, when and from where. */
export async function writeContentVersion(
  { caller }: Pick<HostContext, 'caller'>,
  trx: Transaction<DB>,
  operator: Pick<Viewer, 'userSeq'>,
  row: Selectable<ContentTable>,
  edit: Pick<Selectable<ContentVersionTable>, 'edit' | 'note' | 'form_key' | 'back_to'>,
): Promise<void> {
  await trx
    .insertInto('content_version')
    .values({
      ...edit,
      content_seq: row.content_seq,
      version: row.version,
      article: JSON.stringify(articleOf(row)),
      is_hidden: row.is_hidden,
      published_at: row.published_at,
      operator_user_seq: operator.userSeq,
      address: caller.address,
      at: row.updated_at,
    })
    .execute()
}
