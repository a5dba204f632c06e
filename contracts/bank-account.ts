import { z } from 'zod'
import { MOST_BANK_ACCOUNTS, ONE_WON_RULES } from './bank-account-constants.ts'
import { type BankCode, isBankCode } from './banks.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'

const bankCodeSchema = z.string().refine((code): code is BankCode => isBankCode(code))

/** An account of the member as its list shows it: never its number. */
export const bankAccountSchema = z.object({
  bankAccountSeq: seqSchema,
  bankCode: bankCodeSchema,
  /** '국민 ***-**-1234' */
  maskedNumber: z.string(),
  /** '홍*동' */
  maskedHolder: z.string(),
  isDefault: z.boolean(),
})
export type BankAccountItem = z.infer<typeof bankAccountSchema>

/** A deposit of 1 won that waits for its code. */
export const bankCheckSchema = z.object({
  formKey: z.uuid(),
  maskedNumber: z.string(),
  expiresAt: momentSchema,
  triesLeft: z.int(),
})
export type BankCheck = z.infer<typeof bankCheckSchema>

export const bankAccountsSchema = z.object({
  /** The default first, then the newest. */
  items: z.array(bankAccountSchema),
  /** Until when no money goes to the default account; null where it does. */
  holdUntil: momentSchema.nullable(),
  /** Accounts are the verified member's own: without the check of identity none can be added. */
  isIdentityChecked: z.boolean(),
  /** The one that waits for its code. */
  check: bankCheckSchema.nullable(),
})
export type BankAccounts = z.infer<typeof bankAccountsSchema>

export const newBankAccountSchema = z.object({
  /** Of the form: a repeated submission asks the bank for nothing new. */
  formKey: z.uuid(),
  bankCode: bankCodeSchema,
  accountNo: z.string().regex(/^\d{1,20}$/),
})

export const bankCodeAnswerSchema = z.object({
  formKey: z.uuid(),
  code: typedTextSchema.regex(new RegExp(`^\\d{${ONE_WON_RULES.digits}}$`)),
  isDefault: z.boolean(),
})

const again = '처음부터 다시 해 주세요.'

export const BANK_ACCOUNT_REFUSALS = {
  IDENTITY_NEEDED: {
    status: 409,
    message: '본인인증을 먼저 해 주세요. 정산 계좌는 본인 이름의 계좌만 쓸 수 있어요.',
  },
  WRONG_NUMBER: { status: 422, message: '계좌번호를 다시 확인해 주세요.' },
  ACCOUNT_REFUSED: { status: 422, message: '이 계좌는 쓸 수 없어요. 다른 계좌를 적어 주세요.' },
  OTHER_NAME: {
    status: 422,
    message:
      '예금주가 본인인증을 한 이름과 달라요. 본인 이름의 계좌를 적어 주세요. 개명했다면 본인인증을 다시 해 주세요.',
  },
  ALREADY: { status: 409, message: '이미 등록한 계좌예요.' },
  TOO_MANY: {
    status: 409,
    message: `계좌는 ${MOST_BANK_ACCOUNTS}개까지 등록할 수 있어요. 쓰지 않는 계좌를 지우고 다시 해 주세요.`,
  },
  MAINTENANCE: {
    status: 503,
    message: '지금은 은행 점검 시간이에요. 보통 밤 11시 30분부터 0시 30분까지예요.',
  },
  UNAVAILABLE: {
    status: 502,
    message: '지금은 은행에 확인할 수 없어요. 잠시 후 다시 눌러 주세요.',
  },
  LIMITED: {
    status: 429,
    message: `계좌 확인은 하루에 ${ONE_WON_RULES.checksADay}번까지 할 수 있어요. 내일 다시 해 주세요.`,
  },
} as const

export const BANK_CODE_REFUSALS = {
  CODE_WRONG: {
    status: 422,
    message: '숫자가 맞지 않아요. 통장에 찍힌 숫자를 다시 확인해 주세요.',
  },
  CODE_VOID: { status: 410, message: `숫자를 ${ONE_WON_RULES.tries}번 잘못 적었어요. ${again}` },
  CODE_EXPIRED: { status: 410, message: `5분이 지났어요. ${again}` },
  TOO_MANY: BANK_ACCOUNT_REFUSALS.TOO_MANY,
  ALREADY: BANK_ACCOUNT_REFUSALS.ALREADY,
} as const

export const BANK_ACCOUNT_NOT_FOUND = { status: 404, message: '이미 지운 계좌예요.' }
export const BANK_ACCOUNT_IN_USE = {
  status: 409,
  message:
    '정산받을 거래가 남아 있어서 하나뿐인 계좌는 지울 수 없어요. 다른 계좌를 먼저 등록해 주세요.',
}
