import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { findMembership, type Membership } from '../../rooms/find-membership.ts'
import type { Connection } from '../connection.ts'

/** The membership of the room that a frame names. Another user's store or room is not found. */
export async function findRoom(
  { kysely }: Pick<HostContext, 'kysely'>,
  { viewer, storeSeq }: Pick<Connection, 'viewer' | 'storeSeq'>,
  named: { roomId: number; storeSeq?: number | undefined },
): Promise<Membership | Refusal<'NOT_FOUND'>> {
  if (named.storeSeq !== undefined && named.storeSeq !== storeSeq) return refuse('NOT_FOUND')
  return (await findMembership(kysely, viewer.userSeq, named.roomId)) ?? refuse('NOT_FOUND')
}
