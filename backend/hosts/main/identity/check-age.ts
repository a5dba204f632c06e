import type { IdentityRequest } from '#contracts/account.ts'
import { kstDay } from '../../../policies/kst-day.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { ageInKorea, MINIMUM_AGE } from './age.ts'
import { readResidentNumber } from './resident-number.ts'

/** Refuses who is under 14 by what was typed, before anything is kept or sent to the agency. */
export function checkAge(
  { socialPreNo, socialPostNo }: Pick<IdentityRequest, 'socialPreNo' | 'socialPostNo'>,
  now: Date,
): Refusal<'IDENTITY_REFUSED' | 'UNDER_14'> | null {
  const facts = readResidentNumber(socialPreNo, socialPostNo)
  if (!facts || facts.birthDate > kstDay(now)) {
    return refuse('IDENTITY_REFUSED', {
      message: '주민등록번호 앞 7자리를 다시 확인해 주세요.',
    })
  }
  return ageInKorea(facts.birthDate, now) < MINIMUM_AGE ? refuse('UNDER_14') : null
}
