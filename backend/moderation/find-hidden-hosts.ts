import type { Finding } from './finding.ts'
import type { Sign } from './signs.ts'
import type { Squeezed } from './squeezed.ts'

const DOT = '(?:점|닷|쩜|dot|d0t)?'
const COM = '(?:com|c0m|컴|콤)'
/** Addresses of open chats, with anything in place of their dots: open kakao com, 오픈점카카오점컴. */
const OPEN_CHAT = new RegExp(
  `(?:open|오픈|0pen)${DOT}(?:kakao|카카오|kaka0|cacao)${DOT}(?:${COM}|닷컴)|openkakao${COM}?`,
  'g',
)
const PAY_SITE =
  /(?:네이버|카카오|토스|번개|당근|두손|엔|삼성)페이(?:점|닷|쩜)(?:컴|콤|케이알|[a-z]{2,8})|(?:naver|kakao|toss)pay(?:점|닷|쩜|dot)(?:컴|콤|케이알|[a-z]{2,8})/g
const SHORT_CHAT = /t(?:점|닷|쩜|dot)(?:me|미)/g

/** Every finding of this detector contains one of these. */
export const HIDDEN_HOST_WORDS =
  'open 오픈 0pen 페이점 페이닷 페이쩜 naverpay kakaopay tosspay t점 t닷 t쩜 tdot'.split(' ')

/** Addresses whose dots are omitted, or written as a Korean word. */
export function findHiddenHosts(signs: readonly Sign[], squeezed: Squeezed): Finding[] {
  const found = (pattern: RegExp, reason: Finding['reason'], score: number) =>
    [...squeezed.letters.matchAll(pattern)].map((match): Finding => {
      const from = squeezed.from[match.index] ?? 0
      const to = squeezed.to[match.index + match[0].length - 1] ?? from + 1
      return { reason, score, range: [from, pathEnd(signs, to)] }
    })
  return [
    ...found(OPEN_CHAT, 'MESSENGER', 5),
    ...found(SHORT_CHAT, 'MESSENGER', 4),
    ...found(PAY_SITE, 'PAYMENT_LINK', 6),
  ]
}

const LONGEST = 60
const SAID = '슬래시오에스'

/** The rest of the address: Latin letters, digits and slashes, also as words. */
function pathEnd(signs: readonly Sign[], from: number): number {
  let at = from
  let end = from
  while (at - from < LONGEST) {
    const plain = signs[at]?.plain ?? ''
    if (plain.length === 1 && /[a-z0-9/_?=.-]/.test(plain)) end = at + 1
    else if (plain !== ' ' && !(plain !== '' && SAID.includes(plain))) break
    at += 1
  }
  return end
}
