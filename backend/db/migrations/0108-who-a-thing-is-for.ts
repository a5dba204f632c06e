import type { Kysely, Migration } from 'kysely'
import { addSenses, changeSense } from './0088-words-in-search.ts'

/** Entries that meant another thing too, by their first words: what they are instead. */
const CHANGED: readonly (readonly [first: string, line: string])[] = [
  ['우산 양산', '!우산 양산 umbrella | -우산 -양산'],
  ['행거 옷걸이', '행거 hanger | 행거'],
]

const ADDED = `
옷걸이 | 옷걸이
캡슐 | 캡슐 네스프레소 버츄오 돌체구스토
남자 남성 남성용 남자용 맨즈 | 남성 남자 | 남성의류, 남성 구두, 남성신발
여자 여성 여성용 여자용 우먼즈 | 여성 여자 | 여성의류, 여성 구두, 여성신발
아동 아동용 어린이용 유아 유아용 아기 애기 베이비 키즈 | 아기 아동 유아 키즈 주니어 어린이 베이비 신생아 | 출산/유아동
겨울옷 겨울의류 방한의류 | 겨울옷 패딩 코트 니트 스웨터 기모 후리스 플리스 무스탕 목폴라 눕시 다운 방한 | ^여성의류, ^남성의류, ^유아동의류
여름옷 여름의류 | 여름옷 반팔 반바지 민소매 나시 린넨 원피스 =티셔츠 래시가드 래쉬가드 | ^여성의류, ^남성의류, ^유아동의류
엑스박스본체 엑박본체 xbox본체 | 시리즈x 시리즈s 엑스박스원 | ^XBOX
`

/** 남자 니트 is one of the clothes for men, whose titles do not say so; clothes of a season are called by their kind. */
export const whoAThingIsFor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
    await addSenses(db, ADDED)
  },
}
