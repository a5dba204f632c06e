import { getRequestListener } from '@hono/node-server'
import { createServiceClients } from '#app/services/client.server.ts'
import { openBackend } from '#backend/backend.ts'
import type { SocketSettings } from '#backend/chat/socket/settings.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import { CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'
import { PAYMENT_NOTICE_PATH } from '#contracts/payment-constants.ts'
import { readEnvironmentOrExit } from '../../server/environment.ts'
import { stopGracefully } from '../../server/http.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { createLog } from '../../server/log.ts'
import { takePaymentNotice } from '../../server/payment-notices.ts'
import { serveHosts } from '../../server/serve-hosts.ts'
import { originRuleOf } from '../../server/web.ts'
import { credentialsOf } from './bearer.ts'
import { seedPerson, seedRoom, type TestMember, type TestRoom } from './chat-room.ts'
import { testHostDependencies } from './host-dependencies.ts'
import { openMarket, readTrades } from './order-market.ts'

/*
 * A separate process for tests that kill it: the whole backend with its sockets, hosts and sandbox, as server.ts composes
 * them, without the pages. `/test/…` makes what tests need and says what is stored; everything else is as in production.
 */

const environment = readEnvironmentOrExit(process.env)
const { publicOrigin } = environment
const log = createLog(environment.logLevel)
const chatSettings = JSON.parse(process.env.CHAT_SETTINGS ?? '{}') as Partial<SocketSettings>
// In a measurement a few users send what thousands would.
if (process.env.UNLIMITED)
  for (const rule of Object.values(LIMIT_RULES)) Object.assign(rule, { points: 1e9 })
const orderJobsEveryMs = Number(process.env.ORDER_JOBS_MS) || undefined
const backend = await openBackend({ ...environment, chatSettings, orderJobsEveryMs, log })
const { kysely, kind } = backend.database

export interface SignedInMember extends TestMember {
  token: string
}

export interface RoomOfTwo extends TestRoom {
  buyer: SignedInMember
  seller: SignedInMember
}

const dependencies = testHostDependencies({ kysely, kind }, { keys: backend.keys })

async function signedIn(): Promise<SignedInMember> {
  const person = await seedPerson(kysely)
  return { ...person, token: (await credentialsOf(dependencies, person.userSeq)).accessToken }
}

/** Rooms of two signed-in users each. */
async function makeRooms(count: number): Promise<RoomOfTwo[]> {
  const category = await kysely.selectFrom('category').select('category_seq').executeTakeFirst()
  if (!category) await seedCategory(kysely)
  const rooms: RoomOfTwo[] = []
  for (let made = 0; made < count; made += 1) {
    const [buyer, seller] = [await signedIn(), await signedIn()]
    rooms.push({ ...(await seedRoom(kysely, new Date(), { buyer, seller })), buyer, seller })
  }
  return rooms
}

const numberOf = (query: URLSearchParams, name: string) => Number(query.get(name))
const TEST_ROUTES: Record<string, (query: URLSearchParams) => unknown> = {
  '/test/rooms': (query) => makeRooms(numberOf(query, 'count')),
  '/test/metrics': () => backend.chat.metrics(),
  '/test/market': async (query) =>
    openMarket(
      { kysely, keys: backend.keys, now: () => new Date() },
      {
        buyers: await inTurn(numberOf(query, 'buyers'), signedIn),
        sellers: await inTurn(4, signedIn),
        products: numberOf(query, 'products'),
      },
    ),
  '/test/trades': () => readTrades({ kysely }),
}

async function inTurn<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count) made.push(await make())
  return made
}

const hosts = serveHosts(backend.hosts, { secret: undefined })
const services = createServiceClients(backend.hosts)({ requestId: 'payment-notice' })
const listener = getRequestListener(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const testRoute = TEST_ROUTES[pathname]
  if (testRoute) return Response.json(await testRoute(searchParams))
  if (pathname === PAYMENT_NOTICE_PATH) return takePaymentNotice(request, services)
  if (pathname.startsWith('/sandbox/') && backend.sandbox) return backend.sandbox(request)
  return hosts(request)
})
const http = createHttpServer({
  upgrades: {
    handlers: {
      [CHAT_SOCKET_PATH]: (request, socket, head) =>
        backend.chat.upgrade(request, socket, head, request.socket.remoteAddress ?? null),
    },
    originRule: originRuleOf(publicOrigin, environment.shell.webviewOrigins),
  },
})
http.answer(listener)
stopGracefully({
  http,
  drain: () => backend.chat.drain(),
  close: () => backend.close(),
  limitMs: 9_000,
})
http.server.listen(environment.port, '127.0.0.1')
