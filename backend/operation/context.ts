import type { Kysely } from 'kysely'
import type { Role, SignInType } from '#contracts/account.ts'
import type { Duty } from '#contracts/duties.ts'
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
import type { RoomEvents } from './room-events.ts'
import type { TextCeiling } from './text-ceiling.ts'

/** The context of every operation of a host. */
export interface HostContext {
  kysely: Kysely<DB>
  databaseKind: 'pglite' | 'postgres'
  now: () => Date
  requestId: string
  /** The caller, by a valid bearer token; null for an anonymous visitor. */
  viewer: Viewer | null
  caller: Caller
  keys: KeyRing
  limiter: RateLimiter
  textCeiling: TextCeiling
  actionBudget: ActionBudget
  integrations: Integrations
  /** Wakes the sockets of the chat. */
  chat: ChatSignals
  /** Told what happens in the chat's rooms. */
  roomEvents: RoomEvents
  /** Writes the messages of chat users. */
  messageWriter: MessageWriter
  contentChanges: ListContentChanges
  mediaStore: MediaStore
  /** Host names of this installation: links to them are not external links. */
  ownHosts: readonly string[]
  /** The public origin of the web app; passkeys belong to it. */
  publicOrigin: string
}

/** A signed-in user. */
export interface Viewer {
  userSeq: number
  /** In force: an operator who has not passed the second factor is a user here. */
  role: Role
  /** Of an operator whose rights are in force; an administrator has all. */
  duties: readonly Duty[]
  /** Set where operator rights wait for the second factor. */
  awaitsSecondFactor?: true
  /** The device's session, and the generation of its tokens. */
  sessionId: string
  generation: number
  signInType: SignInType
}

/** The origin of a call, as the web server reports it; used for limits and the list of devices only. */
export interface Caller {
  deviceUuid: string | null
  address: string | null
  userAgent: string | null
}

/** The structured log of the hosts; never given personal data. */
export interface HostLog {
  error(fields: object, message: string): void
}

/** The dependencies of every host; an operation gets the rest with each call. */
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
    | 'roomEvents'
    | 'contentChanges'
    | 'mediaStore'
    | 'ownHosts'
    | 'publicOrigin'
  > {
  makeMissingFile: MakeMissingFile
  log: HostLog
}
