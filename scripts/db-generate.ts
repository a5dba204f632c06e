import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import {
  generateWorld,
  MAX_PRODUCTS,
  WorldNotEmptyError,
} from '#backend/demo/seed/generate-world.ts'
import { openInstallationKeys } from '#backend/keys/installation.ts'
import { openDatabase } from '../backend/db/open-database.ts'

const USAGE = `Usage: npm run db:generate -- N [--force]
Fills the database of DATABASE_URL, or the embedded one in DATA_DIR (./data), with N products
(1 to ${MAX_PRODUCTS}) for measuring. --force adds to a database that already holds products.
`

const args = process.argv.slice(2)
const force = args.includes('--force')
const productCount = Number(args.find((arg) => !arg.startsWith('--'))?.replaceAll(/[,_]/g, ''))

if (!Number.isInteger(productCount) || productCount < 1 || productCount > MAX_PRODUCTS) {
  process.stderr.write(USAGE)
  process.exit(64)
}

const databaseUrl = process.env.DATABASE_URL || undefined
const dataDir = process.env.DATA_DIR || './data'

try {
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir })
  try {
    await migrateToLatest(database, migrations)
    // The server creates no keys for a database that already has accounts.
    await openInstallationKeys({
      kysely: database.kysely,
      dataDir,
      keys: process.env.KEYS || undefined,
      newKeys: false,
      now: () => new Date(),
      log: { warn: (_fields, message) => void process.stderr.write(`${message}\n`) },
    })
    const result = await generateWorld({
      kysely: database.kysely,
      now: new Date(),
      productCount,
      force,
      onProgress: (done, seconds) => {
        const rate = Math.round(done / seconds).toLocaleString('en')
        process.stdout.write(`${done.toLocaleString('en')} products, ${rate} a second\n`)
      },
    })
    process.stdout.write(
      `Inserted in ${result.insertSeconds.toFixed(1)} s, ` +
        `indexed ${result.indexed.toLocaleString('en')} products in ${result.indexSeconds.toFixed(1)} s (${database.kind})\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof Error && (error instanceof WorldNotEmptyError || 'exitCode' in error)) {
    process.stderr.write(`${error.message}\n`)
    process.exit('exitCode' in error ? Number(error.exitCode) : 1)
  }
  throw error
}
