import type { HostContext, Viewer } from '../../host.ts'
import { endLoginSessions } from './end-login-sessions.ts'

/** Signs every device out but the one that asks. */
export async function signOutOtherDevices(
  { kysely, now }: HostContext,
  { userSeq, sessionId }: Viewer,
): Promise<{ count: number }> {
  const which = { userSeq, exceptSessionId: sessionId }
  return { count: await endLoginSessions(kysely, which, 'REMOTE', now()) }
}
