import { DEMO_PEOPLE } from '#backend/demo/seed/demo-facts.ts'
import { seedDemoData, startServer } from '#tests/support/server-process.ts'
import { shareOperatorSession } from './operator.ts'
import { offerOtherServer } from './other-server.ts'

/** One server for all browser tests, over demo data that other servers start from too. */
export default async function startServerForAll(): Promise<() => Promise<void>> {
  const removeDemoData = await seedDemoData()
  const server = await startServer()
  const stopOther = await offerOtherServer()
  process.env.E2E_BASE_URL = server.url
  // Set up once: two workers that did it at the same moment would each register an app.
  const operator = DEMO_PEOPLE.find(({ role }) => role === 'OPERATOR')
  await shareOperatorSession(server.url, operator?.phone ?? '')
  return async () => {
    await stopOther()
    await server.stop()
    removeDemoData()
  }
}
