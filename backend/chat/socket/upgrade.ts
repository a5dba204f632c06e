import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { decodeJwt } from 'jose'
import type { Kysely } from 'kysely'
import { type WebSocket, WebSocketServer } from 'ws'
import { callerOf, type TokenFault, viewerOf } from '#backend/operation/authenticate.ts'
import type { HostDependencies, HostLog } from '#backend/operation/context.ts'
import { ownStoreSeq } from '#backend/stores/own-store.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import type { DB } from '../../db/schema.ts'
import { addressBlock } from '../../limits/address-block.ts'
import { redeemSocketTicket } from '../tickets/redeem-socket-ticket.ts'
import { BucketForEach } from './bucket-for-each.ts'
import { ChatWebSocket } from './chat-web-socket.ts'
import { type ConnectionFacts, closeSocket, forceOut } from './connection.ts'
import { positionsOfStore } from './load-positions.ts'
import type { ChatMetrics } from './metrics.ts'
import { refuseUpgrade, type UpgradeRefusal } from './refuse-upgrade.ts'
import type { RoomPosition } from './room-feed.ts'
import type { SocketSettings } from './settings.ts'

export type UpgradeRequest = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  /** The client's address, as the web server knows it. */
  address?: string | null,
) => void

interface UpgradeOptions {
  kysely: Kysely<DB>
  log: HostLog
  settings: SocketSettings
  metrics: ChatMetrics
  /** Undefined while no socket may be opened. */
  dependencies(): Omit<HostDependencies, 'log'> | undefined
  /** Whether the rooms of a store are followed already. */
  hasStore(storeSeq: number): boolean
  take(opened: WebSocket, facts: ConnectionFacts, positions: readonly RoomPosition[]): void
}

/**
 * Answers the upgrade to the chat's socket. Without a valid token there is no socket, or one that reports why and closes.
 */
export function createUpgrade(options: UpgradeOptions): UpgradeRequest {
  const { kysely, log, settings, metrics } = options
  const addresses = new BucketForEach({
    burst: settings.upgradeBurst,
    perSecond: settings.upgradesPerSecond,
  })
  const people = new BucketForEach({
    burst: settings.personUpgradeBurst,
    perSecond: settings.personUpgradesPerSecond,
  })
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: settings.frameBytes,
    // We check it ourselves, so that the response names the fault.
    skipUTF8Validation: true,
    WebSocket: ChatWebSocket,
  })

  return (request, socket, head, address = null) => {
    // The client may leave while its token is checked.
    socket.on('error', ignore)
    const refuse = (code: UpgradeRefusal) => {
      metrics.refusedUpgrades += 1
      refuseUpgrade(socket, code)
    }
    if (!options.dependencies()) return refuse('GOING_AWAY')
    if (!addresses.take(addressBlock(address ?? ''))) return refuse('TOO_MANY')
    const proof = readAddress(request.url)
    if (typeof proof === 'string') return refuse(proof)
    open(proof).catch((error) => {
      log.error({ error }, 'a socket could not be opened')
      refuse('GENERIC')
    })

    async function open(proof: Proof) {
      const dependencies = options.dependencies()
      if (!dependencies) return refuse('GOING_AWAY')
      const userAgent = request.headers['user-agent']
      const person = await readPerson(dependencies, proof, { address, userAgent })
      if (person === 'INVALID') return refuse('TOKEN_REFUSED')
      if (person === 'EXPIRED')
        return accept((opened) =>
          closeSocket(opened, CLOSE_CODES.TOKEN_REFUSED, 'the token has ended'),
        )
      if (person === 'ENDED') return accept(forceOut)
      if (!people.take(person.viewer.userSeq)) return refuse('TOO_MANY')
      const { storeSeq } = person
      // Read before the socket is open: whatever is written from now on comes after these positions.
      const positions = options.hasStore(storeSeq) ? [] : await positionsOfStore(kysely, storeSeq)
      accept((opened) => options.take(opened, { ...person, stream: socket }, positions))
    }

    function accept(use: (opened: WebSocket) => void) {
      if (socket.destroyed) return
      if (!options.dependencies()) return refuse('GOING_AWAY')
      socket.off('error', ignore)
      server.handleUpgrade(request, socket, head, (opened) => {
        // A frame that breaks the protocol closes the socket; nothing else is necessary.
        opened.on('error', ignore)
        use(opened)
      })
    }
  }
}

const ignore = () => undefined

/** The proof of the user: an access token (SPEC.md section 7), or a ticket in its place. */
type Proof = { token: string } | { ticket: string }

/** Reads the query of the socket's address: a token or a ticket, and the os type. */
function readAddress(url: string | undefined): Proof | UpgradeRefusal {
  const query = new URLSearchParams(url?.split('?')[1] ?? '')
  const ticket = query.get('ticket')
  const token = query.get('token')
  if (!token && !ticket) return 'TOKEN_MISSING'
  if (!/^\d{1,9}$/.test(query.get('osType') ?? '')) return 'OS_TYPE_MISSING'
  return ticket ? { ticket } : { token: token ?? '' }
}

/** The user of the proof, or the fault of the token. */
async function readPerson(
  dependencies: Pick<HostDependencies, 'kysely' | 'keys' | 'now'>,
  proof: Proof,
  request: { address: string | null; userAgent: string | undefined },
): Promise<Omit<ConnectionFacts, 'stream'> | TokenFault> {
  const viewer =
    'ticket' in proof
      ? await redeemSocketTicket(dependencies, proof.ticket)
      : await viewerOf(dependencies, proof.token)
  if (typeof viewer === 'string') return viewer
  const headers = new Headers()
  if (request.address) headers.set('x-client-address', request.address)
  if (request.userAgent) headers.set('x-client-user-agent', request.userAgent)
  return {
    viewer,
    storeSeq: await ownStoreSeq(dependencies.kysely, viewer.userSeq),
    caller: callerOf(headers),
    // A socket lives no longer than a token does, whatever opened it.
    tokenEndsAt:
      'token' in proof
        ? (decodeJwt(proof.token).exp ?? 0) * 1_000
        : dependencies.now().getTime() + SESSION_RULES.accessTokenSeconds * 1_000,
  }
}
