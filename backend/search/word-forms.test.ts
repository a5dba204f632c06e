import { describe, expect, it } from 'vitest'
import { searchTextOf } from '../search-index/search-text.ts'
import { asBareNumber, matchesClauses, termOf } from './keyword-clauses.ts'
import {
  inDigits,
  otherUnits,
  readOut,
  spelledLetters,
  withoutGoods,
  withoutParticle,
} from './word-forms.ts'

const finds = (title: string, term: string, tags: string[] = []) =>
  matchesClauses(searchTextOf(title, tags), [{ alternatives: [[term]] }])

describe('낱말의 다른 모양', () => {
  it.each([
    ['제이비엘', 'jbl'],
    ['엠엘비', 'mlb'],
    ['아이폰', null],
    ['오이', null],
  ])('글자 이름으로 적은 %s', (word, letters) => expect(spelledLetters(word)).toBe(letters))

  it('로마자 이름을 읽은 대로도 찾는다', () => {
    expect(readOut('jbl')).toBe('제이비엘')
    expect(readOut('iphone')).toBeNull()
  })

  it.each([
    ['270mm', '270!'],
    ['4인용', '4인'],
    ['1리터', '1000ml'],
    ['11인치', '11!'],
  ])('%s는 %s로도 적는다', (typed, other) => expect(otherUnits(typed)).toContain(other))

  it.each([
    ['삼세대', '3세대'],
    ['십인용', '10인용'],
    ['십이개월', '12개월'],
    ['이십사인치', '24인치'],
    ['다섯단', '5단'],
    ['세단', null],
    ['일단', null],
    ['단계', null],
    ['세대', null],
  ])('말로 적은 %s', (word, digits) => expect(inDigits(word)).toBe(digits))

  it('물건을 통틀어 부르는 말과 조사를 뗀다', () => {
    expect(withoutGoods('가전제품')).toBe('가전')
    expect(withoutGoods('제품')).toBeNull()
    expect(withoutParticle('캠핑에서')).toBe('캠핑')
    expect(withoutParticle('컴퓨터요')).toBe('컴퓨터')
    expect(withoutParticle('차에')).toBeNull()
  })
})

describe('단위 없는 숫자', () => {
  const has = (norm: string) => matchesClauses(norm, [{ alternatives: [[asBareNumber('16')]] }])
  it('는 다른 단위의 것이 아니다', () => {
    expect(has('맥북프로16m1프로 맥북 프로 16')).toBe(true)
    expect(has('모니터16qhd')).toBe(true)
    expect(has('맥북에어m216gb512gb 맥북 에어 m2 16gb')).toBe(false)
    expect(has('의자160')).toBe(false)
  })
})

describe('제목의 낱말', () => {
  it.each([
    ['유희왕 카드 덱', '=덱', true],
    ['스팀덱 OLED', '=덱', false],
    ['스팀덱 OLED', '-덱', true],
    ['레고시티 경찰서', '레고-', true],
    ['그레고리 데이팩', '레고-', false],
  ])('%s에 %s', (title, text, isFound) => expect(finds(title, termOf(text))).toBe(isFound))

  it('숫자는 더 긴 숫자의 일부가 아니고, 태그의 것은 따로 묻는다', () => {
    expect(finds('맥북 프로 M3 18GB/512GB', '8gb')).toBe(false)
    expect(finds('맥북 에어 M2 8GB/256GB', '8gb')).toBe(true)
    expect(finds('맥북 에어 M2 8GB/256GB', '8gb256gb')).toBe(true)
    expect(finds('크리스마스 트리', '150cm', ['150cm'])).toBe(false)
    expect(finds('크리스마스 트리', '#150cm', ['150cm'])).toBe(true)
  })
})
