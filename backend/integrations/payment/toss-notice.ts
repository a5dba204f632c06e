import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../call-provider.ts'

const orderId = z.string().regex(/^[\w=-]{6,64}$/)
const statusChangeSchema = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({
    paymentKey: z.string().regex(/^[\w-]{1,200}$/),
    orderId,
    secret: z.string().max(100).nullish(),
  }),
})
/** It has no envelope, and names no payment. */
const depositSchema = z.object({
  status: z.string(),
  orderId,
  secret: z.string().min(1).max(100),
})
const otherSchema = z.object({ eventType: z.string() })

/** What a notice says that it is about; nothing of it is believed but its number. */
export interface TossNotice {
  noticeId: string
  paymentKey: string | null
  orderId: string
  /** What the company shares with us alone for this payment; a notice of a deposit always has it. */
  secret: string | null
}

export function readTossNotice(
  transmissionId: string | null,
  body: string,
): TossNotice | 'FORGED' | 'IRRELEVANT' {
  const said = parseJson(body)
  const noticeId = /^[\w:-]{8,100}$/.test(transmissionId ?? '')
    ? `${transmissionId}`
    : createHash('sha256').update(body).digest('base64url')
  const change = statusChangeSchema.safeParse(said)
  if (change.success) {
    const { paymentKey, orderId, secret } = change.data.data
    return { noticeId, paymentKey, orderId, secret: secret ?? null }
  }
  const deposit = depositSchema.safeParse(said)
  if (deposit.success) {
    const { orderId, secret } = deposit.data
    return { noticeId, paymentKey: null, orderId, secret }
  }
  const other = otherSchema.safeParse(said)
  return other.success && other.data.eventType !== 'PAYMENT_STATUS_CHANGED'
    ? 'IRRELEVANT'
    : 'FORGED'
}
