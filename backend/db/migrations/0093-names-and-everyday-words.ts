import type { Kysely, Migration } from 'kysely'
import { addSenses, changeSense } from './0088-words-in-search.ts'
import { EVERYDAY_SENSES } from './0093-everyday-words.ts'
import { NAME_SENSES } from './0093-names.ts'

/** Colors and sizes as people say them, and what titles write. */
const KINDS = `
!흰 하얀 하양 흰색 하얀색 백색 white | 화이트 흰색 하얀 아이보리
!검은 검정 검정색 까만 까망 검은색 흑색 black | 블랙 검정 검은
!빨간 빨강 빨간색 붉은 붉은색 red | 레드 빨간 빨강
!파란 파랑 파란색 푸른 푸른색 청색 blue | 블루 파란 파랑
!노란 노랑 노란색 누런 황색 yellow | 옐로 노란 노랑
!초록 초록색 녹색 연두 연두색 green | 그린 초록 녹색 연두
!분홍 분홍색 핑크색 pink | 핑크 분홍
!회색 잿빛 쥐색 그레이색 gray grey | 그레이 회색 차콜
!갈색 밤색 고동색 브라운색 brown | 브라운 갈색 카멜 모카
!남색 곤색 네이비색 navy | 네이비 남색
!보라 보라색 자주색 purple violet | 퍼플 바이올렛 보라 라벤더
!은색 silver | 실버 은색
!금색 gold | 골드 금색
!주황 주황색 귤색 orange | 오렌지 주황
!베이지색 살색 beige | 베이지
!하늘색 소라색 skyblue | 스카이블루 하늘색 라이트블루
!카키색 국방색 khaki | 카키 국방색
!엑스라지 엑라 xl | =xl
!투엑스라지 더블엑스라지 xxl | =xxl =2xl
!라지 라지사이즈 | =l 라지
!미디엄 미디움 미듐사이즈 | =m 미디엄
!스몰 스몰사이즈 | =s 스몰
!프리사이즈 | 프리사이즈 =free =프리
`

/** Entries that meant too much, by their first words: what they are instead. */
const CHANGED: readonly (readonly [first: string, line: string])[] = [
  ['컵', '컵 | -컵 머그 텀블러 와인글라스 =글라스 글라스세트 유리컵 머그컵 종이컵 | ^그릇/컵'],
  [
    '접시 식기',
    '!접시 식기 | -접시 접시- -그릇 =식기 식기- 한식기 반상기 이딸라 포트메리온 로얄코펜하겐 -볼세트 | ^그릇/컵',
  ],
  ['기저귀', '기저귀 diaper | 기저귀 하기스 팸퍼스 | ^기저귀/목욕'],
]

/** Names and everyday words that people type and titles do not have. */
export const namesAndEverydayWords: Migration = {
  async up(db: Kysely<unknown>) {
    await addSenses(db, NAME_SENSES)
    await addSenses(db, EVERYDAY_SENSES)
    await addSenses(db, KINDS)
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
  },
}
