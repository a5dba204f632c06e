import type { Finding } from './finding.ts'
import { createWordFinder, type Squeezed } from './squeezed.ts'

type Talk = 'DEMAND' | 'DEPOSIT' | 'SEND' | 'LINK' | 'NOT'

/** Words about paying in advance, and words that negate them. */
export const ADVANCE_WORDS: Record<Talk, readonly string[]> = {
  DEMAND: [
    '선송금',
    '선결제',
    '선이체',
    '먼저입금',
    '먼저송금',
    '먼저계좌이체',
    '먼저보내주시면',
    '먼저보내주셔야',
    '먼저주셔야',
    '돈먼저',
    '선불로',
    '선불입금',
    '선입해',
    '선입부탁',
    '선입만',
    '선입요',
    '선입이요',
    '선입입니다',
    '선입으로',
    '선입금',
    '돈보내주시면',
    '돈보내주셔야',
    '지금입금가능',
    '입금가능하세요',
    '바로입금가능',
    '먼저이체',
    '입금먼저',
    '송금먼저',
    '입금부터',
    '송금부터',
    '입금하시면보내',
    '입금하시면발송',
    '입금해주시면보내',
    '입금해주시면발송',
    '입금확인되면',
    '입금확인후',
    '입금확인하고',
    '재입금',
    '다시입금',
    '추가입금',
    '한번더입금',
    '다시송금',
    '재송금',
    '수수료까지입금',
    '수수료입금',
    '예약금입금',
    '예약금보내',
    '예약금을보내',
    '예약금걸어주',
    '예약금거셔야',
    '계약금보내',
    '계약금입금',
    '계약금걸',
    'ㅅㅇㄱ',
  ],
  // A demand when both occur together, with at most an amount between.
  DEPOSIT: ['선금', '예약금', '계약금', '물건값', '보증금', '수수료'],
  SEND: [
    '원주시면',
    '만주시면',
    '보내주',
    '입금해주',
    '입금하시',
    '송금해주',
    '걸어주',
    '보내셔야',
    '입금부탁',
  ],
  LINK: [
    '결제링크',
    '안전결제링크',
    '안전결제창',
    '안전결제사이트',
    '안심결제창',
    '안전결제주소',
    '결제창보내',
    '결제창띄',
    '토스링크',
    '카카오페이링크',
    '네이버페이링크',
    '페이송금링크',
    '안심결제링크',
    '결제주소',
    '결제창링크',
    '결제페이지링크',
    '안전거래링크',
    '송금링크',
    '페이링크',
    '결제url',
  ],
  NOT: [
    '안받',
    '안해',
    '안합',
    '안하',
    '안돼',
    '안되',
    '안할',
    '않',
    '못',
    '불가',
    '사절',
    '거절',
    '싫',
    '위험',
    '말고',
    '아니',
    '없이',
    '없어요',
    '없습니다',
    '요구',
    '사기',
    '금지',
    '신고',
    '조심',
  ],
}

const find = createWordFinder(ADVANCE_WORDS)

/** How far after a word its negation may be. */
const REACH = 14

/** Demands for payment before delivery, and announced payment links. */
export function findAdvancePayment(squeezed: Squeezed): Finding[] {
  const words = find(squeezed)
  return words.flatMap((word, index) => {
    if (word.kind === 'NOT' || word.kind === 'SEND') return []
    const sends = words[index + 1]
    const isSent = sends?.kind === 'SEND' && sends.next - word.next <= REACH
    if (word.kind === 'DEPOSIT' && !isSent) return []
    const next = words.slice(index + 1, index + 3).find(({ kind }) => kind === 'NOT')
    if (next && next.next - word.next <= REACH) return []
    const reason = word.kind === 'LINK' ? ('PAYMENT_LINK' as const) : ('ADVANCE_PAYMENT' as const)
    return [{ reason, score: 2, range: null }]
  })
}
