import type { LoadContext } from '../load-context.server.ts'

/** Ends the session at the host and here; here in any case (SPEC.md section 4). */
export async function signOut({
  services,
  session,
  log,
  requestId,
}: Pick<LoadContext, 'services' | 'session' | 'log' | 'requestId'>): Promise<void> {
  try {
    if (session.accessToken) await services.main.logout()
  } catch (error) {
    // A session that the host does not know any more is over all the same.
    if (!(error instanceof Response)) log.warn({ error, requestId }, 'logout call failed')
  }
  session.signOut()
}
