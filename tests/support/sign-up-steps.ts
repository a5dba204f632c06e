import { type FakeIntegrations, IDENTITY_CODE } from '#tests/support/fake-integrations.ts'
import type { mainHost } from '#tests/support/main-host.ts'

type Host = ReturnType<typeof mainHost>

/** A person born on 14 February 1990, as asked for by the identity check. */
export const PERSON = {
  commId: 'SKT',
  name: '김하늘',
  phoneNo: '01055550001',
  socialPreNo: '900214',
  socialPostNo: '2',
} as const

export const AGREED = {
  policyKeys: ['TERMS', 'PRIVACY', 'AGE_14'] as ('TERMS' | 'PRIVACY' | 'AGE_14' | 'LOCATION')[],
  isMarketingAccept: false,
  isNightMarketingAccept: false,
  isNaverCafeToAppAccept: false,
}

/** The code of the newest text that was sent to a number. */
export function sentCodeOf(integrations: FakeIntegrations, phoneNo: string): string {
  const text = integrations.sent.filter((message) => message.phoneNo === phoneNo).at(-1)?.text ?? ''
  const [code] = /\d{6}/.exec(text) ?? []
  if (!code) throw new Error('no code was sent')
  return code
}

export function wrongCodeFor(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

/** Accepts the agreements and requests the identity code: one confirmation is left before the account. */
export async function readyToConfirm(
  { ask }: Host,
  signUpToken: string,
  person: Partial<Record<keyof typeof PERSON, string>> = {},
): Promise<{ signUpToken: string; verificationId: string; code: string }> {
  await ask('agreePolicies', { ...AGREED, signUpToken })
  const { verificationId } = await ask('requestSignUpIdentity', {
    ...PERSON,
    ...person,
    commId: 'SKT',
    signUpToken,
  })
  return { signUpToken, verificationId, code: IDENTITY_CODE }
}

/** Signs up a person who has proven only their identity. */
export async function signUp(host: Host, person: Partial<Record<keyof typeof PERSON, string>>) {
  const { signUpToken } = await host.ask('startSignUp', undefined)
  const ready = await readyToConfirm(host, signUpToken, person)
  const outcome = await host.ask('confirmSignUpIdentity', ready)
  if (outcome.kind !== 'SIGNED_UP') throw new Error('has an account already')
  return outcome.credentials
}
