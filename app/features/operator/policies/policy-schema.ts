import * as z from 'zod/mini'
import { readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import { normalPolicyBody, POLICY_LIMITS, policyBodyProblem } from '#contracts/policy-rules.ts'

const REASON = `까닭을 2자 이상 ${POLICY_LIMITS.reason}자 이하로 적어 주세요.`
const reason = text(z.minLength(2, REASON), z.maxLength(POLICY_LIMITS.reason, REASON))

const body = readBy<string>((typed) => {
  const value = normalPolicyBody(typed)
  const error = policyBodyProblem(value)
  return error === null ? { value } : { error }
})

const policy = z.object({
  formKey: text(z.maxLength(36)),
  seen: z.pipe(text(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  body,
  day: text(z.regex(/^\d{4}-\d{2}-\d{2}$/, '시행일을 골라 주세요.')),
  isAdverse: ticked(),
  reason,
})

export const policyForms = { save: policy, preview: policy }
export const policyWithdrawalForms = { WITHDRAW: z.object({ changeSeq: sequence(), reason }) }
