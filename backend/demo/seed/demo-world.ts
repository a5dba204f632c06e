import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { DEMO_PEOPLE, FIRST_USER_SEQ } from './demo-facts.ts'

const WORLD_KEY = 'demo'
/** 3: its people have numbers that are never assigned. */
const WORLD_VERSION = '3'

/** EX_CONFIG */
const EXIT_CODE = 78

/** The demo world was found where people are real. `message` is meant for the operator. */
export class DemoWorldError extends Error {
  override readonly name = 'DemoWorldError'
  readonly exitCode = EXIT_CODE

  constructor() {
    super(
      [
        '이 데이터베이스에는 데모 세계가 들어 있어서 샌드박스 없이는 열 수 없습니다. 비어 있는 데이터베이스(DATA_DIR, DATABASE_URL)를 쓰거나, 시험용이면 SANDBOX=1로 시작해 주세요.',
        'This database holds the demo world, which is for the sandbox alone: use an empty one (DATA_DIR, DATABASE_URL), or SANDBOX=1 on a test site.',
      ].join('\n'),
    )
  }
}

/** Which demo world a database was filled with, or null. */
export async function demoWorldVersion(kysely: Kysely<DB>): Promise<string | null> {
  const world = await kysely
    .selectFrom('world')
    .select('value')
    .where('key', '=', WORLD_KEY)
    .executeTakeFirst()
  return world?.value ?? null
}

/** Notes that a database holds the demo world of this version. */
export async function noteDemoWorld(kysely: Kysely<DB>): Promise<void> {
  await kysely
    .insertInto('world')
    .values({ key: WORLD_KEY, value: WORLD_VERSION })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: WORLD_VERSION }))
    .execute()
}

/**
 * For a server without the sandbox: the people of the demo world are made up, and one of them is an operator.
 * @throws DemoWorldError when the database was ever filled with it
 */
export async function refuseDemoWorld(kysely: Kysely<DB>): Promise<void> {
  if ((await demoWorldVersion(kysely)) !== null) throw new DemoWorldError()
}

/** Worlds up to version 2 gave their people numbers that may be assigned: 010-2000-0001 and on. */
export async function renumberDemoPeople(kysely: Kysely<DB>): Promise<void> {
  if ((await demoWorldVersion(kysely)) === WORLD_VERSION) return
  await kysely.transaction().execute(async (trx) => {
    for (const [index, { phone }] of DEMO_PEOPLE.entries()) {
      const taken = await trx
        .selectFrom('users')
        .select('user_seq')
        .where('phone_no', '=', phone)
        .executeTakeFirst()
      if (taken) continue
      await trx
        .updateTable('users')
        .set({ phone_no: phone })
        .where('user_seq', '=', FIRST_USER_SEQ + index)
        .where('phone_no', '=', `0102000000${index + 1}`)
        .execute()
    }
    await noteDemoWorld(trx)
  })
}
