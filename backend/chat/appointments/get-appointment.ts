import { imageOf } from '#backend/media/image-columns.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatProduct } from '#contracts/chat.ts'
import type { AppointmentState } from '#contracts/chat-constants.ts'
import type { Image } from '#contracts/common.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { loadChatProducts } from '../rooms/load-chat-product.ts'
import { nickNameOf } from '../rooms/nick-name.ts'

interface Appointment {
  appointmentSeq: number
  at: string
  place: string
  remindMinutes: number
  state: AppointmentState
  updatedAt: string
  product: ChatProduct
  other: { storeSeq: number; nickName: string; image: Image | null; isActive: boolean }
}

/** One appointment of the user's room, with its product and the other member. */
export async function getAppointment(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, appointmentSeq }: { roomId: number; appointmentSeq: number },
): Promise<Appointment | Refusal<'NOT_FOUND'>> {
  const member = await findMembership(kysely, userSeq, roomId)
  if (!member) return refuse('NOT_FOUND')
  const row = await kysely
    .selectFrom('chat_appointment')
    .selectAll()
    .where('appointment_seq', '=', appointmentSeq)
    .where('room_id', '=', roomId)
    // The user no longer sees an appointment that was left behind.
    .where('message_seq', '>=', member.visibleFromSeq)
    .executeTakeFirst()
  const product = (await loadChatProducts(kysely, [member.productSeq])).get(member.productSeq)
  if (!row || !product) return refuse('NOT_FOUND')
  return {
    appointmentSeq,
    at: row.at.toISOString(),
    place: row.place,
    remindMinutes: row.remind_minutes,
    state: row.state,
    updatedAt: row.updated_at.toISOString(),
    product,
    other: await loadOther({ kysely }, member.otherStoreSeq),
  }
}

async function loadOther({ kysely }: Pick<HostContext, 'kysely'>, storeSeq: number) {
  const store = await kysely
    .selectFrom('store')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .leftJoin('media', 'media.media_key', 'store.media_key')
    .select(['store.name', 'store.status', 'users.status as user_status'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .where('store_seq', '=', storeSeq)
    .executeTakeFirstOrThrow()
  const isActive = store.status === 'ACTIVE' && store.user_status === 'USER'
  return { storeSeq, nickName: nickNameOf(store), image: imageOf(store), isActive }
}
