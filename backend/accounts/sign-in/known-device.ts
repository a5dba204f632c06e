import type { DeviceStanding } from '#backend/limits/rules.ts'
import type { HostContext } from '#backend/operation/context.ts'

/**
 * Whether the owner of a number has signed in before on the calling device. The device is identified by its uuid, which
 * is random, is stored in the browser's cookie only and is shown nowhere. It gives access to nothing but the device's
 * own limits.
 */
export async function standingOf(
  { kysely, caller: { deviceUuid } }: Pick<HostContext, 'kysely' | 'caller'>,
  phoneNo: string,
): Promise<DeviceStanding> {
  if (deviceUuid === null) return { isKnownDevice: false }
  const session = await kysely
    .selectFrom('login_session')
    .innerJoin('users', 'users.user_seq', 'login_session.user_seq')
    .select('login_session.session_id')
    .where('users.phone_no', '=', phoneNo)
    .where('login_session.device_uuid', '=', deviceUuid)
    .limit(1)
    .executeTakeFirst()
  return { isKnownDevice: session !== undefined }
}

/** The same for a code that was sent, by the id that the visitor holds. */
export async function standingOfCode(
  context: Pick<HostContext, 'kysely' | 'caller'>,
  verificationHash: string,
): Promise<DeviceStanding> {
  if (context.caller.deviceUuid === null) return { isKnownDevice: false }
  const code = await context.kysely
    .selectFrom('one_time_code')
    .select('phone_no')
    .where('verification_hash', '=', verificationHash)
    .executeTakeFirst()
  return code ? standingOf(context, code.phone_no) : { isKnownDevice: false }
}
