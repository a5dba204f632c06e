import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { isProvenOperator } from '#app/session/guards.server.ts'
import type { DeskQueueState } from '#contracts/desk.ts'

/** What the navigation of the desk shows; nothing for every user but an operator who has passed the second factor. */
export async function loadDesk(context: LoadContext): Promise<{ queues: DeskQueueState[] | null }> {
  if (!isProvenOperator(context)) return { queues: null }
  const desk = await optional(context, context.services.main.deskQueues())
  return { queues: desk?.queues ?? [] }
}
