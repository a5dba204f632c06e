import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'

/** Where the workers ask for the server; they inherit it. */
const DESK = 'E2E_OTHER_SERVER'

/**
 * A second server, for tests that change what tests on the first one look at: orders of the demo data, the clock of orders,
 * faults of companies. It has no service worker. The process that starts the workers starts it when the first test asks for it.
 * @returns a function that stops it
 */
export async function offerOtherServer(): Promise<() => Promise<void>> {
  let server: Promise<ServerProcess> | undefined
  const desk = createServer((_request, response) => {
    server ??= startServer({ SERVICE_WORKER: '0' })
    server.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  process.env[DESK] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  return async () => {
    desk.closeAllConnections()
    desk.close()
    const started = await server?.catch(() => undefined)
    await started?.stop()
  }
}

/** The address of the second server, once it is ready. */
export async function askForOtherServer(): Promise<string> {
  const desk = process.env[DESK]
  if (!desk) throw new Error('the global setup offers no second server')
  const answer = await fetch(desk)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
