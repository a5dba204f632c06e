import type { Transaction } from 'kysely'
import type { PassedOver } from '#contracts/event-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { drawOrder, entryListText, hashOfList } from './draw-winners.ts'
import { drawSecretPurpose } from './ensure-draw.ts'
import { eventTable } from './event-posts.ts'
import { giveEventPoints } from './give-event-points.ts'

type Context = Pick<HostContext, 'now' | 'keys' | 'caller'>
type Drawn = { winners: number; entryCount: number }
type DrawRefusal = Refusal<'NOT_FOUND' | 'RUNNING' | 'DRAWN' | 'HIDDEN' | 'CLOSED'>

/** Draws the winners of an event that has ended; the draw, the points and the notices are one transaction. */
export const drawEvent = (
  { kysely, ...context }: Context & Pick<HostContext, 'kysely'>,
  operator: Pick<Viewer, 'userSeq'>,
  eventSeq: number,
): Promise<Drawn | DrawRefusal> =>
  retryingTransaction(kysely, (trx) => drawWithin(trx, context, operator, eventSeq))

/** The same within a transaction. @param operator null of the demo data */
export async function drawWithin(
  trx: Transaction<DB>,
  { now, keys, caller }: Context,
  operator: Pick<Viewer, 'userSeq'> | null,
  eventSeq: number,
): Promise<Drawn | DrawRefusal> {
  const draw = await trx
    .selectFrom('event_draw')
    .select(['secret_sealed', 'drawn_at'])
    .where('event_seq', '=', eventSeq)
    .forUpdate()
    .executeTakeFirst()
  const event = await trx
    .selectFrom('event')
    .selectAll()
    .where('event_seq', '=', eventSeq)
    .forUpdate()
    .executeTakeFirst()
  if (!event) return refuse('NOT_FOUND')
  if (!draw || event.kind !== 'DRAW') return refuse('CLOSED')
  if (draw.drawn_at !== null) return refuse('DRAWN')
  if (event.is_hidden) return refuse('HIDDEN')
  const at = now()
  if (event.ends_at === null || event.ends_at > at) return refuse('RUNNING')

  const entries = await trx
    .selectFrom('event_entry')
    .select(['entry_no as entryNo', 'code', 'user_seq as userSeq'])
    .where('event_seq', '=', eventSeq)
    .orderBy('entry_no')
    .execute()
  const secret = keys.unseal(drawSecretPurpose(eventSeq), draw.secret_sealed)
  if (secret === null) throw new Error(`the secret of event ${eventSeq} was sealed with other keys`)
  const listHash = hashOfList(entryListText(entries))
  const users = new Map(entries.map(({ entryNo, userSeq }) => [entryNo, userSeq]))
  const order = drawOrder(secret, listHash, entries.length)
  const places = await placesOf(trx, order, users, event.winners)

  if (places.length > 0)
    await trx
      .insertInto('event_place')
      .values(
        places.map(({ entryNo, passedOver }, index) => ({
          event_seq: eventSeq,
          place: index + 1,
          entry_no: entryNo,
          passed_over: passedOver,
        })),
      )
      .execute()
  await trx
    .updateTable('event_draw')
    .set({ secret, list_hash: listHash, drawn_at: at })
    .where('event_seq', '=', eventSeq)
    .execute()
  // Nobody can take part any more: who is the same person is no longer asked.
  await trx
    .updateTable('event_entry')
    .set({ person_hash: null })
    .where('event_seq', '=', eventSeq)
    .execute()
  const drawn = await trx
    .updateTable('event')
    .set({ version: event.version + 1, updated_at: at })
    .where('event_seq', '=', eventSeq)
    .returningAll()
    .executeTakeFirstOrThrow()
  await eventTable.writeVersion(trx, drawn, { operator, caller, now }, { did: 'DRAW' })

  const winners = places.filter(({ passedOver }) => passedOver === null)
  for (const { userSeq, storeSeq } of winners) {
    const { points } = event
    const isNew = await giveEventPoints(trx, { eventSeq, userSeq, points, now: at })
    if (isNew && storeSeq !== null)
      await enqueueEvent(trx, { kind: 'EVENT_WON', eventSeq, toStoreSeq: storeSeq, points })
  }
  return { winners: winners.length, entryCount: entries.length }
}

interface Place {
  entryNo: number
  userSeq: number
  storeSeq: number | null
  passedOver: PassedOver | null
}

/** Goes through the order until all prizes have a winner. Members who may not win are passed over, and stay in the record. */
async function placesOf(
  trx: Transaction<DB>,
  order: readonly number[],
  users: ReadonlyMap<number, number>,
  winners: number,
): Promise<Place[]> {
  const places: Place[] = []
  let missing = winners
  for (let from = 0; missing > 0 && from < order.length; ) {
    const reached = order.slice(from, from + missing)
    from += reached.length
    const found = await trx
      .selectFrom('users')
      .select(['user_seq', 'status', 'role'])
      .where(
        'user_seq',
        'in',
        reached.map((entryNo) => users.get(entryNo) ?? 0),
      )
      // Locked: a member who withdraws now does so after the draw, and loses the points again.
      .orderBy('user_seq')
      .forNoKeyUpdate()
      .execute()
    const stores = await trx
      .selectFrom('store')
      .select(['user_seq', 'store_seq'])
      .where(
        'user_seq',
        'in',
        found.map(({ user_seq }) => user_seq),
      )
      .execute()
    for (const entryNo of reached) {
      const userSeq = users.get(entryNo) ?? 0
      const user = found.find(({ user_seq }) => user_seq === userSeq)
      const passedOver = user ? passedOverOf(user) : 'WITHDRAWN'
      const storeSeq = stores.find(({ user_seq }) => user_seq === userSeq)?.store_seq ?? null
      places.push({ entryNo, userSeq, storeSeq, passedOver })
      if (passedOver === null) missing -= 1
    }
  }
  return places
}

function passedOverOf({ status, role }: { status: string; role: string }): PassedOver | null {
  if (status !== 'USER') return status === 'WITHDRAWN' ? 'WITHDRAWN' : 'SUSPENDED'
  return role === 'USER' ? null : 'OPERATOR'
}
