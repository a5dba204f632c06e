import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { endLoginSessions } from './end-login-sessions.ts'

/** Signs out every device except the calling one. */
export async function signOutOtherDevices(
  { kysely, now, chat }: HostContext,
  { userSeq, sessionId }: Viewer,
): Promise<{ count: number }> {
  const which = { userSeq, exceptSessionId: sessionId }
  const count = await endLoginSessions(kysely, which, 'REMOTE', now())
  if (count > 0) chat.accountChanged(userSeq)
  return { count }
}
