import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { suspensionTicketSchema } from '#contracts/sanction.ts'

/**
 * Leads a suspended member who has proven who they are to the page that says why, until when, and takes an appeal.
 * @returns null for any other refusal, and where nothing is known of the suspension
 */
export function tellSuspension(
  { session }: Pick<LoadContext, 'session'>,
  refused: { code: string; data?: unknown },
): Response | null {
  if (refused.code !== 'SUSPENDED') return null
  const { data: suspension } = suspensionTicketSchema.safeParse(refused.data)
  if (!suspension) return null
  session.updateSignInFlow({ suspension, sentCode: undefined, signUp: undefined })
  return redirect(paths.sanction(suspension.sanctionSeq), 303)
}
