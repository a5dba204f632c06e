import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  validUntilSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  EVENT_KINDS,
  EVENT_LIMITS,
  type EventKind,
  PASSED_OVER,
  type PassedOver,
} from './event-rules.ts'

const kindSchema = z.enum(Object.keys(EVENT_KINDS) as [EventKind, ...EventKind[]])
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/)

const eventSummarySchema = z.object({
  eventSeq: seqSchema,
  kind: kindSchema,
  title: z.string(),
  summary: z.string(),
  image: imageSchema.nullable(),
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
  ended: z.boolean(),
  updatedAt: momentSchema,
})
export type EventSummary = z.infer<typeof eventSummarySchema>

const drawSchema = z.object({
  /** SHA-256 of the secret; it was shown before the first entry. */
  secretHash: digestSchema,
  /** Of a draw that has taken place. */
  result: z
    .object({
      secret: z.string(),
      listHash: digestSchema,
      entryCount: z.int().min(0),
      drawnAt: momentSchema,
      /** In the order of the draw. */
      places: z.array(
        z.object({
          entryNo: z.int().min(1),
          code: z.string(),
          /** Masked. */
          name: z.string(),
          passedOver: z.enum(Object.keys(PASSED_OVER) as [PassedOver, ...PassedOver[]]).nullable(),
        }),
      ),
    })
    .nullable(),
})
export type EventDraw = z.infer<typeof drawSchema>

const eventSchema = eventSummarySchema.extend({
  /** Paragraphs separated by an empty line. */
  body: z.string(),
  /** How many win, and what each of them gets; 0 of an event that nobody takes part in here. */
  winners: z.int().min(0),
  points: z.int().min(0),
  /** Null unless winners are drawn. */
  draw: drawSchema.nullable(),
  validUntil: validUntilSchema,
})
export type HeldEvent = z.infer<typeof eventSchema>

/** What operators write. */
export const eventContentSchema = z.object({
  kind: kindSchema,
  title: typedTextSchema.min(1).max(EVENT_LIMITS.title),
  summary: typedTextSchema.min(1).max(EVENT_LIMITS.summary),
  body: typedTextSchema.min(1).max(EVENT_LIMITS.body),
  startsAt: momentSchema,
  endsAt: momentSchema,
  winners: z.int().min(0).max(EVENT_LIMITS.winners),
  points: z.int().min(0).max(EVENT_LIMITS.points),
})
export type EventContent = z.infer<typeof eventContentSchema>

const ownEntrySchema = z.object({
  entryNo: z.int().min(1),
  code: z.string(),
  at: momentSchema,
  /** What the entry has won; null before a draw. */
  points: z.int().min(0).nullable(),
})
export type OwnEntry = z.infer<typeof ownEntrySchema>

const deskRowSchema = z.object({
  eventSeq: seqSchema,
  kind: kindSchema,
  title: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
  state: postStateSchema,
  entryCount: z.int().min(0),
  isDrawn: z.boolean(),
  updatedAt: momentSchema,
})
export type EventDeskRow = z.infer<typeof deskRowSchema>

const draftSchema = eventContentSchema.extend({
  eventSeq: seqSchema,
  endsAt: momentSchema.nullable(),
  state: postStateSchema,
  version: z.int().min(1),
  /** Its terms cannot be changed any more. */
  hasStarted: z.boolean(),
  entryCount: z.int().min(0),
  draw: drawSchema.nullable(),
  /** Advertising of it: when it went out, and how many members consent to advertising now. */
  promotion: z.object({ at: momentSchema.nullable(), consenting: z.int().min(0) }),
  versions: z.array(postVersionSchema),
})
export type EventDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 이벤트가 없어요.' } as const
const STARTED = {
  status: 409,
  message: '이미 시작한 이벤트는 참여 방법, 기간, 당첨 인원과 포인트를 바꿀 수 없어요.',
} as const
const TERMS = {
  status: 422,
  message: '추첨과 선착순 이벤트에는 당첨 인원과 포인트를 1 이상으로 적어 주세요.',
} as const

const READ = { timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] } as const
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const
const MEMBER = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const

/** Events of the host `init`. */
export const eventEndpoints = {
  /** Events that have started: those that run, what ends first at first, or those that ended, the last ended first. */
  events: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/events' })
    .input(
      z.object({ ended: z.boolean().default(false), page: z.int().min(1).max(1_000).default(1) }),
    )
    .output(
      z.object({
        items: z.array(eventSummarySchema),
        total: z.int().min(0),
        pageCount: z.int().min(1),
        validUntil: validUntilSchema,
      }),
    ),

  /** One event; an ended one is still returned, with `ended`. 404 before its start. */
  event: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/events/{eventSeq}' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(eventSchema)
    .errors({ NOT_FOUND }),

  /** All entries of a draw that has taken place, by number: the text whose SHA-256 is `listHash`. */
  eventEntries: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'GET', path: '/v1/events/{eventSeq}/entries' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(z.object({ text: z.string() }))
    .errors({ NOT_FOUND }),

  /** The caller's entry; null without one. */
  ownEntry: endpoint
    .meta(MEMBER)
    .route({ method: 'GET', path: '/v1/events/{eventSeq}/own-entry' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(z.object({ entry: ownEntrySchema.nullable() })),

  /** Takes part in an event, once for each person; the clock of the server decides. */
  enterEvent: endpoint
    .meta(MEMBER)
    .route({ method: 'POST', path: '/v1/events/{eventSeq}/entries' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(ownEntrySchema)
    .errors({
      NOT_FOUND,
      ENDED: { status: 409, message: '이미 끝난 이벤트예요.' },
      ALREADY: { status: 409, message: '이미 참여한 이벤트예요.' },
      SAME_PERSON: {
        status: 409,
        message: '다른 계정으로 이미 참여했어요. 한 사람이 한 번만 참여할 수 있어요.',
      },
      FULL: { status: 409, message: '선착순 인원이 다 찼어요. 다음 이벤트에서 만나요.' },
      OPERATOR: { status: 403, message: '운영자는 이벤트에 참여할 수 없어요.' },
      CLOSED: { status: 409, message: '여기에서 참여하는 이벤트가 아니에요.' },
    }),

  /** Events in one state, for operators. */
  eventDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/events' })
    .input(z.object({ state: postStateSchema, page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(deskRowSchema), total: z.int(), pageCount: z.int() })),

  /** One event as operators edit it, with its versions, newest first. */
  eventDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/events/{eventSeq}' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Writes a new event, once for each `formKey`; of a draw the secret is made now. */
  addEvent: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/events' })
    .input(z.object({ formKey: z.uuid(), content: eventContentSchema }))
    .output(z.object({ eventSeq: seqSchema }))
    .errors({ ...POST_REFUSALS, TERMS }),

  /** Changes an event; from its start on its terms are fixed. */
  saveEvent: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/events/{eventSeq}' })
    .input(z.object({ eventSeq: seqSchema, version: z.int().min(1), content: eventContentSchema }))
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, ...POST_REFUSALS, TERMS, STARTED }),

  /** Hides an event, shows it again, or restores the content of an earlier version as a new one. */
  stepEvent: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/events/{eventSeq}/steps' })
    .input(
      z.object({
        eventSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED, STARTED }),

  /** Advertises an event that runs to the members who consent to advertising: once, and not at night to who has not agreed to that. */
  promoteEvent: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/events/{eventSeq}/promotion' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(z.object({ at: momentSchema }))
    .errors({
      NOT_FOUND,
      NOT_SHOWN: { status: 409, message: '진행 중인 이벤트만 알릴 수 있어요.' },
      PROMOTED: { status: 409, message: '이미 알린 이벤트예요. 한 번만 보낼 수 있어요.' },
    }),

  /** Draws the winners of an event that has ended, once, and gives them their points. */
  drawEvent: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'operator', duty: 'CONTENTS' })
    .route({ method: 'POST', path: '/v1/operator/events/{eventSeq}/draw' })
    .input(z.object({ eventSeq: seqSchema }))
    .output(z.object({ winners: z.int().min(0), entryCount: z.int().min(0) }))
    .errors({
      NOT_FOUND,
      RUNNING: { status: 409, message: '아직 끝나지 않은 이벤트예요. 끝난 뒤에 추첨할 수 있어요.' },
      DRAWN: { status: 409, message: '이미 추첨한 이벤트예요. 두 번 추첨할 수 없어요.' },
      HIDDEN: { status: 409, message: '숨긴 이벤트예요. 다시 보이게 한 뒤에 추첨해 주세요.' },
      CLOSED: { status: 409, message: '추첨하는 이벤트가 아니에요.' },
    }),
}
