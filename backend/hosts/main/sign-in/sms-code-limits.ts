import type { LimitUse } from '../../../limits/rate-limiter.ts'
import { codeLimits } from '../../../limits/rules.ts'
import type { HostContext } from '../../host.ts'

/**
 * The limits of a code to sign in with. A device on which the number's owner has signed in before is counted apart from
 * everybody else, so that a stranger who asks for codes all day cannot lock the owner out there.
 */
export async function smsCodeLimits(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller'>,
  phoneNo: string,
): Promise<LimitUse[]> {
  const { deviceUuid } = context.caller
  const known = deviceUuid !== null && (await hasSignedIn(context, phoneNo, deviceUuid))
  return codeLimits(context, phoneNo, { ofKnownDevice: known })
}

async function hasSignedIn(
  { kysely }: Pick<HostContext, 'kysely'>,
  phoneNo: string,
  deviceUuid: string,
): Promise<boolean> {
  const session = await kysely
    .selectFrom('login_session')
    .innerJoin('users', 'users.user_seq', 'login_session.user_seq')
    .select('login_session.session_id')
    .where('users.phone_no', '=', phoneNo)
    .where('login_session.device_uuid', '=', deviceUuid)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
