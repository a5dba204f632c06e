import { describe, expect, it } from 'vitest'
import { canonicalText, joinUnits, otherNamesOf } from './canonical.ts'
import {
  choseongOf,
  editDistance,
  isChoseong,
  jamoOf,
  otherKeyboard,
  prefixDistance,
} from './jamo.ts'
import { gramsOf, normaliseText } from './normalise.ts'

describe('normaliseText', () => {
  it.each([
    ['삼성 노트북 9 (2024)', '삼성노트북92024'],
    ['아이폰'.normalize('NFD'), '아이폰'],
    ['ＬＧ　그램１６', 'lg그램16'],
    ['A.B-C_d/e', 'abcde'],
    [`🔥급처🔥 100% "정품"\\'`, '급처100정품'],
    ['', ''],
    ['\u0000%_\\', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected)
  })
})

describe('gramsOf', () => {
  it('returns pairs, and a single character itself', () => {
    expect(gramsOf('노트북')).toEqual(['노트', '트북'])
    expect(gramsOf('책')).toEqual(['책'])
    expect(gramsOf('ㅋㅋㅋ')).toEqual(['ㅋㅋ'])
    expect(gramsOf('')).toEqual([])
  })
})

describe('canonicalText', () => {
  it.each([
    ['AirPods Pro 2', '에어팟프로2'],
    ['iPhone15ProMax 256기가', '아이폰15프로맥스256gb'],
    ['16 GB', '16gb'],
    ['16기가', '16gb'],
    ['1테라', '1tb'],
    ['27" 모니터', '27인치모니터'],
    ['갤 S24 울트라', '갤럭시s24울트라'],
    ['galaxys24', '갤럭시s24'],
    ['플스5', '플레이스테이션5'],
    ['ps5', '플레이스테이션5'],
  ])('%j becomes %j', (text, expected) => {
    expect(canonicalText(text)).toBe(expected)
  })

  it.each(['professional', 'imaxx', '갤러리 액자', 'maxim', 'samsungx'])(
    'leaves %j alone, which only seems to contain a name',
    (text) => {
      expect(canonicalText(text)).toBe(normaliseText(text))
    },
  )

  it('joins number and unit', () => {
    expect(joinUnits('맥북 16 기가 램')).toBe('맥북 16기가 램')
    expect(joinUnits('아이폰 15 프로')).toBe('아이폰 15 프로')
  })

  it('knows a name by the beginning of its Latin spelling, and that spelling', () => {
    expect(otherNamesOf('엘지')).toEqual(['lg'])
    expect(otherNamesOf('엘')).toEqual([])
    expect(otherNamesOf('iph')).toEqual(['아이폰'])
    expect(otherNamesOf('i')).toEqual([])
    expect(otherNamesOf('zzz')).toEqual([])
  })
})

describe('letters', () => {
  it('splits syllables', () => {
    expect(jamoOf('아이폰')).toBe('ㅇㅏㅇㅣㅍㅗㄴ')
    expect(jamoOf('아이폰').startsWith(jamoOf('아잎'))).toBe(true)
    expect(choseongOf('아이폰15')).toBe('ㅇㅇㅍ15')
    expect(choseongOf('쌍꺼풀')).toBe('ㅆㄲㅍ')
    expect(isChoseong('ㅇㅍ')).toBe(true)
    expect(isChoseong('ㅇ폰')).toBe(false)
    expect(isChoseong('ㅏ')).toBe(false)
  })

  it.each([
    ['dkdlvhs', '아이폰'],
    ['DKDLVHS', '아이폰'],
    ['Dkdlvhs', '아이폰'],
    ['dkdlvhs 15', '아이폰 15'],
    ['shxmqnr', '노트북'],
    ['ㅑㅔㅙㅜㄷ', 'iphone'],
    ['Test', null],
    ['아이phone', null],
    ['256', null],
    ['', null],
  ])('%j on the other keyboard is %j', (text, expected) => {
    expect(otherKeyboard(text)).toBe(expected)
  })

  it('lets the last letter be unfinished while typing', () => {
    expect(otherKeyboard('dkdlv', true)).toBe('아잎')
    expect(otherKeyboard('dkd', true)).toBe('앙')
    expect(otherKeyboard('dkdlq', false)).toBe('아입')
  })

  it('counts typing errors', () => {
    expect(editDistance('ㅇㅏㅇㅣㅍㅗㄴ', 'ㅇㅏㅇㅣㅍㅗㄴ', 2)).toBe(0)
    expect(editDistance('ㅇㅏㅇㅣㅍㅓㄴ', 'ㅇㅏㅇㅣㅍㅗㄴ', 2)).toBe(1)
    expect(editDistance('ipohne', 'iphone', 2)).toBe(1)
    expect(editDistance('abc', 'abcde', 2)).toBe(2)
    expect(editDistance('abc', 'xyz', 2)).toBe(3)
    expect(prefixDistance('ㄴㅏㄱㅅㅣㅅ', 'ㄴㅏㄲㅅㅣㅅㄷㅐ', 1)).toBe(1)
    expect(prefixDistance('abc', 'abcdefgh', 1)).toBe(0)
  })
})
