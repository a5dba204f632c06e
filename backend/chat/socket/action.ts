import type { z } from 'zod'
import type { HostContext } from '#backend/operation/context.ts'
import type { Refusal } from '#backend/operation/refusal.ts'
import type { CLIENT_DATA, ServerFrame } from '#contracts/chat.ts'
import type { ClientAction, ServerAction } from '#contracts/chat-constants.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import type { SocketSettings } from './settings.ts'
import type { Typing } from './typing.ts'

/** The input of an action: the connection, and the context that operations of the hosts get too. */
export interface ActionCall {
  connection: Connection
  context: HostContext
  hub: Hub
  typing: Typing
  settings: SocketSettings
}

/** The response: frames in their order, or a refusal. */
export type ActionAnswer = readonly (ServerFrame | Buffer)[] | Refusal<string>

export interface Action<Name extends ClientAction> {
  /** The action under which refusals are answered. */
  answer: ServerAction
  run(
    call: ActionCall,
    data: z.output<(typeof CLIENT_DATA)[Name]>,
  ): ActionAnswer | Promise<ActionAnswer>
}
