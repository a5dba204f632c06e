import * as z from 'zod/mini'
import { oneOf, ticked } from '#app/forms/fields.ts'
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '#contracts/account-constants.ts'

/** Why a member leaves, and that they know what it means. */
export const withdrawalSchema = z.object({
  reason: oneOf(
    Object.keys(WITHDRAWAL_REASONS) as WithdrawalReason[],
    '떠나시는 이유를 골라 주세요.',
  ),
  understood: ticked('안내를 확인하고 체크해 주세요.'),
})
