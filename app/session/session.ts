import type { Credentials, Role, SentCode, SignInType } from '#contracts/account.ts'
import type { SuspensionTicket } from '#contracts/sanction.ts'
import type { AlertFilter } from '#contracts/search.ts'
import type { Session, ToastAfterLogin } from '#contracts/session.ts'

/** A signed-in user, as far as pages need to know. */
export interface SessionUser {
  userSeq: number
  /** Of the account; an operator's rights are in force until `secondFactorUntil` only. */
  role: Role
  signInType: SignInType
  /** Seconds since 1970; left out where no second factor was passed. */
  secondFactorUntil?: number | undefined
}

/** An action that required a sign-in; it is completed afterwards. */
export type Intent =
  | { type: 'FAVORITE' | 'CHAT' | 'QUEUE'; productSeq: number }
  | { type: 'FOLLOW'; storeSeq: number }
  | { type: 'KEYWORD_ALERT'; filter: AlertFilter }

type SentCodeOfFlow = SentCode & {
  purpose: 'SIGN_IN' | 'SIGN_UP_IDENTITY' | 'IDENTITY'
  /** Wrong codes were entered too often: only another code helps. */
  isVoid?: true | undefined
}

/** The state of a sign-in or sign-up that is under way; removed once it is complete. */
export interface SignInFlow {
  /** The page where it began; a path of ours. */
  redirectTo?: string | undefined
  intent?: Intent | undefined
  /** A code that was sent, to sign in or to check the identity. */
  sentCode?: SentCodeOfFlow | undefined
  signUp?: { token: string; expiresAt: string } | undefined
  /** Of a suspended member who has proven who they are: opens the page that says why. */
  suspension?: SuspensionTicket | undefined
  /** A provider is being connected; where to come back to when nothing comes of it. */
  connecting?: true | undefined
}

/** Why a session ended; shown once. */
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
  readonly viewer: SessionUser | null
  /** Goes with every call to a host. */
  readonly accessToken: string | undefined
  readonly signInFlow: Readonly<SignInFlow>
  /** Called by a guard: the answer is private to this user and is not cached, not even by the browser. */
  markGuarded(): void
  /** Sets parts of the sign-in flow, or removes them (undefined). */
  updateSignInFlow(change: Partial<SignInFlow>): void
  /** Starts a session: stores the credentials, sets `user_seq` and a device uuid where there is none, ends the sign-in flow. */
  signIn(credentials: Credentials, toast?: ToastAfterLogin): void
  /** Stores that the second factor was passed, and the access token that it gave. */
  elevate(passed: Pick<Credentials, 'secondFactorUntil'> & Partial<Credentials>): void
  /** Removes the session and `user_seq`, without a fault the sign-in flow too; the logout call ends it at the host. */
  signOut(fault?: SessionFault): void
  /** 내 동네 of this browser, the one in use first; a member's are stored with the account too. */
  readonly ownRegions: readonly string[]
  setOwnRegions(regionCodes: readonly string[]): void
  /** Whether searches of this browser begin with what is near 내 동네; they do until somebody switches it off. */
  readonly isNearFirst: boolean
  setNearFirst(isOn: boolean): void
  /** The answer of `GET /api/session`; it has a fault only once. */
  read(): Session
  /** The toast-after-login of this request, shown once: reading it removes the cookie. */
  takeToast(): ToastAfterLogin | null
  /** One sentence for the next page. */
  notify(message: string): void
  takeNotice(): string | null
}
