import type { Kysely } from 'kysely'
import type { Role, SignInType } from '#contracts/account.ts'
import type { DB } from '../db/schema.ts'
import type { ActionBudget } from './action-budget.ts'
import type { ChatSignals } from './chat-signals.ts'
import type { ListContentChanges } from './content-changes.ts'
import type { Integrations } from './integrations.ts'
import type { KeyRing } from './key-ring.ts'
import type { MakeMissingFile } from './make-missing-file.ts'
import type { MediaStore } from './media-store.ts'
import type { MessageWriter } from './message-writer.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { TextCeiling } from './text-ceiling.ts'

/** What every operation of a host is given. */
export interface HostContext {
  kysely: Kysely<DB>
  databaseKind: 'pglite' | 'postgres'
  now: () => Date
  requestId: string
  /** Who calls, by a bearer token that still holds; null for an anonymous visitor. */
  viewer: Viewer | null
  caller: Caller
  keys: KeyRing
  limiter: RateLimiter
  textCeiling: TextCeiling
  actionBudget: ActionBudget
  integrations: Integrations
  /** Wakes the sockets of the chat. */
  chat: ChatSignals
  /** Writes what people type in the chat. */
  messageWriter: MessageWriter
  contentChanges: ListContentChanges
  /** Host names of this installation: what leads there is no outside link. */
  ownHosts: readonly string[]
  /** Where people reach the product; passkeys belong to it. */
  publicOrigin: string
}

/** Somebody signed in. */
export interface Viewer {
  userSeq: number
  /** In force: an operator who has not passed the second factor is a user here. */
  role: Role
  /** Set where operator rights wait for the second factor. */
  awaitsSecondFactor?: true
  /** The device's session, and the generation of its tokens. */
  sessionId: string
  generation: number
  signInType: SignInType
}

/** Where a call comes from, as the web server tells it; used for limits and the list of devices only. */
export interface Caller {
  deviceUuid: string | null
  address: string | null
  userAgent: string | null
}

/** The structured log of the hosts; never given personal data. */
export interface HostLog {
  error(fields: object, message: string): void
}

/** What every host is made with; an operation gets the rest with each call. */
export interface HostDependencies
  extends Pick<
    HostContext,
    | 'kysely'
    | 'databaseKind'
    | 'now'
    | 'keys'
    | 'limiter'
    | 'textCeiling'
    | 'actionBudget'
    | 'integrations'
    | 'chat'
    | 'messageWriter'
    | 'contentChanges'
    | 'ownHosts'
    | 'publicOrigin'
  > {
  /** Where files of the chat lie. */
  mediaStore: MediaStore
  makeMissingFile: MakeMissingFile
  log: HostLog
}
