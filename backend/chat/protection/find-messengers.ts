import type { Finding } from './finding.ts'
import type { Sign } from './signs.ts'
import { createWordFinder, type FoundWord, type Squeezed } from './squeezed.ts'

type Talk = 'STRONG' | 'WEAK' | 'OPEN_CHAT' | 'ID' | 'INVITE' | 'NOT'

const find = createWordFinder<Talk>({
  STRONG: [
    '카카오톡',
    '카톡',
    '까톡',
    '깨톡',
    '까똑',
    '카똑',
    '깨똑',
    '카카톡',
    'k톡',
    'ㅋ톡',
    'ㅋㅌ',
    '코톡',
    'kakaotalk',
    'katalk',
    'katok',
    'cacaotalk',
    '노란톡',
    '노랑톡',
    '노란앱',
    '텔레그램',
    '텔레그렘',
    '텔그',
    '텔레',
    'ㅌㄹ그램',
    'telegram',
    '위챗',
    'wechat',
    '왓츠앱',
    '와츠앱',
    'whatsapp',
    '라인아이디',
    '라인id',
    '라인메신저',
    '디스코드',
    '페메',
    '페이스북메신저',
    '스냅챗',
  ],
  OPEN_CHAT: [
    '오픈채팅',
    '오픈챗',
    '옾챗',
    '옾톡',
    '오픈톡',
    '오픈카톡',
    '오챗',
    '옵챗',
    '옵톡',
    'openchat',
    '오픈채탱',
  ],
  WEAK: [
    '라인',
    'line',
    '카카오',
    '인스타그램',
    '인스타',
    'insta',
    '디코',
    '디엠',
    'dm',
    '밴드',
    '톡',
    '시그널',
  ],
  ID: ['아이디', '아이뒤', '아뒤', 'id', '친추', '친구추가', '검색'],
  INVITE: [
    '으로주세요',
    '로주세요',
    '주세요',
    '주셔요',
    '줘요',
    '주라',
    '으로연락',
    '로연락',
    '연락',
    '으로얘기',
    '로얘기',
    '으로이야기',
    '로이야기',
    '으로대화',
    '로대화',
    '으로넘어',
    '로넘어',
    '으로옮',
    '로옮',
    '으로오',
    '로오',
    '으로와',
    '로와',
    '으로해',
    '로해',
    '으로하',
    '로하',
    '으로진행',
    '로진행',
    '으로거래',
    '로거래',
    '으로보내',
    '로보내',
    '으로문의',
    '로문의',
    '추가',
    '보내주',
    '보내드',
    '보낼게',
    '하실래',
    '하시죠',
    '할까요',
    '가능',
    '되시나',
    '되나요',
    '알려',
    '남겨',
    '있으세',
    '있으신',
    '들어오',
    '링크',
  ],
  NOT: [
    '이모티콘',
    '선물',
    '프렌즈',
    '알림',
    '캐스터',
    '안해요',
    '안합니다',
    '안씁니다',
    '안써요',
    '말고',
    '없이',
    '불가',
    '사절',
    '거절',
    '인형',
    '감성',
    '업자',
    '스티커',
    '테마',
    '쿠폰',
    '기프티콘',
    '에서본',
    '에서봤',
    '에서보고',
    '사기',
    '유도',
    '금지',
  ],
})

/** Names in other messengers, and invitations to go on there. */
export function findMessengers(signs: readonly Sign[], squeezed: Squeezed): Finding[] {
  const words = find(squeezed).filter((word) => !isPartOfWord(word, signs))
  return words.flatMap((word, index) => {
    if (word.kind !== 'STRONG' && word.kind !== 'OPEN_CHAT' && word.kind !== 'WEAK') return []
    return judge(word, words.slice(index + 1, index + 4), words[index - 1], signs)
  })
}

type Word = FoundWord<Talk>

function judge(
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
  const name = nameBehind(signs, calledId?.to ?? word.to)
  const isAdded =
    name !== null &&
    behind.some(
      ({ kind, word: said, from }) =>
        from - name.range[1] <= 6 && (kind === 'WEAK' || said === '추가' || said === '친추'),
    )
  if (name && (word.kind !== 'WEAK' || isCalled || isAdded || name.hasMark))
    return [{ reason: 'MESSENGER', score: 4, range: name.range }]
  const nameBefore = isCalled && before ? nameBehind(signs, before.to) : null
  if (nameBefore) return [{ reason: 'MESSENGER', score: 4, range: nameBefore.range }]
  const warned = [{ reason: 'MESSENGER', score: 2, range: null }] as const
  if (word.kind === 'OPEN_CHAT') return [...warned]
  if (word.kind === 'STRONG')
    return isCalled || (next?.kind === 'INVITE' && near(next)) ? [...warned] : []
  return word.word !== '톡' && next?.kind === 'INVITE' && near(next) && next.from - word.to <= 3
    ? [...warned]
    : []
}

/** Latin words must stand alone: `online` is no `line`, `admin` no `dm`. */
function isPartOfWord({ word, from, to }: Word, signs: readonly Sign[]): boolean {
  if (!/^[a-z]/.test(word)) return word === '톡' && signs[from - 1]?.kind === 'LETTER'
  return [signs[from - 1], signs[to]].some(
    (sign) => sign !== undefined && /[a-z0-9]/.test(sign.plain),
  )
}

const NAME = /[a-z0-9._#-]/
/** How far a name may stand behind what it is for, over gaps and small words. */
const REACH = 8
const SHORTEST = 4
const LONGEST = 30

/** A name of Latin letters, as accounts have: at least one letter, and as long as any messenger asks for. */
function nameBehind(
  signs: readonly Sign[],
  from: number,
): { range: readonly [number, number]; hasMark: boolean } | null {
  let start = from
  while (start - from < REACH && start < signs.length && !isNameSign(signs[start])) {
    if (signs[start]?.kind === 'WALL') return null
    start += 1
  }
  let end = start
  while (end - start < LONGEST && isNameSign(signs[end])) end += 1
  const text = signs
    .slice(start, end)
    .map(({ plain }) => plain)
    .join('')
    .replace(/[._-]+$/, '')
  if (
    text.length < SHORTEST ||
    !/[a-z]/.test(text) ||
    /^(?:kakao|kakaotalk|insta|line|telegram|https?)$/.test(text)
  )
    return null
  return {
    range: [start, start + text.length],
    hasMark: signs.slice(from, start).some(({ plain }) => plain === '@' || plain === ':'),
  }
}

const isNameSign = (sign: Sign | undefined) =>
  sign !== undefined && sign.plain.length === 1 && NAME.test(sign.plain)
