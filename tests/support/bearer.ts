import { hashToken } from '#backend/accounts/tokens/credentials.ts'
import { openLoginSession } from '#backend/accounts/tokens/open-login-session.ts'
import type { Caller, HostDependencies } from '#backend/operation/context.ts'
import { type Credentials, isOperatorRole, type SignInType } from '#contracts/account.ts'
import { testHostContext } from './host-dependencies.ts'

/**
 * Signs a user in without a sign-in flow: returns what the main host would answer. An operator has passed the second
 * factor unless `secondFactor` is false.
 */
export async function credentialsOf(
  dependencies: HostDependencies,
  userSeq: number,
  how: { caller?: Partial<Caller>; signInType?: SignInType; secondFactor?: boolean } = {},
): Promise<Credentials> {
  const { caller, signInType = 'user-credentials', secondFactor = true } = how
  const context = testHostContext(dependencies, {
    caller: { deviceUuid: null, address: null, userAgent: null, ...caller },
  })
  return dependencies.kysely.transaction().execute(async (trx) => {
    const { role } = await trx
      .selectFrom('users')
      .select('role')
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    const credentials = await openLoginSession(context, trx, { userSeq, role, signInType })
    if (!secondFactor || !isOperatorRole(role)) return credentials
    await trx
      .updateTable('login_session')
      .set({ second_factor_at: dependencies.now() })
      .where('user_seq', '=', userSeq)
      .where('session_id', '=', (query) =>
        query
          .selectFrom('refresh_token')
          .select('session_id')
          .where('token_hash', '=', hashToken(credentials.refreshToken)),
      )
      .execute()
    return credentials
  })
}

/** An access token of a user who has just signed in. */
export async function bearerOf(dependencies: HostDependencies, userSeq: number): Promise<string> {
  return (await credentialsOf(dependencies, userSeq)).accessToken
}
