import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { findByDefaults } from '#backend/moderation/listing/default-find.ts'
import { DEFAULT_RULES } from '#backend/moderation/listing/defaults/index.ts'
import { screenTexts } from '#backend/screening/screen-texts.ts'
import { isAssignable, SOCIAL_PROVIDERS } from '#contracts/account.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { CONDITIONS, TRADE_METHODS, TRADE_STATES } from '#contracts/product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { DEMO_SUPPORTER, FIRST_STORE_SEQ, FIRST_USER_SEQ } from './demo-facts.ts'
import { refuseDemoWorld } from './demo-world.ts'
import { providerId } from './provider-id.ts'
import { DEMO_FACTS, DEMO_PEOPLE, seedDemoWorld } from './seed-demo-world.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
/** What depends on the generator alone is tested on the embedded engine only: each such test takes ten seconds. */
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined
const TABLES = [
  'region',
  'category',
  'media',
  'users',
  'store',
  'store_follow',
  'product',
  'product_image',
  'product_view_count',
  'review',
  'banner',
  'exhibition',
  'exhibition_product',
  'event',
  'content',
  'search_hit',
  'policy_agreement',
  'marketing_consent',
  'product_favorite',
  'chat_room',
  'chat_member',
  'chat_message',
  'chat_offer',
  'chat_appointment',
  'store_block',
] as const

/** Words of the prohibited list that must not stand in a listing, and what would give away a fake. */
const PROHIBITED =
  /샘플|도수 ?(있는|렌즈|안경)|콘택트|종량제|온누리|지역화폐|면세|직구|담배|소주|위스키|홍삼|비타민|영양제|유산균|의약품|처방|유축기|청진기|레플리카|짝퉁|미러급|군용|계정 ?(판매|양도)|분양|방향제|디퓨저|향초|헌혈|자가진단|수제 ?(비누|청|쿠키)|소분/

async function rowsOf<Row>(database: Database, query: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(query).execute(database.kysely)
  return rows
}

async function countsOf(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const [row] = await rowsOf<{ n: number }>(database, `select count(*)::int as n from ${table}`)
    counts[table] = row?.n ?? 0
  }
  return counts
}

async function fingerprintOf(database: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const table of TABLES) {
    const rows = await rowsOf<{ row: string }>(
      database,
      // media.recipe is jsonb, whose text is canonical; the order of the rows is not part of them.
      `select t::text as row from ${table} t order by t::text collate "C"`,
    )
    hash.update(table)
    for (const { row } of rows) hash.update(row)
  }
  return hash.digest('hex')
}

describe('the demo world', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
    expect(await seedDemoWorld({ kysely: database.kysely, now: NOW })).toBe(true)
  }, 120_000)
  afterAll(() => database?.close())

  it('has the size that was asked for', async () => {
    const counts = await countsOf(database)
    expect(counts).toMatchObject({
      product: 2000,
      store: 152,
      exhibition: 8,
      event: 7,
      content: 14,
    })
    expect(counts.review).toBeGreaterThanOrEqual(1200)
    expect(counts.banner).toBeGreaterThanOrEqual(5)
    const [regions] = await rowsOf<{ provinces: number; districts: number; dongs: number }>(
      database,
      `select count(*) filter (where depth = 1)::int as provinces,
              count(*) filter (where depth = 2)::int as districts,
              count(*) filter (where depth = 3)::int as dongs from region`,
    )
    expect(regions?.provinces).toBe(17)
    expect(regions?.districts).toBeGreaterThanOrEqual(250)
    expect(regions?.dongs).toBeGreaterThanOrEqual(250)
  })

  it('shows the twenty top categories in order, and goods in every category', async () => {
    const tops = await rowsOf<{ name: string }>(
      database,
      'select name from category where depth = 1 order by sort_order',
    )
    expect(tops.map(({ name }) => name).join(', ')).toBe(
      '수입명품, 패션의류, 패션잡화, 뷰티, 출산/유아동, 모바일/태블릿, 가전, 노트북/PC, 카메라, 가구/인테리어, 리빙, 게임, 반려동물/취미, 도서/음반/문구, 티켓/쿠폰, 스포츠, 레저/여행, 오토바이, 공구/산업, 무료나눔',
    )
    const empty = await rowsOf<{ path: string }>(
      database,
      `select c.path from category c where not exists (
         select 1 from product p join category below on below.category_seq = p.category_seq
         where p.visibility = 'ACTIVE' and (below.path = c.path or below.path like c.path || '/%')
       )`,
    )
    expect(empty).toEqual([])
  })

  it('never gives two listings the same title', async () => {
    const twice = await rowsOf(
      database,
      `select lower(replace(title, ' ', '')) from product group by 1 having count(*) > 1`,
    )
    expect(twice).toEqual([])
  })

  it('gives every listing two to eight pictures, the first at position 0', async () => {
    const odd = await rowsOf(
      database,
      `select p.product_seq, count(i.position) from product p
       left join product_image i on i.product_seq = p.product_seq
       group by 1 having count(i.position) not between 2 and 8
         or min(i.position) <> 0 or max(i.position) <> count(i.position) - 1`,
    )
    expect(odd).toEqual([])
  })

  it('shows every trade state, condition and trade method in lifelike shares', async () => {
    const states = await rowsOf<{ state: string; share: number }>(
      database,
      `select trade_state as state, count(*)::float8 / 2000 as share from product group by 1`,
    )
    const shares = new Map(states.map(({ state, share }) => [state, share]))
    expect([...shares.keys()].sort()).toEqual([...TRADE_STATES].sort())
    expect(shares.get('ON_SALE')).toBeCloseTo(0.64, 1)
    expect(shares.get('RESERVED')).toBeCloseTo(0.09, 1)
    expect(shares.get('SOLD')).toBeCloseTo(0.28, 1)
    const conditions = await rowsOf<{ value: string }>(
      database,
      'select distinct condition as value from product',
    )
    expect(conditions.map(({ value }) => value).sort()).toEqual([...CONDITIONS].sort())
    const methods = await rowsOf<{ value: string }>(
      database,
      'select distinct unnest(trade_methods) as value from product',
    )
    expect(methods.map(({ value }) => value).sort()).toEqual([...TRADE_METHODS].sort())
  })

  it('keeps the counters of stores in step with the rows', async () => {
    const wrong = await rowsOf(
      database,
      `select s.store_seq from store s where
         s.review_count <> (select count(*) from review r where r.store_seq = s.store_seq and r.visible_at is not null)
         or s.rating_sum <> (select coalesce(sum(rating), 0) from review r where r.store_seq = s.store_seq and r.visible_at is not null)
         or s.follower_count <> (select count(*) from store_follow f where f.store_seq = s.store_seq)
         or s.safe_trade_count < s.review_count`,
    )
    expect(wrong).toEqual([])
  })

  it('gives the demo people complete accounts', async () => {
    const people = await rowsOf<{
      sex: string | null
      checked: boolean
      verified: boolean
      agreed: number
      answers: number
      elsewhere: string[]
    }>(
      database,
      `select u.sex, u.identity_checked_at is not null and u.birth_date is not null as checked,
         s.identity_verified as verified,
         (select count(*)::int from policy_agreement a where a.user_seq = u.user_seq and a.agreed
            and a.policy_key in ('TERMS', 'PRIVACY', 'AGE_14')) as agreed,
         (select count(*)::int from marketing_consent c where c.user_seq = u.user_seq) as answers,
         (select array_agg(provider_user_id order by provider) from social_account a
            where a.user_seq = u.user_seq) as elsewhere
       from users u join store s using (user_seq)
       where u.phone_no is not null and s.store_seq < ${FIRST_STORE_SEQ + DEMO_PEOPLE.length} order by user_seq`,
    )
    expect(people).toHaveLength(DEMO_PEOPLE.length)
    for (const [index, person] of people.entries())
      expect(person).toEqual({
        sex: DEMO_PEOPLE[index]?.sex,
        checked: true,
        verified: true,
        agreed: 3,
        answers: 2,
        elsewhere: SOCIAL_PROVIDERS.toSorted().map((provider) =>
          providerId(provider, DEMO_PEOPLE[index]?.phone ?? ''),
        ),
      })
    const [codes] = await rowsOf<{ users: number; codes: number }>(
      database,
      'select count(*)::int as users, count(distinct recommend_code)::int as codes from users',
    )
    expect(codes?.codes).toBe(codes?.users)
  })

  it('lets them like goods of others that have been counted', async () => {
    const [likes] = await rowsOf<{ n: number; odd: number }>(
      database,
      `select count(*)::int as n, count(*) filter (where s.user_seq = f.user_seq
           or p.visibility <> 'ACTIVE' or f.created_at < p.created_at
           or f.created_at > timestamptz '${NOW.toISOString()}'
           or p.favorite_count < (select count(*) from product_favorite o
                where o.product_seq = f.product_seq))::int as odd
       from product_favorite f join product p using (product_seq) join store s using (store_seq)`,
    )
    expect(likes).toEqual({ n: 43, odd: 0 })
  })

  it('lets people talk, with counters and marks that agree with what was said', async () => {
    const counts = await countsOf(database)
    expect(counts.chat_room).toBeGreaterThanOrEqual(35)
    const wrong = await rowsOf(
      database,
      `select r.room_id from chat_room r where
         r.message_count <> (select count(*) from chat_message m where m.room_id = r.room_id)
         or r.message_count <> (select max(message_seq) from chat_message m where m.room_id = r.room_id)
         or r.change_count < (select max(change_seq) from chat_message m where m.room_id = r.room_id)
         or r.last_message_at <> (select max(created_at) from chat_message m where m.room_id = r.room_id)
         or 2 <> (select count(*) from chat_member m where m.room_id = r.room_id
           and m.last_message_at = r.last_message_at)
       union all
       select m.room_id from chat_member m where m.unread_count <> (
         select count(*) from chat_message s where s.room_id = m.room_id
           and s.sender_store_seq <> m.store_seq and s.message_seq > m.last_read_seq)
       union all
       select product_seq from product p
         where chat_count <> (select count(*) from chat_room r where r.product_seq = p.product_seq)
       union all
       select room_id from (select room_id, change_seq from chat_message
         group by 1, 2 having count(*) > 1) twice`,
    )
    expect(wrong).toEqual([])
    const untimely = await rowsOf(
      database,
      `select r.room_id from chat_room r join product p using (product_seq)
         join store b on b.store_seq = r.buyer_store_seq join store s on s.store_seq = r.seller_store_seq
         where r.created_at < greatest(p.created_at, b.created_at, s.created_at)
           or p.store_seq <> s.store_seq or r.last_message_at > timestamptz '${NOW.toISOString()}'
           or exists (select 1 from chat_message m join chat_message next on next.room_id = m.room_id
             and next.message_seq = m.message_seq + 1
             where m.room_id = r.room_id and next.created_at < m.created_at)`,
    )
    expect(untimely).toEqual([])
    const cards = await rowsOf(
      database,
      `select 'offer' from chat_offer o where not exists (select 1 from chat_message m
         where m.room_id = o.room_id and m.message_seq = o.message_seq
           and (m.content->>'offerSeq')::bigint = o.offer_seq)
       union all
       select 'appointment' from chat_appointment a where not exists (select 1 from chat_message m
         where m.room_id = a.room_id and m.message_seq = a.message_seq
           and (m.content->>'appointmentSeq')::bigint = a.appointment_seq)
       union all
       select message from chat_message where message ~ '[{}]|undefined|null'`,
    )
    expect(cards).toEqual([])
    const [people] = await rowsOf<Record<string, number>>(
      database,
      `select count(*) filter (where unread_count > 0)::int as unread,
         count(*) filter (where left_at is not null)::int as left,
         count(*) filter (where muted_at is not null)::int as muted,
         count(*) filter (where pinned_at is not null)::int as pinned
       from chat_member join store using (store_seq) join users using (user_seq)
       where phone_no is not null`,
    )
    for (const count of Object.values(people ?? {})) expect(count).toBeGreaterThan(0)
    const [long] = await rowsOf<{ n: number }>(
      database,
      `select message_count as n from chat_room where room_id = ${DEMO_FACTS.longRoomId}`,
    )
    expect(long?.n).toBeGreaterThan(300)
  })

  it('has no deed before its doer and none in the future', async () => {
    const odd = await rowsOf(
      database,
      `select 'product' as kind, product_seq as seq from product p join store s using (store_seq)
         where p.created_at < s.created_at or p.bumped_at < p.created_at
           or p.updated_at < p.bumped_at or p.updated_at > timestamptz '${NOW.toISOString()}'
       union all
       select 'review', review_seq from review r
         join store w on w.store_seq = r.writer_store_seq
         join store s on s.store_seq = r.store_seq
         left join product p on p.product_seq = r.product_seq
         where r.created_at < w.created_at or r.created_at < s.created_at
           or r.created_at < p.updated_at or r.writer_store_seq = r.store_seq
           or r.created_at > timestamptz '${NOW.toISOString()}'`,
    )
    expect(odd).toEqual([])
  })

  it.skipIf(isOnPostgres)(
    'has listings of several kinds on the operators’ queue, and nothing that would be refused',
    async () => {
      const flags = await rowsOf<{ state: string; code: string; level: string }>(
        database,
        `select state, finding ->> 'code' as code, finding ->> 'level' as level
       from listing_flag, jsonb_array_elements(findings) as finding order by flag_seq`,
      )
      const kinds = new Set(flags.map(({ code }) => code))
      expect([...kinds].sort()).toEqual([
        'ALCOHOL',
        'ANIMAL_MEDICINE',
        'COUNTERFEIT',
        'MEDICAL_DEVICE',
        'OVERSEAS',
      ])
      expect(new Set(flags.map(({ level }) => level))).toEqual(new Set(['REVIEW']))
      expect(new Set(flags.map(({ state }) => state))).toEqual(new Set(['OPEN', 'CLEARED']))
      const rules = {
        rules: new Map(
          DEFAULT_RULES.map((rule) => [
            rule.code,
            { ...rule, rule_code: rule.code, sort_order: 0 },
          ]),
        ),
        find: findByDefaults(DEFAULT_RULES),
      }
      const texts = await rowsOf<{ title: string; body: string; tags: string[] }>(
        database,
        'select title, body, tags from product',
      )
      const refused = texts.filter((text) =>
        screenTexts(rules, text, []).some(
          ({ level, code }) => level === 'BLOCK' && rules.rules.has(code),
        ),
      )
      expect(refused).toEqual([])
    },
  )

  it('sells nothing prohibited and leaves no contact data in a text', async () => {
    const texts = await rowsOf<{ title: string; body: string }>(
      database,
      'select title, body from product where product_seq not in (select product_seq from listing_flag)',
    )
    const bad = texts.filter(({ title, body }) => PROHIBITED.test(`${title}\n${body}`))
    expect(bad).toEqual([])
    const contacts = texts.filter(({ title, body }) =>
      /01\d[- .]?\d{3,4}[- .]?\d{4}|카톡|오픈채팅|@/.test(`${title}\n${body}`),
    )
    expect(contacts).toEqual([])
  })

  it('agrees with itself about price, shipping and words', async () => {
    const odd = await rowsOf(
      database,
      `select product_seq, title from product where
         (previous_price is not null and previous_price <= price)
         or (shipping_included and shipping_fee is not null)
         or (trade_methods = array['DIRECT'] and (shipping_included or shipping_fee is not null))
         or (title ~ '택포|무료배송' and not shipping_included)
         or (title ~ '미개봉|새상품|새제품' and condition <> 'NEW')
         or (price = 0) <> (category_seq between 2001 and 2099)
         or char_length(title) not between 2 and 60 or char_length(body) > 3000
         or array_length(regexp_split_to_array(body, E'\\n+'), 1) not between 2 and 10
         or body ~ '\\{|\\}|undefined|null'`,
    )
    expect(odd).toEqual([])
  })

  it('has no phone number that a person could be given', async () => {
    const numbers = await rowsOf<{ phone: string }>(
      database,
      'select phone_no as phone from users where phone_no is not null',
    )
    // The administrator too, and the operator for questions.
    expect(numbers).toHaveLength(DEMO_PEOPLE.length + 2)
    expect(numbers.filter(({ phone }) => isAssignable(phone))).toEqual([])
  })

  it('is not taken for the world of real people', async () => {
    await expect(refuseDemoWorld(database.kysely)).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/SANDBOX=1/),
    })
    const empty = await createTestDatabase()
    try {
      await refuseDemoWorld(empty.kysely)
    } finally {
      await empty.close()
    }
  })

  it('keeps the promised numbers', async () => {
    const facts = await rowsOf<{
      product_seq: number
      visibility: string
      trade_state: string
      price: number
      lowered: boolean
      pictures: number
    }>(
      database,
      `select product_seq, visibility, trade_state, price, previous_price > price as lowered,
         (select count(*)::int from product_image i where i.product_seq = p.product_seq) as pictures
       from product p order by product_seq limit 30`,
    )
    const of = (seq: number) => facts.find(({ product_seq }) => product_seq === seq)
    expect(of(DEMO_FACTS.hiddenProductSeq)?.visibility).toBe('HIDDEN')
    expect(of(DEMO_FACTS.otherHiddenProductSeq)?.visibility).toBe('HIDDEN')
    expect(of(DEMO_FACTS.deletedProductSeq)?.visibility).toBe('DELETED')
    expect(of(DEMO_FACTS.soldProductSeq)?.trade_state).toBe('SOLD')
    expect(of(DEMO_FACTS.reservedProductSeq)?.trade_state).toBe('RESERVED')
    expect(of(DEMO_FACTS.onSaleProductSeq)?.trade_state).toBe('ON_SALE')
    expect(of(DEMO_FACTS.freeProductSeq)?.price).toBe(0)
    expect(of(DEMO_FACTS.eightPicturesProductSeq)?.pictures).toBe(8)
    expect(of(DEMO_FACTS.loweredProductSeq)?.lowered).toBe(true)

    const people = await rowsOf<{ phone: string; role: string; name: string; seq: number }>(
      database,
      `select u.phone_no as phone, u.role, s.name, s.store_seq as seq from users u
       join store s using (user_seq)
       where u.phone_no is not null and s.store_seq < ${FIRST_STORE_SEQ + DEMO_PEOPLE.length} order by s.store_seq`,
    )
    expect(people).toEqual(
      DEMO_PEOPLE.map(({ phone, role, storeName, storeSeq }) => ({
        phone,
        role,
        name: storeName,
        seq: storeSeq,
      })),
    )
    const supporter = await rowsOf(
      database,
      `select role, duties from users where phone_no = '${DEMO_SUPPORTER.phone}'`,
    )
    expect(supporter).toEqual([{ role: 'OPERATOR', duties: ['SUPPORT'] }])
    const [many] = await rowsOf<{ n: number }>(
      database,
      `select review_count as n from store where store_seq = ${DEMO_FACTS.manyReviewsStoreSeq}`,
    )
    expect(many?.n).toBeGreaterThan(40)
    const shelves = await rowsOf<{ n: number }>(
      database,
      `select (select count(*)::int from product p where p.store_seq = s.store_seq) as n from store s
       where store_seq in (${DEMO_FACTS.newStoreSeq}, ${DEMO_FACTS.emptyStoreSeq}) order by store_seq`,
    )
    expect(shelves.map(({ n }) => n)).toEqual([1, 0])
  })

  it('fills every exhibition with 12 to 40 visible goods, one of them ended', async () => {
    const exhibitions = await rowsOf<{
      gnb_seq: number
      n: number
      hidden: number
      ended: boolean
    }>(
      database,
      `select e.gnb_seq, count(*)::int as n,
         count(*) filter (where p.visibility <> 'ACTIVE')::int as hidden,
         e.ends_at < timestamptz '${NOW.toISOString()}' as ended
       from exhibition e join exhibition_product x using (gnb_seq) join product p using (product_seq)
       group by e.gnb_seq order by e.gnb_seq`,
    )
    expect(exhibitions).toHaveLength(8)
    for (const { n, hidden } of exhibitions) {
      expect(n).toBeGreaterThanOrEqual(12)
      expect(n).toBeLessThanOrEqual(40)
      expect(hidden).toBe(0)
    }
    const ended = exhibitions.filter((exhibition) => exhibition.ended)
    expect(ended.map(({ gnb_seq }) => gnb_seq)).toEqual([DEMO_FACTS.endedExhibitionSeq])
    const edited = await rowsOf<{ content_seq: number }>(
      database,
      'select content_seq from content_version where version = 2',
    )
    expect(edited).toEqual([{ content_seq: DEMO_FACTS.editedContentSeq }])
  })

  it('is found by the search and answers the popular keywords', async () => {
    const [index] = await rowsOf<{ n: number }>(
      database,
      'select count(*)::int as n from product_search',
    )
    expect(index?.n).toBe(1995)
    const hours = await rowsOf<{ n: number }>(
      database,
      `select count(distinct keyword)::int as n from search_hit
       where hour < timestamptz '${NOW.toISOString()}' group by hour`,
    )
    expect(hours).toHaveLength(3)
    for (const { n } of hours) expect(n).toBeGreaterThanOrEqual(10)
  })

  it('gives the people of an older world their new numbers, unless they have others by now', async () => {
    const { kysely } = database
    const [first, second] = DEMO_PEOPLE
    if (!first || !second) throw new Error('nobody')
    const set = (userSeq: number, phone_no: string) =>
      kysely.updateTable('users').set({ phone_no }).where('user_seq', '=', userSeq).execute()
    await set(FIRST_USER_SEQ, '01020000001')
    await set(FIRST_USER_SEQ + 1, '01055556666')
    await kysely.updateTable('world').set({ value: '2' }).where('key', '=', 'demo').execute()
    expect(await seedDemoWorld({ kysely, now: NOW })).toBe(false)
    const people = await rowsOf<{ phone: string }>(
      database,
      `select phone_no as phone from users where phone_no is not null order by user_seq`,
    )
    expect(people.map(({ phone }) => phone).slice(0, 2)).toEqual([first.phone, '01055556666'])
    await set(FIRST_USER_SEQ + 1, second.phone)
  })

  it('changes nothing when seeded again, and goes on counting after its numbers', async () => {
    const before = await fingerprintOf(database)
    expect(await seedDemoWorld({ kysely: database.kysely, now: new Date() })).toBe(false)
    expect(await fingerprintOf(database)).toBe(before)
    const user = await database.kysely
      .insertInto('users')
      .values({ name: '새 사람' })
      .returning('user_seq')
      .executeTakeFirstOrThrow()
    expect(user.user_seq).toBeGreaterThan(1500)
  })
})

describe('two seeds of the same moment', () => {
  it.skipIf(isOnPostgres)(
    'give the same rows, and another moment gives the same listings at other times',
    async () => {
      const seedOnce = async (now: Date) => {
        const database = await createTestDatabase()
        try {
          await seedDemoWorld({ kysely: database.kysely, now, productCount: 300 })
          const texts = await rowsOf(
            database,
            'select title, body, price, trade_state from product order by product_seq',
          )
          return { fingerprint: await fingerprintOf(database), texts }
        } finally {
          await database.close()
        }
      }
      const first = await seedOnce(NOW)
      const second = await seedOnce(NOW)
      const later = await seedOnce(new Date(NOW.getTime() + DAY_MS))
      expect(second.fingerprint).toBe(first.fingerprint)
      expect(later.fingerprint).not.toBe(first.fingerprint)
      expect(later.texts).toEqual(first.texts)
    },
    120_000,
  )
})
