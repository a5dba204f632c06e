import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createServiceClients, type HostFetch } from '#app/services/client.server.ts'
import { ServiceError } from '#app/services/service-error.ts'
import { callerOf } from '#backend/operation/authenticate.ts'
import { CHAT_MEDIA_PATH } from '#contracts/chat-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { HOST_NAMES, type HostName, hostPath } from '#contracts/hosts.ts'
import { reachHosts } from '../../server/reach-hosts.ts'
import { hostsListener } from '../../server/serve-hosts.ts'

const SECRET = 'a-secret-of-the-hosts-that-is-long-enough'
const MEGABYTE = 1024 * 1024
const CALLER = {
  deviceUuid: '00000000-0000-4000-8000-000000000001',
  address: '203.0.113.9',
  userAgent: 'a browser',
}

interface Seen {
  path: string
  headers: Headers
  caller: ReturnType<typeof callerOf>
  bytes: number
}

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

/** Hosts that record their requests. */
async function open(secret: string | undefined) {
  const seen: Seen[] = []
  const note: HostFetch = async (request) => {
    const { pathname: path } = new URL(request.url)
    const { headers } = request
    const bytes = (await request.arrayBuffer()).byteLength
    seen.push({ path, headers, caller: callerOf(headers), bytes })
    return Response.json({ host: 'main', database: 'pglite' })
  }
  const hosts = Object.fromEntries(HOST_NAMES.map((host) => [host, note])) as Record<
    HostName,
    HostFetch
  >
  const server = createServer(hostsListener(hosts, { secret }))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const urls = Object.fromEntries(HOST_NAMES.map((host) => [host, `${origin}/${hostPath(host)}`]))
  const clients = (given: string | undefined) =>
    createServiceClients(reachHosts(hosts, urls, given))({ requestId: 'r', caller: CALLER })
  return { seen, port, origin, clients }
}

describe('hosts with a secret', () => {
  const WRONG: Record<string, string>[] = [
    {},
    { 'x-hosts-secret': `${SECRET}x` },
    { 'x-hosts-secret': '' },
  ]
  it.each(WRONG)('take no call without it, on no path (%j)', async (given) => {
    const { origin, seen } = await open(SECRET)
    const paths = HOST_NAMES.flatMap((host) => [
      `/${hostPath(host)}/healthz`,
      `/${hostPath(host)}/openapi.json`,
      `/${hostPath(host)}${CHAT_MEDIA_PATH}?roomId=1`,
    ])
    for (const path of [...paths, '/', '/nothing'])
      for (const method of ['GET', 'POST']) {
        const headers = { ...given, 'x-client-address': '127.0.0.1' }
        const response = await fetch(`${origin}${path}`, { method, headers })
        const { status, message } = ERROR_CATALOGUE.UNAUTHORIZED
        expect(response.status, path).toBe(401)
        const refusal = { defined: false, code: 'UNAUTHORIZED', status, message }
        expect(await response.json(), path).toEqual(refusal)
      }
    expect(seen).toEqual([])
  })

  it('refuse before a body is read, and read none of it', async () => {
    const { port, seen } = await open(SECRET)
    const socket = connect(port, '127.0.0.1')
    // The body is announced and never sent.
    socket.write(
      'POST /main/v1/auth/sms-code HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n',
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(seen).toEqual([])
  })

  it('trust the caller named by a client with the secret, and never pass the secret on', async () => {
    const { clients, seen } = await open(SECRET)
    await clients(SECRET).main.health()
    expect(seen).toMatchObject([{ path: '/healthz', caller: CALLER }])
    expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toContain(SECRET)
  })

  it('a web server with another one gets an error of ours, not a visitor who is signed out', async () => {
    const { clients } = await open(SECRET)
    for (const given of [undefined, `${SECRET}x`]) {
      const error: unknown = await clients(given)
        .main.health()
        .then(
          () => null,
          (thrown: unknown) => thrown,
        )
      expect(error).toBeInstanceOf(ServiceError)
      expect(error).toMatchObject({ status: 500, code: -1 })
      expect(String((error as Error).message)).toContain('HOSTS_SECRET')
      expect(String((error as Error).message)).not.toContain(SECRET)
    }
  })

  it('answer the health check to every caller', async () => {
    const { origin } = await open(SECRET)
    const response = await fetch(`${origin}/healthz`)
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
  })

  it('a redirect carries the secret nowhere', async () => {
    const elsewhere = await open(undefined)
    const redirecting = createServer((_request, response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/main/healthz` }).end()
    })
    servers.push(redirecting)
    redirecting.listen(0, '127.0.0.1')
    await once(redirecting, 'listening')
    const { port } = redirecting.address() as AddressInfo
    const urls = { main: `http://127.0.0.1:${port}/main` }
    const none: HostFetch = () => Promise.reject(new Error('not called'))
    const hosts = Object.fromEntries(HOST_NAMES.map((host) => [host, none])) as Record<
      HostName,
      HostFetch
    >
    const { main } = createServiceClients(reachHosts(hosts, urls, SECRET))({ requestId: 'r' })
    await expect(main.health()).rejects.toThrow()
    expect(elsewhere.seen).toEqual([])
  })
})

describe('hosts without a secret', () => {
  it('serve this machine, and ignore the caller that a client names', async () => {
    const { clients, seen } = await open(undefined)
    await clients(undefined).main.health()
    expect(seen).toMatchObject([{ caller: { deviceUuid: null, address: null, userAgent: null } }])
  })

  it.each([{ host: 'hosts.example' }, { 'x-forwarded-for': '203.0.113.9' }, { via: '1.1 proxy' }])(
    'answer nothing that comes by another name or through a proxy (%j)',
    async (headers) => {
      const { port, seen } = await open(undefined)
      const lines = Object.entries({ host: 'localhost', ...headers })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET /main/healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 421 /)
      expect(seen).toEqual([])
    },
  )
})

describe('a body', () => {
  const headers = { 'x-hosts-secret': SECRET }
  const chunked = (bytes: number) =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 65_536)
          controller.enqueue(new Uint8Array(Math.min(65_536, bytes - sent)))
        controller.close()
      },
    })
  const post = (url: string, body: BodyInit) =>
    fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

  it.each([
    ['of a known length', (bytes: number) => new Uint8Array(bytes)],
    ['in chunks', chunked],
  ])('%s has one megabyte at most', async (_how, make) => {
    const { origin, seen } = await open(SECRET)
    const path = `${origin}/search/v1/search-hits`
    expect((await post(path, make(MEGABYTE))).status).toBe(200)
    expect(seen.map(({ bytes }) => bytes)).toEqual([MEGABYTE])
    const refused = await post(path, make(MEGABYTE + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ defined: false, status: 413 })
    expect(seen.length).toBe(1)
  })

  it('may be a file at the edge host alone, which bounds it itself', async () => {
    const { origin, seen } = await open(SECRET)
    const large = () => new Uint8Array(2 * MEGABYTE)
    expect((await post(`${origin}/edge${CHAT_MEDIA_PATH}?roomId=1`, large())).status).toBe(200)
    expect((await post(`${origin}/main${CHAT_MEDIA_PATH}?roomId=1`, large())).status).toBe(413)
    expect((await post(`${origin}/edge${CHAT_MEDIA_PATH}x`, large())).status).toBe(413)
    expect(seen.map(({ bytes }) => bytes)).toEqual([2 * MEGABYTE])
  })
})
