import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { endLoginSessions } from './end-login-sessions.ts'

/** Signs the bearer's device out; a second call changes nothing. */
export async function logout(
  { kysely, now, chat }: HostContext,
  { userSeq, sessionId }: Viewer,
): Promise<Record<string, never>> {
  await endLoginSessions(kysely, { userSeq, sessionId }, 'LOGOUT', now())
  chat.accountChanged(userSeq)
  return {}
}
