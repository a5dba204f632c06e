import type { Services } from './services/client.ts'

/** What every loader and action gets; composed in server.ts, once a request. */
export interface LoadContext {
  /** The twelve service clients, bound to this visitor's request. */
  services: Services
  /** The web host of canonical addresses, without a trailing slash. */
  publicOrigin: string
  requestId: string
  /** Opaque key of the visitor for counting distinct people: a salted hash that changes daily; null for robots. */
  visitorKey: string | null
  /** The moment of the request; texts such as "3분 전" are made from it. */
  now: Date
  log: Log
}

/** The structured log; never given personal data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

declare module '@remix-run/node' {
  interface AppLoadContext extends LoadContext {}
}
