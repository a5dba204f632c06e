import { z } from 'zod'
import { ADDRESS_LIMITS, MOST_ADDRESSES, RECEIVER_PHONE, ZONECODE } from './address-constants.ts'
import { seqSchema, typedTextSchema } from './common.ts'

/** Where a parcel goes. */
export const addressContentSchema = z.object({
  name: typedTextSchema.min(1).max(ADDRESS_LIMITS.name),
  phoneNo: z.string().regex(RECEIVER_PHONE),
  zonecode: z.string().regex(ZONECODE),
  roadAddress: typedTextSchema.min(1).max(ADDRESS_LIMITS.roadAddress),
  detail: typedTextSchema.max(ADDRESS_LIMITS.detail),
  /** For the courier. */
  note: typedTextSchema.max(ADDRESS_LIMITS.note),
})
export type AddressContent = z.infer<typeof addressContentSchema>

export const newAddressSchema = addressContentSchema.extend({
  /** Of the form: a repeated submission adds nothing. */
  formKey: z.uuid(),
  isDefault: z.boolean(),
})

/** An entry of the address book as its list shows it. */
export const maskedAddressSchema = z.object({
  addressSeq: seqSchema,
  maskedName: z.string(),
  maskedPhoneNo: z.string(),
  zonecode: z.string(),
  maskedAddress: z.string(),
  isDefault: z.boolean(),
})
export type MaskedAddress = z.infer<typeof maskedAddressSchema>

export const ownAddressSchema = addressContentSchema.extend({
  addressSeq: seqSchema,
  isDefault: z.boolean(),
})
export type OwnAddress = z.infer<typeof ownAddressSchema>

/** What a search for a road address finds. */
export const foundAddressSchema = z.object({
  zonecode: z.string(),
  roadAddress: z.string(),
  /** 지번. */
  lotAddress: z.string(),
})
export type FoundAddress = z.infer<typeof foundAddressSchema>

export const ADDRESS_NOT_FOUND = { status: 404, message: '이미 지운 주소예요.' }
export const TOO_MANY_ADDRESSES = {
  status: 409,
  message: `주소는 ${MOST_ADDRESSES}개까지 저장할 수 있어요. 쓰지 않는 주소를 지우고 다시 저장해 주세요.`,
}
