import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealAddress } from '#backend/accounts/addresses/sealed-address.ts'
import { mediaName } from '#backend/chat/media/media-names.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import { seedPerson, seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { exportName } from './export-name.ts'
import { listDataExports } from './list-data-exports.ts'
import { makeDataExports } from './make-data-exports.ts'
import { OWN_TABLES } from './own-tables.ts'
import { readDataExport } from './read-data-export.ts'
import { requestDataExport } from './request-data-export.ts'

const START = new Date('2026-11-21T03:00:00Z')

/** Tables of which a copy holds nothing, by the reason. */
const NOT_OWN: Record<string, string[]> = {
  '모두에게 같은 내용': [
    'announcement',
    'announcement_version',
    'banner',
    'banner_version',
    'answer_macro',
    'answer_macro_version',
    'category',
    'category_gram',
    'content',
    'content_picture',
    'content_version',
    'event',
    'event_draw',
    'event_promotion',
    'event_version',
    'exhibition',
    'exhibition_product',
    'exhibition_version',
    'faq',
    'faq_version',
    'listing_rule',
    'listing_rule_revision',
    'listing_term',
    'media',
    'order_terms',
    'order_terms_withdrawal',
    'point_terms',
    'policy',
    'policy_change',
    'region',
    'search_sense',
    'search_sense_stamp',
    'search_sense_version',
  ],
  '사람과 이어지지 않거나 가명으로 센 것': [
    'content_change',
    'faq_vote',
    'fraud_lookup',
    'product_view',
    'product_view_count',
    'search_hit',
    'search_keyword',
    'search_step',
    'search_token',
    'world',
  ],
  '비밀이거나 몇 분만 있는 것': [
    'account_bank_check',
    'account_mail_code',
    'cafe_claim',
    'cafe_code',
    'chat_push',
    'listing_photo_handover',
    'one_time_code',
    'recovery_code',
    'refresh_token',
    'second_factor',
    'second_factor_step',
    'sign_up',
    'socket_ticket',
  ],
  '다른 항목에서 만들어졌거나 그 일부인 것': [
    'chat_member',
    'chat_media',
    'damage_evidence',
    'damage_identifier',
    'cafe_task',
    'case_photo',
    'event_place',
    'keyword_alert_check',
    'keyword_alert_hit',
    'keyword_alert_token',
    'listing_photo',
    'member_dispute_picture',
    'notice_event',
    'notice_part',
    'order_timer',
    'point_entry',
    'price_fact',
    'question_file',
    'product_favorite_removed',
    'product_image',
    'product_search',
    'store_former_image',
  ],
  '장부와 운영 기록': [
    'installation',
    'kysely_migration',
    'kysely_migration_lock',
    'ledger_balance',
    'ledger_day',
    'ledger_entry',
    'ledger_journal',
    'listing_flag',
    'listing_term_change',
    'order_claim_decision',
    'operator_undo',
    'order_clock',
    'withdrawal',
    'withdrawn_record',
  ],
  '다른 사람이 한 것': ['possession_asker'],
  샌드박스: [
    'sandbox_item',
    'sandbox_payment',
    'sandbox_payment_call',
    'sandbox_payment_notice',
    'sandbox_payment_transaction',
  ],
}

let database: Database
let time = START
let room: TestRoom
const logged: unknown[] = []
let context: ReturnType<typeof testHostDependencies>

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  context = testHostDependencies(database, {
    now: () => time,
    log: { error: (fields: object) => void logged.push(fields) },
  })
  room = await seedRoom(database.kysely, START)
  await fill(room)
}, 60_000)
afterAll(() => database?.close())

const OTHERS_WORDS = '상대가 보낸 말'

async function fill({ buyer, seller, roomId }: TestRoom) {
  const { kysely, keys, mediaStore } = context
  await kysely
    .updateTable('users')
    .set({ phone_no: '01077778888', name: '김두손', identity_hash: 'secret-identity-hash' })
    .where('user_seq', '=', buyer.userSeq)
    .execute()
  const address = {
    name: '김두손',
    phoneNo: '01077778888',
    zonecode: '03925',
    roadAddress: '서울 마포구 월드컵북로 396',
    detail: '101호',
    note: '',
  }
  await kysely
    .insertInto('account_address')
    .values({
      user_seq: buyer.userSeq,
      form_key: '7b0b6ad0-2d4f-4b0e-9d4e-1f9c5a2d6e01',
      sealed: sealAddress(keys, buyer.userSeq, address),
      is_default: true,
      created_at: START,
      updated_at: START,
    })
    .execute()
  const message = (message_seq: number, sender_store_seq: number, text: string) => ({
    room_id: roomId,
    message_seq,
    change_seq: message_seq,
    client_message_id: `m-${message_seq}`,
    sender_store_seq,
    message_type: 'textMessage' as const,
    message: text,
    content: '{}',
    created_at: START,
  })
  await kysely
    .insertInto('chat_message')
    .values([message(1, buyer.storeSeq, '내가 보낸 말'), message(2, seller.storeSeq, OTHERS_WORDS)])
    .execute()
  const picture = (media_id: string, user_seq: number) => ({
    media_id,
    user_seq,
    room_id: roomId,
    message_seq: 3,
    kind: 'IMAGE' as const,
    content_type: 'image/jpeg',
    bytes: 4,
    width: 1,
    height: 1,
    color: '#000000',
    created_at: START,
  })
  const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)]
  await kysely
    .insertInto('chat_media')
    .values([picture(mine, buyer.userSeq), picture(theirs, seller.userSeq)])
    .execute()
  for (const mediaId of [mine, theirs])
    await mediaStore.put(mediaName(mediaId, 'full'), new Uint8Array([1, 2, 3, 4]), 'image/jpeg')
}

async function fetched(userSeq: number): Promise<Record<string, Uint8Array>> {
  const { items } = await listDataExports(context, { userSeq })
  const read = await readDataExport(
    context,
    { userSeq },
    { exportSeq: items[0]?.exportSeq ?? 0, from: 0 },
  )
  if (isRefusal(read)) throw new Error(read.refused)
  return unzipSync(new Uint8Array(Buffer.from(read.content, 'base64')))
}

const statesOf = async (userSeq: number) =>
  (await listDataExports(context, { userSeq })).items.map(({ state }) => state)

describe('내 정보 받기', () => {
  it('모든 테이블이 사본에 있거나, 없는 까닭이 적혀 있다', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.kysely)
    const own = new Set<string>(OWN_TABLES.map(({ table }) => table))
    const named = [...own, ...Object.values(NOT_OWN).flat()].sort()
    expect(named).toEqual([...new Set(named)])
    expect(named).toEqual(rows.map(({ name }) => name).sort())
  })

  it('열쇠와 봉인과 해시는 어느 항목에도 없다', () => {
    for (const { table, columns, open } of OWN_TABLES)
      for (const column of columns) {
        expect(`${table}.${column}`).not.toMatch(
          /hash|secret|token|handover|(?<!policy|marketing)_key$/,
        )
        if (/sealed|delivery|address$/.test(column)) expect(open).toBeDefined()
      }
  })

  it('내 것은 모두 있고 남의 것은 없다', async () => {
    const { buyer } = room
    await requestDataExport(context, buyer)
    expect(await makeDataExports(context)).toBe(1)
    expect(logged).toEqual([])
    const files = await fetched(buyer.userSeq)
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(textOf('회원/회원정보.json'))).toMatchObject([
      { name: '김두손', phone_no: '01077778888' },
    ])
    expect(JSON.parse(textOf('회원/배송지.json'))).toMatchObject([{ detail: '101호' }])
    expect(JSON.parse(textOf('채팅/내가 보낸 메시지.json'))).toMatchObject([
      { message: '내가 보낸 말' },
    ])
    expect(Object.keys(files)).toContain(`사진/채팅/${room.roomId}/${'a'.repeat(32)}.jpg`)
    expect(Object.keys(files).filter((name) => name.startsWith('사진/'))).toHaveLength(1)
    const everything = Object.keys(files).map(textOf).join('\n')
    expect(everything).not.toContain(OTHERS_WORDS)
    expect(everything).not.toContain('secret-identity-hash')
    expect(everything).toContain('협정 세계시')
  })

  it('알림으로 알려 준다', async () => {
    const { rows } = await sql<{ payload: object }>`
      select payload from notice_event where kind = 'OWN_DATA_READY'`.execute(database.kysely)
    expect(rows).toEqual([{ payload: { toStoreSeq: room.buyer.storeSeq } }])
  })

  it('남은 받을 수 없고, 있는지도 알 수 없다', async () => {
    const { items } = await listDataExports(context, room.buyer)
    const asked = { exportSeq: items[0]?.exportSeq ?? 0, from: 0 }
    expect(await readDataExport(context, room.seller, asked)).toEqual({ refused: 'NOT_FOUND' })
    expect(await statesOf(room.seller.userSeq)).toEqual([])
  })

  it('받고 나면 10분 안에만 다시 받을 수 있고, 파일은 지워진다', async () => {
    const { file_id } = await database.kysely
      .selectFrom('data_export')
      .select('file_id')
      .where('state', '=', 'READY')
      .executeTakeFirstOrThrow()
    time = new Date(START.getTime() + (DATA_EXPORT_RULES.againMinutes - 1) * 60_000)
    expect(Object.keys(await fetched(room.buyer.userSeq))).not.toEqual([])
    time = new Date(START.getTime() + (DATA_EXPORT_RULES.againMinutes + 1) * 60_000)
    await expect(fetched(room.buyer.userSeq)).rejects.toThrow('NOT_FOUND')
    await makeDataExports(context)
    expect(await statesOf(room.buyer.userSeq)).toEqual(['FETCHED'])
    expect(await context.mediaStore.get(exportName(String(file_id)))).toBeNull()
  })

  it('열 번 요청해도 하나이고, 하루가 지나야 다시 요청할 수 있다', async () => {
    expect(await requestDataExport(context, room.buyer)).toEqual({ refused: 'LIMITED' })
    const { nextAt } = await listDataExports(context, room.buyer)
    expect(nextAt).toBe(new Date(START.getTime() + 24 * HOUR_MS).toISOString())
    time = new Date(START.getTime() + 24 * HOUR_MS)
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => requestDataExport(context, room.buyer)),
    )
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await statesOf(room.buyer.userSeq)).toEqual(['WAITING', 'FETCHED'])
  })

  it('사흘 안에 받지 않으면 지워진다', async () => {
    await makeDataExports(context)
    time = new Date(time.getTime() + DATA_EXPORT_RULES.readyHours * HOUR_MS)
    expect(await statesOf(room.buyer.userSeq)).toEqual(['EXPIRED', 'FETCHED'])
    await makeDataExports(context)
    const left = await database.kysely
      .selectFrom('data_export')
      .select('file_id')
      .where('file_id', 'is not', null)
      .execute()
    expect(left).toEqual([])
  })

  it('만들다가 세 번 실패하면 그만두고, 바로 다시 요청할 수 있다', async () => {
    const person = await seedPerson(database.kysely)
    await requestDataExport(context, person)
    const putFile = async () => {
      throw new Error('디스크가 가득 찼어요')
    }
    const full = { ...context, mediaStore: { ...context.mediaStore, putFile } }
    for (let tries = 0; tries < 4; tries += 1) {
      await makeDataExports(full)
      time = new Date(time.getTime() + HOUR_MS)
    }
    expect(await statesOf(person.userSeq)).toEqual(['FAILED'])
    expect(await requestDataExport(context, person)).toEqual({ exportSeq: expect.any(Number) })
    expect(await makeDataExports(context)).toBe(1)
    expect(await statesOf(person.userSeq)).toEqual(['READY', 'FAILED'])
  })
})
