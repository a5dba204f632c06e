import { once } from 'node:events'
import { connect } from 'node:net'
import { type ServerProcess, spawnServer, startServer } from '#tests/support/server-process.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

let server: ServerProcess

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(async () => {
  await server?.stop()
})

test('a second process on the same data folder ends with status 73 and says why', async () => {
  const second = await spawnServer({ DATA_DIR: server.dataDir })
  const [status] = await once(second.process, 'exit')
  expect(status).toBe(73)
  expect(second.output()).toContain(server.dataDir)
  expect(second.output()).toMatch(/[가-힣]/)
  expect(server.process.exitCode, server.output()).toBeNull()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a variable that does not fit is named', async () => {
  const wrong = await spawnServer({ DATABASE_POOL_SIZE: 'many' })
  const [status] = await once(wrong.process, 'exit')
  expect(status).not.toBe(0)
  expect(wrong.output()).toContain('DATABASE_POOL_SIZE')
  await wrong.stop()
})

test('on SIGTERM a request in flight is finished and the process ends with 0', async () => {
  const port = Number(new URL(server.url).port)
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const ended = once(socket, 'close')
  const exited = once(server.process, 'exit')

  // The head is only half sent when the signal comes, so that the request is certainly in flight.
  socket.write('GET /product/list HTTP/1.1\r\nHost: localhost\r\n')
  await fetch(`${server.url}/healthz`)
  const signalledAt = Date.now()
  server.process.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'served',
        () => 'refused',
      ),
    )
    .toBe('refused')
  socket.write('Connection: close\r\n\r\n')
  await ended
  const answer = Buffer.concat(chunks).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('</html>')

  const [status, signal] = await exited
  expect({ status, signal }).toEqual({ status: 0, signal: null })
  expect(Date.now() - signalledAt, 'the promise is ten seconds').toBeLessThan(10_000)
})
