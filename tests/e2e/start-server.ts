import { DEMO_PEOPLE } from '#backend/demo/seed/demo-facts.ts'
import { startServer } from '#tests/support/server-process.ts'
import { operatorCookie } from './operator.ts'

/** One server for all browser tests. Its demo world is the same every time. */
export default async function startServerForAll(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.E2E_BASE_URL = server.url
  // Set up once: two workers that did it at the same moment would each register an app.
  const operator = DEMO_PEOPLE.find(({ role }) => role === 'OPERATOR')
  await operatorCookie(server.url, operator?.phone ?? '')
  return async () => {
    await server.stop()
  }
}
