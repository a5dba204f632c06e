/**
 * `npm run --silent audit:check` compares the log of what operators saw and did with its chain of hashes, and prints one line of
 * figures; the exit code is 1 where an entry was changed, added or taken out. It needs the variables of the database alone. The
 * embedded database is open in one process at a time, so the server is stopped for it.
 */
import { checkActionChain } from '#backend/audit-log/check-action-chain.ts'
import { checkDatabase } from './check-database.ts'

const { entries, broken, head } = await checkDatabase(checkActionChain)
process.stdout.write(`entries ${entries}, broken ${broken.join(' ') || 'none'}, head ${head}\n`)
process.exit(broken.length > 0 ? 1 : 0)
