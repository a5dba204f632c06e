import type { LoadContext } from '#app/load-context.server.ts'
import { dutyRefusal, hasDuty, type NeededDuty } from '#contracts/duties.ts'

/**
 * An operator who has one of the duties, for a form that reads nothing of a host, as an empty one: it would only be
 * refused when it is sent.
 * @throws 403, as the hosts do
 */
export async function requireDeskDuty(context: LoadContext, needed: NeededDuty): Promise<void> {
  const desk = await context.services.main.deskQueues()
  if (!hasDuty(desk, needed)) throw new Response(dutyRefusal(needed), { status: 403 })
}
