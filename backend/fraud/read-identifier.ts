import { type BankCode, maskAccountNo } from '#contracts/banks.ts'
import {
  type IdentifierKind,
  LOOKUP_RULES,
  type LookupRefusal,
} from '#contracts/fraud-constants.ts'
import { maskPhoneNo } from '#contracts/masks.ts'
import { digitRuns } from '../moderation/digit-runs.ts'
import { readSigns } from '../moderation/signs.ts'
import { takeBankName } from './bank-names.ts'

/** Who somebody is, in the one spelling that is hashed. */
export interface Identifier {
  kind: IdentifierKind
  /** Digits of a phone number as dialled in Korea or of an account; an address or id in lower case. */
  value: string
  /** Of an account; null where the bank was not named. */
  bankCode: BankCode | null
}

export type IdentifierReading =
  | { identifiers: readonly [Identifier, ...Identifier[]]; problem?: undefined }
  | { problem: LookupRefusal; identifiers?: undefined }

const FEWEST_DIGITS = 8
const MOST_DIGITS = 16

/**
 * Reads a phone number, account, e-mail address or messenger id in whatever spelling it is typed: with +82, hyphens, Hangul
 * or full-width digits, spaces between, the bank before or behind.
 *
 * @returns what it can be, the likeliest first: a number of eleven digits that begins with 010 may also be an account
 */
export function readIdentifier(typed: string): IdentifierReading {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return { problem: 'EMPTY' }
  if ([...typed].length > LOOKUP_RULES.length) return { problem: 'TOO_LONG' }
  const email = emailOf(text)
  if (email) return found({ kind: 'EMAIL', value: email, bankCode: null })
  const { bankCode, rest } = takeBankName(text)
  const messenger = takeMessengerName(rest)
  const digits = digitsOf(messenger.rest)
  if (digits.length >= FEWEST_DIGITS && !isLatinName(messenger.rest))
    return ofDigits(digits, bankCode, messenger.rest)
  const id = messengerIdOf(messenger.rest)
  if (id && (messenger.isNamed || isLatinName(id)))
    return found({ kind: 'MESSENGER', value: id, bankCode: null })
  return { problem: digits.length >= 3 ? 'TOO_SHORT' : 'UNREADABLE' }
}

const found = (...identifiers: [Identifier, ...Identifier[]]): IdentifierReading => ({
  identifiers,
})

function ofDigits(digits: string, bankCode: BankCode | null, text: string): IdentifierReading {
  const phoneNo = phoneNoOf(digits)
  if (!bankCode && isResidentNumber(digits, text)) return { problem: 'RESIDENT_NUMBER' }
  const account: Identifier = { kind: 'ACCOUNT', value: digits, bankCode }
  if (!phoneNo)
    return digits.length > MOST_DIGITS
      ? { problem: 'UNREADABLE' }
      : digits.length < 10 && !bankCode
        ? { problem: 'TOO_SHORT' }
        : found(account)
  const phone: Identifier = { kind: 'PHONE', value: phoneNo, bankCode: null }
  // Some banks give out a member's phone number as the number of the account.
  if (digits !== phoneNo) return found(phone)
  return bankCode ? found(account, phone) : found(phone, account)
}

/** '821012345678', '0821012345678' and '01012345678' are one number. */
function phoneNoOf(digits: string): string | null {
  const national = digits.replace(/^(?:00)?82(?=0?(?:1[016789]|2|[3-6]\d|70))0?/, '0')
  if (/^01[016789]\d{7,8}$/.test(national)) return national
  return /^(?:02\d{7,8}|0[3-6]\d\d{7,8}|070\d{8}|050\d{8,9})$/.test(national) ? national : null
}

/** Six digits of a birth date and seven that begin with 1 to 8, written as such. */
const isResidentNumber = (digits: string, text: string): boolean =>
  /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[1-8]\d{6}$/.test(digits) &&
  /\d{6}\s*[-–]?\s*\d{7}/.test(text.replaceAll(/\s+/g, ' '))

/** The longest number of a text. A `+82` before it belongs to it. */
function digitsOf(text: string): string {
  const runs = digitRuns(readSigns(text)).map((run) => run.map(({ digit }) => digit).join(''))
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/** Something that reads as a name: letters and digits together, as in kim01012. */
function isLatinName(text: string): boolean {
  const name = text.trim().replace(/^@/, '')
  return /^[a-z0-9][a-z0-9._-]{2,39}$/.test(name) && /[a-z]{2}/.test(name) && !isSpelledNumber(name)
}

/** O and l for 0 and 1. */
const isSpelledNumber = (name: string): boolean => /^[ol\d.-]+$/.test(name) && /\d{3}/.test(name)

const MESSENGER_NAME =
  /카카오톡|카카오|카톡|톡\s*아이디|kakaotalk|kakao|텔레그램|텔레|telegram|라인|line|디스코드|discord|인스타그램|인스타|instagram|insta|위챗|wechat|오픈\s*채팅|오픈챗|왓츠앱|whatsapp|시그널|signal/
const FILLER = /아이디|친추|닉네임|계정|주소|id\b|[:：=]|입니다|이에요|예요|추가/g

function takeMessengerName(text: string): { isNamed: boolean; rest: string } {
  if (/^@[a-z0-9._]{3,40}$/.test(text)) return { isNamed: true, rest: text.slice(1) }
  // An id may begin like a messenger: linekim is no LINE.
  const name = MESSENGER_NAME.exec(text)
  if (
    !name ||
    (/^[a-z]/.test(name[0]) && /[a-z0-9_]/.test(text[name.index + name[0].length] ?? ''))
  )
    return { isNamed: false, rest: text }
  return { isNamed: true, rest: text.replace(name[0], ' ').replaceAll(FILLER, ' ').trim() }
}

function messengerIdOf(text: string): string | null {
  const [id] = /[a-z0-9가-힣][a-z0-9가-힣._-]{2,39}/.exec(text.replace(/^@/, '')) ?? []
  return id ?? null
}

/** Also 'kim @ naver . com' and '골뱅이'. */
function emailOf(text: string): string | null {
  const compact = text
    .replaceAll(/골뱅이|\(at\)|\[at\]/g, '@')
    .replaceAll('닷컴', '.com')
    .replaceAll(/\s*([@.])\s*/g, '$1')
  const [email] = /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/.exec(compact) ?? []
  return email ?? null
}

/** An identifier as a page may show it. */
export function maskIdentifier({ kind, value, bankCode }: Identifier): string {
  switch (kind) {
    case 'PHONE':
      return maskPhoneNo(value)
    case 'ACCOUNT':
      return bankCode ? maskAccountNo(bankCode, value) : `***-**-${value.slice(-4)}`
    case 'EMAIL': {
      const [name = '', host = ''] = value.split('@')
      return `${firstOf(name)}***@${host}`
    }
    case 'MESSENGER':
      return `${firstOf(value)}***`
  }
}

const firstOf = (name: string) => [...name].slice(0, Math.min(2, [...name].length - 1)).join('')
