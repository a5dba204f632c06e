import { readResidentNumber } from '#backend/korea/resident-number.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { IdentityRequest } from '#contracts/account.ts'
import { kstDay } from '#contracts/kst.ts'
import { ageInKorea, MINIMUM_AGE } from './age.ts'

/** Refuses a person under 14 by the typed birth date, before anything is stored or sent to the agency. */
export function checkAge(
  { socialPreNo, socialPostNo }: Pick<IdentityRequest, 'socialPreNo' | 'socialPostNo'>,
  now: Date,
): Refusal<'IDENTITY_REFUSED' | 'UNDER_14'> | null {
  const facts = readResidentNumber(socialPreNo, socialPostNo, kstDay(now))
  if (!facts) {
    return refuse('IDENTITY_REFUSED', {
      message: '주민등록번호 앞 7자리를 다시 확인해 주세요.',
    })
  }
  return ageInKorea(facts.birthDate, now) < MINIMUM_AGE ? refuse('UNDER_14') : null
}
