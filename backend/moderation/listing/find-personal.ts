import type { ListingFinding, ScreenedField } from '#contracts/listing-screening.ts'
import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'
import type { FoundReason } from '../finding.ts'
import { SCORES } from '../finding.ts'
import { findInText, type TextFinding } from '../moderate-text.ts'

interface Meaning {
  level: ScreeningLevel
  message: string
  rule: string
  advice: string
}

const CHAT = '문의는 두손 채팅으로 받을 수 있어요.'
const PRIVACY = '개인정보 보호법, 두손 운영정책'

/** What the chat masks must not stand in a listing, which everybody can read. */
const MEANINGS: Record<FoundReason, Meaning> = {
  PHONE: {
    level: 'BLOCK',
    message: '전화번호는 누구나 볼 수 있는 곳에 적을 수 없어요.',
    rule: PRIVACY,
    advice: `번호를 지워 주세요. ${CHAT}`,
  },
  ACCOUNT: {
    level: 'BLOCK',
    message: '계좌번호는 누구나 볼 수 있는 곳에 적을 수 없어요.',
    rule: PRIVACY,
    advice: '계좌번호를 지워 주세요. 결제는 거래가 정해진 뒤에 채팅에서 이야기해 주세요.',
  },
  RESIDENT_NUMBER: {
    level: 'BLOCK',
    message: '주민등록번호처럼 보이는 숫자가 있어요.',
    rule: '개인정보 보호법 제24조의2',
    advice: '번호를 지워 주세요. 사진에도 보이지 않게 가려 주세요.',
  },
  MESSENGER: {
    level: 'BLOCK',
    message: '다른 메신저 아이디나 링크는 적을 수 없어요.',
    rule: '두손 운영정책',
    advice: `아이디를 지워 주세요. ${CHAT}`,
  },
  PAYMENT_LINK: {
    level: 'BLOCK',
    message: '결제 페이지로 보이는 링크는 적을 수 없어요.',
    rule: '두손 운영정책',
    advice: '링크를 지워 주세요.',
  },
  OUTSIDE_LINK: {
    level: 'WARN',
    message: '다른 사이트로 가는 링크가 있어요.',
    rule: '두손 운영정책',
    advice: '꼭 필요한 링크가 아니면 지워 주세요. 구매자에게는 조심하라는 안내가 보여요.',
  },
  ADVANCE_PAYMENT: {
    level: 'WARN',
    message: '먼저 돈을 보내 달라는 말은 사기로 보일 수 있어요.',
    rule: '두손 운영정책',
    advice: '안심결제나 직거래를 함께 적어 주세요.',
  },
}

/** Personal numbers, other messengers and links in one text of a listing; a reason stands once. */
export function findPersonal(
  field: ScreenedField,
  text: string,
  ownHosts: readonly string[],
): ListingFinding[] {
  const found = new Map<FoundReason, TextFinding>()
  for (const finding of findInText(text, ownHosts)) {
    const known = found.get(finding.reason)
    if (finding.score >= SCORES.warn && finding.score > (known?.score ?? 0))
      found.set(finding.reason, finding)
  }
  return [...found.values()].map(({ reason, score, range }) => {
    const { level, ...words } = MEANINGS[reason]
    return {
      field,
      level: score >= SCORES.mask ? level : 'WARN',
      code: reason,
      ...words,
      excerpt: range ? text.slice(...range) : '',
      productSeq: null,
    }
  })
}
