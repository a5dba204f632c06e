// Korean banks that take payouts: codes of 금융결제원, three digits as text.

export interface BankRow {
  name: string
  /** As statements and masked accounts say it. */
  shortName: string
  /** Lengths of the account numbers that the bank has given out, old ones among them. */
  lengths: readonly number[]
}

/** In the order in which a form offers them: the largest first. */
export const BANKS = {
  '004': { name: 'KB국민은행', shortName: '국민', lengths: [10, 11, 12, 14] },
  '088': { name: '신한은행', shortName: '신한', lengths: [11, 12, 13, 14] },
  '020': { name: '우리은행', shortName: '우리', lengths: [11, 12, 13, 14] },
  '081': { name: '하나은행', shortName: '하나', lengths: [11, 12, 14] },
  '011': { name: 'NH농협은행', shortName: '농협', lengths: [11, 12, 13, 14] },
  '003': { name: 'IBK기업은행', shortName: '기업', lengths: [10, 11, 12, 14] },
  '090': { name: '카카오뱅크', shortName: '카카오', lengths: [13] },
  '092': { name: '토스뱅크', shortName: '토스', lengths: [12, 14] },
  '089': { name: '케이뱅크', shortName: '케이', lengths: [10, 11, 12, 13, 14] },
  '045': { name: '새마을금고', shortName: '새마을', lengths: [13, 14] },
  '048': { name: '신협', shortName: '신협', lengths: [11, 12, 13, 14] },
  '071': { name: '우체국', shortName: '우체국', lengths: [12, 13, 14] },
  '023': { name: 'SC제일은행', shortName: 'SC제일', lengths: [11, 14] },
  '027': { name: '한국씨티은행', shortName: '씨티', lengths: [10, 11, 12, 13] },
  '002': { name: 'KDB산업은행', shortName: '산업', lengths: [11, 14] },
  '007': { name: 'Sh수협은행', shortName: '수협', lengths: [11, 12, 14] },
  '012': { name: '지역농·축협', shortName: '농·축협', lengths: [11, 12, 13, 14] },
  '031': { name: 'iM뱅크(대구)', shortName: 'iM', lengths: [11, 12, 13, 14] },
  '032': { name: '부산은행', shortName: '부산', lengths: [12, 13] },
  '034': { name: '광주은행', shortName: '광주', lengths: [12, 13] },
  '035': { name: '제주은행', shortName: '제주', lengths: [10, 12] },
  '037': { name: '전북은행', shortName: '전북', lengths: [12, 13] },
  '039': { name: '경남은행', shortName: '경남', lengths: [12, 13] },
  '050': { name: '저축은행', shortName: '저축', lengths: [11, 12, 13, 14] },
  '064': { name: '산림조합', shortName: '산림', lengths: [11, 12, 13] },
} as const satisfies Record<string, BankRow>
export type BankCode = keyof typeof BANKS

export const BANK_CODES = Object.keys(BANKS) as BankCode[]

export const isBankCode = (code: string): code is BankCode => Object.hasOwn(BANKS, code)

/** '국민 ***-**-1234': no more of an account than the bank and its last four digits. */
export function maskAccountNo(bankCode: BankCode, accountNo: string): string {
  return `${BANKS[bankCode].shortName} ***-**-${accountNo.slice(-4)}`
}

/** What an account number cannot be, in a sentence; null where it can be one of this bank. */
export function accountNoProblem(bankCode: BankCode, accountNo: string): string | null {
  if (!/^\d+$/.test(accountNo)) return '계좌번호는 숫자만 적어 주세요.'
  const lengths: readonly number[] = BANKS[bankCode].lengths
  if (lengths.includes(accountNo.length)) return null
  // A number that its owner chose, often a phone number, is ten or eleven digits at most banks.
  const [shortest = 0] = lengths
  const longest = lengths.at(-1)
  const said = shortest === longest ? `${shortest}자리` : `${shortest}~${longest}자리`
  return `${BANKS[bankCode].name} 계좌번호는 ${said}예요. 다시 확인해 주세요.`
}
