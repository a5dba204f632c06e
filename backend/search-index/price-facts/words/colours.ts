/**
 * Colours of goods, one a line: the colour that prices are told apart by, then the words that mean it. Makers' names are
 * put with the colour that people see. A word counts within another too: 클리어블루 is blue.
 */
export const COLOURS = `
블랙 | 검정 | 검은색 | 까만 | black | 흑색 | 흑판 | 미드나이트 | 미드나잇 | midnight | 스블 | 옵시디언 | 차콜
화이트 | 흰색 | 하얀색 | 하양 | white | 백색 | 스타라이트 | starlight | 포슬린 | 아이보리 | ivory
그레이 | 그래이 | 회색 | gray | grey | 쥐색 | 스그 | 그래파이트 | 그라파이트 | graphite | 티탄 | 슬레이트
실버 | 은색 | silver | 은장
골드 | 금색 | gold | 금장
핑크 | 분홍 | pink
퍼플 | 보라 | purple | 라벤더 | lavender | 바이올렛 | violet | 라일락 | lilac | 라이락
블루 | 파랑 | 파란 | blue | 청색 | 하늘색 | 울트라마린
네이비 | 남색 | 곤색 | navy
레드 | 빨강 | 빨간 | red | 버건디 | 와인 | burgundy
그린 | 초록 | 녹색 | green
카키 | khaki
올리브 | olive
민트 | mint
옐로 | 노랑 | 노란 | yellow
오렌지 | 주황 | orange
브라운 | 갈색 | brown | 브론즈 | bronze | 카멜
베이지 | beige | 크림색 | 크림 | cream | 샌드 | 오트밀 | 토프
`

/** Names that have the word of a colour and are none. */
export const NO_COLOURS =
  '블루투스|블루레이|블루라이트|블랙박스|블랙핑크|화이트닝|화이트노이즈|골드버튼|골든|핑크퐁|레드미|레드데빌|레드불|그린팬|오렌지카드|브라운관|브라운 ?(?:면도기|체온계|오랄비|시리즈|전동)|실버크로스|페이퍼화이트|블루예티|블루 예티|레드윙|크림 ?(?:구매|검수|택)|아이스크림|선크림|크림파스타|골드키위|핸드크림|블루보틀|캐시블루|샌드위치|블랙베리|블랙야크|블랙다이아몬드|화이트밸런스|블랙쿠션'
