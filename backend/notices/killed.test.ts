import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { spawnDatabaseProcess } from '#tests/support/spawn-database-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.mjs'
import { layOutCluster } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { enqueueEvent } from './enqueue-event.ts'

const FOLLOWERS = 30

let dataDir: string
beforeAll(() => {
  dataDir = makeTemporaryFolder('killed-delivery-')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const fill = async ({ kysely }: Database) => {
  await seedCategory(kysely)
  const { storeSeq } = await seedStore(kysely)
  await sql`
    with made as (
      insert into users (name) select '단골 ' || n from generate_series(1, ${FOLLOWERS}::int) n returning user_seq
    )
    insert into store_follow (store_seq, user_seq) select ${storeSeq}, user_seq from made`.execute(
    kysely,
  )
  const { productSeq } = await seedProduct(kysely, { category_seq: 1, store_seq: storeSeq })
  await enqueueEvent(kysely, { kind: 'NEW_LISTING', storeSeq, productSeq })
}

it('어느 때 SIGKILL로 죽어도 다시 시작하면 모두가 한 번씩 받는다', async () => {
  await layOutCluster(dataDir)
  const database = await openDatabase({ dataDir })
  await fill(database)
  await database.close()

  const first = await spawnDatabaseProcess('deliver', dataDir)
  for (let batch = 0; batch < 2; batch += 1) expect(await first.next()).toBe('5')
  await first.kill()
  const last = await spawnDatabaseProcess('deliver', dataDir)
  await last.next()
  await last.finish()

  const after = await openDatabase({ dataDir })
  const { rows } = await sql<{ parts: number; notices: number; members: number; state: string }>`
    select (select count(*)::int from notice_part) as parts, (select count(*)::int from notice) as notices,
      (select count(distinct user_seq)::int from notice) as members, state
    from notice_event`.execute(after.kysely)
  expect(rows).toEqual([
    { parts: FOLLOWERS, notices: FOLLOWERS, members: FOLLOWERS, state: 'DONE' },
  ])
  await after.close()
}, 120_000)
