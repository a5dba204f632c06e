import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { alertTokens } from '#backend/keyword-alerts/alert-tokens.ts'
import { filterKey } from '#backend/keyword-alerts/canonical-filter.ts'
import { writeTokens } from '#backend/keyword-alerts/write-alert.ts'
import { keywordClauses } from '#backend/search/keyword-clauses.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

const WANTED = { keyword: '자전거', maxPrice: 500_000 } as const satisfies AlertFilter

interface Told {
  userSeq: number
  events: { event: NoticeEvent; actor: number | null; subject: number | null }[]
  hoursAgo: number
  isRead: boolean
  alertSeq?: number
}

/** A keyword alert of a demo person, and what the demo people were told lately. Called when the lists are there. */
export async function seedNotices(kysely: Kysely<DB>, now: Date): Promise<void> {
  const stores = await kysely
    .selectFrom('store')
    .select(['store_seq', 'user_seq'])
    .where('store_seq', 'in', [...DEMO_PEOPLE.slice(0, 2).map(({ storeSeq }) => storeSeq)])
    .orderBy('store_seq')
    .execute()
  const [seller, buyer] = stores
  if (!seller || !buyer) return
  const alertSeq = await seedAlert(kysely, buyer.user_seq, new Date(now.getTime() - 40 * DAY_MS))
  const followed = {
    kind: 'FOLLOWED',
    toStoreSeq: seller.store_seq,
    byStoreSeq: buyer.store_seq,
  } as const
  const told: Told[] = [
    {
      userSeq: seller.user_seq,
      events: [{ event: followed, actor: buyer.store_seq, subject: buyer.store_seq }],
      hoursAgo: 26,
      isRead: true,
    },
    { userSeq: buyer.user_seq, events: await lowered(kysely, buyer), hoursAgo: 3, isRead: false },
    {
      userSeq: buyer.user_seq,
      events: await found(kysely, buyer),
      hoursAgo: 5,
      isRead: true,
      alertSeq,
    },
  ]
  for (const notice of told) if (notice.events.length > 0) await tell(kysely, notice, now)
}

type Member = { store_seq: number; user_seq: number }

async function seedAlert(kysely: Kysely<DB>, userSeq: number, at: Date): Promise<number> {
  const clauses = keywordClauses(WANTED.keyword, new Map())
  const { alert_seq: alertSeq } = await kysely
    .insertInto('keyword_alert')
    .values({
      user_seq: userSeq,
      filter: JSON.stringify(WANTED),
      filter_key: filterKey(WANTED),
      clauses: JSON.stringify(clauses),
      created_at: at,
      updated_at: at,
    })
    .returning('alert_seq')
    .executeTakeFirstOrThrow()
  await writeTokens(kysely, alertSeq, alertTokens(WANTED, clauses, new Map()) ?? [])
  return alertSeq
}

/** Favourites that became cheaper. */
async function lowered(kysely: Kysely<DB>, { user_seq: userSeq }: Member) {
  const rows = await kysely
    .selectFrom('product_favorite as favorite')
    .innerJoin('product', 'product.product_seq', 'favorite.product_seq')
    .select(['product.product_seq', 'product.store_seq', 'product.price'])
    .select('product.previous_price')
    .where('favorite.user_seq', '=', userSeq)
    .whereRef('product.previous_price', '>', 'product.price')
    .orderBy('product.product_seq', 'desc')
    .limit(3)
    .execute()
  return rows.map((row) => ({
    event: {
      kind: 'PRICE_LOWERED' as const,
      productSeq: row.product_seq,
      from: row.previous_price ?? row.price,
      to: row.price,
    },
    actor: row.store_seq,
    subject: row.product_seq,
  }))
}

/** The newest thing that the alert finds. */
async function found(kysely: Kysely<DB>, { store_seq: storeSeq }: Member) {
  const rows = await kysely
    .selectFrom('product_search')
    .select(['product_seq', 'store_seq'])
    .where(sql<boolean>`strpos(norm, ${WANTED.keyword}) > 0`)
    .where('price', '<=', WANTED.maxPrice)
    .where('trade_state', '=', 'ON_SALE')
    .where('store_seq', '<>', storeSeq)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute()
  return rows.map((row) => ({
    event: { kind: 'KEYWORD_HIT' as const, productSeq: row.product_seq },
    actor: row.store_seq,
    subject: row.product_seq,
  }))
}

async function tell(
  kysely: Kysely<DB>,
  { userSeq, events, hoursAgo, isRead, alertSeq }: Told,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
  const seqs = await kysely
    .insertInto('notice_event')
    .values(
      events.map(({ event: { kind, ...fields }, actor, subject }) => ({
        kind,
        payload: JSON.stringify(fields),
        actor_store_seq: actor,
        subject_seq: subject,
        state: 'DONE' as const,
        created_at: at,
      })),
    )
    .returning('event_seq')
    .execute()
  const { notice_seq: noticeSeq } = await kysely
    .insertInto('notice')
    .values({
      user_seq: userSeq,
      kind: events[0]?.event.kind ?? 'FOLLOWED',
      fold_key: `demo-${seqs[0]?.event_seq}`,
      alert_seq: alertSeq ?? null,
      happened_at: at,
      read_at: isRead ? at : null,
    })
    .returning('notice_seq')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('notice_part')
    .values(
      seqs.map((row) => ({ user_seq: userSeq, event_seq: row.event_seq, notice_seq: noticeSeq })),
    )
    .execute()
}
