import { type Kysely, type Migration, sql } from 'kysely'
import { addSenses, changeSense, senseOf } from './0088-words-in-search.ts'

/** Entries that meant too much or too little, by their first words: what they are instead. */
const CHANGED: readonly (readonly [first: string, line: string])[] = [
  [
    '이북 이북리더기',
    '이북 이북리더기 전자책 전자책리더기 이북리더 ebook | 크레마 오닉스북스 킨들 | 전자책 리더기',
  ],
  [
    '전자책 전자책기계',
    '전자책 전자책기계 이북 | 크레마 오닉스북스 킨들 리디페이퍼 포크5 이북리더기 | ^전자책 리더기',
  ],
  ['그라인더 grinder', '그라인더 grinder 연마기 | 그라인더'],
  [
    '구라인다 그라인다',
    '구라인다 그라인다 폴리싱기 | 그라인더 연마기 폴리셔 연삭기 빠우 | ^절단/연마',
  ],
  ['모자 볼캡', '모자 캡모자 cap hat | 모자 볼캡 비니 버킷햇 | 모자'],
  ['요가매트 매트', '요가매트 | 요가매트'],
  [
    '커피머신 에스프레소머신',
    '커피머신 에스프레소머신 커피메이커 coffeemachine | 네스프레소 드롱기 브레빌 가찌아 라마르조꼬',
  ],
  ['침구 bedding', '침구 bedding | 침구 이불 =베개 베개-'],
  ['수납함 정리함', '수납함 정리함 수납박스 리빙박스 | 수납함 정리함 리빙박스 수납박스'],
  [
    '화장품 메이크업',
    '화장품 메이크업 코스메틱 cosmetic cosmetics makeup 뷰티 | | 스킨케어, 메이크업, 향수/바디',
  ],
  ['본체 컴퓨터본체', '본체 컴퓨터본체 컴본체 | 컴퓨터본체 pc본체 조립pc | 조립PC'],
  ['젖병 분유포트', '젖병 분유병 | 젖병'],
  ['링 ring', '링 ring | =링 반지 귀걸이 러브링 | ^반지/목걸이, ^주얼리'],
  [
    '잔 와인잔',
    '잔 유리잔 glass | 와인잔 와인글라스 글라스세트 머그 유리컵 맥주잔 소주잔 찻잔 커피잔 샴페인잔 위스키잔 | ^그릇/컵',
  ],
  ['ssd 에스에스디', 'ssd 에스에스디 hdd | ssd hdd 하드디스크 외장하드'],
  [
    '아이스크림쿠폰 아이스크림기프티콘',
    '아이스크림쿠폰 아이스크림기프티콘 패밀리배라 베라 써티원 | 배스킨라빈스 파인트 싱글레귤러 아이스크림케이크 하프갤런 =쿼터 베스킨 =베라',
  ],
  [
    '쌕소폰 색스폰',
    '나팔 나팔악기 관악기 금관악기 목관악기 | 색소폰 섹소폰 플루트 클라리넷 트럼펫 플룻 호른 트롬본 유포늄 오보에 | ^건반/관악/타악',
  ],
  ['릴', '릴 | 스피닝릴 베이트릴 낚시릴 전동릴 장구통릴 릴대 낚싯대릴 시마노- 다이와- | ^낚시'],
  ['삼성 samsung', '삼성 samsung 쌤성 | 삼성 갤럭시 버즈 비스포크'],
]

/** Entries of one word that another one has too: they stood as much for a thing of pets. */
const CHANGED_ALONE: readonly (readonly [word: string, line: string])[] = [
  ['유모차', '강아지유모차 개모차 애견유모차 펫유모차 | 강아지유모차 개모차 | ^이동장/유모차'],
  ['카시트', '강아지카시트 애견카시트 펫카시트 | 강아지카시트 | ^이동장/유모차'],
  // The other entry of 릴 has changed already.
  ['릴', '릴 | =릴 -릴선 -릴세트'],
]

const ADDED = `
쌕소폰 색스폰 섹스폰 | 색소폰 섹소폰
플룻 플륫 flute | 플루트 플룻
분유포트 | 분유포트 분유제조기
난방기구 난방기 난방용품 난방기기 | 전기요 전기장판 온수매트 | 난로/히터
손크림 | 핸드크림
게이밍컴퓨터 게이밍pc 게임용컴퓨터 게이밍데스크탑 게임컴 겜컴 게임컴퓨터 게이밍본체 | 게이밍pc 게이밍컴퓨터 본체게이밍 | ^조립PC
플스게임 플스겜 플스타이틀 플스시디 | | 플레이스테이션>타이틀/주변기기
스위치게임 스위치겜 닌텐도게임 닌텐도겜 스위치타이틀 | | 닌텐도>타이틀/주변기기
채 | | 골프, 테니스/배드민턴/탁구
커피잔 | 커피잔 머그 찻잔 | ^그릇/컵
접는상 접이식상 | 좌식테이블 접이식테이블 밥상
크리스마스장식 크리스마스소품 | 크리스마스장식 크리스마스트리 =트리 오너먼트 | ^화병/시즌소품
ss사이즈 슈싱 | 슈퍼싱글 =ss
하드 | 외장하드 하드디스크 hdd
볼캡 | 볼캡 | ^모자
샌딩기 sander | 샌더 벨트샌더 원형샌더 사상기 | ^절단/연마
!매트 | =매트 -매트
!할리 | 할리데이비슨 =할리 | ^오토바이>중대형
퀘3 | 퀘스트3
퀘2 | 퀘스트2
모래통 고양이모래통 모래화장실 평판화장실 | 모래통 화장실 푸라맥스 | ^화장실/급수기
신사화 | | 남성 구두, 남성신발>구두/로퍼
숙녀화 | | 여성 구두, 여성신발>펌프스/로퍼
핸드드립세트 | 드리퍼 핸드드립 | ^홈카페
립스틱 루즈 루주 | | 메이크업>립
술잔 | 소주잔 맥주잔 와인잔 양주잔 위스키잔 사케잔 리델 | ^그릇/컵
애완용품 애완동물용품 애완동물 | | 강아지용품, 고양이용품, 관상어/소동물 용품
태블릿pc 태블릿피씨 테블릿pc | 태블릿 | 갤럭시탭, 아이패드
인테리어소품 소품 장식품 홈데코 | 소품 | 조명/소품
가민시계 가민워치 | 포러너 페닉스 인스팅트 비보액티브 비보무브 베누
애플시계 | 애플워치 | ^애플워치
갤럭시시계 삼성시계 | 갤럭시워치 | ^갤럭시워치
애플 apple | 아이폰 아이패드 맥북 에어팟 애플워치 아이맥 맥미니 맥스튜디오 에어태그
엘지 lg | =그램 스탠바이미 올레드 코드제로 트롬 휘센 디오스 스타일러 퓨리케어
`

/** 트리 is no 매트리스, 유모차 no 강아지 유모차; and what a brand makes is the brand's: 무선이어폰 애플 빼고 brings no 에어팟. */
export const correctedSenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
    for (const [word, line] of CHANGED_ALONE) await changeEntryOf(db, word, line)
    await addSenses(db, ADDED)
  },
}

/** Changes the entry that has this one word alone; one that an operator has changed stays as it is. */
async function changeEntryOf(db: Kysely<unknown>, word: string, line: string): Promise<void> {
  const { words, texts, categories, is_vague } = senseOf(line)
  await sql`
    with entry as (
      update search_sense set words = ${JSON.stringify(words)}::jsonb, texts = ${JSON.stringify(texts)}::jsonb,
        categories = ${JSON.stringify(categories)}::jsonb, is_vague = ${is_vague}, version = 2, updated_at = now()
      where version = 1 and not is_hidden and words = ${JSON.stringify([word])}::jsonb
      returning *
    )
    insert into search_sense_version (sense_seq, version, did, content, at)
    select sense_seq, 2, 'SAVE', jsonb_build_object(
      'words', words, 'texts', texts, 'categories', categories, 'isVague', is_vague
    ), now() from entry`.execute(db)
}
