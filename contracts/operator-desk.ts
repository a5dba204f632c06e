import { z } from 'zod'
import { roleSchema } from './account.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DUTY_KEYS } from './duties.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const forAdministrators = endpoint.meta({
  timeoutMs: DEADLINE_MS.default,
  auth: 'operator',
  duty: 'ADMINISTRATOR',
})

const dutiesSchema = z.array(z.enum(DUTY_KEYS)).max(DUTY_KEYS.length)

const operatorRowSchema = z.object({
  userSeq: seqSchema,
  nickName: z.string().nullable(),
  role: roleSchema,
  /** An administrator has all. */
  duties: dutiesSchema,
  /** Since when there is a second factor; without one the desk does not open. */
  secondFactorAt: momentSchema.nullable(),
  lastSignedInAt: momentSchema.nullable(),
})
export type OperatorRow = z.infer<typeof operatorRowSchema>

/** Verbs of the host `main` about the operators themselves. */
export const operatorDeskEndpoints = {
  /** All operators who may sign in, administrators first. */
  operators: forAdministrators
    .route({ method: 'GET', path: '/v1/operator/operators' })
    .output(z.object({ items: z.array(operatorRowSchema) })),

  /**
   * Sets what an operator is in charge of, from this moment on. The same duties again are no change. It is refused when
   * they are no longer those that the form has shown.
   */
  setDuties: forAdministrators
    .route({ method: 'PUT', path: '/v1/operator/operators/{userSeq}/duties' })
    .input(
      z.object({
        userSeq: seqSchema,
        duties: dutiesSchema,
        /** As the form was read. */
        seen: dutiesSchema,
        reason: typedTextSchema.min(2).max(200),
      }),
    )
    .output(z.object({ duties: dutiesSchema }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 운영자가 없어요.' },
      NOT_ALLOWED: {
        status: 403,
        message: '관리자는 모든 일을 맡고 있어요. 담당을 바꿀 수 없어요.',
      },
      CHANGED: {
        status: 409,
        message: '그사이 다른 관리자가 담당을 바꿨어요. 지금 담당을 확인하고 다시 저장해 주세요.',
      },
    }),
}
