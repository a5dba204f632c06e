import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isForeignUpgrade, type OriginRule } from './foreign-origin.ts'
import { REFUSALS, type RefusalHeaders, refuseSocket } from './refuse-request.ts'

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Upgrades {
  /** By path. */
  handlers: Record<string, UpgradeHandler>
  originRule: OriginRule
  /** In development, Vite listens to the server too and takes its own upgrades. */
  leavesToVite?: boolean
}

/** Passes an upgrade to the handler of its path; refuses the rest, and those from pages of other sites. */
export function dispatchUpgrade(
  {
    handlers,
    originRule,
    leavesToVite = false,
    refusalHeaders,
  }: Upgrades & { refusalHeaders: RefusalHeaders },
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  if (leavesToVite && request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
  const path = request.url?.split('?', 1)[0] ?? ''
  const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined
  if (!handler) refuseSocket(socket, REFUSALS.notFound, refusalHeaders)
  else if (isForeignUpgrade(request, originRule))
    refuseSocket(socket, REFUSALS.foreign, refusalHeaders)
  else handler(request, socket, head)
}
