/**
 * `npm run --silent ledger:check` compares the ledger with itself and with all orders, and prints one line of figures; what is
 * wrong is printed before it, and the exit code is 1. It needs the variables of the database alone. The embedded database is
 * open in one process at a time, so the server is stopped for it; PostgreSQL serves both.
 */
import { checkLedger } from '#backend/orders/check-ledger.ts'
import { checkDatabase } from './check-database.ts'

const { problems, ...figures } = await checkDatabase((kysely) => checkLedger(kysely))
for (const problem of problems) process.stdout.write(`${problem}\n`)
const counted = Object.entries({ ...figures, problems: problems.length })
process.stdout.write(`${counted.map(([name, count]) => `${name} ${count}`).join(', ')}\n`)
process.exit(problems.length > 0 ? 1 : 0)
