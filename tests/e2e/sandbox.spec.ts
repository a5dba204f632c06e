import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  copyWorld,
  type ServerProcess,
  spawnServer,
  startServer,
} from '#tests/support/server-process.ts'
import { cookieOf } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const MEMBER = '01000000001'
const OPERATOR = '01000000005'

/** A real installation behind https. */
const REAL = {
  PUBLIC_ORIGIN: 'https://duson.example',
  SMS_API_URL: 'http://127.0.0.1:9',
  SMS_API_KEY: 'key',
  SMS_API_SECRET: 'secret',
  SMS_SENDER: '0212345678',
  IDENTITY_URL: 'http://127.0.0.1:9',
  IDENTITY_SERVICE_ID: 'service',
  IDENTITY_SIGN_KEY: 'sign',
}

/** The response to the given lines of a request, with a small body. */
async function send(origin: string, lines: string[], body = ''): Promise<string> {
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n`)
  if (body)
    socket.write(
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    )
  socket.write(`\r\n${body}`)
  return text(socket)
}

/** A process that exits by itself, with its status. */
async function ended(server: ServerProcess) {
  const [status] = await once(server.process, 'exit')
  return { status, output: server.output() }
}

/** The command that makes operators, on a data folder. */
async function makeOperator(folder: string, ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--operator', ...options], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, out, error }
}

test.describe('a server that is started without any settings', () => {
  const FOREIGN = {
    'through a proxy that says so': ['Host: localhost', 'X-Forwarded-For: 203.0.113.9'],
    'through a proxy that passes the name on': ['Host: duson.example'],
    'by a name that was rebound': [
      'Host: rebound.attacker.example',
      'Origin: http://rebound.attacker.example',
    ],
  }
  for (const [how, headers] of Object.entries(FOREIGN))
    test(`refuses a visitor ${how}`, async ({ origin }) => {
      const close = 'Connection: close'
      for (const path of ['/', '/signin', '/sandbox', `/sandbox/sms?phone=${OPERATOR}`, '/healthz'])
        expect(await send(origin, [`GET ${path} HTTP/1.1`, ...headers, close]), path).toMatch(
          /^HTTP\/1\.1 421 /,
        )
      const asked = await send(
        origin,
        ['POST /signin HTTP/1.1', ...headers, close],
        `intent=PHONE&redirectTo=/&phone=${OPERATOR}`,
      )
      expect(asked).toMatch(/^HTTP\/1\.1 421 /)
      const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
      const key = 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='
      const socket = await send(origin, [
        'GET /socket/chat?token=x&osType=2 HTTP/1.1',
        ...headers,
        ...upgrade,
        key,
      ])
      expect(socket).toMatch(/^HTTP\/1\.1 421 /)
    })

  test('refuses a visitor through nginx as it comes, which names no visitor', async ({
    origin,
  }) => {
    const answer = await send(origin, ['GET /sandbox/sms HTTP/1.0', 'Host: 127.0.0.1:3000'])
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  })

  test('does not start behind a proxy that its settings name', async () => {
    const server = await spawnServer({ TRUSTED_PROXY_HOPS: '1' })
    const { status, output } = await ended(server)
    expect({ status, output }).toMatchObject({ status: 78 })
    expect(output).toContain('SMS_API_URL')
    await server.stop()
  })
})

test.describe('a sandbox that is asked for', () => {
  // In one worker, as each would start a server; the last one stops it.
  test.describe.configure({ mode: 'serial' })
  let folder: string
  let server: ServerProcess
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'demo-data-'))
    copyWorld(folder)
    server = await startServer({ SANDBOX: '1', DATA_DIR: folder })
  })
  test.afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('serves all visitors, and says so', async () => {
    const answer = await send(server.url, [
      'GET /sandbox/sms HTTP/1.1',
      'Host: test.duson.example',
      'Connection: close',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(server.output()).toContain('SANDBOX=1')
    expect(server.output()).toContain('every visitor who is served can sign in as any user')
  })

  test('a header that only a proxy may set changes nothing', async () => {
    const response = await fetch(`${server.url}/product/list`, {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      },
    })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('evil.example')
  })

  test('is opened by no real installation; a command on the machine creates operators', async () => {
    const running = await makeOperator(folder, MEMBER)
    expect(running.status, 'the embedded database is open in the server').toBe(73)
    expect(running.error).toContain(folder)
    await server.stop()

    const { status, output } = await ended(await spawnServer({ ...REAL, DATA_DIR: folder }))
    expect({ status, output }).toMatchObject({ status: 78 })
    expect(output).toContain('SANDBOX=1')
    expect(output).not.toContain('    at ')

    expect(await makeOperator(folder, '010-0000-9999')).toMatchObject({ status: 67 })
    expect(await makeOperator(folder)).toMatchObject({ status: 64 })
    const made = await makeOperator(folder, '010-0000-0001')
    expect(made).toMatchObject({ status: 0, error: '' })
    expect(made.out).toContain('010-****-0001')
    expect(made.out).toContain('운영자로 지정했습니다')
    expect(await makeOperator(folder, OPERATOR, '--revoke')).toMatchObject({ status: 0 })

    server = await startServer({ DATA_DIR: folder })
    for (const [phone, seen] of [
      [MEMBER, 200],
      [OPERATOR, 404],
    ] as const) {
      const cookie = await cookieOf(server.url, phone)
      const page = await fetch(`${server.url}/operator/members`, { headers: { cookie } })
      expect(page.status, phone).toBe(seen)
    }
  })
})

test.describe('a real installation', () => {
  test.describe.configure({ mode: 'serial' })
  let folder: string
  let server: ServerProcess | undefined
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'real-data-'))
  })
  test.afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const real = () => ({ ...REAL, DATA_DIR: folder })
  test('refuses the demo data in one sentence', async () => {
    const { status, output } = await ended(await spawnServer({ ...real(), SEED: 'demo' }))
    expect(status).toBe(78)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('SEED')
    expect((await makeOperator(folder, MEMBER)).status, 'nothing is there yet').toBe(66)
    server = await startServer(real())
    expect(server.output()).not.toContain('최은호')
    const { port } = new URL(server.url)
    const page = await fetch(`http://127.0.0.1:${port}/product/list`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('/product/1000')
  })

  test('sends no text to a number that is never assigned, and says so at the field', async () => {
    const form = new URLSearchParams({ intent: 'PHONE', redirectTo: '/', phone: OPERATOR })
    const response = await fetch(`${server?.url}/signin`, { method: 'POST', body: form })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('없는 휴대폰 번호예요. 번호를 다시 확인해 주세요.')
  })
})
