import { secretPurpose } from '#backend/accounts/second-factor/factor.ts'
import { storeStep } from '#backend/accounts/second-factor/pending-step.ts'
import { renewCodes } from '#backend/accounts/second-factor/recovery-codes.ts'
import { codeAt, newSecret } from '#backend/accounts/second-factor/totp.ts'
import { bearerOf } from './bearer.ts'
import { hostClients } from './host-client.ts'
import { type TestHostDependencies, testHostContext } from './host-dependencies.ts'
import { softAuthenticator } from './soft-authenticator.ts'

const CHALLENGE = Buffer.alloc(32, 7).toString('base64url')

/**
 * The inputs of an operator's calls for the second factor; every session of the operator has the pending step that they
 * need.
 */
export function factorInputs(dependencies: TestHostDependencies, operatorSeq: number) {
  const { kysely, keys, now, publicOrigin } = dependencies
  const context = testHostContext(dependencies)
  const code = (secret: string) => codeAt(secret, now())

  /** Every session of the operator has this pending step. */
  async function beginEverywhere(kind: 'AUTHENTICATOR' | 'NEW_PASSKEY' | 'PASSKEY', value: string) {
    const sessions = await kysely
      .selectFrom('login_session')
      .select('session_id')
      .where('user_seq', '=', operatorSeq)
      .execute()
    for (const { session_id: sessionId } of sessions)
      await storeStep(context, kysely, { sessionId, kind, value, minutes: 5 })
  }

  async function equip(): Promise<string> {
    const secret = newSecret()
    const factor = {
      sealed_secret: keys.seal(secretPurpose(operatorSeq), secret),
      set_at: now(),
      last_step: 0,
      failures: 0,
      locked_until: null,
    }
    await kysely
      .insertInto('second_factor')
      .values({ user_seq: operatorSeq, ...factor })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(factor))
      .execute()
    return secret
  }

  const device = () =>
    softAuthenticator({ origin: publicOrigin, rpId: new URL(publicOrigin).hostname })

  async function addPasskey() {
    await equip()
    await kysely.deleteFrom('passkey').where('user_seq', '=', operatorSeq).execute()
    const bearer = await bearerOf(dependencies, operatorSeq)
    const host = hostClients(dependencies)('main', { bearer })
    const { options } = await host.beginPasskey()
    const authenticator = device()
    const added = await host.addPasskey({ name: '폰', response: authenticator.create(options) })
    return { authenticator, passkeySeq: added.passkeySeq }
  }

  return {
    async equipped(): Promise<undefined> {
      await equip()
    },
    async begun() {
      const secret = newSecret()
      await beginEverywhere('AUTHENTICATOR', secret)
      return { code: code(secret) }
    },
    appCode: async () => ({ code: code(await equip()) }),
    async recoveryCode() {
      await equip()
      const [first = ''] = await renewCodes(dependencies, kysely, operatorSeq)
      return { code: first }
    },
    async withPasskey(): Promise<undefined> {
      await addPasskey()
    },
    ownPasskey: async () => ({ passkeySeq: (await addPasskey()).passkeySeq }),
    async newPasskey() {
      await equip()
      await beginEverywhere('NEW_PASSKEY', CHALLENGE)
      return { name: '폰', response: device().create({ challenge: CHALLENGE }) }
    },
    async passkeyAnswer() {
      const { authenticator } = await addPasskey()
      await beginEverywhere('PASSKEY', CHALLENGE)
      return { response: authenticator.get({ challenge: CHALLENGE }) }
    },
  }
}
