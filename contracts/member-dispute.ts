import { z } from 'zod'
import { decisionReasonSchema, momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { GOODS_GROUPS, type GoodsGroup } from './dispute-standard.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { uploadIdSchema } from './listing-photo.ts'
import { PRIVATE_PICTURE_REFUSALS } from './listing-photo-constants.ts'
import {
  DISPUTE_FAVOURS,
  DISPUTE_LIMITS,
  DISPUTE_WANTS,
  type DisputeFavour,
  type DisputeTerms,
  type DisputeWant,
  MEMBER_DISPUTE_TYPES,
  type MemberDisputeTypeName,
  TRADE_WAYS,
  type TradeWay,
} from './member-dispute-rules.ts'
import {
  DISPUTE_SIDES,
  type DisputeSide,
  MEMBER_DISPUTE_ACTIONS,
  MEMBER_DISPUTE_STATES,
  type MemberDisputeAction,
  type MemberDisputeState,
} from './member-dispute-states.ts'
import { EVIDENCE_FORMATS } from './order-evidence-constants.ts'

const namesOf = <Name extends string>(table: Record<Name, unknown>) =>
  Object.keys(table) as [Name, ...Name[]]

const stateSchema = z.enum(namesOf<MemberDisputeState>(MEMBER_DISPUTE_STATES))
const sideSchema = z.enum(namesOf<DisputeSide>(DISPUTE_SIDES))
const actionSchema = z.enum(namesOf<MemberDisputeAction>(MEMBER_DISPUTE_ACTIONS))
const typeSchema = z.enum(namesOf<MemberDisputeTypeName>(MEMBER_DISPUTE_TYPES))
const waySchema = z.enum(namesOf<TradeWay>(TRADE_WAYS))
const goodsSchema = z.enum(namesOf<GoodsGroup>(GOODS_GROUPS))
const favourSchema = z.enum(namesOf<DisputeFavour>(DISPUTE_FAVOURS))
const roleSchema = z.enum(['BUYER', 'SELLER'])
const wantNames = namesOf<DisputeWant>(DISPUTE_WANTS)
const wantSchema = z.enum(wantNames)
const termsNameSchema = z.enum([...wantNames, 'NONE'] as [DisputeTerms, ...DisputeTerms[]])
const amountSchema = z.int().min(1).max(DISPUTE_LIMITS.amount).nullable()
const noteSchema = typedTextSchema.max(DISPUTE_LIMITS.note)
const pictureIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

const memberSchema = z.object({ storeSeq: seqSchema, nickName: z.string() })

const roomSchema = z.object({
  roomId: seqSchema,
  productSeq: seqSchema,
  title: z.string(),
  price: z.int(),
  /** Of the member who asks. */
  role: roleSchema,
  other: memberSchema,
  lastMessageAt: momentSchema,
  /** An order with safe payment between the same two: its own case is the place. */
  orderSeq: seqSchema.nullable(),
  /** A dispute of this room that is not closed, or that the operators have decided on. */
  disputeSeq: seqSchema.nullable(),
})
export type DisputableRoom = z.infer<typeof roomSchema>

/** What the standard asks about the trade of a room. */
const roomFactsSchema = roomSchema.extend({ goods: goodsSchema, isBusiness: z.boolean() })

const rowSchema = z.object({
  disputeSeq: seqSchema,
  state: stateSchema,
  type: typeSchema,
  title: z.string(),
  want: wantSchema,
  amount: z.int().nullable(),
  claimant: z.string(),
  respondent: z.string(),
  dueAt: momentSchema.nullable(),
  updatedAt: momentSchema,
})
export type MemberDisputeRow = z.infer<typeof rowSchema>

const ownRowSchema = rowSchema.extend({
  /** Of the member who asks. */
  side: sideSchema,
  /** The member has to do something. */
  isTurn: z.boolean(),
})
export type OwnDisputeRow = z.infer<typeof ownRowSchema>

const eventSchema = z.object({
  place: z.int(),
  action: actionSchema,
  by: z.enum([...namesOf<DisputeSide>(DISPUTE_SIDES), 'OPERATOR', 'TIMER']),
  state: stateSchema,
  favour: favourSchema.nullable(),
  want: termsNameSchema.nullable(),
  amount: z.int().nullable(),
  /** Of a decision. */
  reasonCode: decisionReasonSchema.nullable(),
  note: z.string(),
  at: momentSchema,
})
export type MemberDisputeEvent = z.infer<typeof eventSchema>

const pictureSchema = z.object({
  evidenceId: z.string(),
  side: sideSchema,
  width: z.int(),
  height: z.int(),
})
export type DisputePicture = z.infer<typeof pictureSchema>

const termsSchema = z.object({ want: termsNameSchema, amount: z.int().nullable() })

const disputeSchema = rowSchema.extend({
  /** Rises with each change: one that began from an older version is refused. */
  version: z.int(),
  claimantRole: roleSchema,
  productSeq: seqSchema,
  price: z.int(),
  way: waySchema,
  goods: goodsSchema,
  isBusiness: z.boolean(),
  receivedOn: z.iso.date().nullable(),
  /** Between the day on which the goods came and the claim. */
  days: z.int().nullable(),
  story: z.string(),
  turn: sideSchema.nullable(),
  /** Counter-offers so far. */
  offers: z.int(),
  /** What was offered or decided last. */
  terms: termsSchema.extend({ by: z.enum([...namesOf<DisputeSide>(DISPUTE_SIDES), 'OPERATOR']) }),
  /** Sides that have said yes where both have to. */
  agreed: z.array(sideSchema),
  events: z.array(eventSchema),
  evidence: z.array(pictureSchema),
  actions: z.array(actionSchema),
  createdAt: momentSchema,
})

const ownDisputeSchema = disputeSchema.extend({
  side: sideSchema,
  roomId: seqSchema,
  canAddEvidence: z.boolean(),
  hasPack: z.boolean(),
})
export type OwnDispute = z.infer<typeof ownDisputeSchema>

const messageSchema = z.object({
  messageSeq: z.int(),
  storeSeq: seqSchema,
  nickName: z.string(),
  text: z.string(),
  at: momentSchema,
})

const caseSchema = disputeSchema.extend({
  members: z.object({ CLAIMANT: seqSchema, RESPONDENT: seqSchema }),
  /** Of the room, the newest. */
  messages: z.array(messageSchema),
  /** An operator who is one of the two decides nothing. */
  isOwn: z.boolean(),
})
export type DisputeCaseView = z.infer<typeof caseSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 분쟁이 없어요.' }
const CLOSED = { status: 409, message: '지금은 할 수 없어요. 바뀐 내용을 확인해 주세요.' }
const STALE = {
  status: 409,
  message: '그사이 내용이 바뀌었어요. 확인하고 다시 해 주세요.',
}
const NOTE = {
  status: 422,
  message: `이유를 ${DISPUTE_LIMITS.leastNote}자 이상 적어 주세요. 상대방에게 그대로 보여요.`,
}
const TERMS = { status: 422, message: '무엇을 제안하는지 골라 주세요.' }
const AMOUNT = { status: 422, message: '금액을 1원 이상으로 적어 주세요.' }
const LIMITED = {
  status: 429,
  message: '자료를 여러 번 받으셨어요. 잠시 후 다시 시도해 주세요.',
}
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const
const asOperator = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'TRADES' } as const
const upload = { timeoutMs: DEADLINE_MS.upload, auth: 'user' } as const
const ofDispute = { disputeSeq: seqSchema }
const ofPicture = { ...ofDispute, evidenceId: pictureIdSchema }
const ofPack = { ...ofDispute, format: z.enum(EVIDENCE_FORMATS) }
const fileSchema = z.object({
  /** In base64. */
  content: z.string(),
})

/** States by which the desk lists disputes. */
const deskStateSchema = stateSchema.extract([
  'REVIEW',
  'DECIDED',
  'AGREED',
  'MEDIATION',
  'SETTLED',
  'WITHDRAWN',
])

/** Verbs of the host `customer-service` for disputes about trades without safe payment. */
export const memberDisputeEndpoints = {
  /** The member's disputes on either side, the newest first. */
  memberDisputes: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/member-disputes' })
    .output(z.object({ items: z.array(ownRowSchema) })),

  /** Rooms in which both have written, the newest first. */
  disputableRooms: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/member-disputes/rooms' })
    .output(z.object({ items: z.array(roomSchema) })),

  disputableRoom: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/member-disputes/rooms/{roomId}' })
    .input(z.object({ roomId: seqSchema }))
    .output(roomFactsSchema)
    .errors({ NOT_FOUND: { status: 404, message: '서로 대화를 나눈 채팅방이 아니에요.' } }),

  /** Opens a dispute and tells the other side; the same `formKey` again is the same dispute. */
  openMemberDispute: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/member-disputes' })
    .input(
      z.object({
        formKey: z.uuid(),
        roomId: seqSchema,
        type: typeSchema,
        way: waySchema,
        receivedOn: z.iso.date().nullable(),
        story: typedTextSchema.min(DISPUTE_LIMITS.leastStory).max(DISPUTE_LIMITS.story),
        want: wantSchema,
        amount: amountSchema,
      }),
    )
    .output(z.object(ofDispute))
    .errors({
      NOT_FOUND: { status: 404, message: '서로 대화를 나눈 채팅방이 아니에요.' },
      HAS_ORDER: {
        status: 409,
        message: '안심결제로 한 거래예요. 이 거래의 반품·분쟁에서 진행해 주세요.',
        data: z.object({ orderSeq: seqSchema }),
      },
      OPEN: {
        status: 409,
        message: '이 거래의 분쟁이 이미 있어요. 분쟁 목록에서 확인해 주세요.',
        data: z.object(ofDispute),
      },
      TOO_MANY: {
        status: 429,
        message: `분쟁은 하루에 ${DISPUTE_LIMITS.perDay}건까지 신청할 수 있어요. 내일 다시 신청해 주세요.`,
      },
      WRONG_TYPE: { status: 422, message: '이 거래에서 고를 수 있는 문제를 골라 주세요.' },
      WRONG_DAY: {
        status: 422,
        message: `오늘까지, ${DISPUTE_LIMITS.years}년 안에 받은 날을 골라 주세요.`,
      },
      TERMS: { status: 422, message: '바라는 해결 방법을 골라 주세요.' },
      AMOUNT,
    }),

  /** One of the member's disputes, on either side. */
  memberDispute: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/member-disputes/{disputeSeq}' })
    .input(z.object(ofDispute))
    .output(ownDisputeSchema)
    .errors({ NOT_FOUND }),

  /** A step of one side; sent again it answers the same. */
  actOnMemberDispute: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/member-disputes/{disputeSeq}/steps' })
    .input(
      z.object({
        ...ofDispute,
        version: z.int(),
        action: actionSchema.exclude(['OPEN', 'DECIDE', 'TAKE_BACK', 'LAPSE']),
        note: noteSchema.default(''),
        want: wantSchema.nullable().default(null),
        amount: amountSchema.default(null),
      }),
    )
    .output(z.object({ state: stateSchema }))
    .errors({ NOT_FOUND, CLOSED, STALE, NOTE, TERMS, AMOUNT }),

  /** The stored picture has none of the file's metadata; the same upload again is the same picture. */
  addDisputeEvidence: endpoint
    .meta(upload)
    .route({ method: 'POST', path: '/v1/member-disputes/{disputeSeq}/evidence' })
    .input(z.object({ ...ofDispute, uploadId: uploadIdSchema, photo: z.file() }))
    .output(pictureSchema)
    .errors({
      NOT_FOUND,
      CLOSED,
      TOO_MANY: {
        status: 409,
        message: `사진은 한쪽에서 ${DISPUTE_LIMITS.files}장까지 올릴 수 있어요.`,
      },
      ...PRIVATE_PICTURE_REFUSALS,
    }),

  disputeEvidence: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/member-disputes/{disputeSeq}/evidence/{evidenceId}' })
    .input(z.object(ofPicture))
    .output(fileSchema)
    .errors({ NOT_FOUND }),

  /** Everything about it in a signed file, once the operators have decided. */
  disputePack: endpoint
    .meta(upload)
    .route({ method: 'GET', path: '/v1/member-disputes/{disputeSeq}/pack/{format}' })
    .input(z.object(ofPack))
    .output(fileSchema)
    .errors({ NOT_FOUND, LIMITED }),

  /** Disputes that have reached the operators, in one state; what waits for them the oldest first. */
  disputeDesk: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/member-disputes' })
    .input(
      z.object({
        state: deskStateSchema,
        page: z.coerce.number().int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(rowSchema), total: z.int(), pageCount: z.int() })),

  /** One dispute with the room's messages; each view is recorded with both members. */
  disputeCase: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/member-disputes/{disputeSeq}' })
    .input(z.object(ofDispute))
    .output(caseSchema)
    .errors({ NOT_FOUND }),

  disputeCaseEvidence: endpoint
    .meta(asOperator)
    .route({
      method: 'GET',
      path: '/v1/operator/member-disputes/{disputeSeq}/evidence/{evidenceId}',
    })
    .input(z.object(ofPicture))
    .output(fileSchema)
    .errors({ NOT_FOUND }),

  disputeCasePack: endpoint
    .meta({ ...upload, auth: 'operator', duty: 'TRADES' })
    .route({ method: 'GET', path: '/v1/operator/member-disputes/{disputeSeq}/pack/{format}' })
    .input(z.object(ofPack))
    .output(fileSchema)
    .errors({ NOT_FOUND, LIMITED }),

  decideMemberDispute: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/member-disputes/{disputeSeq}/decisions' })
    .input(
      z.object({
        ...ofDispute,
        version: z.int(),
        favour: favourSchema,
        reasonCode: decisionReasonSchema,
        want: termsNameSchema,
        amount: amountSchema,
        note: noteSchema,
      }),
    )
    .output(z.object({ state: stateSchema }))
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '다른 운영자가 먼저 처리했어요. 새로 고쳐 확인해 주세요.' },
      STALE: { status: 409, message: '그사이 내용이 바뀌었어요. 새로 고쳐 확인해 주세요.' },
      OWN: { status: 409, message: '내가 당사자인 분쟁은 다른 운영자가 결정해야 해요.' },
      WRONG_REASON,
      NOTE: { ...NOTE, message: '결정한 이유를 적어 주세요. 양쪽에 그대로 보여요.' },
      TERMS,
      AMOUNT,
    }),
}
