import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { endLoginSessions } from './end-login-sessions.ts'

/** Signs one of the user's own devices out; another user's device counts as unknown. */
export async function signOutDevice(
  { kysely, now, chat }: HostContext,
  viewer: Viewer,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never> | Refusal<'NOT_FOUND'>> {
  const { userSeq } = viewer
  const reason = sessionId === viewer.sessionId ? 'LOGOUT' : 'REMOTE'
  const ended = await endLoginSessions(kysely, { userSeq, sessionId }, reason, now())
  if (ended > 0) chat.accountChanged(userSeq)
  return ended > 0 ? {} : refuse('NOT_FOUND')
}
