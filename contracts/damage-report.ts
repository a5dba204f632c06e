import { z } from 'zod'
import { BANK_CODES, type BankCode } from './banks.ts'
import { decisionReasonSchema, momentSchema, seqSchema, typedTextSchema } from './common.ts'
import {
  DAMAGE_DECISIONS,
  DAMAGE_GAPS,
  DAMAGE_LIMITS,
  DAMAGE_STATES,
  type DamageDecision,
  type DamageGap,
  type DamageState,
} from './damage-report-rules.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { fraudMethodSchema, identifierKindSchema } from './fraud.ts'
import { FRAUD_CHANNELS, type FraudChannel, LOOKUP_RULES } from './fraud-constants.ts'
import { LINK_DECISIONS, LINK_KINDS, type LinkDecision, type LinkKind } from './fraud-link-rules.ts'
import { uploadIdSchema } from './listing-photo.ts'
import { PRIVATE_PICTURE_REFUSALS } from './listing-photo-constants.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

const stateSchema = z.enum(keysOf<DamageState>(DAMAGE_STATES))
const channelSchema = z.enum(keysOf<FraudChannel>(FRAUD_CHANNELS))
const typedIdentifierSchema = typedTextSchema.max(LOOKUP_RULES.length).default('')

/** How to reach who deceived, as the reporter typed it; '' for what is not known. */
const targetSchema = z.object({
  phone: typedIdentifierSchema,
  bankCode: z.enum(BANK_CODES as [BankCode, ...BankCode[]]).nullable(),
  accountNo: typedIdentifierSchema,
  email: typedIdentifierSchema,
  messenger: typedIdentifierSchema,
})
export type DamageTarget = z.infer<typeof targetSchema>

const tradeSchema = z.object({
  method: fraudMethodSchema.nullable(),
  channel: channelSchema.nullable(),
  goods: typedTextSchema.max(DAMAGE_LIMITS.goods),
  categorySeq: seqSchema.nullable(),
  /** Won. */
  amount: z.int().min(1).max(DAMAGE_LIMITS.amount).nullable(),
  happenedOn: z.iso.date().nullable(),
})

const storySchema = z.object({
  story: typedTextSchema.max(DAMAGE_LIMITS.story),
  policeNo: typedTextSchema.max(DAMAGE_LIMITS.policeNo),
})

/** What one step of the form saves. */
const partSchema = z.discriminatedUnion('step', [
  targetSchema.extend({ step: z.literal('target') }),
  tradeSchema.extend({ step: z.literal('trade') }),
  storySchema.extend({ step: z.literal('story') }),
])
export type DamagePart = z.infer<typeof partSchema>

const evidenceSchema = z.object({ evidenceId: z.string(), width: z.int(), height: z.int() })
export type DamageEvidence = z.infer<typeof evidenceSchema>

const identifierSchema = z.object({ kind: identifierKindSchema, masked: z.string() })

const eventSchema = z.object({
  state: stateSchema,
  by: z.enum(['REPORTER', 'ACCUSED', 'OPERATOR']),
  /** Of a decision. */
  reasonCode: decisionReasonSchema.nullable(),
  note: z.string(),
  at: momentSchema,
})

const rowSchema = z.object({
  reportSeq: seqSchema,
  state: stateSchema,
  goods: z.string(),
  method: fraudMethodSchema.nullable(),
  amount: z.int().nullable(),
  identifiers: z.array(identifierSchema),
  updatedAt: momentSchema,
})
export type DamageRow = z.infer<typeof rowSchema>

const objectionSchema = z.object({
  state: z.enum(['OPEN', 'UPHELD', 'REJECTED']),
  text: z.string(),
  at: momentSchema,
  /** Until then the report is hidden, unless an operator decides earlier. */
  hiddenUntil: momentSchema,
})

/** A report as its reporter sees it. */
const reportSchema = rowSchema.extend({
  /** Rises with each save: a save that began from an older one is refused. */
  version: z.int(),
  target: targetSchema,
  ...tradeSchema.shape,
  ...storySchema.shape,
  evidence: z.array(evidenceSchema),
  /** What is missing before it can be sent. */
  gaps: z.array(z.enum(keysOf<DamageGap>(DAMAGE_GAPS))),
  events: z.array(eventSchema),
  /** That there is one, without its words. */
  objection: objectionSchema.omit({ text: true }).nullable(),
})
export type DamageReport = z.infer<typeof reportSchema>

const linkKindSchema = z.enum(keysOf<LinkKind>(LINK_KINDS))

/** A published report about the member who asks: what is claimed, and nothing of who claims it. */
const accusationSchema = z.object({
  reportSeq: seqSchema,
  state: stateSchema,
  method: fraudMethodSchema,
  happenedOn: z.iso.date(),
  amountBandLabel: z.string(),
  identifiers: z.array(identifierSchema),
  publishedAt: momentSchema,
  /** Why the account was joined to the one that the report names; empty where it names this member. */
  linkedBy: z.array(linkKindSchema),
  /** To the report, or where the account was only joined, to that. */
  objection: objectionSchema.nullable(),
})
export type Accusation = z.infer<typeof accusationSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 피해사례가 없어요.' }
const CLOSED = { status: 409, message: '지금은 고칠 수 없는 피해사례예요.' }
const STALE = {
  status: 409,
  message:
    '다른 화면에서 먼저 고친 내용이 있어요. 아래에는 여기서 쓴 내용을 남겨 두었어요. 다시 저장하면 이 내용으로 바뀌어요.',
  data: z.object({ version: z.int() }),
}
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const
const asOperator = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'SAFETY' } as const
const ofReport = { reportSeq: seqSchema }
const noContent = z.object({})
const wrong = (what: string) => ({ status: 422, message: `${what} 다시 확인해 주세요.` })
const pictureSchema = z.object({
  /** A JPEG in base64. */
  content: z.string(),
})
const ofEvidence = { ...ofReport, evidenceId: z.string().regex(/^[0-9a-f]{32}$/) }

const clusterSchema = z.object({
  members: z.array(
    z.object({
      userSeq: seqSchema,
      nickName: z.string(),
      /** Links between it and a named account; 0 for these. */
      hops: z.int(),
      /** What the member says against it, or that an operator left the account out. */
      objection: objectionSchema.nullable(),
      /** False while an objection waits, and where it was upheld. */
      isJoined: z.boolean(),
    }),
  ),
  links: z.array(
    z.object({
      members: z.tuple([seqSchema, seqSchema]),
      /** Between 0 and 1. */
      strength: z.number(),
      reasons: z.array(z.object({ kind: linkKindSchema, at: momentSchema, strength: z.number() })),
    }),
  ),
})
export type DamageCluster = z.infer<typeof clusterSchema>

/** A report as operators see it. */
const damageCaseSchema = reportSchema.omit({ gaps: true, objection: true }).extend({
  reporter: z.object({ userSeq: seqSchema, nickName: z.string() }),
  /** Members who have one of the identifiers now. */
  accused: z.array(z.object({ userSeq: seqSchema, nickName: z.string() })),
  /** The accounts that may be the same person's, the named ones first; and why. */
  cluster: clusterSchema,
  /** Other published reports of the same identifiers. */
  alike: z.int(),
  objection: objectionSchema.nullable(),
  decisions: z.array(z.enum(keysOf<DamageDecision>(DAMAGE_DECISIONS))),
})
export type DamageCaseView = z.infer<typeof damageCaseSchema>

/** Verbs of the host `customer-service` for reports of damage. */
export const damageReportEndpoints = {
  /** The member's own reports, and the published ones about the member. */
  damageReports: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/damage-reports' })
    .output(z.object({ own: z.array(rowSchema), about: z.array(accusationSchema) })),

  /** A new draft; the same `formKey` again is the same draft. */
  openDamageReport: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/damage-reports' })
    .input(z.object({ formKey: z.uuid() }))
    .output(z.object(ofReport))
    .errors({
      TOO_MANY: {
        status: 409,
        message: `작성 중이거나 처리 중인 피해사례는 ${DAMAGE_LIMITS.open}건까지 둘 수 있어요. 쓰던 것을 마치거나 지워 주세요.`,
      },
    }),

  damageReport: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/damage-reports/{reportSeq}' })
    .input(z.object(ofReport))
    .output(reportSchema)
    .errors({ NOT_FOUND }),

  saveDamageReport: endpoint
    .meta(asMember)
    .route({ method: 'PUT', path: '/v1/damage-reports/{reportSeq}' })
    .input(z.object({ ...ofReport, version: z.int(), part: partSchema }))
    .output(z.object({ version: z.int() }))
    .errors({
      NOT_FOUND,
      CLOSED,
      STALE,
      WRONG_PHONE: wrong('전화번호를'),
      WRONG_ACCOUNT: wrong('계좌번호를'),
      WRONG_EMAIL: wrong('이메일 주소를'),
      WRONG_MESSENGER: wrong('메신저 아이디를'),
      WRONG_CATEGORY: wrong('카테고리를'),
      WRONG_DAY: {
        status: 422,
        message: `오늘까지, ${DAMAGE_LIMITS.years}년 안에 있었던 일만 등록할 수 있어요.`,
      },
    }),

  /** The stored picture has none of the file's metadata; the same upload again is the same picture. */
  addDamageEvidence: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/damage-reports/{reportSeq}/evidence' })
    .input(z.object({ ...ofReport, uploadId: uploadIdSchema, photo: z.file() }))
    .output(evidenceSchema)
    .errors({
      NOT_FOUND,
      CLOSED,
      TOO_MANY: {
        status: 409,
        message: `증거 자료는 ${DAMAGE_LIMITS.files}장까지 올릴 수 있어요.`,
      },
      ...PRIVATE_PICTURE_REFUSALS,
      WRONG_TYPE: {
        status: 415,
        message:
          '사진이 아닌 파일이에요. 대화·이체 화면을 캡처한 JPG, PNG, WEBP 사진을 올려 주세요.',
      },
    }),

  removeDamageEvidence: endpoint
    .meta(asMember)
    .route({ method: 'DELETE', path: '/v1/damage-reports/{reportSeq}/evidence/{evidenceId}' })
    .input(z.object(ofEvidence))
    .output(noContent)
    .errors({ NOT_FOUND, CLOSED }),

  damageEvidence: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/damage-reports/{reportSeq}/evidence/{evidenceId}' })
    .input(z.object(ofEvidence))
    .output(pictureSchema)
    .errors({ NOT_FOUND }),

  /** Sends a complete draft, or a returned report again; sent before, it answers the same. */
  submitDamageReport: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/damage-reports/{reportSeq}/submission' })
    .input(z.object({ ...ofReport, version: z.int() }))
    .output(z.object({ state: stateSchema }))
    .errors({
      NOT_FOUND,
      CLOSED,
      STALE: { ...STALE, message: '다른 화면에서 고친 내용이 있어요. 확인하고 다시 보내 주세요.' },
      INCOMPLETE: {
        status: 422,
        message: '아직 적지 않은 내용이 있어요.',
        data: z.object({ gaps: z.array(z.enum(keysOf<DamageGap>(DAMAGE_GAPS))) }),
      },
      OWN: {
        status: 422,
        message:
          '내 전화번호나 계좌번호가 적혀 있어요. 상대방의 번호를 적었는지 다시 확인해 주세요.',
      },
      DUPLICATE: {
        status: 409,
        message: '같은 상대방의 같은 날 피해를 이미 등록했어요. 등록한 피해사례를 확인해 주세요.',
      },
    }),

  /** Deletes a draft; takes a report that was sent back, which ends it. */
  withdrawDamageReport: endpoint
    .meta(asMember)
    .route({ method: 'DELETE', path: '/v1/damage-reports/{reportSeq}' })
    .input(z.object(ofReport))
    .output(noContent)
    .errors({ NOT_FOUND, CLOSED }),

  /** The accused says that a published report is wrong: it is hidden at once, for 30 days at most (정보통신망법 제44조의2). */
  objectToDamageReport: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/damage-reports/{reportSeq}/objection' })
    .input(
      z.object({
        ...ofReport,
        text: typedTextSchema.min(DAMAGE_LIMITS.leastObjection).max(DAMAGE_LIMITS.objection),
      }),
    )
    .output(z.object({ hiddenUntil: momentSchema }))
    .errors({
      NOT_FOUND,
      OWN: { status: 409, message: '내가 등록한 피해사례에는 이의를 낼 수 없어요. 취하해 주세요.' },
      ONCE: { status: 409, message: '이 피해사례에는 이미 이의를 냈어요. 결과를 기다려 주세요.' },
      CLOSED: { status: 409, message: '게시 중인 피해사례에만 이의를 낼 수 있어요.' },
    }),

  /** Reports in one state, the longest waiting first. */
  damageDesk: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/damage-reports' })
    .input(
      z.object({
        state: stateSchema.exclude(['DRAFT']),
        page: z.coerce.number().int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(rowSchema), total: z.int(), pageCount: z.int() })),

  /** One report with everything it says; each view is recorded. */
  damageCase: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/damage-reports/{reportSeq}' })
    .input(z.object(ofReport))
    .output(damageCaseSchema)
    .errors({ NOT_FOUND }),

  damageCaseEvidence: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/damage-reports/{reportSeq}/evidence/{evidenceId}' })
    .input(z.object(ofEvidence))
    .output(pictureSchema)
    .errors({ NOT_FOUND }),

  /** Leaves an account out of those that are joined to the named one, or keeps it against the member's objection. */
  decideDamageLink: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/damage-reports/{reportSeq}/links/{userSeq}' })
    .input(
      z.object({
        ...ofReport,
        userSeq: seqSchema,
        decision: z.enum(keysOf<LinkDecision>(LINK_DECISIONS)),
        note: typedTextSchema.min(1).max(DAMAGE_LIMITS.note),
      }),
    )
    .output(z.object({ isJoined: z.boolean() }))
    .errors({
      NOT_FOUND: { status: 404, message: '이 사례와 이어진 계정이 아니에요.' },
      OWN: {
        status: 409,
        message: '내가 등록했거나 나에 대한 사례는 다른 운영자가 처리해야 해요.',
      },
    }),

  decideDamageReport: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/damage-reports/{reportSeq}/decisions' })
    .input(
      z.object({
        ...ofReport,
        decision: z.enum(keysOf<DamageDecision>(DAMAGE_DECISIONS)),
        /** Null where a review begins. */
        reasonCode: decisionReasonSchema.nullable(),
        note: typedTextSchema.max(DAMAGE_LIMITS.note),
      }),
    )
    .output(z.object({ state: stateSchema }))
    .errors({
      NOT_FOUND,
      WRONG_REASON,
      CLOSED: { status: 409, message: '다른 운영자가 먼저 처리했어요. 새로 고쳐 확인해 주세요.' },
      OWN: {
        status: 409,
        message: '내가 등록했거나 나에 대한 사례는 다른 운영자가 처리해야 해요.',
      },
      NOTE: { status: 422, message: '이유를 적어 주세요. 회원에게 그대로 보여요.' },
    }),
}
