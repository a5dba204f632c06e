import type { Transaction } from 'kysely'
import type { ListingChange } from '#contracts/listing.ts'
import type { DB, StoredContent } from '../db/schema.ts'
import { mediaKeysOf } from './own-listing.ts'
import { CONTENT_COLUMNS, storedContentOf } from './stored-content.ts'

interface NewVersion {
  productSeq: number
  version: number
  formKey: string | null
  changes: ListingChange[]
  isPublic: boolean
  at: Date
}

/** Writes the present content of a product as a version, in the transaction that changed it. */
export async function writeVersion(trx: Transaction<DB>, version: NewVersion): Promise<void> {
  const row = await trx
    .selectFrom('product')
    .select(CONTENT_COLUMNS)
    .where('product_seq', '=', version.productSeq)
    .executeTakeFirstOrThrow()
  const content = storedContentOf(row, await mediaKeysOf(trx, version.productSeq))
  await insertVersion(trx, { ...version, content })
}

/** Repeating changes nothing. */
export async function insertVersion(
  trx: Transaction<DB>,
  {
    productSeq,
    version,
    formKey,
    content,
    changes,
    isPublic,
    at,
  }: NewVersion & {
    content: StoredContent
  },
): Promise<void> {
  await trx
    .insertInto('product_version')
    .values({
      product_seq: productSeq,
      version,
      form_key: formKey,
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
      is_public: isPublic,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['product_seq', 'version']).doNothing())
    .execute()
}
