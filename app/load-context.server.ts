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
  /** Origins besides ours that a form of a page may lead to: the providers' own sign-in pages. */
  formTargets: readonly string[]
  requestId: string
  /**
   * Carries out what each visitor of the page causes, also of a page that is served from the cache; nothing for robots.
   * The page does not wait for it, and a failure is ignored.
   */
  forEachVisitor(effect: VisitorEffect): void
  /** The time of the request; texts such as "3분 전" are relative to it. */
  now: Date
  log: Log
  shell: ShellSettings
  thirdParties: VisitThirdParties
  /** Signs the text of a page's picture: only signed text is drawn (seo/page-meta.ts). */
  signCard: SignCard
  /** Whether the sandbox, which replaces the external providers, is available at /sandbox. */
  sandbox: boolean
}

/** @param visitorKey opaque, for counting distinct visitors: a salted hash that changes daily */
export type VisitorEffect = (services: Services, visitorKey: string) => Promise<unknown>

/** Providers that receive errors, count visits or show ads, as far as they apply to this visitor's pages. */
export interface VisitThirdParties {
  /** The settings that the page gets; null if no provider is configured. */
  page: ThirdParties | null
  /** What the page's Content-Security-Policy allows for them. */
  origins: PolicyOrigins
}

/** How pages behave at this installation; the same for every visitor. */
export interface ShellSettings {
  /** Origins that the app's webview opens pages on. */
  webviewOrigins: readonly string[]
  /** Origins of the cafe, which may frame /app-registration-banner. */
  cafeOrigins: readonly string[]
  /** Whether browsers store a page for when there is no connection. */
  offline: boolean
  /** The address of the chat's socket, without its query; null if this server serves it (CHAT_SOCKET_PATH). */
  chatSocketUrl: string | null
  /** Sharing by KakaoTalk; absent where it is not set up. */
  kakaoShare?: KakaoShareSettings
}

export interface KakaoShareSettings {
  /** The JavaScript key, which Kakao binds to our domain; it is public. */
  key: string
  /** Address of the SDK, which is loaded by a press of the button alone. */
  script: string
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
