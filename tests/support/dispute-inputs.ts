import { seedMemberDispute } from '#backend/demo/seed/builders/index.ts'
import type { MemberDisputeState } from '#contracts/member-dispute-states.ts'
import { seedPerson, seedRoom } from './chat-room.ts'
import type { TestHostDependencies } from './host-dependencies.ts'

/** Disputes that calls are about: each made once, so that both ways of a host get the same. */
export function disputeInputs(
  { kysely, now }: Pick<TestHostDependencies, 'kysely' | 'now'>,
  userSeq: number,
) {
  const made = new Map<string, Promise<number>>()

  /** A room of the member, as its buyer, in which both have written. */
  const talkedRoom = async () => {
    const { store_seq: storeSeq } = await kysely
      .selectFrom('store')
      .select('store_seq')
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    const { roomId, seller } = await seedRoom(kysely, now(), {
      seller: await seedPerson(kysely),
      buyer: { userSeq, storeSeq },
    })
    await kysely
      .insertInto('chat_message')
      .values(
        [storeSeq, seller.storeSeq].map((sender, index) => ({
          room_id: roomId,
          message_seq: index + 1,
          change_seq: index + 1,
          client_message_id: null,
          sender_store_seq: sender,
          message_type: 'textMessage' as const,
          message: '안녕하세요',
          content: '{}',
          created_at: now(),
        })),
      )
      .execute()
    await kysely
      .updateTable('chat_room')
      .set({ message_count: 2, change_count: 2 })
      .where('room_id', '=', roomId)
      .execute()
    return roomId
  }
  const make = async (state: MemberDisputeState) =>
    (
      await seedMemberDispute(kysely, {
        roomId: await talkedRoom(),
        claimantSeq: userSeq,
        at: now(),
        state,
        ...(state === 'DECIDED' && { escalated_at: now(), decided_at: now() }),
      })
    ).disputeSeq
  const once = (name: string, state: MemberDisputeState) => {
    const known = made.get(name) ?? make(state)
    made.set(name, known)
    return known
  }

  return {
    talkedRoom,
    /** One for each call. */
    newDispute: () => make('ASKED'),
    /** One for a kind of call. */
    dispute: (name: string, state: MemberDisputeState = 'ASKED') => once(`${name} ${state}`, state),
  }
}
