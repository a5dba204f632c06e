import { seedMemberDispute } from '#backend/demo/seed/builders/index.ts'
import { addDisputeEvidence } from '#backend/member-disputes/add-dispute-evidence.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { MemberDisputeState } from '#contracts/member-dispute-states.ts'
import { seedPerson, seedRoom } from './chat-room.ts'
import { type TestHostDependencies, testHostContext } from './host-dependencies.ts'
import { phonePhoto } from './made-files.ts'

const UPLOAD_ID = '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c98'

const photo = async () =>
  new File([new Uint8Array(await phonePhoto(80, 60))], 'proof.jpg', { type: 'image/jpeg' })

/** Disputes that calls are about: each made once, so that both ways of a host get the same. */
export function disputeInputs(dependencies: TestHostDependencies, userSeq: number) {
  const { kysely, now } = dependencies
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
        // Not among those that count for a day's limit.
        created_at: new Date(now().getTime() - 2 * DAY_MS),
        ...(state === 'DECIDED' && { escalated_at: now(), decided_at: now() }),
      })
    ).disputeSeq
  const once = (name: string, state: MemberDisputeState) => {
    const known = made.get(name) ?? make(state)
    made.set(name, known)
    return known
  }

  /** A picture of an own dispute. */
  const picture = async (name: string, state: MemberDisputeState) => {
    const disputeSeq = await once(name, state)
    const context = testHostContext(dependencies)
    const added = await addDisputeEvidence(
      context,
      { userSeq },
      { disputeSeq, uploadId: UPLOAD_ID, photo: await photo() },
    )
    return { disputeSeq, evidenceId: 'evidenceId' in added ? added.evidenceId : '' }
  }
  let claimRoom: Promise<number> | undefined

  return {
    /** A room to open a dispute of; always the same. */
    claimRoom: () => {
      claimRoom ??= talkedRoom()
      return claimRoom
    },
    picture,
    /** One for each call. */
    newDispute: () => make('ASKED'),
    /** One for a kind of call. */
    dispute: (name: string, state: MemberDisputeState = 'ASKED') => once(`${name} ${state}`, state),
  }
}
