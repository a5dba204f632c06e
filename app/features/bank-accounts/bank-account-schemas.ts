import * as z from 'zod/mini'
import { oneOf, readBy, secret, sequence, text, ticked } from '#app/forms/fields.ts'
import { ONE_WON_RULES } from '#contracts/bank-account-constants.ts'
import { BANK_CODES } from '#contracts/banks.ts'

/** The form that names an account, and the one that takes the code of its deposit. */
export const bankAccountForms = {
  check: z.object({
    formKey: text(z.uuid()),
    bankCode: oneOf(BANK_CODES, '은행을 골라 주세요.'),
    accountNo: readBy((typed) => {
      const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
      return /^\d{1,20}$/.test(digits)
        ? { value: digits }
        : { error: digits ? '계좌번호는 숫자만 적어 주세요.' : '계좌번호를 적어 주세요.' }
    }),
  }),
  confirm: z.object({
    formKey: text(z.uuid()),
    code: secret(
      readBy((typed) => {
        const digits = typed.normalize('NFKC').replaceAll(/\D/g, '')
        return digits.length === ONE_WON_RULES.digits
          ? { value: digits }
          : { error: `통장에 찍힌 숫자 ${ONE_WON_RULES.digits}자리를 적어 주세요.` }
      }),
    ),
    isDefault: ticked(),
  }),
}

/** The forms of the list. */
export const bankAccountListForms = {
  default: z.object({ bankAccountSeq: sequence() }),
  remove: z.object({ bankAccountSeq: sequence() }),
}
