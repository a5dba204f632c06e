import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  AMOUNT_BANDS,
  type AmountBand,
  FRAUD_METHODS,
  type FraudMethod,
  IDENTIFIER_KINDS,
  type IdentifierKind,
  LOOKUP_REFUSALS,
} from './fraud-constants.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

export const identifierKindSchema = z.enum(keysOf<IdentifierKind>(IDENTIFIER_KINDS))
export const fraudMethodSchema = z.enum(keysOf<FraudMethod>(FRAUD_METHODS))
const amountBandSchema = z.enum(keysOf<AmountBand>(AMOUNT_BANDS))

/** What published reports say of an identifier. */
const recordSummarySchema = z.object({
  count: z.int(),
  /** Days on which it happened, 'YYYY-MM-DD'. */
  firstOn: z.iso.date().nullable(),
  lastOn: z.iso.date().nullable(),
  /** Of all reports together. */
  amountBand: amountBandSchema.nullable(),
})

/** One published report without anything that names a person. */
const publicCaseSchema = z.object({
  happenedOn: z.iso.date(),
  method: fraudMethodSchema,
  amountBand: amountBandSchema,
  /** Of the goods; null where the reporter chose none. */
  categoryName: z.string().nullable(),
  /** Whether it was reported to the police. */
  hasPoliceReport: z.boolean(),
})

const lookupResultSchema = z.object({
  kind: identifierKindSchema,
  /** What was looked up, masked. */
  masked: z.string(),
  lookedUpAt: momentSchema,
  expiresAt: momentSchema,
  all: recordSummarySchema,
  /** Of the last three months. */
  recent: recordSummarySchema,
  /** The newest, ten at most; `masked` with its bank, which may be another than was typed. */
  cases: z.array(publicCaseSchema.extend({ masked: z.string() })),
})
export type LookupResult = z.infer<typeof lookupResultSchema>

const countSchema = z.object({ label: z.string(), count: z.int() })

const monitoringSchema = z.object({
  /** When the figures were counted; they are at most five minutes old. */
  countedAt: momentSchema,
  /** Published reports by the day they were published, the oldest first, 30 days with those that have none. */
  days: z.array(z.object({ on: z.iso.date(), count: z.int() })),
  /** By week, beginning on Mondays, twelve of them. */
  weeks: z.array(z.object({ on: z.iso.date(), count: z.int() })),
  /** Of the last year, the most frequent first. */
  methods: z.array(countSchema.extend({ method: fraudMethodSchema })),
  categories: z.array(countSchema),
  total: z.int(),
  /** The newest published ones. */
  cases: z.array(publicCaseSchema.extend({ kinds: z.array(identifierKindSchema) })),
})
export type FraudMonitoring = z.infer<typeof monitoringSchema>

/** What a lookup of a seller by what was verified says. */
const sellerRecordsSchema = z.object({
  count: z.int(),
  lastOn: z.iso.date().nullable(),
  /** What was looked up: nothing where the member has neither. */
  hasPhone: z.boolean(),
  hasAccount: z.boolean(),
})
export type SellerRecords = z.infer<typeof sellerRecordsSchema>

/** Verbs of the host `customer-service` for looking up reported identifiers. */
export const fraudEndpoints = {
  /** What a person typed is sent in the body alone; the answer is a random key that opens the result for ten minutes. */
  lookUpFraud: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/fraud/lookups' })
    .input(z.object({ text: z.string().max(20_000) }))
    .output(z.object({ key: z.string() }))
    .errors({
      ...LOOKUP_REFUSALS,
      LIMITED: {
        status: 429,
        message: '오늘 할 수 있는 조회를 모두 썼어요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  fraudLookup: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'GET', path: '/v1/fraud/lookups/{key}' })
    .input(z.object({ key: z.string().regex(/^[\w-]{20,64}$/) }))
    .output(lookupResultSchema)
    .errors({ NOT_FOUND: { status: 410, message: '조회 결과를 볼 수 있는 시간이 지났어요.' } }),

  fraudMonitoring: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 20_000 })
    .route({ method: 'GET', path: '/v1/fraud/monitoring' })
    .output(monitoringSchema),

  /** What a lookup of a store's owner by the verified phone number and the bank accounts would say. */
  sellerRecords: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 20_000 })
    .route({ method: 'GET', path: '/v1/fraud/stores/{storeSeq}' })
    .input(z.object({ storeSeq: seqSchema }))
    .output(sellerRecordsSchema),
}
