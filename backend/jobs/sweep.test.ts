import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { monthsAfter } from '../db/retention.ts'
import { startJobs } from './start-jobs.ts'
import { sweep } from './sweep.ts'

const NOW = new Date('2026-11-30T03:00:00Z')
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.kysely
    .insertInto('users')
    .values([{ user_seq: 1 }, { user_seq: 2 }])
    .execute()
  await seedCategory(database.kysely)
  const { storeSeq } = await seedStore(database.kysely, { user_seq: 1 })
  for (const product_seq of [1, 2])
    await seedProduct(database.kysely, { product_seq, store_seq: storeSeq, category_seq: 1 })
  await database.kysely.deleteFrom('content_change').execute()
}, 60_000)
afterAll(() => database?.close())
afterEach(() => vi.useRealTimers())

/** One row of each kind that is old enough to be deleted, and one that is not. */
async function fill() {
  const { kysely } = database
  const accessLogEnd = monthsAfter(NOW, -3)
  const old = new Date(accessLogEnd.getTime() - 1_000)
  const young = new Date(accessLogEnd.getTime() + 1_000)
  await kysely
    .insertInto('withdrawn_record')
    .values([
      { user_seq: 1, kind: 'OLD', content: '{}', delete_at: NOW },
      { user_seq: 1, kind: 'YOUNG', content: '{}', delete_at: before(-1) },
    ])
    .execute()
  await kysely
    .insertInto('one_time_code')
    .values(
      (['OLD', 'YOUNG'] as const).map((name) => ({
        verification_hash: name,
        purpose: 'SIGN_IN' as const,
        phone_no: '01000000000',
        resend_at: NOW,
        expires_at: name === 'OLD' ? before(DAY_MS + 1) : before(DAY_MS - 1),
      })),
    )
    .execute()
  await kysely
    .insertInto('sign_up')
    .values(
      (['OLD', 'YOUNG'] as const).map((name) => ({
        sign_up_hash: name,
        sign_in_type: 'naver' as const,
        expires_at: name === 'OLD' ? before(DAY_MS + 1) : before(DAY_MS - 1),
      })),
    )
    .execute()
  await kysely
    .insertInto('account_bank_check')
    .values(
      [before(2 * DAY_MS + 1), before(2 * DAY_MS - 1)].map((created_at) => ({
        user_seq: 1,
        form_key: crypto.randomUUID(),
        bank_code: '004',
        last_digits: '1234',
        number_hash: 'hash',
        sealed: 'sealed',
        state: 'SENT' as const,
        created_at,
      })),
    )
    .execute()
  await kysely
    .insertInto('account_mail_code')
    .values(
      [before(DAY_MS + 1), before(DAY_MS - 1)].map((expires_at, index) => ({
        ...{ user_seq: index + 1, sealed: 'sealed', code_hash: 'hash', expires_at },
        created_at: expires_at,
      })),
    )
    .execute()
  await kysely
    .insertInto('operator_undo')
    .values(
      [before(DAY_MS + 1), before(DAY_MS - 1)].map((at, index) => ({
        ...{ operator_user_seq: 1, user_seq: 1, kind: 'SANCTION' as const, words: '경고' },
        ...{ subject_seq: index, before: JSON.stringify({}), at, undone_at: null },
      })),
    )
    .execute()
  const session = {
    user_seq: 1,
    sign_in_type: 'naver',
    device_name: '',
    created_at: old,
    last_used_at: old,
  } as const
  await kysely
    .insertInto('login_session')
    .values([
      { ...session, session_id: 'OLD ENDED', ended_at: old, expires_at: NOW },
      { ...session, session_id: 'OLD EXPIRED', expires_at: old },
      { ...session, session_id: 'YOUNG ENDED', ended_at: young, expires_at: NOW },
      { ...session, session_id: 'YOUNG RUNNING', expires_at: before(-DAY_MS) },
    ])
    .execute()
  await kysely
    .insertInto('refresh_token')
    .values(
      ['OLD ENDED', 'OLD EXPIRED', 'YOUNG ENDED', 'YOUNG RUNNING'].map((session_id) => ({
        token_hash: session_id,
        session_id,
        generation: 1,
        created_at: old,
      })),
    )
    .execute()
  await kysely
    .insertInto('socket_ticket')
    .values(
      (['OLD', 'YOUNG'] as const).map((name) => ({
        ticket_hash: name,
        session_id: 'YOUNG RUNNING',
        user_seq: 1,
        generation: 1,
        expires_at: name === 'OLD' ? before(DAY_MS + 1) : before(DAY_MS - 1),
      })),
    )
    .execute()
  await kysely
    .insertInto('fraud_lookup')
    .values(
      (['OLD', 'YOUNG'] as const).map((name) => ({
        lookup_hash: name,
        hashes: '[]',
        kind: 'PHONE' as const,
        masked: '010-****-0000',
        looked_up_at: old,
        expires_at: name === 'OLD' ? before(1) : before(-1),
      })),
    )
    .execute()
  await kysely
    .insertInto('product_favorite_removed')
    .values(
      [before(DAY_MS + 1), before(DAY_MS - 1)].map((removed_at, index) => ({
        user_seq: 1,
        product_seq: index + 1,
        price: 1,
        created_at: old,
        removed_at,
      })),
    )
    .execute()
  const { store_seq } = await kysely
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', 1)
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('data_export')
    .values(
      [old, young].map((ended_at) => ({
        user_seq: 1,
        state: 'FETCHED' as const,
        next_at: ended_at,
        requested_at: ended_at,
        ended_at,
      })),
    )
    .execute()
  await kysely
    .insertInto('product_queue')
    .values(
      // Who still waits is kept, however long it takes.
      [before(90 * DAY_MS + 1), before(90 * DAY_MS - 1), null].map((ended_at) => ({
        product_seq: 1,
        store_seq,
        user_seq: 1,
        state: ended_at ? ('LEFT' as const) : ('WAITING' as const),
        joined_at: old,
        offer_until: null,
        ended_at,
      })),
    )
    .execute()
  const draftEnd = monthsAfter(NOW, -12).getTime()
  await kysely
    .insertInto('listing_draft')
    .values(
      [draftEnd - 1_000, draftEnd + 1_000].map((at) => ({
        draft_id: randomUUID(),
        user_seq: 1,
        revision: 1,
        content: '{}',
        created_at: old,
        updated_at: new Date(at),
      })),
    )
    .execute()
  const login = { user_seq: 1, sign_in_type: 'phone', cafe_yn: 'N', is_cafe_login: false } as const
  await kysely
    .insertInto('login_log')
    .values([
      { ...login, at: old },
      { ...login, at: young },
    ])
    .execute()
  const actionLogEnd = monthsAfter(NOW, -6).getTime()
  await kysely
    .insertInto('user_action_log')
    .values(
      [actionLogEnd - 1_000, actionLogEnd + 1_000].map((at) => ({
        id: randomUUID(),
        at: new Date(at),
        page_id: 'main',
        name: 'page_view' as const,
        params: '{}',
      })),
    )
    .execute()
  await kysely
    .insertInto('search_hit')
    .values([
      { hour: before(30 * DAY_MS + 1), keyword: 'OLD', visitor_key: 'a' },
      { hour: before(30 * DAY_MS - 1), keyword: 'YOUNG', visitor_key: 'a' },
    ])
    .execute()
  await kysely
    .insertInto('search_step')
    .values(
      ['2026-10-29', '2026-11-10'].map((day) => ({
        from_word: '콩나물이어폰',
        to_word: '에어팟',
        day,
        visitor_key: 'a',
        network_key: 'n',
      })),
    )
    .execute()
  await kysely
    .insertInto('product_view')
    .values([
      { product_seq: 1, day: '2026-11-27', visitor_key: 'a' },
      { product_seq: 1, day: '2026-11-28', visitor_key: 'a' },
    ])
    .execute()
  await kysely
    .insertInto('content_change')
    .values([
      { tag: 'OLD', changed_at: before(HOUR_MS + 1) },
      { tag: 'YOUNG', changed_at: before(HOUR_MS - 1) },
    ])
    .execute()
}

const TABLES = [
  'withdrawn_record',
  'one_time_code',
  'sign_up',
  'account_bank_check',
  'account_mail_code',
  'operator_undo',
  'login_session',
  'refresh_token',
  'fraud_lookup',
  'socket_ticket',
  'product_favorite_removed',
  'data_export',
  'product_queue',
  'listing_draft',
  'login_log',
  'user_action_log',
  'search_hit',
  'search_step',
  'product_view',
  'content_change',
] as const

async function counts() {
  const found: Record<string, number> = {}
  for (const table of TABLES) {
    const { n } = await database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    found[table] = Number(n)
  }
  return found
}

const YOUNG_ONES = {
  withdrawn_record: 1,
  one_time_code: 1,
  sign_up: 1,
  account_bank_check: 1,
  account_mail_code: 1,
  operator_undo: 1,
  login_session: 2,
  refresh_token: 2,
  fraud_lookup: 1,
  socket_ticket: 1,
  product_favorite_removed: 1,
  data_export: 1,
  product_queue: 2,
  listing_draft: 1,
  login_log: 1,
  user_action_log: 1,
  search_hit: 1,
  search_step: 1,
  product_view: 1,
  content_change: 1,
}

describe('the daily sweep', () => {
  it('deletes expired rows and nothing else, however many instances do it', async () => {
    await fill()
    const swept = await Promise.all([
      sweep(database.kysely, NOW),
      sweep(database.kysely, NOW),
      sweep(database.kysely, NOW),
    ])
    expect(await counts()).toEqual(YOUNG_ONES)
    expect(swept.reduce((sum, { login_session = 0 }) => sum + login_session, 0)).toBe(2)
    expect(await sweep(database.kysely, NOW)).toEqual({
      withdrawn_record: 0,
      one_time_code: 0,
      sign_up: 0,
      account_bank_check: 0,
      account_mail_code: 0,
      operator_undo: 0,
      sanction: 0,
      fraud_lookup: 0,
      cafe_code: 0,
      cafe_claim: 0,
      cafe_task: 0,
      socket_ticket: 0,
      product_favorite_removed: 0,
      listing_draft: 0,
      listing_photo_handover: 0,
      second_factor_step: 0,
      login_session: 0,
      login_log: 0,
      user_action_log: 0,
      product_view: 0,
      report: 0,
      notice: 0,
      notice_event: 0,
      keyword_alert_check: 0,
      data_export: 0,
      product_queue: 0,
      search_hit: 0,
      search_step: 0,
      content_change: 0,
    })
  })

  it('deletes more than one batch', async () => {
    const records = Array.from({ length: 2_300 }, () => ({
      user_seq: 1,
      kind: 'MANY',
      content: '{}',
      delete_at: NOW,
    }))
    await database.kysely.insertInto('withdrawn_record').values(records).execute()
    expect((await sweep(database.kysely, NOW)).withdrawn_record).toBe(2_300)
  })

  it('runs soon after the start and every day, continues after a failure, and stops', async () => {
    vi.useFakeTimers()
    const logged: string[] = []
    const log = {
      info: (_fields: object, message: string) => logged.push(message),
      error: (_fields: object, message: string) => logged.push(message),
    }
    let faulty = false
    const now = () => {
      if (faulty) throw new Error('no clock')
      return NOW
    }
    const jobs = startJobs({
      kysely: database.kysely,
      mediaStore: memoryMediaStore(),
      now,
      log,
    })
    const runsUntil = (count: number) => vi.waitFor(() => expect(logged).toHaveLength(count))
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    await runsUntil(1)
    faulty = true
    await vi.advanceTimersByTimeAsync(DAY_MS)
    await runsUntil(2)
    faulty = false
    await vi.advanceTimersByTimeAsync(DAY_MS)
    await runsUntil(3)
    expect(logged).toEqual([
      'deleted expired rows',
      'the daily sweep failed',
      'deleted expired rows',
    ])
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(3 * DAY_MS)
    expect(logged).toHaveLength(3)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('months', () => {
  it.each([
    ['2026-11-30T03:00:00Z', 3, '2027-02-28T03:00:00.000Z'],
    ['2027-11-30T03:00:00Z', 3, '2028-02-29T03:00:00.000Z'],
    ['2026-05-31T03:00:00Z', -3, '2026-02-28T03:00:00.000Z'],
    ['2026-01-15T03:00:00Z', -3, '2025-10-15T03:00:00.000Z'],
    ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00.000Z'],
  ])('%s and %i months is %s', (at, months, later) => {
    expect(monthsAfter(new Date(at), months).toISOString()).toBe(later)
  })
})
