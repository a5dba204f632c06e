import { once } from 'node:events'
import { writeSync } from 'node:fs'
import process from 'node:process'
import { sql } from 'kysely'
import { DatabaseLockedError } from '#backend/db/errors.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { acquireFolderLock } from '#backend/db/pglite/folder-lock.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'

/*
 * A process of its own for the tests that kill one or run several against each other. It reports what it has done on
 * standard output, one word a line, and runs until it is killed or its input ends.
 */

const [task, target = ''] = process.argv.slice(2)

function tell(word: string | number): void {
  writeSync(process.stdout.fd, `${word}\n`)
}

async function insertForEver(dataDir: string): Promise<never> {
  const { kysely } = await openDatabase({ dataDir })
  await sql`create table if not exists acknowledged (n int primary key)`.execute(kysely)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(n), 0) + 1 as next from acknowledged`.execute(kysely)
  for (let n = rows[0]?.next ?? 1; ; n += 1) {
    await sql`insert into acknowledged values (${n})`.execute(kysely)
    tell(n)
  }
}

/** Delivers notices by fives, slowly enough to be killed in between. */
async function deliver(dataDir: string): Promise<void> {
  const { kysely, close } = await openDatabase({ dataDir })
  let isOver = false
  while (!isOver)
    isOver = !(await deliverBatch({
      kysely,
      log: { error: (fields) => tell(JSON.stringify(fields)) },
      onDelivered: (userSeqs) => tell(userSeqs.length),
      receiversAtOnce: 5,
    }))
  await close()
}

async function untilInputEnds(): Promise<void> {
  process.stdin.resume()
  await once(process.stdin, 'end')
}

async function hold(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  tell('open')
  await untilInputEnds()
  await database.close()
}

async function contend(lockFile: string): Promise<void> {
  tell('ready')
  // All of them start at the same word from the test.
  process.stdin.resume()
  await once(process.stdin, 'data')
  try {
    acquireFolderLock(lockFile)
    tell('won')
  } catch (error) {
    if (!(error instanceof DatabaseLockedError)) throw error
    tell('locked')
  }
  await untilInputEnds()
}

if (task === 'insert') await insertForEver(target)
else if (task === 'hold') await hold(target)
else if (task === 'contend') await contend(target)
else if (task === 'deliver') await deliver(target)
else throw new Error(`Unknown task ${task}`)
