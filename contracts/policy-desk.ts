import { z } from 'zod'
import { legalTextSchema } from './account.ts'
import { PUBLISHED_POLICIES } from './account-constants.ts'
import { changedSectionSchema } from './changed-section.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import type { DatedState } from './notice-days.ts'
import {
  normalPolicyBody,
  POLICY_LIMITS,
  POLICY_STATES,
  policyBodyProblem,
} from './policy-rules.ts'

export const publishedPolicySchema = z.enum(PUBLISHED_POLICIES)

const bodySchema = z
  .string()
  .overwrite(normalPolicyBody)
  .refine((body) => policyBodyProblem(body) === null)
const reasonSchema = typedTextSchema.min(2).max(POLICY_LIMITS.reason)

const versionSchema = z.object({
  /** The first day in Korea. */
  version: z.iso.date(),
  state: z.enum(Object.keys(POLICY_STATES) as [DatedState, ...DatedState[]]),
  reason: z.string(),
  /** How an operator has written it; null of a text that came with the program. */
  change: z
    .object({
      changeSeq: seqSchema,
      isAdverse: z.boolean(),
      operatorName: z.string().nullable(),
      at: momentSchema,
    })
    .nullable(),
  withdrawn: z
    .object({ operatorName: z.string().nullable(), at: momentSchema, reason: z.string() })
    .nullable(),
})
export type PolicyVersion = z.infer<typeof versionSchema>

const textSchema = z.object({
  policyKey: publishedPolicySchema,
  /** The latest first day first, with those that were taken back. */
  versions: z.array(versionSchema),
})
export type PolicyAtDesk = z.infer<typeof textSchema>

const draftSchema = z.object({
  policyKey: publishedPolicySchema,
  /** What the form begins with. */
  body: z.string(),
  /** The version that a new one follows: the latest that stands, in force or to come. */
  follows: legalTextSchema.shape.version,
  /** The newest change of the text; 0 when there is none. */
  seen: z.int().min(0),
  today: z.iso.date(),
})
export type PolicyDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 약관이 없습니다.' } as const
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** Verbs of the host `init` about the texts that members are bound by. A version never changes once it has begun. */
export const policyDeskEndpoints = {
  /** The texts with all their versions. */
  policyDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/policies' })
    .output(z.object({ texts: z.array(textSchema) })),

  /** What a new version begins with: the latest that stands, an earlier `version`, or one that was taken back. */
  policyDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/policies/{policyKey}/draft' })
    .input(
      z.object({
        policyKey: publishedPolicySchema,
        version: z.string().max(20).optional(),
        changeSeq: seqSchema.optional(),
      }),
    )
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** What a body would change; nothing is kept. */
  tryPolicy: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/policies/{policyKey}/trial' })
    .input(z.object({ policyKey: publishedPolicySchema, body: bodySchema }))
    .output(
      z.object({ follows: legalTextSchema.shape.version, sections: z.array(changedSectionSchema) }),
    )
    .errors({ NOT_FOUND }),

  /** Publishes a version that begins on a day to come, once for each `formKey`. */
  schedulePolicy: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/policies/{policyKey}' })
    .input(
      z.object({
        formKey: z.uuid(),
        policyKey: publishedPolicySchema,
        day: z.iso.date(),
        body: bodySchema,
        /** Readers see it. */
        reason: reasonSchema,
        /** Whether members are worse off, which an operator judges. */
        isAdverse: z.boolean(),
        /** The newest change that the form has shown; 0 when there was none. */
        seen: z.int().min(0),
      }),
    )
    .output(z.object({ changeSeq: seqSchema }))
    .errors({
      NOT_FOUND,
      TOO_SOON: {
        status: 422,
        message: '미리 알릴 날이 모자라요. 시행일을 더 뒤로 정해 주세요.',
      },
      TAKEN: { status: 409, message: '그날이나 그 뒤에 시행할 내용이 이미 있어요.' },
      SAME: { status: 422, message: '바로 앞의 내용과 달라지는 것이 없어요.' },
      OUTDATED: {
        status: 409,
        message: '그사이 다른 운영자가 이 글을 바꿨어요. 목록을 확인하고 다시 저장해 주세요.',
      },
    }),

  /** Takes a version back that has not begun. The same again is no second change. */
  withdrawPolicy: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/policy-changes/{changeSeq}/withdraw' })
    .input(z.object({ changeSeq: seqSchema, reason: reasonSchema }))
    .output(z.object({}))
    .errors({
      NOT_FOUND,
      STARTED: {
        status: 409,
        message: '이미 시행한 내용은 취소할 수 없어요. 새 내용을 써 주세요.',
      },
    }),
}
