import { startServer } from '#tests/support/server-process.ts'

/** One server for all browser tests. Its demo world is the same every time. */
export default async function startServerForAll(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.E2E_BASE_URL = server.url
  return async () => {
    await server.stop()
  }
}
