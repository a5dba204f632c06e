import { once } from 'node:events'
import { connectFrom, pause, sendRaw } from '../raw-request.ts'
import { ask, fewAtOnce, note, pick, type Storm, type StormContext, times } from '../storm.ts'

const CRLF = '\r\n'

/** Upgrades that no handler takes, with and without a reset. The server has to end each of them. */
export const upgrades: Storm = {
  name: 'upgrades',
  pauseMilliseconds: 2_000,
  async wave(context) {
    const kinds = ['vite-hmr', 'vite-ping', 'chat', '']
    const paths = ['/', '/socket/chat', '/socket/chat?token=x&osType=2', '/signin', '/socket/x']
    await fewAtOnce(times(30), 10, async (index) => {
      const protocol = pick(context, kinds)
      const lines = [
        `GET ${pick(context, paths)} HTTP/1.1`,
        `Host: localhost:${context.port}`,
        'Connection: Upgrade',
        `Upgrade: ${index % 7 === 0 ? 'h2c' : 'websocket'}`,
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${index % 5 === 0 ? 'short' : 'dGhlIHNhbXBsZSBub25jZQ=='}`,
        ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
        `Origin: ${index % 3 === 0 ? 'https://evil.example' : context.origin}`,
      ]
      const resets = index % 2 === 0
      const answer = await sendRaw({
        port: context.port,
        from: context.newAddress(),
        bytes: [...lines, '', ''].join(CRLF),
        resets,
        waitMilliseconds: resets ? 200 : 15_000,
      })
      note(context, answer, `upgrade ${protocol}`)
      if (!resets && !answer.ended) context.broken('an upgrade that no handler takes stays open')
    })
  },
}

/** Hundreds of requests at once, of which no response is read. */
export const pipelining: Storm = {
  name: 'pipelining',
  pauseMilliseconds: 3_000,
  async wave(context) {
    const one = [`GET /product/list HTTP/1.1`, `Host: localhost:${context.port}`, '', ''].join(CRLF)
    const bytes = Buffer.from(one.repeat(Math.ceil(208_000 / one.length)))
    await fewAtOnce(times(4), 2, async () => {
      const answer = await sendRaw({
        port: context.port,
        from: context.newAddress(),
        bytes,
        isDeaf: true,
        resets: true,
        waitMilliseconds: 3_000,
      })
      context.count(answer.ended ? 'ended' : 'left')
    })
  },
}

/** Heads and bodies that arrive a byte at a time. The server has to end each. */
export const slowRequests: Storm = {
  name: 'slow requests',
  pauseMilliseconds: 2_000,
  async wave(context) {
    await Promise.all(
      times(30).map(async (index) => {
        const isHead = index % 2 === 0
        const head = [
          'POST /signin HTTP/1.1',
          `Host: localhost:${context.port}`,
          `Origin: ${context.origin}`,
          'Content-Type: application/x-www-form-urlencoded',
          'Content-Length: 5000',
        ].join(CRLF)
        const socket = connectFrom(context.port, context.newAddress())
        socket.resume()
        socket.write(isHead ? `${head}${CRLF}X-Slow: ` : `${head}${CRLF}${CRLF}intent=`)
        const timer = setInterval(() => socket.write('a'), 2_000)
        const ended = await Promise.race([
          once(socket, 'close').then(() => true),
          pause(60_000).then(() => false),
        ])
        clearInterval(timer)
        socket.destroy()
        context.count(ended ? 'ended' : 'still open')
        if (!ended) context.broken(`a slow ${isHead ? 'head' : 'body'} is kept for a minute`)
      }),
    )
  },
}

/** Requests that no browser sends. Each is refused or closed, never a server error. */
export const malformedRequests: Storm = {
  name: 'malformed requests',
  pauseMilliseconds: 2_000,
  async wave(context) {
    const host = `Host: localhost:${context.port}`
    const requests = [
      `GET / HTTP/1.1${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: a b${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: evil.com/path${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: user@evil.com${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: ${'a'.repeat(9_000)}${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: ${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}${host}${CRLF}Host: other${CRLF}${CRLF}`,
      `GET / HTTP/1.1${CRLF}Host: \u00ff\u00fe${CRLF}${CRLF}`,
      `GET http://evil.example/ HTTP/1.1${CRLF}Host: evil.example${CRLF}${CRLF}`,
      `OPTIONS * HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      `CONNECT evil.example:443 HTTP/1.1${CRLF}Host: evil.example:443${CRLF}${CRLF}`,
      `TRACE / HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      `BREW /pot HTTP/1.1${CRLF}${host}${CRLF}${CRLF}`,
      `GET /\u0001 HTTP/1.1${CRLF}${host}${CRLF}${CRLF}`,
      `GET / HTTP/9.9${CRLF}${host}${CRLF}${CRLF}`,
      `POST / HTTP/1.1${CRLF}${host}${CRLF}Content-Length: 5${CRLF}Content-Length: 6${CRLF}${CRLF}hello`,
      `POST / HTTP/1.1${CRLF}${host}${CRLF}Content-Length: 5${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}0${CRLF}${CRLF}`,
      `POST / HTTP/1.1${CRLF}${host}${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}zz${CRLF}${CRLF}`,
      `POST / HTTP/1.1${CRLF}${host}${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}${'f'.repeat(40)}${CRLF}`,
      `GET / HTTP/1.1${CRLF}${host}${CRLF}Expect: nonsense${CRLF}Connection: close${CRLF}${CRLF}`,
      `GET /%zz HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      `GET /%00 HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      `GET /product/%ED%A0%80 HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      `GET /..%2f..%2fetc/passwd HTTP/1.1${CRLF}${host}${CRLF}Connection: close${CRLF}${CRLF}`,
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      `${'A'.repeat(40_000)}`,
    ]
    await fewAtOnce(requests, 6, async (bytes) => {
      const answer = await sendRaw({
        port: context.port,
        from: context.newAddress(),
        bytes: Buffer.from(bytes, 'latin1'),
        waitMilliseconds: 2_000,
      })
      note(context, answer, JSON.stringify(bytes.slice(0, 60)))
      if (/evil\.(?:com|example)/.test(answer.body) && answer.status === 200)
        context.broken('a host of a stranger stands in a page')
    })
  },
}

/** Long addresses, many segments, and everything whose length a client chooses. */
export const longAddresses: Storm = {
  name: 'long addresses',
  pauseMilliseconds: 1_500,
  async wave(context) {
    const paths = [
      '/a'.repeat(3_900),
      '/a'.repeat(6_000),
      '/'.repeat(7_000),
      '/%2F'.repeat(1_900),
      `/main-web${'/x'.repeat(3_000)}.data`,
      `/category${'/fashion'.repeat(900)}`,
      `/__manifest?${'p=/a&'.repeat(1_200)}version=x`,
      `/__manifest?p=${'/a'.repeat(3_000)}&version=x`,
      `/search/${encodeURIComponent('가'.repeat(600))}`,
      `/product/list?${'sort=NEWEST&'.repeat(500)}`,
      `/product/list?category=${'a'.repeat(6_000)}`,
      `/signin?redirectTo=${'/'.repeat(6_000)}`,
      `/signin?redirectTo=${encodeURIComponent('/a'.repeat(1_500))}`,
    ]
    await fewAtOnce(paths, 3, async (path) => {
      await ask(context, { path, waitMilliseconds: 20_000 })
    })
    await oddHeaders(context)
  },
}

async function oddHeaders(context: StormContext): Promise<void> {
  const headers: Record<string, string>[] = [
    { Cookie: 'a=b; '.repeat(1_500) },
    { Cookie: `__session=${'x'.repeat(7_000)}` },
    { Cookie: `__session=${'%'.repeat(3_000)}` },
    { 'Accept-Encoding': 'gzip;q=0.1,'.repeat(700) },
    { Range: `bytes=${'0-1,'.repeat(1_500)}` },
    { 'If-None-Match': '"a",'.repeat(1_500) },
    { 'X-Forwarded-For': '1.2.3.4,'.repeat(900) },
    { Accept: 'text/html;q=0.5,'.repeat(400) },
    { 'User-Agent': '('.repeat(7_000) },
  ]
  await fewAtOnce(headers, 3, async (more) => {
    await ask(context, { path: '/product/list', headers: more, waitMilliseconds: 20_000 })
  })
}
