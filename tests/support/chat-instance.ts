import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createMessageWriter } from '#backend/chat/messages/message-writer.ts'
import { type ChatService, openChat } from '#backend/chat/socket/open-chat.ts'
import type { SocketSettings } from '#backend/chat/socket/settings.ts'
import type { Database } from '#backend/db/database.ts'
import { CHAT_SOCKET_PATH } from '#contracts/chat-constants.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { bearerOf } from './bearer.ts'
import { type ChatClient, type ChatClientOptions, openChatClient } from './chat-client.ts'
import type { TestMember } from './chat-room.ts'
import { hostClients } from './host-client.ts'
import { type TestHostDependencies, testHostDependencies } from './host-dependencies.ts'

export const PUBLIC_ORIGIN = 'https://duson.example'

/** One instance of the chat in this process: its sockets on its own port, and its hosts. */
export interface ChatInstance {
  url: string
  chat: ChatService
  dependencies: TestHostDependencies
  /** The logged lines. */
  logged: string[]
  client(member: TestMember, options?: Partial<ChatClientOptions>): Promise<ChatClient>
  hosts: ReturnType<typeof hostClients>
  stop(): Promise<void>
}

export async function startChatInstance(
  database: Database,
  options: {
    now?: () => Date
    redisUrl?: string
    settings?: Partial<SocketSettings>
    /** The keys of another instance, so that each accepts the other's tokens. */
    keys?: TestHostDependencies['keys']
    databaseKind?: Database['kind']
    limiter?: TestHostDependencies['limiter']
  } = {},
): Promise<ChatInstance> {
  const { now = () => new Date(), redisUrl, settings = {}, keys, limiter } = options
  const logged: string[] = []
  const note = (fields: object, message: string) => {
    const { error } = fields as { error?: unknown }
    logged.push(`${message} ${error instanceof Error ? error.stack : JSON.stringify(fields)}`)
  }
  const log = { error: note, info: note }
  const chat = openChat({
    kysely: database.kysely,
    databaseKind: options.databaseKind ?? database.kind,
    now,
    redisUrl,
    log,
    settings,
  })
  const { kysely } = database
  const dependencies = testHostDependencies(database, {
    now,
    chat: chat.signals,
    messageWriter: createMessageWriter({ kysely, now, chat: chat.signals }),
    log,
    ...(keys && { keys }),
    ...(limiter && { limiter }),
  })
  const { log: _log, ...given } = dependencies
  chat.attach(given)
  const { server } = createHttpServer({
    upgrades: {
      handlers: {
        [CHAT_SOCKET_PATH]: (request, socket, head) =>
          chat.upgrade(request, socket, head, request.socket.remoteAddress ?? null),
      },
      originRule: { publicOrigin: PUBLIC_ORIGIN, webviewOrigins: [], sessionCookieName: 'session' },
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    chat,
    dependencies,
    logged,
    hosts: hostClients(dependencies),
    async client(member, how = {}) {
      const token = await bearerOf(dependencies, member.userSeq)
      return openChatClient({ url, token, ...how })
    },
    async stop() {
      server.close()
      await chat.close()
      server.closeAllConnections()
    },
  }
}
