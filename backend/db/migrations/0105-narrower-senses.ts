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
  ['아기띠 힙시트', '아기띠 babycarrier | 아기띠 힙시트 | 아기띠/힙시트'],
  ['색소폰 플루트', '플루트 클라리넷 트럼펫 | 플루트 클라리넷 트럼펫'],
  ['스트로보 플래시', '스트로보 플래시 | 고독스 스트로보 플래시 스피드라이트'],
  ['아기의자 하이체어', '아기의자 하이체어 트립트랩 | 하이체어 트립트랩'],
  [
    '오인터페이스 홈레코딩',
    '오인터페이스 홈레코딩 팬텀파워 녹음기계음악 방송장비 유튜브장비 믹싱콘솔 | 오디오인터페이스 포커스라이트 사운드카드 오인페 스타인버그ur 녹음장비 콘덴서마이크 | ^오디오/마이크',
  ],
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
애견캐리어 강아지캐리어 반려견캐리어 고양이캐리어 | 이동장 이동가방 켄넬 캔넬 | ^이동장/유모차
손전등 후라쉬 | 손전등 랜턴 후레쉬 헤드랜턴 | ^랜턴/쿨러
셰프복 조리복 조리사복 주방복 요리사복 | 조리복 조리사복 위생복 셰프복
원두분쇄기 커피분쇄기 원두그라인더 | 그라인더 코만단테 바라짜 핸드밀 커피밀
여행용트렁크 여행트렁크 여행가방 | | ^패션잡화>가방>여행가방
모니터암 monitorarm | 모니터암
아기하이체어 아기식탁의자 | 하이체어 트립트랩 아기의자 아기식탁의자 유아의자
계단 | 계단
카메라렌즈 | | 카메라>렌즈
로보트 로봇장난감 | 로봇 또봇 카봇 메카드 트랜스포머 | ^장난감>자동차/로봇
!트리 크리스마스트리 | =트리 크리스마스트리 | ^화병/시즌소품
유튜브마이크 방송마이크 | 마이크 콘덴서마이크 | ^오디오/마이크
힙시트 | 힙시트
색소폰 섹소폰 | 색소폰 섹소폰
`

/** A search for 이불 brings no 목베개, one for 스노보드 no 킥보드. */
export const narrowerSenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
    await addSenses(db, ADDED)
  },
}
