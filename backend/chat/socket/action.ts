import type { z } from 'zod'
import type { HostContext } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import type { CLIENT_DATA, ServerFrame } from '#contracts/chat.ts'
import type { ClientAction, ServerAction } from '#contracts/chat-facts.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import type { SocketSettings } from './settings.ts'
import type { Typing } from './typing.ts'

/** What an action is given: who asks, and what operations of the hosts are given too. */
export interface ActionCall {
  connection: Connection
  context: HostContext
  hub: Hub
  typing: Typing
  settings: SocketSettings
}

/** What is sent back: frames in their order, or why not. */
export type ActionAnswer = readonly (ServerFrame | Buffer)[] | Refusal<string>

export interface Action<Name extends ClientAction> {
  /** Under which action refusals are answered. */
  answer: ServerAction
  run(
    call: ActionCall,
    data: z.output<(typeof CLIENT_DATA)[Name]>,
  ): ActionAnswer | Promise<ActionAnswer>
}
