import { openDatabase } from '#backend/db/database.ts'
import { DatabaseLockedError } from '#backend/db/errors.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { generateWorld, MAX_PRODUCTS, WorldNotEmptyError } from '#backend/db/seed/generate-world.ts'

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
  if (error instanceof WorldNotEmptyError || error instanceof DatabaseLockedError) {
    process.stderr.write(`${error.message}\n`)
    process.exit(error instanceof DatabaseLockedError ? error.exitCode : 1)
  }
  throw error
}
