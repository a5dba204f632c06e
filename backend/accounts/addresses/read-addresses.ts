import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { MaskedAddress, OwnAddress } from '#contracts/address.ts'
import { maskRoadAddress } from '#contracts/address-constants.ts'
import { maskName, maskPhoneNo } from '#contracts/masks.ts'
import { openAddress } from './sealed-address.ts'

type ReadContext = Pick<HostContext, 'kysely' | 'keys'>

/** The member's address book, masked: the default first, then what was changed last. */
export async function listAddresses(
  { kysely, keys }: ReadContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: MaskedAddress[] }> {
  const rows = await kysely
    .selectFrom('account_address')
    .select(['address_seq', 'sealed', 'is_default'])
    .where('user_seq', '=', userSeq)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('address_seq', 'desc')
    .execute()
  return {
    items: rows.flatMap((row) => {
      const content = openAddress(keys, userSeq, row.sealed)
      if (!content) return []
      return {
        addressSeq: row.address_seq,
        maskedName: maskName(content.name),
        maskedPhoneNo: maskPhoneNo(content.phoneNo),
        zonecode: content.zonecode,
        maskedAddress: maskRoadAddress(content.roadAddress),
        isDefault: row.is_default,
      }
    }),
  }
}

/** One address of the member as it was written. */
export async function getAddress(
  { kysely, keys }: ReadContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  addressSeq: number,
): Promise<OwnAddress | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('account_address')
    .select(['sealed', 'is_default'])
    .where('address_seq', '=', addressSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  const content = row && openAddress(keys, userSeq, row.sealed)
  if (!row || !content) return refuse('NOT_FOUND')
  return { ...content, addressSeq, isDefault: row.is_default }
}
