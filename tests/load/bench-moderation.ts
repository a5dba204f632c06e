import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mayContinuePrevious, moderateSequence } from '#backend/moderation/moderate-sequence.ts'
import { moderateText } from '#backend/moderation/moderate-text.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'

/*
 * How long the moderation of one message takes at worst. Texts of 2,000 characters are made of the fragments that its
 * detectors look for; each is then changed at random, and a change that makes it slower is retained. The output is the
 * median of several runs of the slowest text that was found from each beginning.
 */

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    steps: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const STEPS = Number(values.steps)
const LENGTH = CHAT_RULES.messageLength

let state = Number(values.seed)
/** A number below `below`; the same sequence for the same seed (mulberry32). */
function drawn(below: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
}

const FRAGMENTS = [
  ...'0123456789oliㅇㅣ공일이삼사오육칠팔구영령하나둘셋넷원고꽁굥제z!sbgq',
  ...'.-_·ㅡ/ :,;@#?()[]{}<>\n|●점닷쩜에은는랑의바요번천백십만원',
  ...[
    '010',
    '공일공',
    '고일고',
    'o1o',
    '1234',
    '01012345678',
    '0x1x0x2x',
    '삼천사백오십육',
    '앞',
    '뒤집어',
  ],
  ...[
    '그리고',
    '다음에',
    '이고',
    '다시',
    '하이픈',
    '가운데',
    '하나',
    '다섯',
    '여덟',
    'zero',
    'seven',
    'ㄱㅗㅇ',
  ],
  ...[
    '국민은행',
    '카카오뱅크',
    '계좌',
    '입금',
    '운송장',
    '연락처',
    '전화번호',
    '우체국',
    '110-234-567890',
  ],
  ...[
    '카톡',
    '아이디',
    '오픈채팅',
    '텔레그램',
    'line',
    'insta',
    '친추',
    '추가',
    '으로주세요',
    '말고',
    'abc_1',
  ],
  ...['선입금', '예약금', '보내주', '결제링크', '안전결제', '거꾸로', '빼'],
  ...[
    'a.',
    'a.b.c.',
    '.com',
    'naver',
    'pay',
    'kakao',
    'http://',
    'hxxp',
    '점컴',
    ' dot ',
    '[.]',
    '1.2.3.4',
    'xn--',
    '.kr',
  ],
  ...['.----', '-----', '..... ', '-.... '],
  ...[
    '\ufdfa',
    '\u0301',
    '\u200b',
    '\u202e',
    '\u115f',
    '①',
    '０',
    '⑴',
    'ﬃ',
    '𝟎',
    '٠',
    'ⅷ',
    '○',
    '🍎',
    '👨‍👩‍👧',
    '\ud800',
  ],
  ...['ㅋㅏ', 'ㅋr', 'ㅌㅗㄱ', '\u1100\u1161\u11a8', 'ㅅㅇㄱ', 'ㅋㅌ'],
]

const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/** A beginning for each fragment, for pairs and triples of them drawn at random, and what an attacker writes by hand. */
const BEGINNINGS = [
  ...FRAGMENTS,
  '010 ',
  '0 1 0 ',
  '0.1.0.',
  '번호 010',
  '앞 010 ',
  '앞 0 1 0 가',
  '뒤 공일공 1234 ',
  '010가나다라마바사아자차',
  '앞 1 2 3 4 x 5 6 7 8 010 ',
  '0x1x0x1x2x3x4x5x6x',
  '국민 110-234-567890 ',
  '01012345678 ',
  'a.com ',
  'naver-pay.top ',
  'a.b.c.d.e.f.com ',
  `${'a.'.repeat(140)}com `,
  'open kakao com ',
  '앞거꾸로 !oㅣo',
  '앞 가oㅣo세엣ㅇㅇㅇㅇ',
  '앞 !oㅣosbㅇㅇㅇㅇ',
  ' 고일고sbgqㅇㅇㅇㅇ',
  'ㅇ6.com',
  '카톡 abc_1 ',
  '.---- ----- ----- ',
  '●●● 010 ',
  '선입금 카톡 a.co 010 1234 ',
  ...Array.from({ length: 200 }, () =>
    Array.from({ length: 2 + drawn(5) }, () => FRAGMENTS[drawn(FRAGMENTS.length)]).join(''),
  ),
].map(filled)

function timeOf(judge: (text: string) => unknown, text: string, runs = 1): number {
  const times = Array.from({ length: runs }, () => {
    const before = performance.now()
    judge(text)
    return performance.now() - before
  }).sort((one, other) => one - other)
  return times[times.length >> 1] ?? 0
}

function changed(text: string): string {
  const at = drawn(text.length)
  const kind = drawn(4)
  const piece =
    kind === 0
      ? text.slice(drawn(text.length)).slice(0, 1 + drawn(60))
      : (FRAGMENTS[drawn(FRAGMENTS.length)] ?? '')
  const repeated = kind === 1 ? piece.repeat(1 + drawn(40)) : piece
  const without = kind === 2 ? at : Math.min(text.length, at + repeated.length)
  const next = text.slice(0, at) + repeated + text.slice(without)
  return next.length < LENGTH ? next + text.slice(0, LENGTH - next.length) : next.slice(0, LENGTH)
}

interface Slowest {
  milliseconds: number
  text: string
}

function search(judge: (text: string) => unknown): Slowest[] {
  const starts = BEGINNINGS.map((text) => ({ text, milliseconds: timeOf(judge, text, 3) }))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 12)
  return starts
    .map((start) => {
      let best = start
      for (let step = 0; step < STEPS; step += 1) {
        const text = changed(best.text)
        let milliseconds = timeOf(judge, text)
        // A pause of the machine does not count.
        if (milliseconds > best.milliseconds) milliseconds = timeOf(judge, text, 3)
        if (milliseconds > best.milliseconds) best = { text, milliseconds }
      }
      return { text: best.text, milliseconds: timeOf(judge, best.text, 9) }
    })
    .sort((one, other) => other.milliseconds - one.milliseconds)
}

const warm = [...BEGINNINGS].slice(0, 60)
for (const text of warm) moderateText(text)

const SUBJECTS: Record<string, (text: string) => unknown> = {
  'one message': (text) => moderateText(text, ['duson.example']),
  'with 24 before it': (text) => {
    const pieces = text.match(/[\s\S]{1,80}/gu) ?? []
    const last = pieces.at(-1) ?? ''
    return mayContinuePrevious(last) ? moderateSequence(last, pieces.slice(0, 24)) : null
  },
}

const results = Object.entries(SUBJECTS).map(([name, judge]) => {
  const found = search(judge)
  console.log(`\n${name}: milliseconds of the slowest texts that were found`)
  for (const { milliseconds, text } of found.slice(0, 6))
    console.log(`  ${milliseconds.toFixed(2).padStart(7)}  ${JSON.stringify(text.slice(0, 60))}`)
  return { name, slowest: found }
})

if (values.out) {
  mkdirSync(new URL('.', `file://${process.cwd()}/${values.out}`), { recursive: true })
  writeFileSync(values.out, JSON.stringify(results, null, 2))
}
