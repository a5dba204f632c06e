import type { SignCard } from './seo/page-card.ts'
import type { Services } from './services/client.server.ts'
import type { AppSession } from './session/session.ts'
import type { SocialSignIn } from './session/social-sign-in.ts'
import type { PolicyOrigins, ThirdParties } from './third-parties/third-parties.ts'

/** What every loader and action gets; composed in server.ts, once a request. */
export interface LoadContext {
  /** The twelve service clients, bound to this visitor's request. */
  services: Services
  session: AppSession
  social: SocialSignIn
  /** The web host of canonical addresses, without a trailing slash. */
  publicOrigin: string
  /** Origins beside ours that a form of a page may end at: the providers' own sign-in pages. */
  formTargets: readonly string[]
  requestId: string
  /** Opaque key of the visitor for counting distinct people: a salted hash that changes daily; null for robots. */
  visitorKey: string | null
  /** The moment of the request; texts such as "3분 전" are made from it. */
  now: Date
  log: Log
  shell: ShellSettings
  thirdParties: VisitThirdParties
  /** Signs what the picture of a page says: only signed words are drawn (seo/page-meta.ts). */
  signCard: SignCard
  /** The little world that stands in for the companies outside is open at /sandbox. */
  sandbox: boolean
}

/** Companies that hear of errors, count visits or show ads, as far as this visitor's pages meet them. */
export interface VisitThirdParties {
  /** What the page is told; null where none is set up. */
  page: ThirdParties | null
  /** What the page's Content-Security-Policy lets in for them. */
  origins: PolicyOrigins
}

/** How pages behave at this installation; the same for every visitor. */
export interface ShellSettings {
  /** Origins that the app's webview opens pages on. */
  webviewOrigins: readonly string[]
  /** Origins of the cafe, which may frame /app-registration-banner. */
  cafeOrigins: readonly string[]
  /** Whether browsers keep a page for when there is no connection. */
  offline: boolean
  /** Where the chat's socket is, without its query; null where it is this server's own (CHAT_SOCKET_PATH). */
  chatSocketUrl: string | null
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
