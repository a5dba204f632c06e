import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { identifierHash } from '../fraud/identifier-hash.ts'
import { type Identifier, maskIdentifier } from '../fraud/read-identifier.ts'
import { accountNumberHash } from '../keys/account-number-hash.ts'
import type { KeyRing } from '../operation/key-ring.ts'

/** Replaces the identifiers by which a report is found: keyed hashes, and what may be shown of each. */
export async function writeIdentifiers(
  trx: Kysely<DB>,
  { keys }: { keys: Pick<KeyRing, 'pseudonym'> },
  reportSeq: number,
  identifiers: readonly Identifier[],
): Promise<void> {
  await trx.deleteFrom('damage_identifier').where('report_seq', '=', reportSeq).execute()
  if (identifiers.length === 0) return
  await trx
    .insertInto('damage_identifier')
    .values(
      identifiers.map((identifier) => ({
        report_seq: reportSeq,
        kind: identifier.kind,
        hash: identifierHash(keys, identifier),
        account_hash:
          identifier.kind === 'ACCOUNT' && identifier.bankCode
            ? accountNumberHash(keys, identifier.bankCode, identifier.value)
            : null,
        masked: maskIdentifier(identifier),
      })),
    )
    .execute()
}
