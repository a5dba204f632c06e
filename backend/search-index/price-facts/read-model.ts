import { namingWords } from '../collect-keywords.ts'
import { NameFinder, type ReadModel, spellingOf } from './find-names.ts'
import { readNameLines } from './name-lines.ts'
import { withoutOptions } from './read-options.ts'
import { HOUSEHOLD_MODELS } from './words/household-models.ts'
import { MODELS } from './words/models.ts'

/** Words that name a thing no list knows. */
const MOST_WORDS = 3

const models = new NameFinder()
const nameBySpelling = new Map<string, string>()
for (const { name, ways } of [...readNameLines(MODELS), ...readNameLines(HOUSEHOLD_MODELS)]) {
  const known = nameBySpelling.get(spellingOf(name)) ?? name
  nameBySpelling.set(spellingOf(name), known)
  for (const way of ways) models.add(known, way)
}

/** The model that a title names: 아이폰13프로맥스 256 팝니다 names 아이폰 13 프로 맥스. */
export function readModel(title: string): ReadModel {
  const spelling = spellingOf(title)
  const found = models.find(spelling)
  const [first] = found
  if (first) return { name: first.name, isKnown: true, found }
  const words = namingWords(withoutOptions(spelling))
  const naming = words.filter((word) => !KINDS.has(word))
  return { name: uptoCode(naming.length > 1 ? naming : words).join(' '), isKnown: false, found }
}

/** Words that say what kind of thing it is; the name of a model does not need them. */
const KINDS = new Set(
  `카시트 유모차 선풍기 공기청정기 밥솥 텐트 이어폰 헤드폰 청소기 로봇청소기 무선청소기 모니터 키보드 마우스 노트북 렌즈 카메라 디카 자전거 면도기
  체온계 그래픽카드 통기타 기타 백팩 숄더백 크로스백 토트백 운동화 러닝화 스니커즈 바디 풀박 풀셋 신품급 정발 국내판 직구`.split(
    /\s+/,
  ),
)

/** Up to the first word with a number, which is mostly the last of a name. */
function uptoCode(words: readonly string[]): string[] {
  const code = words.findIndex((word, index) => index > 0 && /\d/u.test(word))
  const end = code < 0 || code >= MOST_WORDS ? MOST_WORDS : code + 1
  const after = words[end]
  return words.slice(0, code >= 0 && after !== undefined && VARIANT.test(after) ? end + 1 : end)
}

/** Words at the end of a name that choose within a group of models. */
const VARIANT =
  /^(?:프로|맥스|플러스|미니|울트라|fe|라이트|클래식|디지털|슬림|oled|xt|ti|슈퍼|\d세대|m\d|\d|i{1,3}|마크\d)$/iu

/** The next wider group of a known model: 아이폰 13 of 아이폰 13 미니. Empty where there is none. */
export function familyOf(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2) return ''
  if (words.length === 2 && !VARIANT.test(last)) return ''
  return words.slice(0, -1).join(' ')
}
