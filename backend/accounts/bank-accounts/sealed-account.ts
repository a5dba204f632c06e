import { z } from 'zod'
import type { HostContext } from '#backend/operation/context.ts'
import { ONE_WON_RULES } from '#contracts/bank-account-constants.ts'

type Keys = Pick<HostContext['keys'], 'seal' | 'unseal' | 'pseudonym'>

const sealedSchema = z.object({ accountNo: z.string(), holderName: z.string() })
export type AccountSecrets = z.infer<typeof sealedSchema>

/** An account opens for its owner alone, as an address does. */
const purposeOf = (userSeq: number) => `bank-account:${userSeq}`

export function sealAccount(keys: Keys, userSeq: number, secrets: AccountSecrets): string {
  const { accountNo, holderName } = secrets
  return keys.seal(purposeOf(userSeq), JSON.stringify({ accountNo, holderName }))
}

/** Null where it was sealed with other keys. */
export function openAccount(keys: Keys, userSeq: number, sealed: string): AccountSecrets | null {
  const text = keys.unseal(purposeOf(userSeq), sealed)
  return text === null ? null : sealedSchema.parse(JSON.parse(text))
}

/** The code of a check: the same however often the form is sent, and stored nowhere. */
export function oneWonCode(keys: Keys, userSeq: number, formKey: string): string {
  const digest = keys.pseudonym('one-won', `${userSeq}:${formKey}`)
  const number = [...digest].reduce(
    (sum, letter) => (sum * 131 + (letter.codePointAt(0) ?? 0)) % 1e9,
    7,
  )
  return String(number % 10 ** ONE_WON_RULES.digits).padStart(ONE_WON_RULES.digits, '0')
}
