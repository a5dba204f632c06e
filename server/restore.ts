import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { holdsData, putInPlace } from '#backend/backup/put-in-place.ts'
import { unpackBackup } from '#backend/backup/unpack-backup.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { lockDataFolder } from '#backend/db/pglite/open.ts'
import { mediaFolderOf } from '#backend/media/open-media-store.ts'
import { checkLedger } from '#backend/orders/check-ledger.ts'
import { EXIT_CODES, StartError } from '#backend/start-error.ts'
import { describeBackup, leave, refusePostgres, USAGE } from './data-commands.ts'
import { exitWithReason } from './operator.ts'

/*
 * `npm run restore -- FILE [--replace]`: puts a backup into an empty data folder, or with --replace in place of what is
 * there, which is moved aside. The server is stopped for it. It needs the variables of the database and of pictures alone.
 */

const [, , ...all] = process.argv
const words = all.filter((word) => word !== '--restore')
const replaces = words.includes('--replace')
const [typed, ...more] = words.filter((word) => word !== '--replace')
if (!typed || typed.startsWith('-') || more.length > 0)
  leave(
    USAGE,
    `Usage: npm run restore -- FILE             빈 데이터 폴더에 백업을 되돌립니다 (restores into an empty data folder)
       npm run restore -- FILE --replace   지금 데이터를 옆으로 옮기고 되돌립니다 (moves what is there aside)`,
  )
refusePostgres('pg_restore')
const dataDir = process.env.DATA_DIR || './data'
const places = { dataDir, mediaFolder: mediaFolderOf(dataDir, process.env.MEDIA_URL) }

await restore(typed, replaces).catch(exitWithReason)

async function restore(file: string, mayReplace: boolean): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const lock = lockDataFolder(dataDir)
  try {
    if (!mayReplace && (await holdsData(places)))
      throw new StartError(
        EXIT_CODES.CANNOT_CREATE,
        `${dataDir}에 이미 데이터가 있습니다. 그 데이터를 옆으로 옮기고 되돌리려면 --replace를 붙여 주세요. (There is data already; --replace moves it aside.)`,
      )
    const { folder, manifest } = await unpackBackup(resolve(file), dataDir)
    const ledger = await tryOut(folder).catch(async (error) => {
      await rm(folder, { recursive: true, force: true })
      throw error
    })
    const aside = await putInPlace(folder, places, new Date())
    const where = aside ? ` 이전 데이터: ${aside}` : ''
    process.stdout.write(
      `백업을 되돌렸어요. 이제 서버를 시작하세요.${where} (${describeBackup(manifest)}; ${ledger})\n`,
    )
  } finally {
    lock.release()
  }
}

/** Opens the unpacked database before anything is replaced. @returns figures of its ledger */
async function tryOut(folder: string): Promise<string> {
  const database = await openDatabase({ dataDir: folder })
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database.kysely,
    )
    const unknown = rows.filter(({ name }) => !(name in migrations))
    if (unknown.length > 0)
      throw new StartError(
        EXIT_CODES.DATA,
        '더 새로운 버전에서 만든 백업입니다. 그 버전의 서버로 되돌려 주세요. (This backup was made by a newer version.)',
      )
    // An older backup is checked after its migrations, when the server has started.
    if (rows.length < Object.keys(migrations).length) return 'ledger not checked: older schema'
    const { orders, problems } = await checkLedger(database.kysely)
    return `ledger: ${orders} orders, ${problems.length} problems`
  } finally {
    await database.close()
  }
}
