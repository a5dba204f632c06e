import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { OwnEntry } from '#contracts/event.ts'
import { kstDay, kstTimeOfDay } from '#contracts/kst.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { startedEvents } from './event-content.ts'
import { giveEventPoints } from './give-event-points.ts'

const CODE_BYTES = 12

/**
 * Takes part in an event. Entrants of one event come one after the other: each reads the clock when it is its turn, so
 * that nobody who waited gets in after the end.
 */
export async function enterEvent(
  { kysely, now, keys }: Pick<HostContext, 'kysely' | 'now' | 'keys'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  eventSeq: number,
): Promise<
  | OwnEntry
  | Refusal<'NOT_FOUND' | 'ENDED' | 'ALREADY' | 'SAME_PERSON' | 'FULL' | 'OPERATOR' | 'CLOSED'>
> {
  return retryingTransaction(kysely, async (trx) => {
    const draw = await trx
      .selectFrom('event_draw')
      .select(['entry_count', 'drawn_at'])
      .where('event_seq', '=', eventSeq)
      .forUpdate()
      .executeTakeFirst()
    const at = now()
    const event = await startedEvents({ kysely: trx }, at)
      .select(['event.kind', 'ends_at', 'winners', 'points'])
      .where('event_seq', '=', eventSeq)
      .executeTakeFirst()
    if (!event) return refuse('NOT_FOUND')
    if (event.kind === 'NEWS' || !draw) return refuse('CLOSED')
    const known = await findEntry(trx, eventSeq, userSeq)
    if (known)
      return refuse('ALREADY', {
        message: `이미 참여한 이벤트예요. 참여 번호는 ${known.entry_no}번이에요.`,
      })
    if (draw.drawn_at !== null || (event.ends_at !== null && event.ends_at <= at))
      return refuse('ENDED', event.ends_at ? { message: endedWords(event.ends_at) } : {})
    await lockOwnAccount(trx, userSeq)
    const person = await trx
      .selectFrom('users')
      .select(['role', 'identity_hash'])
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    if (person.role !== 'USER') return refuse('OPERATOR')
    const personHash =
      person.identity_hash && keys.pseudonym('event-entry', `${eventSeq}:${person.identity_hash}`)
    if (personHash && (await hasEntered(trx, eventSeq, personHash))) return refuse('SAME_PERSON')
    if (event.kind === 'FIRST' && draw.entry_count >= event.winners) return refuse('FULL')
    const entryNo = draw.entry_count + 1
    const code = randomBytes(CODE_BYTES).toString('hex')
    await trx
      .insertInto('event_entry')
      .values({
        event_seq: eventSeq,
        entry_no: entryNo,
        code,
        user_seq: userSeq,
        person_hash: personHash,
        at,
      })
      .execute()
    await trx
      .updateTable('event_draw')
      .set({ entry_count: entryNo })
      .where('event_seq', '=', eventSeq)
      .execute()
    if (event.kind === 'FIRST')
      await giveEventPoints(trx, { eventSeq, userSeq, points: event.points, now: at })
    return {
      entryNo,
      code,
      at: at.toISOString(),
      points: event.kind === 'FIRST' ? event.points : null,
    }
  })
}

/** `11월 23일 15:00에 끝난 이벤트예요.` */
function endedWords(endsAt: Date): string {
  const [, month, day] = kstDay(endsAt).split('-').map(Number)
  return `${month}월 ${day}일 ${kstTimeOfDay(endsAt)}에 끝난 이벤트예요. 다음 이벤트에서 만나요.`
}

const findEntry = (db: Kysely<DB>, eventSeq: number, userSeq: number) =>
  db
    .selectFrom('event_entry')
    .select(['entry_no', 'code', 'at'])
    .where('event_seq', '=', eventSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()

const hasEntered = (db: Kysely<DB>, eventSeq: number, personHash: string) =>
  db
    .selectFrom('event_entry')
    .select('entry_no')
    .where('event_seq', '=', eventSeq)
    .where('person_hash', '=', personHash)
    .executeTakeFirst()

/** The caller's entry, and what it has won; null without one. */
export async function getOwnEntry(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  eventSeq: number,
): Promise<{ entry: OwnEntry | null }> {
  const entry = await findEntry(kysely, eventSeq, userSeq)
  if (!entry) return { entry: null }
  const { kind, points, drawn_at, has_won } = await kysely
    .selectFrom('event')
    .innerJoin('event_draw', 'event_draw.event_seq', 'event.event_seq')
    .select([
      'kind',
      'points',
      'drawn_at',
      sql<boolean>`exists (
        select from event_place where event_place.event_seq = event.event_seq
          and event_place.entry_no = ${entry.entry_no} and passed_over is null
      )`.as('has_won'),
    ])
    .where('event.event_seq', '=', eventSeq)
    .executeTakeFirstOrThrow()
  const prize = kind === 'FIRST' || has_won ? points : drawn_at === null ? null : 0
  const { entry_no: entryNo, code, at } = entry
  return { entry: { entryNo, code, at: at.toISOString(), points: prize } }
}
