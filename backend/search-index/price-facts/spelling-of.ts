import { canonicalSpelling } from '../korean/canonical.ts'
import { SPELLINGS } from './words/spellings.ts'

const DIGIT = /\p{N}/u
const LATIN = /[a-z]/
const LATIN_OR_DIGIT = /[a-z0-9]/
const HANGUL = /[가-힣]/
/** How many letters choose what is compared. */
const HEAD = 2

const spellings = SPELLINGS.flatMap(([name, ...ways]) =>
  ways.map((way) => [canonicalSpelling(way), name] as const),
).filter(([way, name]) => way !== name)
/** Shorter Latin spellings end the codes of models too: 7 in V7 lite. */
const LEAST_BEHIND_DIGIT = 4

interface Spelling {
  way: string
  name: string
  /** What may not stand before it, and what may not stand behind it. */
  notBefore: RegExp
  notBehind: RegExp | null
}

/** The spellings by their first letters, so that a place in a text is compared with few of them only; the longest first. */
const spellingsByHead = new Map<string, Spelling[]>()
for (const [way, name] of spellings.toSorted(([one], [other]) => other.length - one.length)) {
  const first = way[0] ?? ''
  const spelling = {
    way,
    name,
    notBefore: !/[a-z0-9]/u.test(first)
      ? HANGUL
      : LATIN.test(first) && way.length >= LEAST_BEHIND_DIGIT
        ? LATIN
        : LATIN_OR_DIGIT,
    notBehind: /[a-z]$/u.test(way) ? LATIN : /\d$/u.test(way) ? DIGIT : null,
  }
  // A space may be missing.
  for (const head of new Set([way.slice(0, HEAD), way.replace(/ /gu, '').slice(0, HEAD)]))
    spellingsByHead.set(head, [...(spellingsByHead.get(head) ?? []), spelling])
}

/** Where a spelling at a place of a text ends, in which its spaces may be missing; 0 where another word is there. */
function endOfSpelling(text: string, start: number, way: string): number {
  let at = start
  for (let index = 0; index < way.length; index += 1) {
    if (way[index] === ' ') while (text[at] === ' ') at += 1
    else if (text[at] !== way[index]) return 0
    else at += 1
  }
  return at
}
/** The maker of graphics cards, not a unit behind the card's number. */
const MAKER = /기가(?:바이트)?(?= *(?:이글|윈드|게이밍|어로스|오로스|비전))/gu
/** Behind the number of a card it is the maker: no capacity has four digits. */
const MAKER_BEHIND_CARD = /(?<=\d{4}) *기가(?:바이트)?(?![가-힣])/gu
/** 다이슨 브이11, 시디즈 티50 */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  브이: 'v',
  티: 't',
  에스: 's',
  엠: 'm',
  제트: 'z',
  에이: 'a',
  큐: 'q',
}
const LETTER_NAME = /(?<=\s|^)(브이|티|에스|엠|제트(?! ?\d{3} ?w)|에이|큐) ?(?=\d)/gu
const BARE_CARD =
  /^([^\p{L}\p{N}]{0,3}|.{0,12}?(?:지포스|이엠텍|조텍|기가바이트|기가|갤럭시|msi|에이수스|컬러풀|팔릿|이노3d|pny|manli|만리|갤라즈|galaxy|galax|그래픽카드|inno3d|(?:에이수스|msi|조텍|기가바이트|이엠텍|컬러풀|갤라즈|팔릿) (?:듀얼|tuf|터프|스트릭스|rog 스트릭스|게이밍|벤투스|트윈)) ?)((?:1[06][5678]0|20[678]0|30[56789]0|40[6789]0|50[6789]0))(?=\s*(?:ti|슈퍼|s(?![a-z])|[가-힣]|\s|$))/u
const OLD_CARD = /^1/u

const PLUS_SIGN =
  /([a-z]{1,2}\d{1,4}|fe|버즈|노트 ?\d+|갤럭시 ?s\d+|아이폰 ?\d+)\+(?![가-힣a-z\d])/gu
/** Other ways to write what has a number. */
const NUMBERED: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/(s2[1-5]) ?울(?![가-힣])/gu, '$1 울트라'],
  [/(?<![가-힣])갤(?= ?(?:s|a|z)? ?\d)/gu, '갤럭시 '],
  [/아이패드 ?(12\.9|11|10\.5|9\.7|13) ?(?:인치 ?)?프로/gu, '아이패드 프로 $1'],
  [/라데온 (?=\d{4})/gu, '라데온 rx '],
  [/갤럭시 +(2[0-5])(?!\d)/gu, '갤럭시 s$1'],
  [/((?:10|16|20)[5-8]0) ?s(?![a-z])/gu, '$1 슈퍼'],
  [
    /^((?:\S+ )?)(\d{1,2}) ?(프로 ?맥스|프로|미니|플러스)( ?)(.*?)아이폰(?=\s|$)/u,
    '$1아이폰 $2 $3 $5',
  ],
  // 6700xt: no other thing has such a name.
  [
    /(?<![a-z\d])(?<!rx ?)(5[567]00|6[4-9]\d0|7[6-9]\d0|90[67]0) ?(xtx|xt|gre)(?![a-z])/gu,
    'rx $1 $2',
  ],
  // S24 울트라 at the beginning of a title.
  [
    /^([^\p{L}\p{N}]{0,3})(s(?:[89]|10|2[0-6]))(?=\s*(?:울트라|플러스|fe|엣지|5g|e(?![a-z])|[가-힣]|\+|\s\d{2,3}(?!\d)))/u,
    '$1갤럭시 $2',
  ],
  [/스팀덱 (\d+ ?(?:gb|tb)?) ?(올레드|lcd)/u, '스팀덱 $2 $1'],
  // T14s Gen3, E14 G5; in other titles it is that of a processor or a port.
  [/(?<=씽크패드 .{1,12}?)(?<![a-z\d])g(?:en)? ?(\d{1,2})(?![\da-z])/gu, '$1세대'],
  // LG's own name of a notebook begins with its size.
  [/(?:그램 ?)?(?<!\d)(1[3-7])(z(?:b|d)?9\d[npqrst])(?![a-z])/gu, '그램 $1 $2'],
  [/(?<![a-z])xf ?(18|23|35|50|90)\.2(?![\d.])/gu, 'xf $1mm f2 '],
  [/(빌트록스|시그마|삼양|후지필름) ?(13|27|75)\.([248])(?![\d.])/gu, '$1 $2mm f1.$3 '],
  // 35.4, 35mm 1.4, XF35 1.4: the focal length of a lens and its aperture.
  [
    /(?<![\d.a-z])(16|20|23|24|28|30|33|35|40|50|55|56|85|90|105|135)\.([248])(?![\d.]| ?(?:인치|kg|cm|mm|만|%|ml|v|w|시간|평|세대|기가|gb))/gu,
    '$1mm f1.$2 ',
  ],
  [/(?<![\d.])(\d{1,3}) ?mm ?f?\/?(\d\.\d)(?![\d.])/gu, '$1mm f$2 '],
  [
    /(?<![a-z가-힣])(rf(?:-s)?|xf|xc|ef(?:-[sm])?|fe|af-s|소니|캐논|니콘|후지(?:필름|논)?|시그마(?: ?(?:아트|컨템|art))?|탐론|삼양|빌트록스|루믹스|파나소닉) ?(\d{2,3}(?:-\d{2,3})?) ?f?(\d\.\d)(?![\d.])/gu,
    '$1 $2mm f$3 ',
  ],
  [/(?<![a-z])(xf|rf|ef|fe) ?(\d{2,3})\.([248])(?![\d.])/gu, '$1 $2mm f1.$3 '],
  // A53 5G at the beginning of a title.
  [
    /^([^\p{L}\p{N}]{0,3})(a\d{2}s?)(?= ?(?:5g|lte|자급|공기|어썸|바이올렛|블랙|화이트|블루|민트|효도|서브|\d{2,3} ?gb))/u,
    '$1갤럭시 $2',
  ],
  // A good lens of Canon, not a litre; and that it is stabilized is said of all of them.
  [/(?<=f\d(?:\.\d)? *)(?:리터|l)(?: *is)?(?= |$)/gu, 'l'],
]

let latest = { text: '', spelling: '' }

/** A title or name in one spelling: 플러스 for the sign where it belongs to a model. */
export function spellingOf(text: string): string {
  // A title is read several times in a row, each time for something else.
  if (latest.text !== text) latest = { text, spelling: spell(text) }
  return latest.spelling
}

function spell(text: string): string {
  const spelling = replaceSpellings(
    canonicalSpelling(text.replace(MAKER, '').replace(MAKER_BEHIND_CARD, ' gigabyte')),
  ).replace(PLUS_SIGN, '$1 플러스')
  return (/\d/u.test(spelling) ? spellNumbered(spelling) : spelling).replace(/\s+/gu, ' ').trim()
}

const spellNumbered = (spelling: string) =>
  NUMBERED.reduce((spelt, [pattern, written]) => spelt.replace(pattern, written), spelling)
    .replace(LETTER_NAME, (_, name: string) => LETTER_NAMES[name] ?? '')
    .replace(BARE_CARD, (_, __, card: string) => `${OLD_CARD.test(card) ? 'gtx' : 'rtx'} ${card}`)

function replaceSpellings(text: string): string {
  let replaced = ''
  let at = 0
  while (at < text.length) {
    const end = replaceSpellingAt(text, at)
    replaced += end ? end.written : text[at]
    at = end ? end.at : at + 1
  }
  return replaced
}

function replaceSpellingAt(text: string, start: number): { written: string; at: number } | null {
  const before = start > 0 ? (text[start - 1] ?? '') : ''
  for (const { way, name, notBefore, notBehind } of spellingsByHead.get(
    text.slice(start, start + HEAD),
  ) ?? []) {
    if (before !== '' && notBefore.test(before)) continue
    const at = endOfSpelling(text, start, way)
    const behind = text[at] ?? ''
    if (at === 0 || notBehind?.test(behind)) continue
    if (text.startsWith(name, start)) return { written: text.slice(start, at), at }
    return { written: HANGUL.test(behind) && /[a-z]$/u.test(way) ? `${name} ` : name, at }
  }
  return null
}
