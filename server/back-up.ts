import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { packBackup } from '#backend/backup/pack-backup.ts'
import { takeSnapshot } from '#backend/backup/snapshot.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { isCluster } from '#backend/db/pglite/cluster-folder.ts'
import { mediaFolderOf } from '#backend/media/open-media-store.ts'
import { askForSnapshot } from './control-socket.ts'
import { describeBackup, leave, NO_INPUT, refusePostgres, USAGE } from './data-commands.ts'
import { exitWithReason } from './operator.ts'

/*
 * `npm run backup -- FILE`: writes the embedded database, pictures and keys as they are at one moment into one archive. The
 * server may serve meanwhile. It needs the variables of the database and of pictures alone.
 */

const [, , ...all] = process.argv
const words = all.filter((word) => word !== '--backup')
const [typed, ...more] = words
if (!typed || typed.startsWith('-') || more.length > 0)
  leave(
    USAGE,
    'Usage: npm run backup -- FILE   데이터베이스·사진·키를 파일 하나로 백업합니다 (backs up database, pictures and keys)',
  )
refusePostgres('pg_dump')
const file = resolve(typed)
const dataDir = process.env.DATA_DIR || './data'
if (!isCluster(join(dataDir, 'db')))
  leave(
    NO_INPUT,
    `${dataDir}에 데이터베이스가 없습니다. DATA_DIR을 확인해 주세요. (There is no database.)`,
  )

const snapshot = await (async () => (await askForSnapshot(dataDir)) ?? (await ofStopped()))().catch(
  exitWithReason,
)
const manifest = await packBackup(snapshot, file, new Date())
  .finally(() => rm(snapshot, { recursive: true, force: true }))
  .catch(exitWithReason)
process.stdout.write(
  `${basename(file)}: 백업을 마쳤어요. 개인정보와 키가 들어 있으니 안전한 곳에 보관해 주세요. (${describeBackup(manifest)})\n`,
)

/** No server has the database open: it is opened here, which also finishes what a crash left. */
async function ofStopped(): Promise<string> {
  const database = await openDatabase({ dataDir })
  try {
    if (!database.copyTo) throw new Error('The embedded database can be copied')
    const mediaFolder = mediaFolderOf(dataDir, process.env.MEDIA_URL)
    return await takeSnapshot({ dataDir, mediaFolder, copyDatabase: database.copyTo })
  } finally {
    await database.close()
  }
}
