import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { listDisputableRooms } from '#backend/member-disputes/find-rooms.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { seedMemberDispute } from './builders/index.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

/** Two disputes of 정유진: one that waits for an operator, and one that the other side has to answer. */
export async function seedDisputes(trx: Transaction<DB>, { now }: { now: Date }): Promise<void> {
  const people = DEMO_PEOPLE.map(({ storeSeq }) => storeSeq)
  const owner = await trx
    .selectFrom('store')
    .select('user_seq')
    .where('store_seq', '=', people[0] ?? 0)
    .executeTakeFirst()
  if (!owner) return
  const { items } = await listDisputableRooms({ kysely: trx }, { userSeq: owner.user_seq })
  const rooms = items.filter(
    ({ orderSeq, other }) => orderSeq === null && !people.includes(other.storeSeq),
  )
  const [reviewed, asked] = rooms.slice(-2)
  const claimantSeq = owner.user_seq
  if (reviewed) {
    const at = new Date(now.getTime() - 30 * HOUR_MS)
    const { disputeSeq } = await seedMemberDispute(trx, {
      roomId: reviewed.roomId,
      claimantSeq,
      at,
      state: 'REVIEW',
      version: 2,
      escalated_at: new Date(now.getTime() - 6 * HOUR_MS),
      updated_at: new Date(now.getTime() - 6 * HOUR_MS),
    })
    await trx
      .insertInto('member_dispute_event')
      .values({
        dispute_seq: disputeSeq,
        place: 2,
        action: 'LAPSE',
        by_role: 'TIMER',
        user_seq: null,
        state: 'REVIEW',
        favour: null,
        want: null,
        amount: null,
        note: '',
        at: new Date(now.getTime() - 6 * HOUR_MS),
      })
      .execute()
  }
  if (asked)
    await seedMemberDispute(trx, {
      roomId: asked.roomId,
      claimantSeq,
      at: new Date(now.getTime() - 3 * HOUR_MS),
    })
}
