import type { EvidenceFile, EvidenceFormat } from '#contracts/order-evidence.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { evidenceLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import type { OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { findOwnOrder } from '../own-order.ts'
import { collectEvidence, type EvidenceReader } from './collect-evidence.ts'
import { drawEvidencePdf } from './evidence-pdf.ts'
import { casePhotos, chatPhotos, listingPhotos } from './evidence-photos.ts'
import { keyFingerprint, packEvidence } from './pack-evidence.ts'

interface EvidenceQuery {
  orderSeq: number
  format: EvidenceFormat
}

type EvidenceRefusal = Refusal<'NOT_FOUND' | 'LIMITED'>

/** The evidence of the caller's own order, as a ZIP or as the PDF in it. */
export async function getEvidence(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, format }: EvidenceQuery,
): Promise<EvidenceFile | EvidenceRefusal> {
  const own = await findOwnOrder(context.kysely, userSeq, orderSeq)
  if (!own) return refuse('NOT_FOUND')
  return makeFile(context, userSeq, own.order, { reader: own.role, format })
}

/** The same for an operator; the view is recorded with both members. */
export async function getEvidenceForDesk(
  context: HostContext,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, format }: EvidenceQuery,
): Promise<EvidenceFile | EvidenceRefusal> {
  const { kysely } = context
  const order = await kysely
    .selectFrom('orders')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
  if (!order) return refuse('NOT_FOUND')
  for (const userSeq of [order.buyer_user_seq, order.seller_user_seq])
    await recordOperatorAction(context, kysely, operator, {
      userSeq,
      action: 'VIEW',
      reason: `주문 ${orderSeq}번 증거 모음 받음`,
    })
  return makeFile(context, operator.userSeq, order, { reader: 'OPERATOR', format })
}

async function makeFile(
  context: HostContext,
  userSeq: number,
  order: OrderRow,
  { reader, format }: { reader: EvidenceReader; format: EvidenceFormat },
): Promise<EvidenceFile | Refusal<'LIMITED'>> {
  const { kysely, keys, limiter, mediaStore, now } = context
  const retryAfterSeconds = await limiter.take(evidenceLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const at = await orderTime(kysely, now())
  const evidence = await collectEvidence({ kysely, keys }, order, { reader, at })
  const listed = await listingPhotos(mediaStore, evidence.listing.mediaKeys)
  const shown = await casePhotos(mediaStore, evidence.statements)
  const pdf = await drawEvidencePdf(evidence, { listed, shown }, keyFingerprint(keys.documentKey))
  if (format === 'PDF') return file(pdf)
  const photos = [...listed, ...shown, ...(await chatPhotos(mediaStore, evidence.messages))]
  return file(packEvidence(keys, { evidence, pdf, photos }))
}

const file = (bytes: Uint8Array): EvidenceFile => ({
  content: Buffer.from(bytes).toString('base64'),
})
