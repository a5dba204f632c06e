import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HostFetch } from '#app/services/client.server.ts'
import { createMediaHost } from '#backend/chat/media/media-host.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import type { UploadedFile } from '#contracts/chat-media-constants.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { madeVideo, phonePhoto } from '#tests/support/made-files.ts'
import { browser, sessionFixture } from '#tests/support/session-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reachHosts } from './reach-hosts.ts'
import { serveHosts } from './serve-hosts.ts'

let database: Database
let hostServer: Server
let webServer: Server
/** The requests to the edge host, each with its address and its user. */
let requests: { path: string; authorization: string | null; cookie: string | null }[] = []
let roomId = 0
let bearer = ''
let media: ReturnType<typeof createMediaHost>

const edge: HostFetch = async (request) => {
  const { headers } = request
  const authorization = headers.get('authorization')
  requests.push({
    path: new URL(request.url).pathname,
    authorization,
    cookie: headers.get('cookie'),
  })
  const known = new Headers(headers)
  // The session's token is that of the simulated main host; this is the one behind it.
  if (authorization === 'Bearer access-1') known.set('authorization', `Bearer ${bearer}`)
  return media(new Request(request, { headers: known })) ?? new Response(null, { status: 599 })
}

async function listen(fetch: HostFetch | ((request: Request) => Response | Promise<Response>)) {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const SECRET = 'a-secret-of-the-hosts-that-is-long-enough'

let jar: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  const embedded = Object.fromEntries(HOST_NAMES.map((name) => [name, edge])) as Record<
    HostName,
    HostFetch
  >
  hostServer = await listen(serveHosts(embedded, { secret: SECRET }))
  const hosts = reachHosts(embedded, { edge: `${originOf(hostServer)}/edge` }, SECRET)
  const fixture = sessionFixture({
    routes: {
      '/signin': {
        default: () => null,
        action: ({ context }) => {
          context.session.signIn(fixture.host.credentials())
          return null
        },
      },
    },
    edge: hosts.edge,
  })
  const person = browser(fixture)
  await person.go('/signin', { method: 'POST' })
  jar = [...person.jar].map((pair) => pair.join('='))
  webServer = await listen((request) => person.web.fetch(request))
}, 60_000)
afterAll(async () => {
  for (const server of [webServer, hostServer]) {
    server?.closeAllConnections()
    server?.close()
  }
  await database?.close()
})
beforeEach(async () => {
  requests = []
  const dependencies = testHostDependencies(database)
  media = createMediaHost(dependencies)
  const room = await seedRoom(database.kysely, new Date())
  roomId = room.roomId
  bearer = await bearerOf(dependencies, room.buyer.userSeq)
})

function ask(path: string, init: RequestInit & { cookies?: string[] } = {}) {
  const { cookies = jar, ...rest } = init
  const origin = originOf(webServer)
  const headers = new Headers(rest.headers)
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  if (rest.method === 'POST' && !headers.has('origin')) headers.set('origin', origin)
  return fetch(`${origin}/api/chat/media${path}`, { ...rest, headers })
}

const send = (body: BodyInit, init: Parameters<typeof ask>[1] = {}) =>
  ask(`?roomId=${roomId}`, { method: 'POST', body, ...init })

async function uploaded(bytes: Buffer): Promise<UploadedFile> {
  const response = await send(new Uint8Array(bytes))
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

describe('files of the chat, through the web server and hosts on another machine', () => {
  it('are sent and received as the user of the session', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    const response = await ask(`/${mediaId}?size=thumb`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await response.bytes()).length).toBe(Number(response.headers.get('content-length')))
    expect(requests).toEqual([
      { path: '/api/chat/media', authorization: 'Bearer access-1', cookie: null },
      { path: `/api/chat/media/${mediaId}`, authorization: 'Bearer access-1', cookie: null },
    ])
  })

  it('are refused without the session', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    expect((await ask(`/${mediaId}`, { cookies: [] })).status).toBe(404)
    const refused = await send('x', { cookies: [] })
    expect([refused.status, (await refused.json()).message]).toEqual([
      401,
      expect.stringContaining('로그인'),
    ])
  })

  it('are not accepted from another site', async () => {
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of others) {
      const refused = await send(new Uint8Array(await phonePhoto()), { headers })
      expect(refused.status).toBe(403)
    }
    expect(requests).toEqual([])
  })

  it('may be far larger than a form, up to their own bound', async () => {
    const video = await madeVideo({ seconds: 58, pictureBytes: 80_000, withSound: false })
    expect(video.length).toBeGreaterThan(45_000_000)
    const { mediaId } = await uploaded(video)
    const response = await ask(`/${mediaId}`, { headers: { range: 'bytes=40000000-40000999' } })
    expect([response.status, (await response.bytes()).length]).toEqual([206, 1_000])
    const tooLarge = await send(new Uint8Array(53 * 1024 * 1024).fill(1))
    expect(tooLarge.status).toBe(413)
    expect((await tooLarge.json()).message).toContain('50MB')
  })

  it('are served in parts, and as headers alone', async () => {
    const { mediaId } = await uploaded(await madeVideo({ pictureBytes: 20_000 }))
    const whole = Buffer.from(await (await ask(`/${mediaId}`)).bytes())
    const part = await ask(`/${mediaId}`, { headers: { range: 'bytes=1000-' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`)
    expect(Buffer.from(await part.bytes()).equals(whole.subarray(1_000))).toBe(true)
    const beyond = await ask(`/${mediaId}`, { headers: { range: `bytes=${whole.length}-` } })
    expect(beyond.status).toBe(416)
    const head = await ask(`/${mediaId}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
    expect(head.headers.get('accept-ranges')).toBe('bytes')
    const etag = head.headers.get('etag') ?? ''
    expect((await ask(`/${mediaId}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('an unavailable host is reported', async () => {
    media = () => Promise.reject(new Error('down'))
    const answer = await ask(`/${'0'.repeat(32)}`)
    expect(answer.status).toBe(500)
  })
})
