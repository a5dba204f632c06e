import * as z from 'zod/mini'
import { readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import { normalPolicyBody, POLICY_LIMITS, policyBodyProblem } from '#contracts/policy-rules.ts'
import { changeReason, firstDay } from '../dated-fields.ts'

const reason = changeReason(POLICY_LIMITS.reason)

const body = readBy<string>((typed) => {
  const value = normalPolicyBody(typed)
  const error = policyBodyProblem(value)
  return error === null ? { value } : { error }
})

const policy = z.object({
  formKey: text(z.maxLength(36)),
  seen: z.pipe(text(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  body,
  day: firstDay(),
  isAdverse: ticked(),
  reason,
})

export const policyForms = { save: policy, preview: policy }
export const policyWithdrawalForms = { WITHDRAW: z.object({ changeSeq: sequence(), reason }) }
