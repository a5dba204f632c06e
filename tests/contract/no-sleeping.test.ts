import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

const TESTS = [
  ...['app', 'backend', 'contracts', 'server'].flatMap((folder) =>
    ['.test.ts', '.test.tsx'].flatMap((ending) => sourcesOf(folder, ending)),
  ),
  ...sourcesOf('tests/contract', '.ts'),
  ...sourcesOf('tests/e2e', '.ts'),
  ...sourcesOf('tests/support', '.ts'),
]

/** A wait for a time: too long on a fast machine, too short on a slow one. */
const SLEEP = /waitForTimeout\(|setTimeout\(\s*(?:resolve|done)\b|node:timers\/promises/

const ALLOWED: Record<string, string> = {
  'backend/db/pglite/pglite.test.ts': 'asks again until another process has done something',
  'tests/e2e/operator.ts': 'asks again for the next code of an authenticator app',
  'tests/support/chat-chaos.ts': 'users who write at random moments',
  'tests/support/order-chaos.ts': 'buyers who order at random moments',
  'tests/support/backend-process.ts': 'asks again until another process is ready',
  'tests/support/in-turn.ts': 'asks again until another process has finished',
  'tests/support/nginx-process.ts': 'asks again until another process is ready',
  'tests/support/server-process.ts': 'asks again until another process is ready',
}

it('tests wait for what they mean, not for a time', () => {
  const sleeping = TESTS.filter((file) => SLEEP.test(readFileSync(file, 'utf8')))
  expect(sleeping.sort()).toEqual(Object.keys(ALLOWED).sort())
})
