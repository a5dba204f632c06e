import type { SearchedText } from './places.ts'

/** Says right behind a thing that it is for sale as well: 담배 두 보루도 같이 드려요. */
const OFFERED =
  /^(?:\d|ml|kg|mg|[lg](?![a-z])|년산?|병|보루|갑|정|알|캔|박스|개|매|장|포|통|팩|만원|원|한|두|세|네|몇|여러|미개봉|새거|새것|새제품|남은거|남은것|남은|도|까지|같이|함께|추가로|서비스로|덤으로|더|만|를|을|은|는|싸게|저렴하게|무료로|있어요|있고|있는데)*(?:팝니다|팔아요|팔게요|팔고|팔려|판매|드려요|드립니다|드릴게요|드릴께요|드림|증정|나눔|양도|처분|넘겨|넘깁|넘길)/
const SENTENCE_END = /[.!?\n。]/
/** Signs that are read behind a thing. */
const OFFER_REACH = 30

export function isOffered(to: number, { text, signs }: SearchedText): boolean {
  const first = text.to[to - 1] ?? signs.length
  const end = signs
    .slice(first, first + OFFER_REACH)
    .findIndex(({ plain }) => SENTENCE_END.test(plain))
  const last = first + (end < 0 ? OFFER_REACH : end)
  let until = to
  while (until < text.letters.length && (text.to[until] ?? 0) <= last) until += 1
  return OFFERED.test(text.letters.slice(to, until))
}
