import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** Redirects `/store` to the store of the member. */
export async function toOwnStore(
  context: Pick<LoadContext, 'services' | 'session' | 'publicOrigin'>,
  request: Request,
): Promise<Response> {
  requireUser(context, request)
  const { storeSeq } = await context.services.main.stateInfo()
  return redirect(paths.store(storeSeq))
}
