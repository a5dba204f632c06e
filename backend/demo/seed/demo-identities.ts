import { newRecommendCode } from '#backend/accounts/sign-up/recommend-code.ts'
import { randomOf } from '../random.ts'
import type { DemoPerson } from './demo-facts.ts'

/** As many different codes. */
export function buildRecommendCodes(count: number): string[] {
  const random = randomOf(6003)
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newRecommendCode((below) => random.integer(0, below - 1)))
  return [...codes]
}

/** What an identity check says of a demo person. Other users have none. */
export function identityOf(
  person: Pick<DemoPerson, 'birthDate' | 'sex'> | undefined,
  checkedAt: Date,
) {
  if (!person) return {}
  return {
    birth_date: person.birthDate,
    sex: person.sex,
    is_foreigner: false,
    identity_checked_at: checkedAt,
  }
}
