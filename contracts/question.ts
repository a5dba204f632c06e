import { z } from 'zod'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { uploadIdSchema } from './listing-photo.ts'
import { PRIVATE_PICTURE_REFUSALS } from './listing-photo-constants.ts'
import {
  QUESTION_CATEGORIES,
  QUESTION_GAPS,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type QuestionCategory,
  type QuestionGap,
  type QuestionKind,
} from './question-rules.ts'
import { QUESTION_STATES, type QuestionState } from './question-states.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

const kindSchema = z.enum(keysOf<QuestionKind>(QUESTION_KINDS))
const categorySchema = z.enum(keysOf<QuestionCategory>(QUESTION_CATEGORIES))
const stateSchema = z.enum(keysOf<QuestionState>(QUESTION_STATES))

/** What a question can be about; each is checked to be the asker's own, or public. */
const aboutSchema = z.object({
  orderSeq: seqSchema.nullable(),
  roomId: seqSchema.nullable(),
  storeSeq: seqSchema.nullable(),
  /** Own goods that an operator has hidden, of an appeal. */
  productSeq: seqSchema.nullable(),
})
export type QuestionAbout = z.infer<typeof aboutSchema>

/** What the page shows of it. */
const contextSchema = z.object({
  order: z
    .object({ orderSeq: seqSchema, title: z.string(), role: z.enum(['BUYER', 'SELLER']) })
    .nullable(),
  room: z.object({ roomId: seqSchema, title: z.string(), storeName: z.string() }).nullable(),
  store: z.object({ storeSeq: seqSchema, name: z.string() }).nullable(),
})
export type QuestionContext = z.infer<typeof contextSchema>

const fileSchema = z.object({ fileId: z.string(), width: z.int(), height: z.int() })
export type QuestionFile = z.infer<typeof fileSchema>

/** Goods that an operator has hidden, with what the member was told. */
const sanctionSchema = z.object({
  productSeq: seqSchema,
  title: z.string(),
  reason: z.string().nullable(),
})
export type QuestionSanction = z.infer<typeof sanctionSchema>

const draftSchema = aboutSchema.extend({
  questionSeq: seqSchema,
  formKey: z.uuid(),
  category: categorySchema.nullable(),
  title: z.string(),
  text: z.string(),
  cafeNickName: z.string(),
  files: z.array(fileSchema),
})
export type QuestionDraft = z.infer<typeof draftSchema>

const rowSchema = z.object({
  questionSeq: seqSchema,
  kind: kindSchema,
  category: categorySchema,
  state: stateSchema,
  title: z.string(),
  /** Since when the asker waits; null when answered. */
  waitingSince: momentSchema.nullable(),
  updatedAt: momentSchema,
})
export type QuestionRow = z.infer<typeof rowSchema>

const messageSchema = z.object({
  by: z.enum(['ASKER', 'OPERATOR']),
  text: z.string(),
  at: momentSchema,
})
const questionSchema = rowSchema.extend({
  cafeNickName: z.string(),
  context: contextSchema,
  sanction: sanctionSchema.nullable(),
  messages: z.array(messageSchema),
  files: z.array(fileSchema),
  rating: z.int().nullable(),
  medianMinutes: z.int().nullable(),
})
export type Question = z.infer<typeof questionSchema>

const caseSchema = questionSchema.omit({ medianMinutes: true }).extend({
  asker: z.object({ userSeq: seqSchema, nickName: z.string() }),
  isOwn: z.boolean(),
  /** Who answers it now. */
  handler: z.object({ nickName: z.string(), isMe: z.boolean() }).nullable(),
  notes: z.array(z.object({ nickName: z.string(), text: z.string(), at: momentSchema })),
  others: z.array(rowSchema),
})
export type QuestionCaseView = z.infer<typeof caseSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 문의가 없어요.' }
const CLOSED = { status: 409, message: '이미 보낸 문의예요. 문의 내역에서 확인해 주세요.' }
const NOT_YOURS = {
  status: 404,
  message: '내 주문이나 채팅방이 아니거나, 찾을 수 없는 가게예요. 다시 골라 주세요.',
}
const OWN = { status: 409, message: '내가 남긴 문의는 다른 운영자가 답변해야 해요.' }
const TAKEN = { status: 409, message: '다른 운영자가 답변하고 있어요. 새로 고쳐 확인해 주세요.' }
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const
const asOperator = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'SUPPORT' } as const
const ofQuestion = { questionSeq: seqSchema }
const ofFile = { ...ofQuestion, fileId: z.string().regex(/^[0-9a-f]{32}$/) }
const pictureSchema = z.object({
  /** A JPEG in base64. */
  content: z.string(),
})
const stateAnswer = z.object({ state: stateSchema })
/** Made by the form, so that a repeated submission is the same message. */
const messageInput = {
  ...ofQuestion,
  messageKey: z.uuid(),
  text: typedTextSchema.min(1).max(QUESTION_LIMITS.text),
}

/** Verbs of the host `customer-service` for questions. */
export const questionEndpoints = {
  /** The member's own questions that were sent, the newest first. */
  questions: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/questions' })
    .input(z.object({ kind: kindSchema }))
    .output(z.object({ items: z.array(rowSchema), medianMinutes: z.int().nullable() })),

  /** What the form begins from: the draft that is under way, and what an appeal can be about. */
  questionForm: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/questions/form' })
    .input(z.object({ kind: kindSchema }))
    .output(
      z.object({
        draft: draftSchema.nullable(),
        sanctions: z.array(sanctionSchema),
        /** As the member last wrote it. */
        cafeNickName: z.string(),
        medianMinutes: z.int().nullable(),
      }),
    ),

  /** The order, room and store that a question may name. */
  questionContext: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/questions/context' })
    .input(
      z.object({
        orderSeq: z.coerce.number().pipe(seqSchema).optional(),
        roomId: z.coerce.number().pipe(seqSchema).optional(),
        storeSeq: z.coerce.number().pipe(seqSchema).optional(),
      }),
    )
    .output(contextSchema)
    .errors({ NOT_YOURS }),

  /** Saves the draft of a form, whatever is still missing; the first save makes it. */
  saveQuestion: endpoint
    .meta(asMember)
    .route({ method: 'PUT', path: '/v1/questions/drafts/{formKey}' })
    .input(
      aboutSchema.extend({
        formKey: z.uuid(),
        kind: kindSchema,
        category: categorySchema.nullable(),
        title: typedTextSchema.max(QUESTION_LIMITS.title),
        text: typedTextSchema.max(QUESTION_LIMITS.text),
        cafeNickName: typedTextSchema.max(QUESTION_LIMITS.nickName),
      }),
    )
    .output(z.object(ofQuestion))
    .errors({
      CLOSED,
      NOT_YOURS,
      WRONG_CATEGORY: { status: 422, message: '문의 종류를 다시 골라 주세요.' },
      WRONG_SANCTION: { status: 422, message: '지금 걸려 있는 제재가 아니에요. 다시 골라 주세요.' },
    }),

  /** The stored picture has none of the file's metadata; the same upload again is the same picture. */
  addQuestionFile: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/questions/{questionSeq}/files' })
    .input(z.object({ ...ofQuestion, uploadId: uploadIdSchema, photo: z.file() }))
    .output(fileSchema)
    .errors({
      NOT_FOUND,
      CLOSED,
      TOO_MANY: { status: 409, message: `사진은 ${QUESTION_LIMITS.files}장까지 올릴 수 있어요.` },
      ...PRIVATE_PICTURE_REFUSALS,
    }),

  removeQuestionFile: endpoint
    .meta(asMember)
    .route({ method: 'DELETE', path: '/v1/questions/{questionSeq}/files/{fileId}' })
    .input(z.object(ofFile))
    .output(z.object({}))
    .errors({ NOT_FOUND, CLOSED }),

  questionFile: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/questions/{questionSeq}/files/{fileId}' })
    .input(z.object(ofFile))
    .output(pictureSchema)
    .errors({ NOT_FOUND }),

  /** Sends a draft; one that was sent before answers the same. */
  sendQuestion: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/questions/{questionSeq}/submission' })
    .input(z.object(ofQuestion))
    .output(stateAnswer)
    .errors({
      NOT_FOUND,
      INCOMPLETE: {
        status: 422,
        message: '아직 적지 않은 내용이 있어요.',
        data: z.object({ gaps: z.array(z.enum(keysOf<QuestionGap>(QUESTION_GAPS))) }),
      },
      TOO_MANY: {
        status: 409,
        message: `답변을 기다리는 문의는 ${QUESTION_LIMITS.open}건까지 둘 수 있어요. 답변을 받은 뒤 다시 보내 주세요.`,
      },
      APPEALED: {
        status: 409,
        message: '이 제재에는 이미 이의를 냈어요. 문의 내역에서 답변을 기다려 주세요.',
      },
    }),

  question: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/questions/{questionSeq}' })
    .input(z.object({ ...ofQuestion, kind: kindSchema }))
    .output(questionSchema)
    .errors({ NOT_FOUND }),

  /** 재문의 of a question that was answered. */
  reopenQuestion: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/questions/{questionSeq}/reopenings' })
    .input(z.object(messageInput))
    .output(stateAnswer)
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '답변을 받은 다음에 재문의할 수 있어요.' },
    }),

  /** Rates the answer, once. */
  rateQuestion: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/questions/{questionSeq}/rating' })
    .input(z.object({ ...ofQuestion, rating: z.int().min(1).max(5) }))
    .output(z.object({ rating: z.int() }))
    .errors({
      NOT_FOUND,
      CLOSED: { status: 409, message: '답변을 받은 다음에 평가할 수 있어요.' },
      ONCE: { status: 409, message: '이미 평가한 문의예요. 평가는 한 번만 할 수 있어요.' },
    }),

  /** Questions that wait, the longest waiting first; or those that were answered, the newest first. */
  questionDesk: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/questions' })
    .input(
      z.object({
        state: z.enum(['WAITING', 'ANSWERED']),
        page: z.coerce.number().int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(rowSchema), total: z.int(), pageCount: z.int() })),

  /** One question with everything about it; each view is recorded. */
  questionCase: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/questions/{questionSeq}' })
    .input(z.object(ofQuestion))
    .output(caseSchema)
    .errors({ NOT_FOUND }),

  questionCaseFile: endpoint
    .meta(asOperator)
    .route({ method: 'GET', path: '/v1/operator/questions/{questionSeq}/files/{fileId}' })
    .input(z.object(ofFile))
    .output(pictureSchema)
    .errors({ NOT_FOUND }),

  /** The operator answers it; nobody else does until it is released. */
  takeQuestion: endpoint
    .meta(asOperator)
    .route({ method: 'PUT', path: '/v1/operator/questions/{questionSeq}/handler' })
    .input(z.object(ofQuestion))
    .output(stateAnswer)
    .errors({
      NOT_FOUND,
      OWN,
      TAKEN,
      CLOSED: { status: 409, message: '이미 답변한 문의예요. 새로 고쳐 확인해 주세요.' },
    }),

  releaseQuestion: endpoint
    .meta(asOperator)
    .route({ method: 'DELETE', path: '/v1/operator/questions/{questionSeq}/handler' })
    .input(z.object(ofQuestion))
    .output(stateAnswer)
    .errors({ NOT_FOUND, TAKEN }),

  answerQuestion: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/questions/{questionSeq}/answers' })
    .input(z.object(messageInput))
    .output(stateAnswer)
    .errors({
      NOT_FOUND,
      OWN,
      TAKEN,
      CLOSED: { status: 409, message: '답변을 시작한 문의에만 답변을 보낼 수 있어요.' },
    }),

  /** For operators alone. */
  noteQuestion: endpoint
    .meta(asOperator)
    .route({ method: 'POST', path: '/v1/operator/questions/{questionSeq}/notes' })
    .input(z.object({ ...messageInput, text: typedTextSchema.min(1).max(QUESTION_LIMITS.note) }))
    .output(z.object({}))
    .errors({ NOT_FOUND, OWN }),
}
