import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { Agent, request as requestHttps } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { CHAT_MEDIA_PATH, CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type ChatInstance,
  PUBLIC_ORIGIN,
  startChatInstance,
} from '#tests/support/chat-instance.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { hasNginx, type NginxProcess, startNginx } from '#tests/support/nginx-process.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { clientAddress } from '../../server/client-address.ts'
import { createHttpServer } from '../../server/http-server.ts'
import type { UpgradeHandler } from '../../server/upgrades.ts'

const MEGABYTE = 1024 * 1024
const HOST = new URL(PUBLIC_ORIGIN).host
/** As long as the policy of a page with many scripts. */
const POLICY = `script-src ${"'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ".repeat(200)}`

let database: Database
let chat: ChatInstance
let server: Server
let nginx: NginxProcess
let agent: Agent
/** Connections of nginx to the server, and where the last visitor came from as the server sees it. */
let connections = 0
let visitor: string | null = null
/** Bytes of bodies so far. */
let received = 0

const addressOf = ({ socket, headers }: IncomingMessage) =>
  clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), 1)

beforeAll(async () => {
  if (!hasNginx) return
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  chat = await startChatInstance(database)
  const upgrade: UpgradeHandler = (request, socket, head) => {
    visitor = addressOf(request)
    chat.chat.upgrade(request, socket, head, visitor)
  }
  const http = createHttpServer({
    isUpload: (address) => address.startsWith(CHAT_MEDIA_PATH),
    upgrades: {
      handlers: { [CHAT_SOCKET_PATH]: upgrade },
      originRule: { publicOrigin: PUBLIC_ORIGIN, webviewOrigins: [], sessionCookieName: 'session' },
    },
  })
  http.answer(async (request, response) => {
    visitor = addressOf(request)
    for await (const chunk of request) received += chunk.length
    response.writeHead(200, { 'content-security-policy': POLICY, 'x-host': request.headers.host })
    response.end('두손')
  })
  server = http.server
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  nginx = await startNginx((server.address() as AddressInfo).port)
  agent = new Agent({ keepAlive: true, maxSockets: 1, ca: nginx.certificate })
}, 60_000)

afterAll(async () => {
  agent?.destroy()
  await nginx?.stop()
  await chat?.stop()
  server?.closeAllConnections()
  server?.close()
  await database?.close()
})

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** The name is that of the sample; it leads to this machine. */
const lookup: LookupFunction = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])

const secure = () => ({
  host: HOST,
  port: nginx.httpsPort,
  servername: HOST,
  ca: nginx.certificate,
  lookup,
})

function open(path: string, options: { method?: string; headers?: object; agent?: Agent } = {}) {
  const request = requestHttps({
    ...secure(),
    path,
    method: options.method ?? 'GET',
    headers: { host: HOST, ...options.headers },
    agent: options.agent ?? false,
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', async (response) => {
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
  })
  return { request, answer }
}

function get(path: string, headers: object = {}): Promise<Answer> {
  const { request, answer } = open(path, { headers, agent })
  request.end()
  return answer
}

function post(path: string, bytes: number): Promise<Answer> {
  const { request, answer } = open(path, {
    method: 'POST',
    headers: { 'content-length': bytes, expect: '100-continue' },
  })
  request.once('continue', () => request.end(Buffer.alloc(bytes)))
  request.once('response', () => request.end())
  return answer
}

async function socketWith(query: string): Promise<WebSocket> {
  const socket = new WebSocket(`wss://${HOST}:${nginx.httpsPort}/socket/chat?${query}&osType=2`, {
    ...secure(),
    origin: PUBLIC_ORIGIN,
    headers: { 'x-forwarded-for': '6.6.6.6' },
  })
  await once(socket, 'open')
  return socket
}

async function answerTo(socket: WebSocket, action: string, frame: object) {
  const answered = new Promise<{ data: Record<string, unknown> }>((resolve) => {
    socket.on('message', (bytes) => {
      const said = JSON.parse(bytes.toString())
      if (said.action === action) resolve(said)
    })
  })
  socket.send(JSON.stringify(frame))
  return answered
}

describe.skipIf(!hasNginx)('nginx as the documentation has it', () => {
  it('is a configuration that nginx takes without a word', () => {
    expect(nginx.checked).toBe('')
  })

  it('passes pages on over few connections, with the name and the address of the visitor', async () => {
    const before = connections
    for (let time = 0; time < 5; time += 1) {
      const page = await get('/product/list', { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' })
      expect(page).toMatchObject({ status: 200, body: '두손' })
      expect(page.headers).toMatchObject({
        'content-security-policy': POLICY.trim(),
        'x-host': HOST,
      })
      expect(visitor).toBe('127.0.0.1')
    }
    expect(connections - before).toBe(1)
  })

  it('speaks HTTP/2, and sends plain HTTP to the secure address', async () => {
    const session = connectHttp2(`https://${HOST}:${nginx.httpsPort}`, {
      ...secure(),
    })
    const stream = session.request({ ':path': '/', ':authority': HOST })
    const [headers] = await once(stream, 'response')
    expect(headers[':status']).toBe(200)
    stream.resume()
    await once(stream, 'close')
    session.close()
    const plain = await fetch(`http://127.0.0.1:${nginx.httpPort}/a?b=1`, { redirect: 'manual' })
    expect(plain.status).toBe(301)
    expect(plain.headers.get('location')).toBe(`${PUBLIC_ORIGIN}/a?b=1`)
  })

  it('opens sockets of the chat by a token and by a ticket, and logs neither', async () => {
    const { roomId, buyer, seller } = await seedRoom(database.kysely, new Date())
    const token = await bearerOf(chat.dependencies, buyer.userSeq)
    const other = await bearerOf(chat.dependencies, seller.userSeq)
    const { ticket } = await chat.hosts('edge', { bearer: other }).createSocketTicket()
    const buying = await socketWith(`token=${token}`)
    expect(visitor).toBe('127.0.0.1')
    const selling = await socketWith(`ticket=${ticket}`)
    const received = answerTo(selling, 'newMessageEvent', { action: 'ping' })
    const frame = { action: 'sendMessageRequest', roomId, message: '안녕하세요' }
    expect((await answerTo(buying, 'sendMessageResponse', frame)).data).toMatchObject({
      messageSeq: 1,
    })
    expect((await received).data).toMatchObject({ message: '안녕하세요' })
    for (const socket of [buying, selling]) {
      socket.ping()
      await once(socket, 'pong')
      socket.close()
      await once(socket, 'close')
    }
    await get('/search?keyword=secret-words')
    await expect.poll(() => nginx.accessLog()).toContain('"GET /search HTTP/1.1" 200')
    expect(nginx.accessLog()).toContain('"GET /socket/chat HTTP/1.1" 101')
    for (const secret of [token, ticket, 'token=', 'ticket=', 'secret-words'])
      expect(nginx.accessLog() + nginx.errorLog()).not.toContain(secret)
  })

  it('lets files of 50 MB through as they come, larger ones and other large bodies not', async () => {
    const before = received
    const bytes = 50 * MEGABYTE
    const { request, answer } = open('/api/chat/media', {
      method: 'POST',
      headers: { 'content-length': bytes },
    })
    request.write(Buffer.alloc(MEGABYTE))
    // The server has the beginning before the end is sent.
    await expect.poll(() => received - before).toBeGreaterThan(0)
    request.end(Buffer.alloc(bytes - MEGABYTE))
    expect((await answer).status).toBe(200)
    expect(received - before).toBe(bytes)
    expect((await post('/api/chat/media', 53 * MEGABYTE)).status).toBe(413)
    expect((await post('/signin', 3 * MEGABYTE)).status).toBe(413)
    for (const form of ['/product/form', '/order/7/case.data', '/member-dispute/7'])
      expect((await post(form, 40 * MEGABYTE)).status).toBe(200)
    expect((await post('/product/form', 67 * MEGABYTE)).status).toBe(413)
  })

  it('bounds what one address uploads at once', async () => {
    const before = received
    const uploads = Array.from({ length: 20 }, () => {
      const upload = open('/api/chat/media', { method: 'POST', headers: { 'content-length': 2 } })
      upload.request.write('a')
      return upload
    })
    await expect.poll(() => received - before).toBe(20)
    expect((await post('/api/chat/media', 2)).status).toBe(429)
    expect((await get('/api/chat/media/0123')).status).toBe(200)
    for (const { request } of uploads) request.end('b')
    const answers = await Promise.all(uploads.map(({ answer }) => answer))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('writes no query into the log either when the server is unavailable', async () => {
    server.closeAllConnections()
    server.close()
    expect((await get('/socket/chat?token=the-token&osType=2')).status).toBe(502)
    expect((await get('/search?keyword=secret-words')).status).toBe(502)
    await expect.poll(() => nginx.accessLog()).toContain('"GET /search HTTP/1.1" 502')
    expect(nginx.accessLog() + nginx.errorLog()).not.toMatch(/the-token|secret-words/)
  })
})
