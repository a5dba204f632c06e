/** What Vitest runs on PostgreSQL; the tests of the embedded engine itself have nothing to do with it. */
export const POSTGRES_TESTS = [
  'backend/chat',
  'backend/content',
  'backend/db',
  'backend/hosts',
  'tests/contract/hosts.test.ts',
  'tests/contract/kept-answers.test.ts',
  'tests/contract/chat-chaos.test.ts',
  '--exclude=backend/db/pglite/**',
]
