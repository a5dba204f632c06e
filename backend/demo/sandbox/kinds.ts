import { z } from 'zod'
import { socialProviderSchema } from '#contracts/account.ts'
import { COURIER_CODES } from '#contracts/couriers.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { PARCEL_STEPS, type ParcelStep } from '#contracts/parcel-steps.ts'
import type { ItemKind } from './items.ts'

const kind = <T extends object>(
  name: string,
  keepMs: number | null,
  schema: z.ZodType<T>,
): ItemKind<T> => ({ name, keepMs, schema })

/** A text that would have been sent; the key is the number it went to. */
export const SMS_TEXT = kind('sms', 7 * DAY_MS, z.object({ text: z.string() }))

/** A person made up at a provider's login page; the key is the provider. */
export const PERSON = kind('person', null, z.object({ id: z.string(), name: z.string() }))

/** A secret that the authenticator app was given; the key is the secret. */
export const AUTHENTICATOR = kind('authenticator', 30 * DAY_MS, z.object({ label: z.string() }))

const grantSchema = z.object({
  provider: socialProviderSchema,
  personId: z.string(),
  personName: z.string(),
  scope: z.string(),
  nonce: z.string().nullable(),
  redirectUri: z.string(),
  codeChallenge: z.string(),
})
export type Grant = z.infer<typeof grantSchema>

/** An authorisation that waits to be redeemed; the key is its code. */
export const CODE = kind('code', DAY_MS, grantSchema)

/** Whose an access token is; the key is the token's hash. */
export const TOKEN = kind('token', DAY_MS, grantSchema)

/** Apple gives a name only once: the key is the person. */
export const CONSENT = kind('consent', null, z.object({}))

/** A person that an identity agency was asked about; the parts of the resident number are not among it. */
export const IDENTITY = kind(
  'identity',
  DAY_MS,
  z.object({
    name: z.string(),
    phoneNo: z.string(),
    birthDate: z.string(),
    sex: z.enum(['MALE', 'FEMALE']),
    isForeigner: z.boolean(),
    code: z.string(),
    tries: z.int(),
  }),
)

/** What an endpoint does with a single parcel. */
export const troubleSchema = z.enum(['none', 'error', 'hang'])
export type SandboxTrouble = z.infer<typeof troubleSchema>

const parcelSchema = z.object({
  courier: z.enum(COURIER_CODES),
  /** Oldest first; none while the courier does not know it. */
  steps: z.array(
    z.object({
      step: z.enum(Object.keys(PARCEL_STEPS) as [ParcelStep, ...ParcelStep[]]),
      /** Milliseconds. */
      at: z.number(),
    }),
  ),
  trouble: troubleSchema,
})
export type SandboxParcel = z.infer<typeof parcelSchema>

/** A parcel; the key is its number. */
export const PARCEL = kind('parcel', null, parcelSchema)
/** A cash receipt; the key is its own. The payments themselves have tables. */
export const CASH_RECEIPT = kind(
  'cash-receipt',
  null,
  z.object({
    receiptKey: z.string(),
    orderId: z.string(),
    orderName: z.string(),
    type: z.string(),
    amount: z.int(),
  }),
)

export const heldAccountSchema = z.object({
  holderName: z.string().trim().min(1).max(40),
  birthDate: z.iso.date(),
  state: z.enum(['OPEN', 'CLOSED', 'BLOCKED']),
})
export type SandboxBankAccount = z.infer<typeof heldAccountSchema>

/** An account at a bank; the key is the bank's code and the number, the newest counts. */
export const BANK_ACCOUNT = kind('bank-account', null, heldAccountSchema)

/** A transfer that the bank was asked for; the key is its id and its day. */
export const BANK_TRANSFER = kind(
  'bank-transfer',
  null,
  z.object({
    bankCode: z.string(),
    accountNo: z.string(),
    amount: z.int(),
    printed: z.string(),
    /** `000` where the money moved. */
    bankRspCode: z.string(),
  }),
)

export const hoursSchema = z.enum(['night', 'open', 'closed'])
export type BankHours = z.infer<typeof hoursSchema>

/** When the banks rest; the newest counts. */
export const BANK_HOURS = kind('bank-hours', null, z.object({ hours: hoursSchema }))

/** A code that the cafe gave a member; the key is the code. */
export const CAFE_CODE = kind(
  'cafe-code',
  DAY_MS,
  z.object({
    memberId: z.string(),
    nickname: z.string(),
    /** Milliseconds. */
    expiresAt: z.number(),
    /** Of the link that took it. */
    linkKey: z.string().nullable(),
  }),
)

/** A link of the cafe with us; the key is the link's. */
export const CAFE_LINK = kind(
  'cafe-link',
  null,
  z.object({
    memberId: z.string(),
    nickname: z.string(),
    storeName: z.string(),
    state: z.enum(['RESERVED', 'LINKED', 'ENDED']),
  }),
)

/** The newest link of a member of the cafe; the key is the member. */
export const CAFE_MEMBER = kind('cafe-member', null, z.object({ linkKey: z.string() }))

const cafePostSchema = z.object({
  memberId: z.string(),
  nickname: z.string(),
  board: z.string(),
  title: z.string(),
  body: z.string(),
  price: z.int(),
  isSold: z.boolean(),
  isDeleted: z.boolean(),
  pictureIds: z.array(z.string()).max(3),
  /** Increases with every change. */
  revision: z.int(),
  /** Of a product that is shown from our side. */
  share: z
    .object({
      linkKey: z.string(),
      revision: z.int(),
      url: z.string(),
      pictures: z.array(z.string()),
    })
    .optional(),
})
export type SandboxCafePost = z.infer<typeof cafePostSchema>

/** A post of a member of the cafe; the key is its number, the newest counts. */
export const CAFE_POST = kind('cafe-post', null, cafePostSchema)

/** A browser of the sandbox that takes pushes; the key is the end of its endpoint. */
export const PUSH_BROWSER = kind(
  'push-browser',
  30 * DAY_MS,
  z.object({ privateKey: z.string(), publicKey: z.string(), auth: z.string() }),
)

/** What such a browser was told; the key is the browser. */
export const PUSH_MESSAGE = kind(
  'push-message',
  7 * DAY_MS,
  z.object({
    title: z.string(),
    body: z.string().nullable(),
    path: z.string(),
    tag: z.string(),
    unread: z.int(),
    topic: z.string().nullable(),
    urgency: z.string().nullable(),
  }),
)

/** An 알림톡 that would have been sent; the key is the number it went to. */
export const TALK_MESSAGE = kind(
  'talk',
  7 * DAY_MS,
  z.object({
    templateCode: z.string(),
    text: z.string(),
    buttons: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
)

/** A request that is not to be done again; the key is its own. */
export const TALK_REQUEST = kind('talk-request', DAY_MS, z.object({}))

/** A mail that would have been sent; the key is the address it went to. */
export const MAIL_MESSAGE = kind(
  'mail',
  7 * DAY_MS,
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
)

/** A request that is not to be done again; the key is its own. */
export const MAIL_REQUEST = kind('mail-request', DAY_MS, z.object({}))

export const COMPANIES = [
  'sms',
  'identity',
  'postcode',
  'couriers',
  'bank',
  'payment',
  'cafe',
  'push',
  'talk',
  'mail',
  'naver',
  'kakao',
  'apple',
] as const
export type Company = (typeof COMPANIES)[number]

export const FAULTS = ['works', 'error', 'hang'] as const
export const faultSchema = z.enum(FAULTS)
export type SandboxFault = z.infer<typeof faultSchema>

/** How each company behaves; the key is the company, the newest counts. */
export const FAULT = kind('fault', null, z.object({ fault: faultSchema }))

/** The sandbox's own keys; made once. */
export const SECRETS = kind(
  'secrets',
  null,
  z.object({
    seed: z.string(),
    appleSigningKey: z.record(z.string(), z.unknown()),
    appleClientKey: z.string(),
    appleClientPublicKey: z.string(),
  }),
)

export const KINDS: readonly ItemKind<object>[] = [
  SMS_TEXT,
  AUTHENTICATOR,
  PERSON,
  CODE,
  TOKEN,
  CONSENT,
  IDENTITY,
  PARCEL,
  BANK_ACCOUNT,
  BANK_TRANSFER,
  BANK_HOURS,
  CASH_RECEIPT,
  CAFE_CODE,
  CAFE_LINK,
  CAFE_MEMBER,
  CAFE_POST,
  PUSH_BROWSER,
  PUSH_MESSAGE,
  TALK_MESSAGE,
  TALK_REQUEST,
  MAIL_MESSAGE,
  MAIL_REQUEST,
  FAULT,
  SECRETS,
]
