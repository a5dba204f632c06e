import { z } from 'zod'
import { seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { EVIDENCE_FORMATS } from './order-evidence-constants.ts'

const formatSchema = z.enum(EVIDENCE_FORMATS)
export type EvidenceFormat = z.infer<typeof formatSchema>

const evidenceFileSchema = z.object({
  /** The bytes in base64; some megabytes at most. */
  content: z.string(),
})
export type EvidenceFile = z.infer<typeof evidenceFileSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const LIMITED = {
  status: 429,
  message: '자료를 여러 번 받으셨어요. 잠시 후 다시 시도해 주세요.',
}
const query = z.object({ orderSeq: seqSchema, format: formatSchema })

/** Verbs of the host `gateway` for what a member hands to others about an order. */
export const evidenceEndpoints = {
  orderEvidence: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/evidence/{format}' })
    .input(query)
    .output(evidenceFileSchema)
    .errors({ NOT_FOUND, LIMITED }),

  orderEvidenceForDesk: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'operator', duty: 'TRADES' })
    .route({ method: 'GET', path: '/v1/operator/orders/{orderSeq}/evidence/{format}' })
    .input(query)
    .output(evidenceFileSchema)
    .errors({ NOT_FOUND, LIMITED }),

  /** The public key that packs of evidence are checked with, as PEM. It never changes. */
  evidenceKey: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 600_000 })
    .route({ method: 'GET', path: '/v1/evidence-key' })
    .output(z.object({ pem: z.string() })),
}
