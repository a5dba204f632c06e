import { getRequestListener } from '@hono/node-server'
import { openBackend } from '#backend/backend.ts'
import type { SocketSettings } from '#backend/chat/socket/settings.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import { CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'
import { readEnvironmentOrExit } from '../../server/environment.ts'
import { stopGracefully } from '../../server/http.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { createLog } from '../../server/log.ts'
import { serveHosts } from '../../server/serve-hosts.ts'
import { originRuleOf } from '../../server/web.ts'
import { credentialsOf } from './bearer.ts'
import { seedPerson, seedRoom, type TestMember, type TestRoom } from './chat-room.ts'
import { testHostDependencies } from './host-dependencies.ts'

/*
 * A separate process for tests that kill it: the whole backend with its sockets and hosts, as server.ts composes them,
 * without the pages. `/test/rooms` creates rooms with users; everything else is as in production.
 */

const environment = readEnvironmentOrExit(process.env)
const { publicOrigin } = environment
const log = createLog(environment.logLevel)
const chatSettings = JSON.parse(process.env.CHAT_SETTINGS ?? '{}') as Partial<SocketSettings>
// In a measurement a few users send what thousands would.
if (process.env.CHAT_UNLIMITED)
  for (const rule of [
    LIMIT_RULES.messageAttempt,
    LIMIT_RULES.messageBurst,
    LIMIT_RULES.messageHour,
    LIMIT_RULES.edgeCall,
  ])
    Object.assign(rule, { points: 1e9 })
const backend = await openBackend({ ...environment, chatSettings, log })
const { kysely, kind } = backend.database

export interface RoomOfTwo extends TestRoom {
  buyer: TestMember & { token: string }
  seller: TestMember & { token: string }
}

/** Rooms of two signed-in users each. */
async function makeRooms(count: number): Promise<RoomOfTwo[]> {
  const dependencies = testHostDependencies({ kysely, kind }, { keys: backend.keys })
  const category = await kysely.selectFrom('category').select('category_seq').executeTakeFirst()
  if (!category) await seedCategory(kysely)
  const signedIn = async () => {
    const person = await seedPerson(kysely)
    return { ...person, token: (await credentialsOf(dependencies, person.userSeq)).accessToken }
  }
  const rooms: RoomOfTwo[] = []
  for (let made = 0; made < count; made += 1) {
    const [buyer, seller] = [await signedIn(), await signedIn()]
    rooms.push({ ...(await seedRoom(kysely, new Date(), { buyer, seller })), buyer, seller })
  }
  return rooms
}

const hosts = serveHosts(backend.hosts, { secret: undefined })
const listener = getRequestListener(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/test/rooms')
    return Response.json(await makeRooms(Number(searchParams.get('count'))))
  if (pathname === '/test/metrics') return Response.json(backend.chat.metrics())
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
