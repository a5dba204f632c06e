import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  JOURNAL_KINDS,
  type JournalKind,
  LEDGER_ACCOUNTS,
  type LedgerAccountName,
} from './ledger-constants.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

/** Won with a sign: debit positive, credit negative. */
const signedWonSchema = z.int()
const daySchema = z.iso.date()
const rangeSchema = { from: daySchema, to: daySchema }

const journalSchema = z.object({
  journalSeq: seqSchema,
  /** Null for the house's own money. */
  orderSeq: seqSchema.nullable(),
  key: z.string(),
  at: momentSchema,
  legs: z.array(z.object({ account: z.string(), amount: signedWonSchema })),
})
export type LedgerJournalView = z.infer<typeof journalSchema>

const differenceSchema = z.object({
  orderSeq: seqSchema.nullable(),
  /** The order's number at the company, where there is no order of ours. */
  orderId: z.string(),
  company: signedWonSchema,
  ledger: signedWonSchema,
  companyBack: signedWonSchema,
  ledgerBack: signedWonSchema,
})
export type LedgerDifference = z.infer<typeof differenceSchema>

const daySumsSchema = z.object({
  day: daySchema,
  /** Null until it is compared for the first time. */
  comparedAt: momentSchema.nullable(),
  /** What remained of the day, and the part of it that was given back. */
  company: signedWonSchema,
  ledger: signedWonSchema,
  companyBack: signedWonSchema,
  ledgerBack: signedWonSchema,
  differences: z.array(differenceSchema),
})
export type LedgerDay = z.infer<typeof daySumsSchema>

const batchSchema = z.object({
  day: daySchema,
  count: z.int(),
  amount: z.int(),
  done: z.int(),
  doneAmount: z.int(),
  failed: z.int(),
  failedAmount: z.int(),
})
export type PayoutBatch = z.infer<typeof batchSchema>

const payoutSchema = z.object({
  payoutSeq: seqSchema,
  orderSeq: seqSchema,
  amount: z.int(),
  state: z.enum(['WAITING', 'SENT', 'DONE', 'FAILED']),
  /** Bank and masked number. */
  account: z.string().nullable(),
  failure: z.string().nullable(),
  createdAt: momentSchema,
  doneAt: momentSchema.nullable(),
})
export type PayoutView = z.infer<typeof payoutSchema>

const asOperator = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'MONEY' } as const

/** Verbs of the host `gateway` about the books of all orders. Days are Korea's, both ends of a range included. */
export const ledgerEndpoints = {
  /** Journals, newest first; of one order without regard to the days. */
  ledger: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/ledger' })
    .input(
      z.object({
        ...rangeSchema,
        account: z.enum(keysOf<LedgerAccountName>(LEDGER_ACCOUNTS)).optional(),
        kind: z.enum(keysOf<JournalKind>(JOURNAL_KINDS)).optional(),
        orderSeq: z.coerce.number().pipe(seqSchema).optional(),
        /** A cursor that a page gave: journals older or newer than it. */
        before: z.string().max(60).optional(),
        after: z.string().max(60).optional(),
      }),
    )
    .output(
      z.object({
        journals: z.array(journalSchema),
        older: z.string().nullable(),
        newer: z.string().nullable(),
      }),
    ),

  /** Debit, credit and number of entries of each account, over the same choice of journals. */
  ledgerTotals: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/ledger/totals' })
    .input(
      z.object({
        ...rangeSchema,
        account: z.enum(keysOf<LedgerAccountName>(LEDGER_ACCOUNTS)).optional(),
        kind: z.enum(keysOf<JournalKind>(JOURNAL_KINDS)).optional(),
        orderSeq: z.coerce.number().pipe(seqSchema).optional(),
      }),
    )
    .output(
      z.array(z.object({ account: z.string(), debit: z.int(), credit: z.int(), entries: z.int() })),
    ),

  /** Days compared with the payment company's own list, newest first. */
  ledgerDays: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/ledger/days' })
    .input(z.object(rangeSchema))
    .output(z.array(daySumsSchema)),

  /** How many of the compared days differ, and the oldest of them. */
  differingDays: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/ledger/differing-days' })
    .output(z.object({ total: z.int(), days: z.array(daySchema) })),

  /** Asks the payment company about a day once more. Repeating it changes nothing else. */
  compareLedgerDay: endpoint
    .meta({ ...asOperator, timeoutMs: DEADLINE_MS.integrations })
    .route({ method: 'POST', path: '/v1/operator/ledger/days/{day}' })
    .input(z.object({ day: daySchema }))
    .output(daySumsSchema)
    .errors({
      NOT_OVER: { status: 400, message: '끝난 날만 맞춰 볼 수 있어요.' },
      UNKNOWN: {
        status: 502,
        message: '결제사가 대답하지 않아요. 잠시 후 다시 맞춰 봐 주세요.',
      },
    }),

  /** Payouts by the day on which they became due, newest first. */
  payoutBatches: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/payouts' })
    .input(z.object(rangeSchema))
    .output(z.array(batchSchema)),

  /** The payouts of one day: what failed first, then in the order of their numbers. */
  payoutsOfDay: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/payouts/{day}' })
    .input(z.object({ day: daySchema, page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        batch: batchSchema.nullable(),
        /** What the ledger says was paid out for the payouts of the day. */
        ledgerAmount: z.int(),
        payouts: z.array(payoutSchema),
        pageCount: z.int(),
      }),
    ),
}
