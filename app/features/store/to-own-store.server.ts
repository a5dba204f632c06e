import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The way from `/store` to the store of whoever is signed in. */
export async function toOwnStore(
  context: Pick<LoadContext, 'services' | 'session' | 'publicOrigin'>,
  request: Request,
): Promise<Response> {
  requireUser(context, request)
  const { storeSeq } = await context.services.main.stateInfo()
  return redirect(paths.store(storeSeq))
}
