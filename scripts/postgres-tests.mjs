/** What Vitest runs on PostgreSQL as well: every test of the backend that opens a database. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The embedded engine's own tests do not concern PostgreSQL. */
const EMBEDDED = join('backend', 'db', 'pglite')
const OPENS_DATABASE = /createTestDatabase|TEST_DATABASE_URL/

const backendTests = readdirSync('backend', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('backend', file))
  .filter((file) => !file.startsWith(EMBEDDED) && OPENS_DATABASE.test(readFileSync(file, 'utf8')))

export const POSTGRES_TESTS = [
  ...backendTests,
  'tests/contract/hosts.test.ts',
  'tests/contract/response-cache.test.ts',
  'tests/contract/chat-chaos.test.ts',
  'tests/contract/order-chaos.test.ts',
]
