import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Device } from '#contracts/main.ts'

/** The signed-in devices: this one first, then the last used one. */
export async function listDevices(
  { kysely, now }: HostContext,
  { userSeq, sessionId }: Viewer,
): Promise<{ devices: Device[] }> {
  const sessions = await kysely
    .selectFrom('login_session')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute()
  const devices = sessions.map((session) => ({
    sessionId: session.session_id,
    deviceName: session.device_name,
    signInType: session.sign_in_type,
    signedInAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    isCurrent: session.session_id === sessionId,
  }))
  return {
    devices: devices.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent)),
  }
}
