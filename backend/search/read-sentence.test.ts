import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { readSentence } from './read-sentence.ts'
import { spaceOut, tradeWordsApart } from './space-out.ts'
import { loadVocabulary, type Vocabulary } from './vocabulary.ts'

let database: Database
let vocabulary: Vocabulary
beforeAll(async () => {
  database = await createTestDatabase()
  vocabulary = await loadVocabulary(database.kysely)
})
afterAll(() => database?.close())

const wordsOf = (text: string) => readSentence(text.split(' '), vocabulary).words.join(' ')

describe('이름 대신 쓰임을 말한 물건을 알아본다', () => {
  it.each([
    ['손 시려울 때 끼는 거', '장갑'],
    ['오토바이 탈 때 손 시려우면 끼는 거', '바이크장갑'],
    ['얼음 만드는 기계', '제빙기'],
    ['집에서 커피 내려 마시는데 원두 가는 기계', '커피그라인더'],
    ['볼에 발그레하게 바르는 화장품', '블러셔'],
    ['점심에 풋살 할 때 신을 280 신발', '280 풋살화'],
    ['취미로 그림 그리려고요', '그림용품'],
    ['거실 벽이 허전한데 걸어둘 만한 거', '벽장식'],
    ['사무실에서 문서 작업만 할 컴퓨터요', '사무용컴퓨터'],
    ['오락실 게임하고 싶다', '레트로게임기'],
  ])('%s', (text, words) => expect(wordsOf(text)).toBe(words))

  it.each([
    ['얼음 만드는 냉장고', '얼음 냉장고'],
    ['텐트 비 막는 거', '텐트'],
  ])('%s는 이름을 말한 것이다', (text, words) => expect(wordsOf(text)).toBe(words))

  it('무엇으로 읽었는지 알려 준다', () => {
    expect(readSentence(['손', '시려울', '때', '끼는', '거'], vocabulary)).toMatchObject({
      readAs: [{ kind: 'MEANING', typed: '손 시려울 때 끼는 거', label: '장갑' }],
      filler: [],
    })
  })
})

describe('문장의 낱말', () => {
  it.each([
    ['베란다에 빨래 널 수 있는 선반', '빨래 선반'],
    ['여행 갈 때 들고 탈 작은 캐리어', '기내용캐리어'],
    ['착즙기나 믹서기 있는 분', '착즙기,믹서기'],
    ['강아지랑 산책할 때 쓸 하네스', '강아지 하네스'],
    ['배드민턴 칠 채 두 개', '배드민턴채'],
    ['필름카매라 처음 배우려는데', '필름카메라'],
    ['이사갈때 짐 쌀 박스 주실분', '짐 쌀 이사박스'],
    ['주말에 영화보러 갈건데 관람권', '영화관람권'],
    ['캠핑갈때 쓸 의자', '캠핑의자'],
    ['집에서 혼자 게임하고 싶다', '게임'],
    ['캠핑 갈 때 쓸 침낭하고 매트', '침낭,캠핑매트'],
  ])('%s', (text, words) => expect(wordsOf(text)).toBe(words))

  it.each([
    ['원룸에둘작은냉장고있나요', '원룸에 둘 작은냉장고 있나요'],
    ['비행기에서잘때쓸베개', '비행기에서 잘 때 쓸 베개'],
    ['나이키운동화', '나이키운동화'],
  ])('붙여 쓴 %s를 띄어 읽는다', (text, spaced) => expect(spaceOut(text, vocabulary)).toBe(spaced))

  it.each([
    ['아기욕조드림', '아기욕조 드림'],
    ['공구세트일괄판매', '공구세트 일괄판매'],
    ['검정 유모차팔아요', '검정 유모차 팔아요'],
    ['서랍정리', '서랍정리'],
    ['중고거래', '중고거래'],
    ['모자이크판매', '모자이크판매'],
  ])('물건 뒤에 붙은 거래말만 뗀다: %s', (text, apart) =>
    expect(tradeWordsApart(text, vocabulary)).toBe(apart),
  )
})
