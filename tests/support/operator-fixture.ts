import { codeAt } from '#backend/accounts/second-factor/totp.ts'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import type { Role } from '#contracts/account.ts'
import { bearerOf, credentialsOf } from './bearer.ts'
import { hostClients } from './host-client.ts'
import { type TestHostDependencies, testHostDependencies } from './host-dependencies.ts'

const PERIOD_MS = 30_000
const ADDRESS = '203.0.113.7'

/** Operators and the main host, with a clock that a test moves. */
export function operatorFixture(database: Database, start = new Date('2026-11-21T03:00:00Z')) {
  let now = start
  const dependencies: TestHostDependencies = testHostDependencies(database, { now: () => now })
  const clients = hostClients(dependencies)

  /** Another sign-in of the same account; its second factor has not been passed. */
  async function signIn(userSeq: number) {
    const credentials = await credentialsOf(dependencies, userSeq, { secondFactor: false })
    const host = clients('main', { bearer: credentials.accessToken, address: ADDRESS })
    return { userSeq, credentials, host }
  }

  return {
    dependencies,
    now: () => now,
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    signIn,
    bearerOf: (userSeq: number) => bearerOf(dependencies, userSeq),
    client: (bearer: string) => clients('main', { bearer, address: ADDRESS }),
    /** A new account, by default an operator, that has just signed in. */
    async operator(role: Role = 'OPERATOR') {
      const { userSeq } = await seedUser(database.kysely, { role })
      await seedStore(database.kysely, { user_seq: userSeq })
      return signIn(userSeq)
    },
    /** The code of the app, so many steps from now. */
    code: (secret: string, steps = 0) =>
      codeAt(secret, new Date(now.getTime() + steps * PERIOD_MS)),
    /** An operator with an authenticator app, set up a minute ago in the returned session. */
    async equipped() {
      const operator = await this.operator()
      const { secret } = await operator.host.beginAuthenticator()
      const done = await operator.host.confirmAuthenticator({ code: this.code(secret) })
      this.wait(60)
      return { ...operator, secret, recoveryCodes: done.recoveryCodes }
    },
    actionsOf: async (userSeq: number) =>
      (
        await database.kysely
          .selectFrom('operator_action')
          .select(['action', 'reason', 'operator_user_seq', 'address'])
          .where('user_seq', '=', userSeq)
          .orderBy('action_seq')
          .execute()
      ).map(({ action }) => action),
  }
}
export type OperatorFixture = ReturnType<typeof operatorFixture>
