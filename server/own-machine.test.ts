import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOfThisMachine, refuseRemoteRequest, refuseRemoteUpgrade } from './own-machine.ts'

let server: Server
const reached: (string | undefined)[] = []
beforeAll(async () => {
  server = createServer()
  server.on('request', (request, response) => {
    if (refuseRemoteRequest(request, response)) return
    reached.push(request.url)
    response.end('let in')
  })
  server.on('upgrade', (request, socket) => {
    if (refuseRemoteUpgrade(request, socket)) return
    reached.push(request.url)
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** The answer to the given lines of a request. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

describe('a server for this machine only', () => {
  it.each(['localhost', 'localhost:3000', 'LocalHost:1', 'app.localhost:3000', 'a.b.localhost'])(
    'is reached as %s',
    async (host) => {
      expect(await send('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close')).toContain('let in')
    },
  )
  it.each(['127.0.0.1', '127.0.0.1:3000', '127.8.8.8', '[::1]', '[::1]:3000'])(
    'is reached at %s',
    async (host) => {
      expect(await send('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close')).toContain('let in')
    },
  )

  it.each([
    'duson.example',
    'duson.example:3000',
    'localhost.duson.example',
    'notlocalhost',
    '127.0.0.1.duson.example',
    '127.0.0.1@duson.example',
    '10.0.0.5:3000',
    '0.0.0.0:3000',
    '[::]:3000',
    '[::ffff:10.0.0.5]',
    'rebound.attacker.example:3000',
    '',
  ])('refuses Host: %s', async (host) => {
    reached.length = 0
    const answer = await send('GET /sandbox/sms HTTP/1.1', `Host: ${host}`)
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i)
    expect(answer).toContain('PUBLIC_ORIGIN')
    expect(answer).toMatch(/[가-힣]/)
    expect(reached).toEqual([])
  })

  it.each([
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: localhost',
    'X-Forwarded-Proto: https',
    'x-forwarded-server: edge',
    'X-Forwarded: for=203.0.113.9',
    'Forwarded: for=203.0.113.9',
    'Via: 1.1 caddy',
    'X-Real-IP: 203.0.113.9',
    'X-Client-IP: 203.0.113.9',
    'X-Cluster-Client-IP: 203.0.113.9',
    'X-Original-Host: duson.example',
    'True-Client-IP: 203.0.113.9',
    'Fastly-Client-IP: 203.0.113.9',
    'Fly-Client-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'CF-Ray: 1',
    'CDN-Loop: cloudflare',
    'X-Amzn-Trace-Id: Root=1',
    'X-Envoy-External-Address: 203.0.113.9',
    'X-Forwarded-For:',
  ])('refuses a request from a proxy (%s)', async (header) => {
    reached.length = 0
    for (const line of ['GET / HTTP/1.1', 'POST /signin HTTP/1.1'])
      expect(await send(line, 'Host: localhost', header)).toMatch(/^HTTP\/1\.1 421 /)
    expect(reached).toEqual([])
  })

  it('refuses HTTP/1.0, which nginx speaks by default, with a Host of its own making', async () => {
    const answer = await send('GET / HTTP/1.0', 'Host: 127.0.0.1:3000')
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  })

  it.each(['Host: duson.example', 'Host: localhost\r\nX-Forwarded-For: 203.0.113.9'])(
    'refuses an upgrade likewise (%j)',
    async (lines) => {
      reached.length = 0
      const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
      const answer = await send('GET /socket/chat HTTP/1.1', lines, ...upgrade)
      expect(answer).toMatch(/^HTTP\/1\.1 421 /)
      expect(reached).toEqual([])
      expect(await send('GET /socket/chat HTTP/1.1', 'Host: localhost:3000', ...upgrade)).toMatch(
        /^HTTP\/1\.1 101 /,
      )
    },
  )

  it('two Host headers are refused', () => {
    const request = { httpVersionMajor: 1, httpVersionMinor: 1, headers: { host: 'localhost' } }
    const rawHeaders = ['Host', 'localhost', 'Host', 'duson.example']
    expect(isOfThisMachine({ ...request, rawHeaders } as unknown as IncomingMessage)).toBe(false)
  })
})
