import type { Credentials, Role, SentCode, SignInType } from '#contracts/account.ts'
import type { Session, ToastAfterLogin } from '#contracts/session.ts'

/** Somebody signed in, as far as pages need to know. */
export interface Viewer {
  userSeq: number
  /** Of the account; an operator's rights are in force until `secondFactorUntil` only. */
  role: Role
  signInType: SignInType
  /** Seconds since 1970; left out where no second factor was passed. */
  secondFactorUntil?: number | undefined
}

/** Something a person had begun when they were asked to sign in, and that goes on afterwards. */
export interface Intent {
  type: 'FAVORITE' | 'CHAT'
  productSeq: number
}

/** The way through signing in and signing up that a person is on; forgotten once they are in. */
export interface SignInJourney {
  /** Where they were; a path of ours. */
  redirectTo?: string | undefined
  intent?: Intent | undefined
  /** A code that was sent, to sign in or to check the identity. */
  sentCode?: (SentCode & { purpose: 'SIGN_IN' | 'SIGN_UP_IDENTITY' | 'IDENTITY' }) | undefined
  signUp?: { token: string; expiresAt: string } | undefined
  /** A provider is being connected; where to come back to when nothing comes of it. */
  connecting?: true | undefined
}

/** Why a session ended; told once. */
export interface SessionFault {
  statusCode: number | null
  errorMessage: string | null
  error: string | null
}

/**
 * The cookie session of one request. Loaders and actions read and change it; the server writes one Set-Cookie at the
 * end, and none when nothing changed.
 */
export interface AppSession {
  /** Null for an anonymous visitor. */
  readonly viewer: Viewer | null
  /** Goes with every call to a host. */
  readonly accessToken: string | undefined
  readonly journey: Readonly<SignInJourney>
  /** A guard let this visitor through: the answer is theirs alone and is not cached, not even by their browser. */
  keepFromAll(): void
  /** Sets or (undefined) forgets parts of the journey. */
  travel(change: Partial<SignInJourney>): void
  /** Starts a session: keeps the credentials, sets `user_seq` and a device uuid where there is none, ends the journey. */
  signIn(credentials: Credentials, toast?: ToastAfterLogin): void
  /** Keeps that the second factor was passed, and the access token that it gave. */
  elevate(passed: Pick<Credentials, 'secondFactorUntil'> & Partial<Credentials>): void
  /** Forgets the session and `user_seq`, without a fault the journey too; the host is told by the logout call, not here. */
  signOut(fault?: SessionFault): void
  /** What `GET /api/session` answers; a fault is told once. */
  read(): Session
  /** The toast-after-login of this request, shown once: reading it removes the cookie. */
  takeToast(): ToastAfterLogin | null
  /** One sentence for the next page. */
  notify(message: string): void
  takeNotice(): string | null
}
