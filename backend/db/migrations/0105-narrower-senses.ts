import type { Kysely, Migration } from 'kysely'
import { addSenses, changeSense } from './0088-words-in-search.ts'

/** Entries that meant too much or too little, by their first words: what they are instead. */
const CHANGED: readonly (readonly [first: string, line: string])[] = [
  ['보드게임 부루마블', '보드게임 부루마블 boardgame | 보드게임 | 보드게임/카드>보드게임'],
  ['거울 mirror', '거울 mirror | 거울'],
  ['이불 침구', '침구 bedding | 침구 이불 베개'],
  ['옷장 장롱', '옷장 장롱 붙박이장 closet wardrobe | 옷장 장롱 붙박이장'],
  ['러그 카페트', '!러그 카페트 카펫 rug carpet | -러그 러그- 카페트 카펫'],
  ['엘피 lp', '!엘피 lp 레코드판 바이닐 vinyl | =lp -lp 바이닐 엘피 레코드판 | ^LP/CD'],
  ['킥보드 전동킥보드', '킥보드 전동킥보드 kickboard scooter | 킥보드'],
  ['스노보드 스노우보드', '스노보드 스노우보드 snowboard | 스노보드 =보드 | 스키/스노보드'],
  ['피규어 figure', '피규어 figure | 피규어'],
  ['한복', '한복 hanbok | 한복 철릭 | ^한복/파티복'],
  [
    '러닝화 런닝화',
    '!러닝화 런닝화 조깅화 달리기화 마라톤화 | 러닝화 런닝화 노바블라스트 호카 알파플라이 베이퍼플라이 페가수스 젤님버스 젤카야노 엔돌핀 클리프톤 인빈서블 | ^러닝',
  ],
]

/** What was a part of one of them, and other spellings. */
const ADDED = `
할리갈리 | 할리갈리
전신거울 | 전신거울
이불 이불세트 | 이불
씽씽카 씽씽이 | 킥보드 씽씽카 | ^승용완구/미끄럼틀
보드 | 보드 | ^스키/스노보드
피겨 | 피규어 피겨
시티 city | 시티
벳민턴 뱃민턴 배트민턴 | 배드민턴
벳민턴라켓 뱃민턴라켓 배트민턴라켓 | 배드민턴 요넥스 빅터라켓 | ^테니스/배드민턴/탁구
새거 새것 새삥 쌔거 | 새상품 새제품 미사용 미개봉
우산 | | ^장갑/우산/소품
`

/** A search for 이불 brings no 목베개, one for 스노보드 no 킥보드. */
export const narrowerSenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
    await addSenses(db, ADDED)
  },
}
