import { z } from 'zod'
import {
  CAFE_REFUSALS,
  CAFE_SHARE_PROBLEMS,
  CAFE_SHARE_RULES,
  type CafeShareProblem,
} from './cafe-constants.ts'
import { imageSchema, momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const signedIn = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
/** Waits for the cafe. */
const withCafe = endpoint.meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'user' })

const { CODE_WRONG, CODE_EXPIRED, CODE_USED, TAKEN, ALREADY, LATER, CAFE_DOWN, NOT_LINKED } =
  CAFE_REFUSALS
const { NOT_AGREED, BOARD_GONE, FULL } = CAFE_REFUSALS
const LIMITED = { ...CAFE_REFUSALS.LIMITED, data: z.object({ retryAfterSeconds: z.int() }) }

const cafeCodeSchema = z.object({ code: z.string(), expiresAt: momentSchema })

export const cafeStateSchema = z.object({
  link: z
    .object({
      linkedAt: momentSchema,
      /** As the cafe shows the member; null until the cafe has answered. */
      nickname: z.string().nullable(),
      /** Whether the cafe knows of the link; it is told until it does. */
      isConfirmed: z.boolean(),
    })
    .nullable(),
  /** A code that waits to be entered in the cafe. */
  code: cafeCodeSchema.nullable(),
  /** A member of the cafe whose code was entered here, and who waits to be confirmed. */
  claim: z
    .object({ linkKey: z.string(), nickname: z.string(), expiresAt: momentSchema })
    .nullable(),
  /** The cafe ended the last link. */
  wasEndedByCafe: z.boolean(),
  storeName: z.string().nullable(),
  /** Where the cafe takes a code, and its first page; null where no cafe is set up. */
  cafe: z.object({ pageUrl: z.string(), linkUrl: z.string() }).nullable(),
})
export type CafeState = z.infer<typeof cafeStateSchema>

export const cafePostsSchema = z.object({
  /** Newest first. */
  posts: z.array(
    z.object({
      postId: z.string(),
      title: z.string(),
      price: z.int().nullable(),
      isSold: z.boolean(),
      url: z.string(),
      pictures: z.int(),
      /** What was brought over of it; `draftId` is null where the draft was registered or removed. */
      taken: z.object({ draftId: z.string().nullable(), isChanged: z.boolean() }).nullable(),
    }),
  ),
  /** How many more drafts there is room for. */
  draftsLeft: z.int(),
})
export type CafePosts = z.infer<typeof cafePostsSchema>

export const takenCafePostsSchema = z.object({
  taken: z.int(),
  /** Some were left out, because there is no room for more drafts. */
  isFull: z.boolean(),
  missingPhotos: z.int(),
})
export type TakenCafePosts = z.infer<typeof takenCafePostsSchema>

const boardIdSchema = z.string().min(1).max(100)
const productSeqsSchema = z.array(seqSchema).min(1).max(CAFE_SHARE_RULES.atOnce)

export const cafeSharesSchema = z.object({
  /** Whether the member agreed that goods are shown in the cafe. */
  isAgreed: z.boolean(),
  /** Where the member may sell there; null while the cafe does not answer. */
  boards: z.array(z.object({ boardId: boardIdSchema, name: z.string() })).nullable(),
  /** Where new listings are shown by themselves. */
  autoBoardId: boardIdSchema.nullable(),
  items: z.array(
    z.object({
      productSeq: seqSchema,
      title: z.string(),
      /** The beginning of the description. */
      text: z.string(),
      price: z.int(),
      isSold: z.boolean(),
      image: imageSchema.nullable(),
      share: z
        .object({
          boardId: boardIdSchema,
          state: z.enum(['WAITING', 'SHOWN', 'HIDDEN', 'ENDING']),
          url: z.string().nullable(),
          problem: z
            .enum(Object.keys(CAFE_SHARE_PROBLEMS) as [CafeShareProblem, ...CafeShareProblem[]])
            .nullable(),
        })
        .nullable(),
    }),
  ),
  total: z.int(),
  pageCount: z.int(),
})
export type CafeShares = z.infer<typeof cafeSharesSchema>

/** Linking with the cafe from both sides; part of the host `main`. */
export const cafeContract = {
  /** The member's link, or where an interrupted one stopped. */
  cafeState: signedIn.route({ method: 'GET', path: '/v1/user/cafe' }).output(cafeStateSchema),

  /** A one-time code for the cafe; an earlier one ends. */
  makeCafeCode: signedIn
    .route({ method: 'POST', path: '/v1/user/cafe/codes' })
    .output(cafeCodeSchema)
    .errors({ ALREADY, LIMITED }),

  /** Takes a code that the cafe gave; the link is made when it is confirmed. The same code again answers the same. */
  takeCafeCode: withCafe
    .route({ method: 'POST', path: '/v1/user/cafe/claims' })
    .input(z.object({ code: z.string().max(40) }))
    .output(cafeStateSchema)
    .errors({ CODE_WRONG, CODE_EXPIRED, CODE_USED, TAKEN, ALREADY, LATER, CAFE_DOWN, LIMITED }),

  /** Confirms which member of the cafe it is, and stores the consent; repeating it changes nothing. */
  confirmCafeLink: signedIn
    .route({ method: 'PUT', path: '/v1/user/cafe/claims/{linkKey}' })
    .input(z.object({ linkKey: z.string().max(100) }))
    .output(cafeStateSchema)
    .errors({ CODE_EXPIRED, TAKEN, ALREADY, LATER }),

  /** Gives up a code or a claim; without one it does nothing. */
  cancelCafeLink: signedIn
    .route({ method: 'DELETE', path: '/v1/user/cafe/claims' })
    .output(cafeStateSchema),

  /** The member's posts in the cafe, and which of them were brought over. */
  cafePosts: withCafe
    .route({ method: 'GET', path: '/v1/user/cafe/posts' })
    .output(cafePostsSchema)
    .errors({ NOT_LINKED, CAFE_DOWN }),

  /** Brings posts over as drafts, each once, and changed ones into their drafts. */
  takeCafePosts: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/cafe/posts' })
    .input(z.object({ postIds: z.array(z.string().max(100)).min(1).max(50) }))
    .output(takenCafePostsSchema)
    .errors({ NOT_LINKED, CAFE_DOWN, LIMITED }),

  /** The member's goods that are shown in the cafe, or those for sale that are not. */
  cafeShares: withCafe
    .route({ method: 'GET', path: '/v1/user/cafe/shares' })
    .input(
      z.object({
        which: z.enum(['SHARED', 'OTHERS']),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(cafeSharesSchema)
    .errors({ NOT_LINKED }),

  /** Agrees that goods are shown in the cafe; repeating it changes nothing. */
  agreeToCafeShares: signedIn
    .route({ method: 'PUT', path: '/v1/user/cafe/shares/agreement' })
    .output(z.object({ isAgreed: z.literal(true) }))
    .errors({ NOT_LINKED }),

  /** Shows goods on a board of the cafe, and moves those that are there to it; others' goods are left out. */
  shareInCafe: withCafe
    .route({ method: 'POST', path: '/v1/user/cafe/shares' })
    .input(z.object({ productSeqs: productSeqsSchema, boardId: boardIdSchema }))
    .output(z.object({ shared: z.int() }))
    .errors({ NOT_LINKED, NOT_AGREED, BOARD_GONE, FULL, CAFE_DOWN }),

  /** Takes goods down from the cafe. */
  endCafeShares: signedIn
    .route({ method: 'POST', path: '/v1/user/cafe/shares/end' })
    .input(z.object({ productSeqs: productSeqsSchema }))
    .output(z.object({ ended: z.int() })),

  /** Shows new listings by themselves on a board; null stops it. */
  setCafeAutoShare: withCafe
    .route({ method: 'PUT', path: '/v1/user/cafe/shares/auto' })
    .input(z.object({ boardId: boardIdSchema.nullable() }))
    .output(z.object({ boardId: boardIdSchema.nullable() }))
    .errors({ NOT_LINKED, NOT_AGREED, BOARD_GONE, CAFE_DOWN }),

  /** A signed call of the cafe: a member entered a code there, or ended a link. */
  cafeCall: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/cafe/calls' })
    .input(
      z.object({
        text: z.string().max(4_000),
        date: z.string().max(40),
        signature: z.string().max(100),
      }),
    )
    .output(z.object({ status: z.int(), answer: z.record(z.string(), z.string()) })),
}
