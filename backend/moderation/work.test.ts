import { describe, expect, it, vi } from 'vitest'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { contextWords } from './context-words.ts'
import { digitRuns } from './digit-runs.ts'
import { findAccounts } from './find-accounts.ts'
import { findHiddenPhones } from './find-hidden-phones.ts'
import { findHosts } from './find-hosts.ts'
import { findMessengers } from './find-messengers.ts'
import { findMorse } from './find-morse.ts'
import { findPhones } from './find-phones.ts'
import { scanFully } from './moderate-text.ts'
import { numberOfPieces } from './number-of-pieces.ts'
import { readSigns, type Sign } from './signs.ts'
import { squeeze } from './squeezed.ts'

const scanned = vi.hoisted(() => ({ characters: 0, rounds: 0 }))
vi.mock('./signs.ts', async (original) => {
  const signs = await original<typeof import('./signs.ts')>()
  return {
    ...signs,
    readSigns(text: string) {
      scanned.characters += text.length
      scanned.rounds += 1
      return signs.readSigns(text)
    },
  }
})

/** Texts that a search found slow before each sign was read a bounded number of times. */
const HOSTILE = [
  '공',
  '일',
  '0 1 0 ',
  '앞거꾸로 !oㅣo',
  ' ㅇㅣㅇㅇ',
  ' 고일고sbgqㅇㅇㅇㅇ',
  '!oㅣosbㅇㅇㅇㅇ',
  ' z!zsbgq',
  '가oㅣo세엣ㅇㅇㅇㅇ',
  '010가나다라마바사아자차',
  '0x1x0x1x2x3x4x5x6x',
  '앞 1 2 3 4 x 5 6 7 8 010 ',
  '뒤 공일공 1234 ',
  '국민 110-234-567890 ',
  '둘.com뒤집어',
  'a.',
  'a.b.c.com ',
  'naver-pay.top ',
  '카톡',
  '카톡 abc_1 ',
  '.---- ----- ',
  'ㅋㅏ',
  '\ufdfa',
]

/** The maximum number of reads of each sign: windows of the detectors are a few dozen signs wide. */
const MAX_READS = 150

const filled = (piece: string, length: number) =>
  `앞 ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length)

/** The items, with a count of reads. */
function counted<Item>(items: readonly Item[]): { items: readonly Item[]; reads: () => number } {
  let reads = 0
  const proxy = new Proxy(items as Item[], {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { items: proxy, reads: () => reads }
}

function readsOf(text: string): number {
  const { items: signs, reads } = counted<Sign>(readSigns(text))
  const squeezed = squeeze(signs)
  const words = contextWords(squeezed)
  const runs = digitRuns(signs)
  const phones = [...findPhones(signs, runs, words), ...findHiddenPhones(signs, runs, squeezed)]
  findMorse(signs)
  findAccounts(signs, runs, words, phones)
  findMessengers(signs, squeezed)
  findHosts(signs, [])
  return reads()
}

describe('검사 한 번의 일', () => {
  it.each(HOSTILE)('글자마다 정해진 만큼만 본다: %s', (piece) => {
    const whole = readsOf(filled(piece, CHAT_RULES.messageLength))
    expect(whole).toBeLessThanOrEqual(MAX_READS * CHAT_RULES.messageLength)
    const half = readsOf(filled(piece, CHAT_RULES.messageLength / 2))
    expect(whole).toBeLessThanOrEqual(half * 2.3)
  })

  it.each([...HOSTILE, '령'.repeat(37), 'o1o', '오구l'])(
    '가장 긴 글도 두 번까지만 다시 본다: %s',
    (piece) => {
      scanned.characters = 0
      scanFully(filled(piece, CHAT_RULES.messageLength))
      expect(scanned.characters).toBeLessThanOrEqual(2 * CHAT_RULES.messageLength)
    },
  )

  it('다 가리지 못한 긴 글은 가린 데까지 보내지 않고 막는다', () => {
    // Each mask joins the parts on its two sides to a number.
    const text = unsettled()
    const { text: shown, guard } = scanFully(text)
    expect(guard?.level).toBe('BLOCK')
    expect(shown).toBe(text)
  })

  it('나눠 보낸 조각이 많고 길어도 조각마다 정해진 만큼만 본다', () => {
    const pieces = Array.from({ length: 24 }, () => digitRuns(readSigns('0'.repeat(80)))[0] ?? [])
    const runs = pieces.map((run) => counted(run))
    numberOfPieces(
      runs.map(({ items }) => items),
      digitRuns(readSigns('1 '.repeat(40)))[0] ?? [],
      [],
    )
    const reads = runs.reduce((total, run) => total + run.reads(), 0)
    expect(reads).toBeLessThanOrEqual(24 * 80 * 10)
  })
})

/** A text of nearly the longest length whose masking takes more than two rounds. */
function unsettled(): string {
  for (const nested of NESTED) {
    scanned.rounds = 0
    const { guard } = scanFully(nested)
    if (scanned.rounds > 2 && guard) return `${nested}${' 가나다'.repeat(490)}`.slice(0, 1_990)
  }
  throw new Error('no text takes more than two rounds')
}
const NESTED = ['공', '일', '이', '령', '0', 'o', '1', 'ㅇ'].flatMap((one) =>
  ['01', '공일', '팔', 'l', '-1', ' 1'].flatMap((other) =>
    [40, 60, 90, 150].map((times) =>
      `전화 010 ${(one.repeat(7) + other).repeat(times)}`.slice(0, 900),
    ),
  ),
)
