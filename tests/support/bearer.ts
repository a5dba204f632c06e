import type { Caller, HostDependencies } from '#backend/hosts/host.ts'
import { openLoginSession } from '#backend/hosts/main/tokens/open-login-session.ts'
import type { Credentials, SignInType } from '#contracts/account.ts'
import { testHostContext } from './host-dependencies.ts'

/** Signs a user in without a way of signing in: what the main host would answer. */
export async function credentialsOf(
  dependencies: HostDependencies,
  userSeq: number,
  how: { caller?: Partial<Caller>; signInType?: SignInType } = {},
): Promise<Credentials> {
  const { caller, signInType = 'user-credentials' } = how
  const context = testHostContext(dependencies, {
    caller: { deviceUuid: null, address: null, userAgent: null, ...caller },
  })
  return dependencies.kysely.transaction().execute(async (trx) => {
    const { role } = await trx
      .selectFrom('users')
      .select('role')
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    return openLoginSession(context, trx, { userSeq, role, signInType })
  })
}

/** An access token of somebody who has just signed in. */
export async function bearerOf(dependencies: HostDependencies, userSeq: number): Promise<string> {
  return (await credentialsOf(dependencies, userSeq)).accessToken
}
