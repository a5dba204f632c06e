import { z } from 'zod'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { DATA_EXPORT_RULES, DATA_EXPORT_STATES, type DataExportState } from './own-data-rules.ts'

const stateSchema = z.enum(
  Object.keys(DATA_EXPORT_STATES) as [DataExportState, ...DataExportState[]],
)

const dataExportSchema = z.object({
  exportSeq: seqSchema,
  state: stateSchema,
  requestedAt: momentSchema,
  /** Of a file that can be fetched. */
  bytes: z.int().min(0).nullable(),
  /** Until then a file that is ready waits. */
  until: momentSchema.nullable(),
})
export type DataExport = z.infer<typeof dataExportSchema>

const signedIn = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })

/** Verbs of the host `main` for a copy of everything about a member (개인정보 보호법 제35조). */
export const ownDataEndpoints = {
  /** The last requests, the newest first, and when the next may be made; null when it may be made now. */
  dataExports: signedIn
    .route({ method: 'GET', path: '/v1/own-data/exports' })
    .output(z.object({ items: z.array(dataExportSchema), nextAt: momentSchema.nullable() })),

  /** Asks for a copy; while one is being made or waits, that is the answer. */
  requestDataExport: signedIn
    .route({ method: 'POST', path: '/v1/own-data/exports' })
    .output(z.object({ exportSeq: seqSchema }))
    .errors({
      LIMITED: {
        status: 429,
        message: `내 정보는 ${DATA_EXPORT_RULES.everyHours}시간에 한 번만 요청할 수 있어요.`,
      },
    }),

  /**
   * A part of the file, from a place in it on. Whoever has read the last part has fetched the file: it is deleted some
   * minutes later.
   */
  dataExportPart: signedIn
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/own-data/exports/{exportSeq}/part' })
    .input(z.object({ exportSeq: seqSchema, from: z.int().min(0) }))
    .output(z.object({ content: z.string(), bytes: z.int().min(0) }))
    .errors({
      NOT_FOUND: {
        status: 404,
        message: '받을 수 있는 파일이 없어요. 이미 받았거나 기간이 지났어요.',
      },
    }),
}
