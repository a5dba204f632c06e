import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { isProvenOperator } from '#app/session/guards.server.ts'
import type { DeskQueueState } from '#contracts/desk.ts'
import type { Duty } from '#contracts/duties.ts'
import type { Undoable } from '#contracts/sanction.ts'

export interface Desk {
  queues: DeskQueueState[]
  duties: Duty[]
  isAdministrator: boolean
}

/**
 * What the navigation of the desk shows, and what the operator can take back; nothing for every user but an operator who
 * has passed the second factor.
 */
export async function loadDesk(
  context: LoadContext,
): Promise<{ desk: Desk | null; undoable: Undoable[] }> {
  if (!isProvenOperator(context)) return { desk: null, undoable: [] }
  const { main } = context.services
  const [desk, undo] = await Promise.all([
    optional(context, main.deskQueues()),
    optional(context, main.undoable()),
  ])
  return {
    desk: desk ?? { queues: [], duties: [], isAdministrator: false },
    undoable: undo?.items ?? [],
  }
}
