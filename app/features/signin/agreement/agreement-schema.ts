import * as z from 'zod/mini'
import { many, text, ticked } from '#app/forms/fields.ts'
import {
  MARKETING_KEYS,
  NIGHT_ALONE_MESSAGE,
  POLICY_KEYS,
  REQUIRED_POLICIES,
} from '#contracts/account-constants.ts'
import type { AgreementKey } from './agreement-items.ts'

const KEYS: readonly AgreementKey[] = [...POLICY_KEYS, ...MARKETING_KEYS]
const NOT_AGREED = '필수 항목에 모두 동의해야 가입할 수 있어요.'

/**
 * The boxes of the agreement form, and the code of who recommended it.
 * @param asked the boxes that the page showed
 */
export const agreementSchema = (asked: readonly AgreementKey[]) =>
  z
    .object({
      all: ticked(),
      agree: many(text()),
      recommendCode: text(z.maxLength(20, '추천 코드는 20자까지 입력할 수 있어요.')),
    })
    .check(({ value, issues }) => {
      const boxes = tickedBoxes(value, asked)
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value })
      if (!REQUIRED_POLICIES.every((key) => boxes.includes(key))) refuse('agree', NOT_AGREED)
      if (boxes.includes('NIGHT_MARKETING') && !boxes.includes('MARKETING'))
        refuse('night', NIGHT_ALONE_MESSAGE)
    })

interface Ticked {
  all: boolean
  agree: readonly string[]
}

/** Without script the box for all of them stands for each one that was asked. */
function tickedBoxes({ all, agree }: Ticked, asked: readonly AgreementKey[]) {
  return KEYS.filter((key) => asked.includes(key) && (all || agree.includes(key)))
}

/** As the main host takes it. */
export function agreementInput(ticked: Ticked, asked: readonly AgreementKey[]) {
  const boxes = tickedBoxes(ticked, asked)
  return {
    policyKeys: POLICY_KEYS.filter((key) => boxes.includes(key)),
    isMarketingAccept: boxes.includes('MARKETING'),
    isNightMarketingAccept: boxes.includes('NIGHT_MARKETING'),
    isNaverCafeToAppAccept: boxes.includes('NAVER_CAFE_TO_APP'),
  }
}
