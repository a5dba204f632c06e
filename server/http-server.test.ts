import { once } from 'node:events'
import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { gate, rawConnection } from '#tests/support/raw-connection.ts'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import { createHttpServer } from './http-server.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const ok = (_request: IncomingMessage, response: ServerResponse) => void response.end('whole')

async function open(
  answer: (request: IncomingMessage, response: ServerResponse) => void = ok,
  limits: Partial<HttpLimits> = {},
  leavesToVite = false,
) {
  const answered: string[] = []
  const http = createHttpServer({
    limits,
    isUpload: (address: string) => address.startsWith('/files'),
    upgrades: {
      handlers: {
        '/socket': (_request, socket) => {
          answered.push('socket')
          socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
        },
      },
      originRule: {
        publicOrigin: 'http://localhost',
        webviewOrigins: [],
        sessionCookieName: 'session',
      },
      leavesToVite,
    },
  })
  http.answer((request, response) => {
    answered.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  const { server } = http
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { http, server, port, answered, connect: () => rawConnection(port) }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const upgrade = (path: string, protocol = 'chat') =>
  get(
    path,
    `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${protocol}\r\n`,
  )

describe('upgrades', () => {
  it.each(['vite-hmr', 'vite-ping'])(
    'one for %s is refused like any other outside development',
    async (protocol) => {
      const { connect, port } = await open()
      const client = await connect()
      client.write(upgrade('/', protocol))
      expect(await client.closed).toMatch(/^HTTP\/1\.1 404 /)
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole')
    },
  )

  it.each([false, true])(
    'a reset on an upgraded socket does no harm (development: %s)',
    async (leavesToVite) => {
      const { connect, server, port } = await open(ok, {}, leavesToVite)
      const client = await connect()
      const upgraded = once(server, 'upgrade')
      client.write(upgrade('/', 'vite-hmr'))
      const [, socket] = await upgraded
      expect(socket.listenerCount('error')).toBeGreaterThan(0)
      socket.destroy(new Error('read ECONNRESET'))
      await client.closed
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole')
    },
  )

  it.each(['/', '/socket', '/socket?osType=2'])(
    'a client that does not close after a refused %s is disconnected',
    async (path) => {
      const { port, server } = await open(ok, { lingerMs: 20 })
      const client = await rawConnection(port, { allowHalfOpen: true })
      const upgraded = once(server, 'upgrade')
      client.write(upgrade(path))
      const [, socket] = await upgraded
      if (!socket.destroyed) await once(socket, 'close')
      expect(await connections(server)).toBe(0)
      client.socket.destroy()
    },
  )
})

describe('one request at a time', () => {
  it('a connection that sends more ends with the answer to the first', async () => {
    const held = gate()
    const { connect, answered } = await open((_request, response) => {
      void held.opened.then(() => response.end('whole'))
    })
    const client = await connect()
    client.write(get('/first') + get('/next').repeat(HTTP_LIMITS.pipelined))
    await rest()
    held.open()
    const text = await client.closed
    expect(answered).toEqual(['GET /first'])
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(text).toContain('Connection: close')
    expect(text).toMatch(/whole$/)
  })

  it('one that sends thousands is cut at once', async () => {
    const begun = gate<ServerResponse>()
    const { connect, answered } = await open((_request, response) => begun.open(response))
    const client = await connect()
    client.write(get('/first') + get('/next').repeat(5_000))
    const left = once(await begun.opened, 'close')
    expect(await client.closed).toBe('')
    await left
    expect(answered).toEqual(['GET /first'])
  })

  it('also when the answer has started, and in whatever way it continues', async () => {
    const begun = gate<ServerResponse>()
    const { connect, answered } = await open((_request, response) => {
      response.write('first half, ')
      begun.open(response)
    })
    const client = await connect()
    client.write(get('/first'))
    const response = await begun.opened
    client.write(get('/next', 'Expect: 100-continue\r\n') + get('/next', 'Expect: x\r\n'))
    client.write(upgrade('/socket'))
    await rest()
    response.end('second half')
    const text = await client.closed
    expect(text).toContain('second half')
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(answered).toEqual(['GET /first'])
  })

  it('an upgrade behind a running request is not carried out', async () => {
    const held = gate()
    const { connect, answered } = await open((_request, response) => {
      void held.opened.then(() => response.end('whole'))
    })
    const client = await connect()
    client.write(get('/first') + upgrade('/socket'))
    await rest()
    held.open()
    expect(await client.closed).toMatch(/whole$/)
    expect(answered).toEqual(['GET /first'])
  })

  it('a client that sends its next request right after each answer keeps its connection', async () => {
    const { port, server } = await open((request, response) =>
      request
        .on('end', () => response.end('x'.repeat(request.url === '/big' ? 300_000 : 10)))
        .resume(),
    )
    let accepted = 0
    server.on('connection', () => {
      accepted += 1
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; count < 3_000; count += 1) {
      const body = count % 3 === 0 ? 'body' : ''
      const path = count % 50 === 0 ? '/big' : '/'
      const request = send({ port, agent, path, method: body ? 'POST' : 'GET' }).end(body)
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      await once(response.resume(), 'end')
    }
    agent.destroy()
    expect(accepted).toBe(1)
  })
})

describe('slow clients', () => {
  it('a body that does not arrive is answered 408, an upload has longer', async () => {
    const bodies: Promise<unknown>[] = []
    const { connect } = await open(
      (request, response) => {
        const body = once(request.resume(), 'end').then(
          () => response.end('whole'),
          () => 'cut',
        )
        bodies.push(body)
      },
      { bodyMs: 30 },
    )
    const post = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab`
    const upload = await connect()
    upload.write(post('/files/1'))
    const form = await connect()
    form.write(post('/form'))
    expect(await form.closed).toMatch(/^HTTP\/1\.1 408 /)
    upload.write('cd')
    await upload.until(/whole$/)
    upload.socket.destroy()
    await Promise.all(bodies)
  })

  it('a head that does not arrive is answered 408', async () => {
    const { connect, answered } = await open(ok, { headMs: 20, checkEveryMs: 10 })
    const client = await connect()
    client.write('GET / HTTP/1.1\r\nHost: loc')
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /)
    expect(answered).toEqual([])
  })

  it('a client that does not read its answer is disconnected', async () => {
    const { connect, server } = await open(
      (_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)),
      { stalledMs: 50 },
    )
    const accepted = once(server, 'connection')
    const client = await connect()
    const [socket] = await accepted
    client.socket.pause()
    client.write(get('/'))
    await once(socket, 'close')
    client.socket.destroy()
  })

  it('of too many connections without a request the oldest is closed', async () => {
    const { connect, port } = await open(ok, { idleConnections: 3 })
    const first = await connect()
    const others = [await connect(), await connect(), await connect()]
    await first.closed
    for (const other of others) other.write(get('/'))
    for (const other of others) await other.until(/whole$/)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('whole')
    for (const other of others) other.socket.destroy()
  })
})

describe('stopping', () => {
  it('a running request gets its whole answer, and every answer says that the connection ends', async () => {
    const begun = gate<ServerResponse>()
    const waiting = gate<ServerResponse>()
    const { connect, http, server } = await open(
      (request, response) => {
        if (request.url === '/begun') {
          response.write('first half, ')
          begun.open(response)
        } else if (request.url === '/waiting') waiting.open(response)
        else response.end('whole')
      },
      { drainLingerMs: 600_000 },
    )
    const clients = {
      begun: await connect(),
      waiting: await connect(),
      kept: await connect(),
      half: await connect(),
    }
    clients.begun.write(get('/begun'))
    clients.waiting.write(get('/waiting'))
    clients.kept.write(get('/'))
    clients.half.write('GET / HTTP/1.1\r\n')
    await clients.kept.until(/whole$/)
    expect(clients.kept.received()).toContain('Connection: keep-alive')
    const responses = [await begun.opened, await waiting.opened]

    const drained = http.drain()
    // Kept alive, and in flight when the stop began.
    clients.kept.write(get('/'))
    expect(await clients.kept.closed).toMatch(/Connection: close[\s\S]*whole$/)
    clients.half.write('Host: localhost\r\n\r\n')
    expect(await clients.half.closed).toMatch(/Connection: close[\s\S]*whole$/)
    for (const response of responses) response.end('second half')
    expect(await clients.begun.closed).toMatch(/second half/)
    expect(await clients.waiting.closed).toMatch(/Connection: close[\s\S]*second half$/)
    await drained
    expect(server.listening).toBe(false)
  })

  it('a connection without another request is closed', async () => {
    const { connect, http } = await open(ok, { drainLingerMs: 10 })
    const client = await connect()
    client.write(get('/'))
    await client.until(/whole$/)
    await Promise.all([http.drain(), client.closed])
  })
})

const bare = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

const REFUSED: [what: string, bytes: string, status: number][] = [
  ['no Host', bare('/'), 400],
  ['no Host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['an empty Host', bare('/', 'Host:'), 400],
  ['spaces in the Host', bare('/', 'Host: a b'), 400],
  ['two Hosts', bare('/', 'Host: a', 'Host: b'), 400],
  ['two Hosts that are the same', bare('/', 'Host: a', 'host: a'), 400],
  ['a Host of 10 KB', bare('/', `Host: ${'a'.repeat(10_000)}`), 400],
  ['a path in the Host', bare('/', 'Host: evil.com/path'), 400],
  ['a person in the Host', bare('/', 'Host: me@evil.com'), 400],
  ['a query in the Host', bare('/', 'Host: evil.com?x'), 400],
  ['a list in the Host', bare('/', 'Host: a.com, b.com'), 400],
  ['emoji in the Host', bare('/', `Host: ${Buffer.from('😀.com').toString('latin1')}`), 400],
  ['a port that is none', bare('/', 'Host: a.com:99999'), 400],
  ['an IPv4 address that is none', bare('/', 'Host: 1.2.3.999'), 400],
  ['an IPv6 address that is none', bare('/', 'Host: [:::1]'), 400],
  ['a Host that does not decode', bare('/', 'Host: a%zz'), 400],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['an address of another server', bare('http://evil.example/', 'Host: localhost'), 400],
  ['an address that is none', bare('search', 'Host: localhost'), 400],
  ['a backslash in the path', bare('/a\\b', 'Host: localhost'), 400],
  ['an expectation that is none', get('/', 'Expect: nonsense\r\n'), 417],
  ['two lengths', get('/', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['a length and chunks', get('/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 400],
  ['an address that is too long', get(`/search/${'a'.repeat(HTTP_LIMITS.addressBytes)}`), 414],
  ['a head that is too long', get('/', `Cookie: ${'a'.repeat(100_000)}\r\n`), 431],
  ['a longer address', get(`/${'a'.repeat(100_000)}`), 431],
  ['a path of many segments', get('/a'.repeat(13), 'Connection: close\r\n'), 404],
  ['a path of many slashes', get(`/${'/'.repeat(4_000)}a`, 'Connection: close\r\n'), 404],
]

describe('malformed requests', () => {
  it.each(REFUSED)('%s is refused before anything is done', async (_what, bytes, status) => {
    const { connect, answered } = await open()
    const client = await connect()
    client.write(Buffer.from(bytes, 'latin1'))
    const text = await client.closed
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    if (status !== 400 && status !== 417)
      expect(Buffer.from(text, 'latin1').toString()).toMatch(/요\.$/)
    expect(answered).toEqual([])
  })

  it('a malformed chunk ends the request that it belongs to', async () => {
    const { connect, answered } = await open(
      (request) => void request.resume().on('error', () => 0),
    )
    const client = await connect()
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n')
    expect(await client.closed).toMatch(/^HTTP\/1\.1 400 /)
    expect(answered).toEqual(['POST /'])
  })

  it('CONNECT is closed', async () => {
    const { connect, answered } = await open()
    const client = await connect()
    client.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
    expect(await client.closed).toBe('')
    expect(answered).toEqual([])
  })

  it.each([
    'localhost',
    'localhost:3000',
    'duson.example',
    'WWW.Duson.Example',
    'a_b.example',
    '127.0.0.1:80',
    '[::1]:3000',
    'xn--9d0bm53a.example.',
  ])('a Host like %s is fine', async (host) => {
    const { connect } = await open()
    const client = await connect()
    client.write(bare(`/${'/a'.repeat(5)}`, `Host: ${host}`, 'Connection: close'))
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('the longest accepted address is answered', async () => {
    const { connect, answered } = await open()
    const client = await connect()
    client.write(get(`/${'a'.repeat(HTTP_LIMITS.addressBytes - 1)}`, 'Connection: close\r\n'))
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200 /)
    expect(answered).toHaveLength(1)
  })
})

/** Lets both ends process their pending events. */
async function rest() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function connections(server: import('node:http').Server) {
  return new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
