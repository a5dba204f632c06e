/**
 * Colours of goods, one a line: the colour that prices are told apart by, then the words that mean it. Makers' names are
 * put with the colour that people see.
 */
export const COLOURS = `
블랙 | 검정 | 검은색 | 까만 | black | 흑색 | 흑판 | 미드나이트 | 미드나잇 | midnight | 스블 | 옵시디언 | 차콜
화이트 | 흰색 | 올백 | 하얀색 | 하양 | white | 백색 | 스타라이트 | starlight | 포슬린 | 아이보리 | ivory
그레이 | 그래이 | 회색 | gray | grey | 쥐색 | 스그 | 그래파이트 | 그라파이트 | graphite | 티탄 | 슬레이트
실버 | 은색 | silver | 티타늄실버
골드 | 금색 | gold | 로즈골드
핑크 | 분홍 | pink | 핑크골드
퍼플 | 보라 | purple | 라벤더 | lavender | 바이올렛 | violet | 라일락 | lilac | 라이락
블루 | 파랑 | 파란 | blue | 청색 | 하늘색 | 울트라마린
네이비 | 남색 | 곤색 | navy
레드 | 빨강 | 빨간 | red | 버건디 | 와인 | burgundy
그린 | 초록 | 녹색 | green
카키 | khaki | 올리브 | olive
민트 | mint
옐로우 | 옐로 | 노랑 | 노란 | yellow
오렌지 | 주황 | orange
브라운 | 갈색 | brown | 브론즈 | bronze | 카멜 | 월넛 | 탄
베이지 | beige | 크림색 | 크림 | cream | 샌드 | 오트밀 | 토프
`

/** Names that have the word of a colour and are none. */
export const NO_COLOURS =
  '톰 ?브라운|프레드 ?페리|블루종|화이트 ?라벨|퍼플 ?라벨|민트 ?급|골드윈|레드페이스|블랙와펜|블랙위도우|블랙샤크|블루독|핑크돌핀|레드우드|크림치즈|실버라이닝|블루투스|올레드|브레드(?![가-힣])|크레드|트레드|블루레이|블루라이트|블랙박스|블랙핑크|화이트닝|화이트노이즈|골드버튼|골든|핑크퐁|레드미|레드데빌|레드불|그린팬|오렌지카드|브라운관|브라운 ?(?:면도기|체온계|오랄비|시리즈|전동)|실버크로스|페이퍼화이트|블루예티|블루 예티|레드윙|크림 ?(?:구매|검수|택)|아이스크림|선크림|크림파스타|골드키위|핸드크림|블루보틀|캐시블루|샌드위치|블랙베리|블랙야크|블랙다이아몬드|화이트밸런스|블랙쿠션|카멜마운트|카멜 ?(?:모니터|거치)|블랙베이|블랙홀|블루스카이|화이트핫|화이트 핫|트레드밀|퀵실버|인프라레드|블루마운틴|블루제이|골드타입|\\d{3}w 골드|골드 ?(?:등급|파워|모듈러)|그린다이|레드와인|레드닷|화이트골드|블랙핑크|블랙윙|그린랩|블랙프라이데이|보라카이|브라운관|미드나잇 ?라이브러리|블루노트|블루스|핑크플로이드|블랙사바스|그린데이|레드벨벳|화이트데이|화이트삭스|레드삭스|그린카드|실버스타|골드스타|골드러시|블랙잭|블랙코드|블랙라벨|블루라벨|레드라벨|크림빵|민트색깔|그레이스|브라운스톤|골드문트|골드키즈|골드피크|네이비씰|화이트보드|블랙보드|와인셀러|와인냉장고|와인잔|와인렉|와인 ?(?:셀러|냉장|잔|오프너)|와인(?= ?랙)'

/** Short words that count within another too: 클리어블루 is blue. */
export const WITHIN_WORDS =
  '블랙 핑크 퍼플 블루 레드 그린 실버 골드 옐로 카키 민트 은색 금색 회색 쥐색 남색 청색 백색 스그'

/** Short words that are part of other words too: 탄 of 탄산. */
export const ALONE = '탄 와인 티탄 크림 토프 샌드'
