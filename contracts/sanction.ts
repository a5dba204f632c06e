import { z } from 'zod'
import {
  BANK_ACCOUNT_REFUSALS,
  BANK_CODE_REFUSALS,
  bankAccountsSchema,
  bankCheckSchema,
  bankCodeAnswerSchema,
  newBankAccountSchema,
} from './bank-account.ts'
import { decisionReasonSchema, momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { SANCTION_DUTIES } from './duties.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  APPEAL_STATES,
  type AppealState,
  SANCTION_EVIDENCE,
  SANCTION_KINDS,
  SANCTION_LIMITS,
  SANCTION_MEASURES,
  SANCTION_RULES,
  SANCTION_STATES,
  type SanctionEvidenceKind,
  type SanctionKind,
  type SanctionMeasure,
  type SanctionRuleCode,
  type SanctionState,
  type StoredRule,
  UNDO_KINDS,
  UNNAMED_RULE,
  type UndoKind,
} from './sanction-rules.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

const ruleSchema = z.enum(keysOf<SanctionRuleCode>(SANCTION_RULES))
const storedRuleSchema = z.enum([
  ...keysOf<SanctionRuleCode>(SANCTION_RULES),
  UNNAMED_RULE,
] as unknown as [StoredRule, ...StoredRule[]])

const evidenceRefSchema = z.object({
  kind: z.enum(keysOf<SanctionEvidenceKind>(SANCTION_EVIDENCE)),
  seq: seqSchema,
})
export type SanctionEvidenceRef = z.infer<typeof evidenceRefSchema>

/** @property words what the member reads; nothing in it says who reported */
const evidenceSchema = evidenceRefSchema.extend({ words: z.string() })
export type SanctionEvidence = z.infer<typeof evidenceSchema>

const appealStateSchema = z.enum(keysOf<AppealState>(APPEAL_STATES))

const appealSchema = z.object({
  state: appealStateSchema,
  text: z.string(),
  at: momentSchema,
  /** The promise: business days after `at`. */
  decideBy: momentSchema,
  /** Null while it waits. */
  reasonCode: decisionReasonSchema.nullable(),
  answer: z.string(),
  decidedAt: momentSchema.nullable(),
})

/** A sanction as its member reads it. */
const memberSanctionSchema = z.object({
  sanctionSeq: seqSchema,
  kind: z.enum(keysOf<SanctionKind>(SANCTION_KINDS)),
  rule: storedRuleSchema,
  reason: z.string(),
  /** In words. */
  evidence: z.array(z.string()),
  startsAt: momentSchema,
  /** Null where nothing ends. */
  endsAt: momentSchema.nullable(),
  state: z.enum(keysOf<SanctionState>(SANCTION_STATES)),
  endedAt: momentSchema.nullable(),
  appeal: appealSchema.nullable(),
  canAppeal: z.boolean(),
})
export type MemberSanction = z.infer<typeof memberSanctionSchema>

/** A sanction in a member's history on the operators' desk. */
export const sanctionSummarySchema = memberSanctionSchema
  .pick({
    sanctionSeq: true,
    kind: true,
    rule: true,
    reason: true,
    startsAt: true,
    endsAt: true,
    state: true,
  })
  .extend({ appealState: appealStateSchema.nullable(), operatorNickName: z.string().nullable() })
export type SanctionSummary = z.infer<typeof sanctionSummarySchema>

/** One in the member's own list. */
const ownSanctionSchema = memberSanctionSchema
  .pick({ sanctionSeq: true, kind: true, rule: true, startsAt: true, endsAt: true, state: true })
  .extend({ appealState: appealStateSchema.nullable() })
export type OwnSanction = z.infer<typeof ownSanctionSchema>

const appealRowSchema = sanctionSummarySchema.extend({
  userSeq: seqSchema,
  nickName: z.string(),
  appealedAt: momentSchema,
  decideBy: momentSchema,
})
export type AppealRow = z.infer<typeof appealRowSchema>

const appealCaseSchema = memberSanctionSchema
  .omit({ evidence: true, canAppeal: true, appeal: true })
  .extend({
    userSeq: seqSchema,
    nickName: z.string(),
    appeal: appealSchema,
    evidence: z.array(evidenceSchema),
    note: z.string(),
    operatorNickName: z.string().nullable(),
    /** Of the operator who decided on the appeal. */
    appealOperatorNickName: z.string().nullable(),
    /** Why the caller does not decide on it; null where the caller does. */
    objection: z.enum(['DECIDED', 'OWN_DECISION', 'SELF']).nullable(),
  })
export type AppealCase = z.infer<typeof appealCaseSchema>

/** What a suspended member can read and appeal with, after having proven who they are. */
export const suspensionTicketSchema = z.object({
  sanctionSeq: seqSchema,
  ticket: z.string(),
  expiresAt: momentSchema,
})
export type SuspensionTicket = z.infer<typeof suspensionTicketSchema>

const undoableSchema = z.object({
  undoSeq: seqSchema,
  kind: z.enum(keysOf<UndoKind>(UNDO_KINDS)),
  /** What was decided, for its operator. */
  words: z.string(),
  until: momentSchema,
})
export type Undoable = z.infer<typeof undoableSchema>

const member = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator' } as const
const operator = endpoint.meta({ ...DESK, duty: 'ANY' })
const forMembers = endpoint.meta({ ...DESK, duty: 'MEMBERS' })
const forSanctions = endpoint.meta({ ...DESK, duty: SANCTION_DUTIES })

const NO_SANCTION = { status: 404, message: '찾으시는 조치가 없어요.' }
const NO_MONEY_WAITS = { status: 409, message: '지금은 기다리는 돈이 없어요.' }
const ticketSchema = z.string().max(1_000)
const ticketField = ticketSchema.optional()
const pageField = z.int().min(1).max(1_000).default(1)

/** Verbs of the host `main` about sanctions, the appeals against them, and what operators take back. */
export const sanctionEndpoints = {
  /** The caller's own, the newest first; older ones than those are not shown. */
  ownSanctions: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/sanctions' })
    .output(z.object({ items: z.array(ownSanctionSchema) })),

  /** An own sanction: by the session, or by a ticket. It is posted, because a ticket is in no address. */
  sanction: member
    .route({ method: 'POST', path: '/v1/sanctions/{sanctionSeq}/view' })
    .input(z.object({ sanctionSeq: seqSchema, ticket: ticketField }))
    .output(memberSanctionSchema)
    .errors({ NOT_FOUND: NO_SANCTION }),

  /** The same text again is the same appeal. */
  appealSanction: member
    .route({ method: 'POST', path: '/v1/sanctions/{sanctionSeq}/appeal' })
    .input(
      z.object({
        sanctionSeq: seqSchema,
        ticket: ticketField,
        text: typedTextSchema.min(SANCTION_LIMITS.leastAppeal).max(SANCTION_LIMITS.appeal),
      }),
    )
    .output(memberSanctionSchema)
    .errors({
      NOT_FOUND: NO_SANCTION,
      APPEALED: {
        status: 409,
        message: '이 조치에는 이미 이의를 냈어요. 이의는 한 번 낼 수 있어요.',
      },
      OVER: { status: 409, message: '이미 끝난 조치라 이의를 낼 수 없어요.' },
    }),

  /**
   * The bank accounts of a suspended member for whom money is under way, and whether another can be added: where there is
   * none, or the bank has refused it. The bank checks that it is the member's own, whoever has the ticket.
   */
  suspendedBankAccounts: member
    .route({ method: 'POST', path: '/v1/sanctions/{sanctionSeq}/bank-accounts/view' })
    .input(z.object({ sanctionSeq: seqSchema, ticket: ticketSchema }))
    .output(z.object({ accounts: bankAccountsSchema, canAdd: z.boolean() }))
    .errors({ NOT_FOUND: NO_SANCTION, NOT_NEEDED: NO_MONEY_WAITS }),

  /** As `requestBankAccount`, by a ticket. */
  requestSuspendedBankAccount: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'none' })
    .route({ method: 'POST', path: '/v1/sanctions/{sanctionSeq}/bank-accounts/checks' })
    .input(newBankAccountSchema.extend({ sanctionSeq: seqSchema, ticket: ticketSchema }))
    .output(bankCheckSchema)
    .errors({ ...BANK_ACCOUNT_REFUSALS, NOT_FOUND: NO_SANCTION, NOT_NEEDED: NO_MONEY_WAITS }),

  /** As `confirmBankAccount`, by a ticket. */
  confirmSuspendedBankAccount: member
    .route({ method: 'POST', path: '/v1/sanctions/{sanctionSeq}/bank-accounts' })
    .input(
      bankCodeAnswerSchema
        .omit({ isDefault: true })
        .extend({ sanctionSeq: seqSchema, ticket: ticketSchema }),
    )
    .output(z.object({ bankAccountSeq: seqSchema }))
    .errors({ ...BANK_CODE_REFUSALS, NOT_FOUND: NO_SANCTION }),

  /** What a sanction of a member can rest on, and what came before; the view is recorded. */
  sanctionGrounds: forSanctions
    .route({ method: 'GET', path: '/v1/operator/members/{userSeq}/sanction-grounds' })
    .input(z.object({ userSeq: seqSchema }))
    .output(
      z.object({
        /** Sanctions that count. */
        earlier: z.int().min(0),
        /** The last sanction of the member, whatever became of it; 0 where there is none. */
        lastSeq: z.int().min(0),
        evidence: z.array(evidenceSchema.extend({ at: momentSchema })),
      }),
    )
    .errors({ NOT_FOUND: { status: 404, message: '찾으시는 회원이 없습니다.' } }),

  /**
   * Warns or suspends a member, who is told the rule and the reason. A suspension signs out everywhere, within a second.
   * The same form again is the same sanction. It is refused when another operator has decided since the form was read.
   */
  sanctionMember: forSanctions
    .route({ method: 'POST', path: '/v1/operator/members/{userSeq}/sanctions' })
    .input(
      z.object({
        userSeq: seqSchema,
        formKey: z.uuid(),
        /** `lastSeq` as the form was read. */
        lastSeq: z.int().min(0),
        rule: ruleSchema,
        measure: z.enum(keysOf<SanctionMeasure>(SANCTION_MEASURES)),
        reason: typedTextSchema.min(SANCTION_LIMITS.leastReason).max(SANCTION_LIMITS.reason),
        evidence: z.array(evidenceRefSchema).max(SANCTION_LIMITS.evidence),
        note: typedTextSchema.max(SANCTION_LIMITS.note),
      }),
    )
    .output(z.object({ sanctionSeq: seqSchema }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 회원이 없습니다.' },
      NOT_ALLOWED: { status: 409, message: '이 회원에게는 할 수 없는 작업이에요.' },
      CHANGED: {
        status: 409,
        message: '그사이 다른 결정이 있었어요. 확인하고 다시 결정해 주세요.',
      },
      UNFIT: { status: 422, message: '이 규정에는 쓸 수 없는 조치예요.' },
      ADMIN_ONLY: {
        status: 403,
        message: '영구 이용 제한은 관리자만 할 수 있어요. 30일로 제한하고 관리자에게 알려 주세요.',
      },
      NO_EVIDENCE: { status: 422, message: '이 회원의 것이 아닌 근거가 있어요.' },
    }),

  /** Appeals that wait, the longest waiting first; or those that were decided, the newest first. */
  appeals: forMembers
    .route({ method: 'GET', path: '/v1/operator/appeals' })
    .input(z.object({ state: z.enum(['WAITING', 'DECIDED']).default('WAITING'), page: pageField }))
    .output(z.object({ items: z.array(appealRowSchema), total: z.int(), pageCount: z.int() })),

  /** One appeal with what it is against; the view is recorded. */
  appealCase: forMembers
    .route({ method: 'GET', path: '/v1/operator/appeals/{sanctionSeq}' })
    .input(z.object({ sanctionSeq: seqSchema }))
    .output(appealCaseSchema)
    .errors({ NOT_FOUND: NO_SANCTION }),

  /**
   * By another operator than the one who decided on the sanction. An accepted appeal ends it, and it counts no more. The
   * same decision again is the same one.
   */
  decideAppeal: forMembers
    .route({ method: 'POST', path: '/v1/operator/appeals/{sanctionSeq}/decision' })
    .input(
      z.object({
        sanctionSeq: seqSchema,
        isAccepted: z.boolean(),
        reasonCode: decisionReasonSchema,
        answer: typedTextSchema.min(SANCTION_LIMITS.leastAnswer).max(SANCTION_LIMITS.answer),
      }),
    )
    .output(z.object({ state: appealStateSchema }))
    .errors({
      NOT_FOUND: NO_SANCTION,
      WRONG_REASON,
      DECIDED: { status: 409, message: '이미 결정이 났거나 더 확인하지 않는 이의예요.' },
      NOT_ALLOWED: {
        status: 403,
        message: '조치를 결정한 운영자와 당사자는 이의를 결정할 수 없어요.',
      },
    }),

  /** What the caller decided in the last minutes and can take back, the newest first. */
  undoable: operator
    .route({ method: 'GET', path: '/v1/operator/undo' })
    .output(z.object({ items: z.array(undoableSchema) })),

  /** Takes an own decision back: everything is as before, and the member's notice is taken back or corrected. */
  undo: operator
    .route({ method: 'POST', path: '/v1/operator/undo/{undoSeq}' })
    .input(z.object({ undoSeq: seqSchema }))
    .output(z.object({ kind: z.enum(keysOf<UndoKind>(UNDO_KINDS)) }))
    .errors({
      NOT_FOUND: { status: 404, message: '되돌릴 결정이 없어요.' },
      LATE: { status: 409, message: '10분이 지나 되돌릴 수 없어요. 새로 결정해 주세요.' },
      CHANGED: { status: 409, message: '그사이 달라진 것이 있어 되돌릴 수 없어요.' },
    }),
}
