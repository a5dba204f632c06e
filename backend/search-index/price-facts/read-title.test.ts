import { describe, expect, it } from 'vitest'
import { isOfLine } from './lines-of-models.ts'
import { isLine } from './read-model.ts'
import { readTitle } from './read-title.ts'

describe('제목에서 모델을 읽는다', () => {
  it.each([
    ['아이폰13프로맥스 256 팝니다', '아이폰 13 프로 맥스'],
    ['13미니 아이폰 블루 256', '아이폰 13 미니'],
    ['iPhone 13 128GB', '아이폰 13'],
    ['갤s23+ 자급제', '갤럭시 S23 플러스'],
    ['지플립5 민트', '갤럭시 Z 플립 5'],
    ['apple watch series 9 45mm', '애플워치 시리즈 9'],
    ['에팟프로2 C타입', '에어팟 프로 2세대'],
    ['M2 맥북 에어 15인치', '맥북 에어 M2'],
    ['플스5 디스크', '플레이스테이션 5'],
    ['지포스 3060ti', 'RTX 3060 Ti'],
    ['north face nuptse 95', '노스페이스 눕시'],
    ['오막포 팝니다', '캐논 5D Mark IV'],
    ['위니아 이동식에어컨 mpa08 화이트', '위니아 MPA08'],
    ['삼성 그랑데 건조기 dv16t8520 16키로', '삼성 DV16T8520'],
    ['레고10497 갤럭시익스플로러', '레고 10497'],
    ['이엠텍 4060ti 8g', 'RTX 4060 Ti'],
    ['dell 에일리언웨어 m16', '델 에일리언웨어 M16'],
    ['아이폰 에어팟 2세대 유선충전', '에어팟 2세대'],
    ['로에베 해먹 미디움 탄', '로에베 해먹 미디움'],
    ['핑 g430 하이브리드 4번', '핑 G430 하이브리드'],
    ['모토로라 엣지40 네오 베이지', '모토로라 엣지 40 네오'],
    ['파타고니아 신칠라 스냅티 네이비 L', '파타고니아 신칠라'],
    ['다이와 레브로스 lt2500', '다이와 레브로스 LT2500'],
    ['arcteryx beta lt 네이비', '아크테릭스 베타 LT'],
    ['marshall acton 3 정품', '마샬 액톤 3'],
    ['야마하 p-125 화이트', '야마하 P125'],
    ['소니 헤드폰 1000xm5 깨끗', '소니 WH-1000XM5'],
    ['rtx 3070 기가바이트 as 남음', 'RTX 3070'],
    ['나이키 머큐리얼 베이퍼 15 270', '나이키 머큐리얼 베이퍼 15'],
    ['경동나비엔 온수매트 eqm582', '경동나비엔 EQM582'],
    ['뉴발란스 연아 다운 90', '뉴발란스 연아다운'],
    ['아이패드 12.9프로 4세대 셀룰러', '아이패드 프로 12.9 4세대'],
    ['아이패드 10.5 64기가', '아이패드 프로 10.5'],
    ['후지 xf35 1.4 보증기간', '후지필름 XF 35mm F1.4'],
    ['소니 24-70gm2 거의 새것', '소니 FE 24-70mm F2.8 GM II'],
    ['시그마 아트 35.4 소니 E마운트', '시그마 35mm F1.4 아트'],
    ['캐논 ef 70-200mm 2.8L is ii', '캐논 EF 70-200mm F2.8 L II'],
    ['니콘 50mm 1.8G 단렌즈', '니콘 AF-S 50mm F1.8 G'],
    ['레노버 리전5 라이젠 3060 게이밍노트북', '레노버 리전 5 RTX 3060'],
    ['LG그램 16 2022년식 i5', 'LG 그램 16 2022'],
    ['그램 16Z90R 화이트', 'LG 그램 16 2023'],
    ['엘지 올레드tv 65c3 벽걸이', 'LG 올레드 C3'],
    ['LG 트롬 세탁기 F21VDAP 21kg', 'LG F21VDAP'],
    ['스팀덱 512 oled 정발', '스팀덱 OLED'],
    ['펜디 바게트백 미디움 브라운', '펜디 바게트 미디움'],
  ])('%s → %s', (title, model) => {
    expect(readTitle(title).model).toBe(model)
  })

  it('모델의 더 넓은 무리를 안다', () => {
    for (const [title, family] of [
      ['아이폰 13 미니 64', '아이폰 13'],
      ['조던4 밀리터리블랙 270', '에어조던 4'],
      ['HP 빅터스 16 3050ti', 'HP 빅터스 16'],
      ['LG그램 16 2022년식', 'LG 그램 16'],
    ] as const)
      expect(readTitle(title).family).toBe(family)
  })

  it.each([
    ['에어조던 4 밀리터리 블랙', '에어조던 4', true],
    ['LG 그램 16 2022', 'LG 그램 16', true],
    ['루이비통 네버풀 MM', '루이비통 네버풀', true],
    ['아이폰 13 미니', '아이폰 13', false],
    ['캐논 R6 Mark II', '캐논 R6', false],
    ['에어팟 4세대 ANC', '에어팟 4세대', false],
    ['에어조던 4', '에어조던 4', false],
    ['에어조던 40', '에어조던 4', false],
  ])('%s: %s의 하나인지 %s', (name, line, isOne) => {
    expect(isOfLine(name, line)).toBe(isOne)
  })

  it.each([
    ['에어조던 4', true],
    ['LG 그램 16', true],
    ['HP 빅터스 16', true],
    ['아이폰 13', false],
    ['갤럭시 Z 플립 5', false],
  ])('%s 안에 더 좁은 이름이 있는지 %s', (name, has) => {
    expect(isLine(name)).toBe(has)
  })

  it('다른 수와 다른 낱말은 모델이 아니다', () => {
    expect(readTitle('아이폰 135 스티커').model).not.toContain('아이폰 13 ')
    expect(readTitle('에어팟 2개').model).not.toBe('에어팟 2세대')
    expect(readTitle('삼바지락 칼국수').isKnown).toBe(false)
    expect(readTitle('라프시몬스 셔츠 44').isKnown).toBe(false)
    expect(readTitle('발뮤다 선풍기').isKnown).toBe(false)
    expect(readTitle('삼성 폰 32gb a급').model).not.toBe('게임보이 어드밴스')
  })

  it('해마다 새로 나오는 이름만으로는 값을 말할 수 없다', () => {
    expect(readTitle('맥북 에어 13인치 실버').isKnown).toBe(false)
    expect(readTitle('맥북 에어 2020 실버')).toMatchObject({
      model: '맥북 에어 2020',
      isKnown: true,
    })
  })

  it('컴퓨터 한 대는 그 부품의 모델이 아니다', () => {
    expect(readTitle('게이밍 본체 i5-12400f rtx3060').isKnown).toBe(false)
    expect(readTitle('5600x 3060ti 램 32기가').isKnown).toBe(false)
    expect(readTitle('rtx3070 본체에서 막 떼어냄').model).toBe('RTX 3070')
  })

  it('모르는 물건은 이름하는 낱말로 읽는다', () => {
    expect(readTitle('누구나 반디카 카시트 그레이').model).toBe('누구나 반디카')
    expect(readTitle('어느상사 제습기 dh-123 화이트').model).toBe('어느상사 dh-123')
    expect(readTitle('원목 책장 상태 좋음 팝니다')).toMatchObject({
      model: '원목 책장',
      isKnown: false,
    })
  })
})

describe('제목에서 옵션을 읽는다', () => {
  it.each([
    ['아이폰 15 프로 256 내추럴 티타늄', { capacity: '256GB' }],
    ['아이폰 13 1테라 미드나이트', { capacity: '1TB', colour: '블랙' }],
    ['맥북에어 m1 8/256 스그', { memory: '8GB', capacity: '256GB', colour: '그레이' }],
    ['애플워치 9 45 스타라이트', { colour: '화이트', size: '45mm' }],
    ['나이키 덩크 로우 275 화이트', { colour: '화이트', size: '275' }],
    ['아이패드 미니6 64기가', { capacity: '64GB', generation: '6세대' }],
    ['RTX 3060 12gb 이엠텍', {}],
    ['킨들 페이퍼화이트 8기가', { capacity: '8GB' }],
    ['나이키 덩크 하이 블랙화이트 280', { size: '280' }],
    ['갤럭시 S21 팬텀블랙 256', { capacity: '256GB', colour: '블랙' }],
    ['젠북14 올레드 512', { capacity: '512GB', size: '14인치' }],
    ['엘지 그램16 스노우화이트 256', { capacity: '256GB', colour: '화이트', size: '16인치' }],
    ['캐나다구스 익스페디션 블랙 m 홀로그램', { colour: '블랙', size: 'M' }],
    ['아이폰 6 16G 실버', { capacity: '16GB', colour: '실버' }],
    ['홍미노트5 4/64 골드', { memory: '4GB', capacity: '64GB', colour: '골드' }],
    ['플스4 프로 2t', { capacity: '2TB' }],
    ['갤럭시 a35 5g', {}],
    ['아이패드 프로 11 256g + 애플펜슬 2세대', { capacity: '256GB', size: '11인치' }],
    ['톰브라운 사선완장 맨투맨', {}],
    ["파타고니아 신칠라 men's M", { size: 'M' }],
    ['에어포스1 올백 275 새상품급', { colour: '화이트', size: '275' }],
    ['갤럭시 A34 자급제 라임', { colour: '그린' }],
    ['조말론 라임 바질 100ml', {}],
    ['LG 울트라기어 노트북 i5 12세대', {}],
    ['엘지 OLED65C3KNA 미개봉', { size: '65인치' }],
    ['여성 캐시미어 코트 카멜 66', { colour: '브라운', size: '66' }],
    ['아동 운동화 뉴발란스 170', { size: '170' }],
    ['정격 파워 600W 브론즈', {}],
    ['닥터마틴 2976 첼시 블랙 UK7', { colour: '블랙', size: 'UK7' }],
    ['아이패드 10세대 폴리오케이스 핑크', { colour: '핑크' }],
    ['톰브라운 가디건 네이비 1사이즈', { colour: '네이비', size: '1' }],
    ['갤럭시북3 울트라 rtx4070 32G 1TB', { memory: '32GB', capacity: '1TB' }],
    ['hp 엘리트북 840 g8 i5 램16', {}],
    ['원플러스 12 16기가 512', { memory: '16GB', capacity: '512GB' }],
    ['심로 바이올린 SN-591 4/4', {}],
    ['델 U3421WE 34 usb-c', { size: '34인치' }],
    ['sk하이닉스 P41 1TB 사용시간 300시간', { capacity: '1TB' }],
    ['폴레드 올에이지360', {}],
    ['빨간펜 수학 전집 60권', {}],
    ['RTX 2080 Ti 블랙에디션', {}],
    ['애플워치 SE 1세대 44 배터리 84', { size: '44mm', generation: '1세대' }],
  ])('%s', (title, options) => {
    expect(readTitle(title).options).toEqual(options)
  })
})

describe('물건 하나를 파는 글인지 읽는다', () => {
  it.each([
    ['아이폰 13 삽니다', 'WANTED'],
    ['[구매] 갤럭시 S23', 'WANTED'],
    ['헬리녹스 체어원 구매 2개까지', 'WANTED'],
    ['물교 후지필름 X100V', 'EXCHANGE'],
    ['에어팟 프로 교환 원해요', 'EXCHANGE'],
    ['캠핑 텐트 대여 가능', 'RENTAL'],
    ['에어팟 프로 2세대 실리콘 케이스', 'ACCESSORY'],
    ['아이폰 13용 강화유리', 'ACCESSORY'],
    ['다이슨 에어랩 빈박스', 'ACCESSORY'],
    ['에어팟 프로 왼쪽 유닛', 'PART'],
    ['아이폰 13 액정 깨짐 부품용', 'PART'],
    ['아이폰 13 3대 일괄', 'LOT'],
    ['코드제로 a9 배터리 정품 1개', 'ACCESSORY'],
    ['젤다 왕국의눈물 칩 스위치', 'ACCESSORY'],
    ['에어팟 2세대 충전본체만 유닛없음', 'PART'],
    ['스위치 조이콘 왼쪽 레드 쏠림수리', 'PART'],
    ['다이슨 V8 배터리 새거 (호환)', 'ACCESSORY'],
    ['에어팟 맥스 이어쿠션', 'ACCESSORY'],
    ['루이비통 나노스피디용 어깨 스트랩 체인', 'ACCESSORY'],
    ['나르왈 프레오 소모품 세트 브러쉬 걸레 먼지봉투', 'ACCESSORY'],
  ])('%s: %s', (title, exclusion) => {
    expect(readTitle(title).exclusion).toBe(exclusion)
  })

  it('딸린 물건 둘을 말하면 무엇을 파는지 값이 말한다', () => {
    const title = '맥북에어 m2 13인치 키스킨+필름'
    expect(readTitle(title)).toMatchObject({ exclusion: null, accessory: '필름' })
  })

  it.each([
    '아이폰 13 케이스 포함',
    '아이폰 13 미니 케이스 3개 드려요',
    '갤럭시 S23 교환 사절 팝니다',
    '아이폰 13 삽니다글 아니에요 팔아요',
    '아이폰 14 작년 구매 20대 여자 사용',
    '에어팟 3세대 고장 한번 없이 사용',
    'RTX 3060 업체 매입 안하고 개인거래',
    'LG 스탠바이미 일괄로 샀다가 하나 남은거',
    '아이패드 미니6 배터리 교환 완료',
    '닌텐도 스위치 2개 중 1개만 판매',
    '소니 wh1000xm5 힌지 파손 이슈 없음',
    '갤럭시 S23 분실폰 도난폰 아님 확인가능',
    '맥북 에어 m2 맞교환 문의 답 안해요',
    '아이폰 14프로 매입업자 연락 사절',
    'ipad air 5세대 스타라이트',
    '브레빌870 용인 직거래',
    '다이슨 V11 배터리 양호',
    '인스타360 x3',
    '갤럭시 s10 128G 블랙 풀박스팝니다',
    '갤럭시 S9 64기가 해외판 팝니다',
    '로지텍 K380 블루투스 키보드 팝니다',
    '구찌 오피디아 스몰 크로스백',
    '반클리프 빈티지 알함브라 목걸이',
    '삼성 에어드레서 5벌',
    '플레이스테이션 2 세트 팝니다',
    '뉴나 세나 아기침대 기저귀 교환대',
    '위닉스 제습기 필터 새로 삼',
    '야마하 hs5 두 개 한 조',
    '아이패드 에어3 + 애플펜슬 1세대',
    '에브리봇 RS700 물걸레 청소기 (걸레 6장)',
    '애플워치 SE 44mm 블랙 세대',
    '구찌 홀스빗 1955 스트랩 길이조절',
    '야마하 fg800 케이스 카포 튜너',
    '파타고니아 올드스쿨 자켓 CD119',
    '베이프 베이비 마일로 롱 슬리브',
    '맨프로토 비프리 삼각대 카본',
    '젠하이저 IE200 유선이어폰 미개봉',
    '듀얼센스 엣지 컨트롤러 화이트 정품',
    'MSI MAG B650 박격포 메인보드',
    '불가리 비제로원 11호 보증서',
    '애플워치 7세대 41mm 그린 배터리 87%',
  ])('%s: 센다', (title) => {
    expect(readTitle(title).exclusion).toBeNull()
  })
})
