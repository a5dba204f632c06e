import { type AccountName, nameBefore, nameBehind } from './account-names.ts'
import type { Finding } from './finding.ts'
import { TALK_WORDS, type Talk } from './messenger-words.ts'
import type { Sign } from './signs.ts'
import { createWordFinder, type FoundWord, type Squeezed } from './squeezed.ts'

const find = createWordFinder(TALK_WORDS)

/** Account names of other messengers, and invitations to continue there. */
export function findMessengers(signs: readonly Sign[], squeezed: Squeezed): Finding[] {
  const words = find(squeezed).filter((word) => !isPartOfWord(word, signs))
  return words.flatMap((word, index) => {
    if (word.kind !== 'STRONG' && word.kind !== 'OPEN_CHAT' && word.kind !== 'WEAK') return []
    const called = words.slice(Math.max(0, index - 2), index).findLast(({ kind }) => kind === 'ID')
    return findingsOf(word, words.slice(index + 1, index + 4), called, signs)
  })
}

/** Whether a text mentions another messenger: with an invitation to continue there, or with an account. */
export function speaksOfMessenger(
  signs: readonly Sign[],
  squeezed: Squeezed,
): 'ID' | 'INVITE' | null {
  const words = find(squeezed).filter((word) => !isPartOfWord(word, signs))
  const has = (...kinds: Talk[]) => words.some(({ kind }) => kinds.includes(kind))
  if (has('NOT')) return null
  if (has('ID') && has('STRONG', 'OPEN_CHAT', 'WEAK')) return 'ID'
  const isBare = squeezed.letters.length - (words[0]?.word.length ?? 0) <= 4
  return has('STRONG', 'OPEN_CHAT') && (has('INVITE') || isBare) ? 'INVITE' : null
}

type Word = FoundWord<Talk>

function findingsOf(
  word: Word,
  behind: readonly Word[],
  before: Word | undefined,
  signs: readonly Sign[],
): Finding[] {
  const [next] = behind
  const near = (other: Word | undefined) => other !== undefined && other.from - word.to <= 12
  if (behind.some((other) => other.kind === 'NOT' && other.from - word.to <= 8)) return []
  const calledId = next?.kind === 'ID' && near(next) ? next : null
  const isCalled = calledId !== null || (before?.kind === 'ID' && word.from - before.to <= 24)
  const name = nameOf(word, calledId, isCalled, behind, signs)
  if (name) return [masked(name)]
  const named = isCalled && before ? nameBehind(signs, before.to, NEAR) : null
  if (named) return [masked(named)]
  const candidate = nameBefore(signs, word.from, NEAR)
  const saidBefore =
    candidate && (isSaidOf(word, calledId, signs) || isPlaceOf(candidate, word, signs))
      ? candidate
      : null
  if (saidBefore && (saidBefore.isDistinctive || calledId)) return [masked(saidBefore)]
  const warned = [{ reason: 'MESSENGER', score: 2, range: null }] as const
  if (word.kind === 'OPEN_CHAT') return [...warned]
  if (word.kind === 'STRONG')
    return isCalled || (next?.kind === 'INVITE' && near(next)) ? [...warned] : []
  return word.word.length > 1 &&
    !word.word.startsWith('노란') &&
    next?.kind === 'INVITE' &&
    near(next) &&
    next.from - word.to <= 3
    ? [...warned]
    : []
}

const masked = ({ range }: AccountName): Finding => ({ reason: 'MESSENGER', score: 4, range })

/** Signs between a messenger and a name, at most; a distinctive name may be farther away. */
const NEAR = 8
const FAR = 16
/** Also names of things; but what follows them directly and has the form of an account is one. */
const PLACES = new Set(
  '카카오 kakao 인스타그램 인스타 insta instagram 디코 discord tg ig ㅌㄹ 톡 텔 노란거 노란색 롸인'.split(
    ' ',
  ),
)

function nameOf(
  word: Word,
  calledId: Word | null,
  isCalled: boolean,
  behind: readonly Word[],
  signs: readonly Sign[],
): AccountName | null {
  const from = calledId?.to ?? word.to
  const near = nameBehind(signs, from, NEAR)
  const name = near ?? nameBehind(signs, from, FAR)
  if (!name || (!near && !name.isDistinctive)) return null
  if (word.kind !== 'WEAK' || isCalled || name.hasMark) return name
  const isAdded = behind.some(
    ({ kind, word: said, from: at }) =>
      at - name.range[1] <= 6 && (kind === 'WEAK' || said === '추가' || said === '친추'),
  )
  const isPlace = PLACES.has(word.word) && name.isDistinctive && name.range[0] - word.to <= 5
  return isAdded || isPlace ? name : null
}

/** abc_1 로 카톡주세요 */
function isPlaceOf({ range }: AccountName, word: Word, signs: readonly Sign[]): boolean {
  const between = signs
    .slice(range[1], word.from)
    .map(({ plain }) => plain)
    .join('')
    .trim()
  return word.kind === 'STRONG' && /^(?:이거|여기)?으?로$/.test(between)
}

/** Whether an account name may precede: abc_1 카톡이에요, abc_1 이거 카톡 아이디예요. */
function isSaidOf(word: Word, calledId: Word | null, signs: readonly Sign[]): boolean {
  if (calledId && calledId.from - word.to <= 3) return true
  if (word.word === '디엠' || word.word === 'dm') return true
  if (word.kind !== 'STRONG') return false
  const behind = signs
    .slice(word.to, word.to + 4)
    .map(({ plain }) => plain)
    .join('')
    .trimStart()
  return /^(?:$|이에|예요|에요|이요|요|입니|임|추가|친추|로|[.!)~])/.test(behind)
}

/** Latin words must be separate: `online` is no `line`, `admin` no `dm`. 인스타360 is a maker of cameras. */
function isPartOfWord({ word, from, to }: Word, signs: readonly Sign[]): boolean {
  if (word === '톡' || word === '텔') return signs[from - 1]?.kind === 'LETTER'
  if (word === '인스타' || word === 'insta') {
    const behind = signs.slice(to, to + 5).map(({ plain }) => plain)
    if (/^ ?360(?!\d)/.test(behind.join(''))) return true
  }
  const isLatin = (sign: Sign | undefined) => sign !== undefined && /[a-z0-9]/.test(sign.plain)
  return (
    (/^[a-z]/.test(word) && isLatin(signs[from - 1])) || (/[a-z]$/.test(word) && isLatin(signs[to]))
  )
}
