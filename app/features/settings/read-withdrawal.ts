import { withdrawalReasonSchema } from '#contracts/account.ts'
import type { WithdrawalReason } from '#contracts/account-constants.ts'

export interface WithdrawalErrors {
  reason?: string
  understood?: string
}

/** The content of the withdrawal form, or what is missing in it together with the choices already made. */
export function readWithdrawal(form: FormData): {
  input: { reason: WithdrawalReason } | null
  errors: WithdrawalErrors
  typed: { reason: string; understood: boolean }
} {
  const reason = withdrawalReasonSchema.safeParse(form.get('reason'))
  const understood = form.get('understood') === '1'
  const errors: WithdrawalErrors = {
    ...(reason.success ? {} : { reason: '떠나시는 이유를 골라 주세요.' }),
    ...(understood ? {} : { understood: '안내를 확인하고 체크해 주세요.' }),
  }
  return {
    input: reason.success && understood ? { reason: reason.data } : null,
    errors,
    typed: { reason: reason.data ?? '', understood },
  }
}
