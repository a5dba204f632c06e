import { BANKS, type BankCode } from '#contracts/banks.ts'

/** What people call a bank besides its names. */
const NICKNAMES: Partial<Record<BankCode, readonly string[]>> = {
  '004': ['국민은행', 'kb', '케이비'],
  '088': ['신한은행'],
  '020': ['우리은행'],
  '081': ['하나은행', 'keb', 'keb하나'],
  '011': ['농협은행', 'nh', 'nh농협'],
  '003': ['기업은행', 'ibk'],
  '090': ['카뱅', '카카오뱅크', 'kakaobank'],
  '092': ['토뱅', '토스뱅크', 'tossbank'],
  '089': ['케뱅', 'k뱅크', 'kbank'],
  '045': ['mg', '새마을금고'],
  '023': ['sc', 'sc제일', '제일은행'],
  '027': ['시티은행', '씨티은행', 'citi'],
  '002': ['산업은행', 'kdb'],
  '007': ['수협은행', '수협', 'sh'],
  '031': ['대구은행', 'im뱅크', 'dgb'],
  '032': ['bnk부산'],
  '039': ['bnk경남'],
  '037': ['전북은행', 'jb'],
}

/** Words of everyday language too: they name a bank only right before a number or with 은행. */
const EVERYDAY = new Set([
  '우리',
  '하나',
  '국민',
  '기업',
  '산업',
  '카카오',
  '토스',
  '케이',
  '부산',
  '광주',
  '제주',
  '전북',
  '경남',
  '저축',
  'im',
  'sh',
  'sc',
  'mg',
])

const NAMES: readonly { name: string; bankCode: BankCode }[] = (
  Object.entries(BANKS) as [BankCode, { name: string; shortName: string }][]
)
  .flatMap(([bankCode, { name, shortName }]) =>
    [name.toLowerCase(), shortName.toLowerCase(), ...(NICKNAMES[bankCode] ?? [])].map((called) => ({
      name: called,
      bankCode,
    })),
  )
  .sort((one, other) => other.name.length - one.name.length)

/** The bank that a text names, and the text without it. @param text in lower case */
export function takeBankName(text: string): { bankCode: BankCode | null; rest: string } {
  for (const { name, bankCode } of NAMES) {
    const at = text.indexOf(name)
    if (at < 0) continue
    const behind = text.slice(at + name.length)
    if (isInsideWord(text, at, name)) continue
    if (
      EVERYDAY.has(name) &&
      !/^\s*(?:은행|뱅크)?\s*(?:계좌)?(?:번호)?\s*[:：]?\s*[\d(]/.test(behind)
    )
      continue
    return { bankCode, rest: `${text.slice(0, at)} ${behind.replace(/^\s*(?:은행|뱅크)/, '')}` }
  }
  return { bankCode: null, rest: text }
}

/** 'sh' in 'cash' is no bank. */
const isInsideWord = (text: string, at: number, name: string): boolean =>
  /^[a-z]/.test(name) &&
  (/[a-z]/.test(text[at - 1] ?? '') || /[a-z]/.test(text[at + name.length] ?? ''))
