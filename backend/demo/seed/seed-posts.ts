import type { Transaction } from 'kysely'
import { bannerTable } from '#backend/banners/banner-posts.ts'
import type { DB } from '#backend/db/schema.ts'
import { drawWithin } from '#backend/events/draw-event.ts'
import { exhibitionTable } from '#backend/exhibitions/exhibition-posts.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { randomOf, shuffled } from '../random.ts'
import { atKst } from './at-kst.ts'
import { prepareEvent, seedAnnouncement, seedEntries, seedFaq } from './builders/index.ts'
import { DEMO_FACTS, DEMO_PEOPLE } from './demo-facts.ts'
import { ANNOUNCEMENTS } from './texts/announcements.ts'
import { FAQ } from './texts/faq.ts'

const ENTRANTS = 23
const FAQ_DAYS_AGO = 335

/** Announcements, of which one is scheduled. */
export async function seedAnnouncements(trx: Transaction<DB>, now: Date): Promise<void> {
  for (const { daysAgo, lastsDays, ...text } of ANNOUNCEMENTS) {
    const at = atKst(now, -daysAgo, '10:00')
    const endsAt = lastsDays ? new Date(at.getTime() + lastsDays * DAY_MS).toISOString() : null
    await seedAnnouncement(trx, { at, endsAt, ...text })
  }
}

/** The FAQ, written before the first announcement. */
export async function seedFaqEntries(trx: Transaction<DB>, now: Date): Promise<void> {
  const at = atKst(now, -FAQ_DAYS_AGO, '09:00')
  for (const [position, { link = null, isTop = false, ...text }] of FAQ.entries())
    await seedFaq(trx, { at, position, link, isTop, ...text })
}

/** The first versions of banners and exhibitions. */
export async function seedFirstVersions(trx: Transaction<DB>): Promise<void> {
  const caller = { deviceUuid: null, address: null, userAgent: null }
  const by = (at: Date) => ({ operator: null, caller, now: () => at })
  for (const row of await trx.selectFrom('banner').selectAll().execute())
    await bannerTable.writeVersion(trx, row, by(row.starts_at), { did: 'SAVE' })
  for (const row of await trx.selectFrom('exhibition').selectAll().execute())
    await exhibitionTable.writeVersion(trx, row, by(row.starts_at), { did: 'SAVE' })
}

/** Secrets of the events that members take part in, entries of members, and a draw that has taken place. */
export async function seedEventDraws(
  trx: Transaction<DB>,
  { keys }: { keys: KeyRing },
): Promise<void> {
  const events = await trx.selectFrom('event').selectAll().orderBy('event_seq').execute()
  for (const event of events) await prepareEvent(trx, keys, event)
  const own = DEMO_PEOPLE.map(({ storeSeq }) => storeSeq)
  const members = await trx
    .selectFrom('store')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .select('users.user_seq')
    .where('store.status', '=', 'ACTIVE')
    .where('users.role', '=', 'USER')
    .where('store_seq', 'not in', own)
    .orderBy('store_seq')
    .limit(2 * ENTRANTS)
    .execute()
  const random = randomOf(1701)
  for (const eventSeq of [DEMO_FACTS.runningDrawSeq, DEMO_FACTS.drawnEventSeq]) {
    const event = events.find(({ event_seq }) => event_seq === eventSeq)
    if (!event) continue
    const entrants = shuffled(
      random,
      members.map(({ user_seq }) => user_seq),
    ).slice(0, ENTRANTS)
    await seedEntries(trx, event, entrants)
  }
  const drawn = events.find(({ event_seq }) => event_seq === DEMO_FACTS.drawnEventSeq)
  if (!drawn?.ends_at) return
  const drawnAt = atKst(drawn.ends_at, 1, '11:00')
  const caller = { deviceUuid: null, address: null, userAgent: null }
  await drawWithin(trx, { keys, caller, now: () => drawnAt }, null, drawn.event_seq)
}
