import { describe, expect, it } from 'vitest'
import { josa, particle } from './josa.ts'

describe('조사', () => {
  it('받침이 있는 말과 없는 말을 가른다', () => {
    expect(josa('노트북', '을/를')).toBe('노트북을')
    expect(josa('의자', '을/를')).toBe('의자를')
    expect(josa('자전거', '은/는')).toBe('자전거는')
    expect(josa('김', '이/가')).toBe('김이')
    expect(josa('책상', '과/와')).toBe('책상과')
  })

  it('ㄹ 받침 뒤의 으로는 로가 된다', () => {
    expect(josa('샤넬', '으로/로')).toBe('샤넬로')
    expect(josa('샤넬', '을/를')).toBe('샤넬을')
    expect(josa('아이폰', '으로/로')).toBe('아이폰으로')
    expect(josa('카메라', '으로/로')).toBe('카메라로')
  })

  it.each([
    ['아이폰 10', '으로'],
    ['갤럭시 S21', '로'],
    ['아이폰 12', '로'],
    ['아이폰 13', '으로'],
    ['아이폰 14', '로'],
    ['PS5', '로'],
    ['아이폰 16', '으로'],
    ['아이폰 17', '로'],
    ['아이폰 8', '로'],
    ['레벨 9', '로'],
    ['1000', '으로'],
  ])('숫자로 끝나는 "%s" 뒤에는 "%s"', (word, expected) => {
    expect(particle(word, '으로/로')).toBe(expected)
  })

  it.each([
    ['Apple', '을'],
    ['apple', '을'],
    ['iPhone', '을'],
    ['Galaxy', '를'],
    ['MacBook', '을'],
    ['AirPods', '를'],
    ['Switch', '를'],
    ['Chanel', '을'],
    ['Nike', '를'],
    ['Samsung', '을'],
    ['Pro Max', '를'],
    ['mini', '를'],
    ['iPad', '를'],
    ['Game', '을'],
    ['Store', '를'],
    ['Desk', '를'],
    ['iMac', '을'],
    ['Tablet', '을'],
  ])('로마자 낱말 "%s" 뒤에는 "%s"', (word, expected) => {
    expect(particle(word, '을/를')).toBe(expected)
  })

  it.each([
    ['LG', '가'],
    ['TV', '가'],
    ['SSD', '가'],
    ['LCD', '가'],
    ['USB', '가'],
    ['RAM', '이'],
    ['XL', '이'],
    ['HDR', '이'],
  ])('글자 이름으로 읽는 "%s" 뒤에는 "%s"', (word, expected) => {
    expect(particle(word, '이/가')).toBe(expected)
  })

  it('따옴표와 괄호, 이모지는 읽지 않는다', () => {
    expect(josa('‘노트북’', '을/를')).toBe('‘노트북’을')
    expect(josa('의자(중고)', '은/는')).toBe('의자(중고)는')
    expect(josa('책상 🎁', '이/가')).toBe('책상 🎁이')
  })

  it('자모만 있는 말은 자모 이름으로 읽는다', () => {
    expect(josa('ㅇㅍ', '으로/로')).toBe('ㅇㅍ으로')
    expect(josa('ㄹ', '으로/로')).toBe('ㄹ로')
    expect(josa('ㅏ', '을/를')).toBe('ㅏ를')
  })

  it('읽을 수 없는 말에는 두 꼴을 함께 적는다', () => {
    expect(josa('漢字', '을/를')).toBe('漢字을(를)')
    expect(josa('!!!', '으로/로')).toBe('!!!(으)로')
    expect(josa('', '은/는')).toBe('은(는)')
  })
})
