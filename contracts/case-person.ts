import { z } from 'zod'
import { USER_STATUSES } from './account-constants.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { MEMBER_DUTIES } from './duties.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { LINK_KINDS, type LinkKind } from './fraud-link-rules.ts'

/** A case rarely has more than two people. */
const MOST_PEOPLE = 8

const casePersonSchema = z.object({
  userSeq: seqSchema,
  nickName: z.string(),
  status: z.enum(USER_STATUSES),
  joinedAt: momentSchema,
  isIdentityChecked: z.boolean(),
  /** Null of a member without a store. */
  storeSeq: seqSchema.nullable(),
  trustScore: z.int().nullable(),
  /** Safe trades that ended well. */
  trades: z.int(),
  reports: z.object({
    /** By others about this member. */
    received: z.int(),
    /** Of those, the ones that operators acted on. */
    acted: z.int(),
    made: z.int(),
  }),
  /** Published reports of damage that name a number or an account of this member. */
  damage: z.int(),
  /** On either side. */
  disputes: z.int(),
  /** Without those that an appeal or their operator took back. */
  sanctions: z.int(),
  /** Accounts that may be of the same person, and why (contracts/fraud-link-rules.ts). */
  linked: z.array(
    z.object({
      userSeq: seqSchema,
      nickName: z.string(),
      reasons: z.array(z.enum(Object.keys(LINK_KINDS) as [LinkKind, ...LinkKind[]])),
    }),
  ),
})
export type CasePerson = z.infer<typeof casePersonSchema>

/** A verb of the host `main` for the pages of cases at the operators' desk. */
export const casePeopleEndpoints = {
  /**
   * What is known of the people of a case, members first; each view is recorded with each of them. Nobody for operators
   * who are in charge of money alone, who see orders too.
   */
  casePeople: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: [...MEMBER_DUTIES, 'MONEY'] })
    .route({ method: 'POST', path: '/v1/operator/case-people' })
    .input(
      z.object({
        userSeqs: z.array(seqSchema).max(MOST_PEOPLE).default([]),
        /** Of members who are known by their store. */
        storeSeqs: z.array(seqSchema).max(MOST_PEOPLE).default([]),
        /** Which case, as the record says it: `신고 3번`. */
        caseName: typedTextSchema.min(1).max(60),
      }),
    )
    .output(z.object({ people: z.array(casePersonSchema) })),
}
