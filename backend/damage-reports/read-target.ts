import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { accountNoProblem } from '#contracts/banks.ts'
import type { DamageTarget } from '#contracts/damage-report.ts'
import type { IdentifierKind } from '#contracts/fraud-constants.ts'
import { type Identifier, readIdentifier } from '../fraud/read-identifier.ts'

type TargetRefusal = Refusal<'WRONG_PHONE' | 'WRONG_ACCOUNT' | 'WRONG_EMAIL' | 'WRONG_MESSENGER'>

/** What a reporter typed about the other side, as identifiers; empty fields say nothing. */
export function readTarget({
  phone,
  bankCode,
  accountNo,
  email,
  messenger,
}: DamageTarget): Identifier[] | TargetRefusal {
  const identifiers: Identifier[] = []
  if (phone) {
    const read = readAs('PHONE', phone)
    if (!read) return refuse('WRONG_PHONE')
    identifiers.push(read)
  }
  if (accountNo) {
    if (!bankCode) return refuse('WRONG_ACCOUNT', { message: '은행을 골라 주세요.' })
    const read = readAs('ACCOUNT', accountNo)
    if (!read) return refuse('WRONG_ACCOUNT')
    const problem = accountNoProblem(bankCode, read.value)
    if (problem) return refuse('WRONG_ACCOUNT', { message: problem })
    identifiers.push({ ...read, bankCode })
  }
  if (email) {
    const read = readAs('EMAIL', email)
    if (!read) return refuse('WRONG_EMAIL')
    identifiers.push(read)
  }
  if (messenger) {
    const read = readAs('MESSENGER', messenger) ?? readAs('MESSENGER', `카톡 ${messenger}`)
    if (!read) return refuse('WRONG_MESSENGER')
    identifiers.push(read)
  }
  return identifiers
}

const readAs = (kind: IdentifierKind, typed: string): Identifier | undefined =>
  readIdentifier(typed).identifiers?.find((identifier) => identifier.kind === kind)
