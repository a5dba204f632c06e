import { describe, expect, it } from 'vitest'
import { readWrittenTexts } from '#tests/support/written-texts.ts'
import type { FindGoods } from './compile-rules.ts'
import { findByDefaults } from './default-find.ts'
import { DEFAULT_RULES, RULES_OF_WORDS } from './defaults/index.ts'
import heldOut from './held-out.json' with { type: 'json' }
import heldOutToo from './held-out-2.json' with { type: 'json' }
import heldOutThird from './held-out-3.json' with { type: 'json' }
import heldOutFourth from './held-out-4.json' with { type: 'json' }
import heldOutFifth from './held-out-5.json' with { type: 'json' }
import heldOutSixth from './held-out-6.json' with { type: 'json' }
import heldOutSeventh from './held-out-7.json' with { type: 'json' }
import heldOutEighth from './held-out-8.json' with { type: 'json' }
import heldOutNinth from './held-out-9.json' with { type: 'json' }
import heldOutTenth from './held-out-10.json' with { type: 'json' }
import openA from './open-a.json' with { type: 'json' }
import openB from './open-b.json' with { type: 'json' }
import openC from './open-c.json' with { type: 'json' }
import openD from './open-d.json' with { type: 'json' }
import openE from './open-e.json' with { type: 'json' }
import { parsePattern } from './pattern.ts'

/** The lists that have been read are what resemblance is learnt from, so that they say nothing of it. */
const find = findByDefaults(RULES_OF_WORDS)
const findWithResemblance = findByDefaults(DEFAULT_RULES)
interface Written {
  title: string
  body: string
}
/** At any level. */
const isFoundBy =
  (findGoods: FindGoods) =>
  ({ title, body }: Written) =>
    findGoods(title).length > 0 ||
    findGoods(body, title).some(({ levelInBody }) => levelInBody !== null)
/** How many of the prohibited texts are found, and how many of what is found are prohibited. */
function ratesOf(
  texts: readonly (Written & { prohibited: boolean })[],
  findGoods: FindGoods,
): { recall: number; precision: number } {
  const found = texts.filter(isFoundBy(findGoods))
  const right = found.filter(({ prohibited }) => prohibited).length
  return {
    recall: right / texts.filter(({ prohibited }) => prohibited).length,
    precision: right / found.length,
  }
}
const codesOf = (text: string) => find(text).map(({ ruleCode }) => ruleCode)

describe('거래금지품목의 말', () => {
  it('모든 말을 읽을 수 있고, 한 종류 안에 되풀이되지 않는다', () => {
    for (const {
      code,
      terms,
      everywhere = [],
      suspicions = [],
      warnings = [],
      exceptions,
    } of DEFAULT_RULES) {
      const all = [...terms, ...everywhere, ...suspicions, ...warnings, ...exceptions]
      expect(all.filter((words) => !parsePattern(words))).toEqual([])
      expect(new Set(all).size, code).toBe(all.length)
    }
  })

  // What was reached, so that no change makes it worse; how each list came about is in docs/decisions/044.
  it.each([
    ['held-out.json', heldOut, 1, 0.97],
    ['held-out-2.json', heldOutToo, 0.98, 0.98],
    ['held-out-3.json', heldOutThird, 0.99, 0.98],
    ['held-out-4.json', heldOutFourth, 0.99, 0.98],
    ['held-out-5.json', heldOutFifth, 0.99, 0.99],
    ['held-out-6.json', heldOutSixth, 0.99, 0.98],
    ['held-out-7.json', heldOutSeventh, 0.99, 0.98],
    ['held-out-8.json', heldOutEighth, 0.93, 0.96],
    ['held-out-9.json', heldOutNinth, 0.95, 0.98],
    ['held-out-10.json', heldOutTenth, 0.96, 0.98],
    ['open-a.json', openA, 0.99, 0.99],
    ['open-b.json', openB, 0.99, 0.99],
    ['open-c.json', openC, 0.99, 0.98],
    ['open-d.json', openD, 0.99, 0.99],
    ['open-e.json', openE, 0.99, 0.99],
  ])('규칙을 모르는 사람이 적은 글에서 알아보는 만큼: %s', (_, texts, recall, precision) => {
    const rates = ratesOf(texts, find)
    expect(rates.recall).toBeGreaterThanOrEqual(recall)
    expect(rates.precision).toBeGreaterThanOrEqual(precision)
  })

  it.each([
    ['held-out-9.json', heldOutNinth, 0.99, 0.92],
    ['held-out-10.json', heldOutTenth, 0.99, 0.96],
  ])(
    '아무도 읽지 않은 글에서 낱말이 닮은 것까지 알아보는 만큼: %s',
    (_, texts, recall, precision) => {
      const rates = ratesOf(texts, findWithResemblance)
      expect(rates.recall).toBeGreaterThanOrEqual(recall)
      expect(rates.precision).toBeGreaterThanOrEqual(precision)
    },
  )

  it('적어 둔 제목에서 금지품목의 95 % 이상을 알아보고, 알아본 것의 90 % 이상이 맞다', () => {
    const { recall, precision } = ratesOf(readWrittenTexts(), find)
    expect(recall).toBeGreaterThan(0.95)
    expect(precision).toBeGreaterThan(0.9)
  })

  it.each([
    '담배',
    '담 배',
    '담.배 두 갑',
    'ㄷ ㅏ ㅁ ㅂ ㅐ',
    'ㄷㅏㅁㅂㅐ 팔아요',
    't담배',
    '담​배',
    '<담배>',
    '담배팝니다',
  ])('%s은(는) 담배다', (text) => {
    expect(codesOf(text)).toContain('TOBACCO')
  })

  it.each([
    '미술 교재',
    '기술 서적',
    '사진 담 배경지',
    '담배 케이스',
    '와인 스테인리스 전동 오프너',
    '모형 담배',
    '와인색 니트',
    '양주 직거래 책상',
  ])('%s은(는) 괜찮다', (text) => {
    expect(codesOf(text)).toEqual([])
  })

  it.each(['비1아그라', '졸x피뎀 팝니다', 'ㅂㅣ아그라', '시.알.리.스', 'ㅅㅇㄹㅅ', 'viagra 100'])(
    '%s은(는) 약이다',
    (text) => {
      expect(codesOf(text)).toContain('MEDICINE')
    },
  )

  it.each([
    ['프ㄹ페시아', 'MEDICINE'],
    ['독감약 ㅌㅁㅍㄹ', 'MEDICINE'],
    ['헌혈ㅈ 5장', 'BLOOD'],
    ['씨알리쓰', 'MEDICINE'],
    ['쪼니워커 블루', 'ALCOHOL'],
    ['ㅅㅁ 5갑', 'TOBACCO'],
  ])('%s: 글자를 바꾸거나 가려도 알아본다', (text, code) => {
    expect(codesOf(text)).toContain(code)
  })

  it.each(['ㅂㅅㅌ 새상품', '구x 마몬트', '디지털 샘ㅍ', '레몬ㅊㅓㅇ 병'])(
    '%s: 무엇인지 모르게 가려 적은 이름은 확인을 구한다',
    (text) => {
      const [found] = find(text).filter(({ ruleCode }) => ruleCode === 'HIDDEN_NAME')
      expect(found?.level).toBe('WARN')
    },
  )

  it.each([
    '급처ㅠㅠ 아이패드',
    '새상품ㅎㅎ 후드티',
    'ㄱ자 선반',
    '네고x 에어팟',
    '나이키x사카이 운동화',
    '한글 ㄱㄴㄷ 자석 교구',
    '비타인 3인용 소파',
    '급매 ㄱㅅ',
  ])('%s은(는) 가려 적은 이름이 아니다', (text) => {
    expect(codesOf(text)).toEqual([])
  })

  it.each([
    ['싸이 흠뻑쇼 스탠딩', '어렵게 예매했어요 웃돈 있습니다', 'TICKET'],
    ['나스 컨실러 바닐라', '쓰다가 호수 바꿔서 정리해요', 'COSMETIC'],
    ['안전한 마약 상담 책갈피', '읽기 좋아요', null],
    ['레이저 프린터', '이사하면서 정리해요\n병원에서 쓰던 것', null],
  ])('%s: 제목에서 설명의 처음으로 이어 읽는다', (title, body, code) => {
    expect(find(title).map(({ level }) => level)).not.toContain('BLOCK')
    const found = find(body, title)
    expect(found.map(({ ruleCode }) => ruleCode)).toEqual(
      code ? expect.arrayContaining([code]) : [],
    )
    for (const { level, levelInBody } of found)
      expect([level, levelInBody]).toEqual(['REVIEW', 'REVIEW'])
  })

  it('이어 읽은 것은 설명의 어느 글자인지 말하고, 제목 없이는 찾지 않는다', () => {
    const body = '쓰다가 호수 바꿔서 정리해요'
    expect(find(body)).toEqual([])
    const found = find(body, '나스 컨실러 바닐라').map(({ from, to }) => body.slice(from, to))
    expect(found).toContain('쓰다가')
  })

  it('설명에서도 읽는 말은 운영자가 살펴본다', () => {
    const body = '손님이 두고 가신 건데 경찰서에 신고 안 했어요'
    expect(find(body).map(({ ruleCode, levelInBody }) => [ruleCode, levelInBody])).toContainEqual([
      'STOLEN',
      'REVIEW',
    ])
  })

  it.each(['순정 게임기 커펌x 정발', '국내 정품 가방 가품 ❌', '새 책 스캔본 X'])(
    '%s: 바로 뒤의 x는 그것이 아니라는 말이다',
    (text) => {
      expect(codesOf(text)).toEqual([])
    },
  )

  it.each(['참이슬 x 20병', '졸x피뎀 팝니다', '위스키 공병 아님', '보드카 1리터 뚜껑 안깠음'])(
    '%s: 수를 세거나 글자를 가린 x, 부정한 빈 병은 물건을 바꾸지 않는다',
    (text) => {
      expect(codesOf(text)).not.toEqual([])
    },
  )

  it('비슷하게 들리는 말은 막지 않고 살펴본다', () => {
    expect(find('쪼니워커 블루').map(({ level }) => level)).not.toContain('BLOCK')
    expect(find('조니워커 블루').map(({ level }) => level)).toContain('BLOCK')
  })

  it('다른 낱말이나 수의 일부는 그 말이 아니다', () => {
    expect(codesOf('성장호르몬 지노트로핀')).toContain('MEDICINE')
    expect(codesOf('키엘 크림 125ml')).toEqual([])
    expect(codesOf('진짜가죽 소파 포장물품 절대필요')).toEqual([])
  })

  it('덧붙인 용품은 물건을 바꾸지 않는다', () => {
    expect(codesOf('위스키 전용잔')).toEqual([])
    expect(codesOf('위스키 700ml, 전용잔')).toContain('ALCOHOL')
    expect(codesOf('위스키 전용잔 포함')).toContain('ALCOHOL')
  })

  // Of the kinds that titles of a real market have.
  it.each([
    '무스너클 남성 롱패딩 M',
    '메르세데스 벤츠 키링',
    '맥클라렌 휴대용 유모차 블랙',
    '무항생제 산양분유 2단계 세 통',
    '저농약 사과즙 선물용',
    '유진로봇 로봇청소기 30만원',
    '한일변압기 2kw',
    '그란투스 드레스 업 셔츠',
    '에이비맥스 벤치',
    '그림책 3권 총 2만원',
    '동화 전집 40권 총 60권',
    '어린이 운동화 총 5개',
    '고글 3만원에 드려요',
    '스포츠 안경 4개 일괄',
    '1+1 행사 강아지 가방',
    '나이키 바람막이 21년 11월 구입',
    '유로휠 전동킥보드 팝니다',
    '아이코나 커피머신 판매합니다',
    '필로우 베개 2개 판매',
    '몰리 피규어 진열 책상',
    '글로벌 버전 공기계 풀박스',
    '홀터넥 원피스 네이비',
    '와인색 아닌 블랙 블레이저, 와인 나이키 운동화',
    '와인셀러 12병용 LG',
    '와인상자 나무 두 개',
    '맥주 슬러시 기계 업소용',
    '스카치 테이프 대용량',
    '샹그리아 원목 테이블',
    '앱솔루트 분유 1단계 새 통',
    '다이슨 앱솔루트 청소기 헤드',
    '에르메스 켈리 미니 캔버스',
    '브라이텍스 애드보케이트 회전 카시트',
    '레이싱 휠 레볼루션 거치대',
    '맥시코시 카브리오픽스 베이스',
    '볼링공 하이로드 14파운드',
    '에어컨 가스 충전 출장',
    '샤넬 클래식 미니 파우치 블랙',
    '네일샵 회원권 양도',
    '디올 크로스백 새상품',
    '크롬하츠 크로스 목걸이 정품',
    '갤럭시 S급 특A급 공기계',
    '쿠쿠 밥솥 특S급 상태',
    '마스터 레플리카 광선검',
    '면세점 선불카드 10만원권',
    '귀국 정리 책상 의자',
    '미국 달러 200불 팝니다',
    '여행하고 남은 엔화 2만엔',
    '금강제화 상품권 10만원 삽니다',
    '백화점 상품권 10만원 9.5에 팝니다',
    '자급제 가개통 새 폰',
    '스터디카페 이용권 양도',
    '독서실 책상 아이디어스 소품 포함',
    '여행용 일본 유심 3일',
    '헬스장 회원권 약 4개월 남은 기간',
    '인터넷 약정 8개월 남은 것 승계',
    '책 200여권 정리',
    '해커스 토익 기본서 팝니다',
    '아동 오리털 패딩 남아 120',
    '닥스 여아 카디건 110',
    '회원권 분양합니다 골프연습장',
    '의자 두 개 데려가세요',
    '소파 무료분양',
    '구찌 킹스네이크 반지갑',
    '아마존 쏘서 중고 판매',
    '이케아 안전 사다리',
    '홍미노트7 공기계',
    '카메라 단렌즈 35mm 2개',
    '코웨이 정수기 양도, 명의변경 가능',
    '와이드앵글 골프 군모 새 제품',
    '버버리 키즈 깔깔이 조끼',
    '19금호 타이어 225 45',
    '업스타일 가발 연습용',
    '발마사지기 9만원',
    '새 브라팬티 속옷 판매',
    '배경지 촬영용 오토폴 롤',
    '●5만● 구두 새상품',
    '태블릿 펜x',
    '필라테스 회원권 ㅍㅍㅍㅍ',
    '애플워치 실리콘 밴드 양도합니다',
    '재봉틀 DB3-C410 중고 판매',
    '앰프 8080DB 와 케이블 팝니다',
    '프라다 지갑 PR2114SA 정품',
    '로얄 시계 16700ST 은색',
    '크로스백 DMT03007 네이비',
    '나이키 축구화 머큐리얼 11 270',
    '샤넬 단화 운포 11만',
    '니콘 35mm 1.2 렌즈',
    '선글라스 2 종류 새것',
    '공구함 총 168개',
    '홍콩판 게임기 비닐 안뜯은 것',
    '샴푸 실크테라피 갈색병',
    '샴페인 골드 블루투스 스피커',
    '와인 공부 끝내는 책',
    '의정부나 양주 가능 모니터',
    '맥주 발효통과 양조도구',
    '위스키 바닐라버번 홍차 티백',
    '카멜색 반지갑 새것',
    '연말 연초 파티 접시',
    '에이서 아스파이어 노트북',
    '일루마 분유 2단계 한 통',
    '전기 그릴플러스 새 제품',
    '수제 두부 기능 믹서기',
    '이유식 조리기와 큐브 틀',
    '얼라이브 여름 샌들 250',
    '시계 오메가 원목 박스',
    '항암 가발과 두건',
    '피부 관리 크라이오 이용권 30회',
    '레볼루션 아이폰 케이스',
    '장기 월주차 자리 삽니다',
    '천연비누 만들기 재료와 몰드',
    '하바리움 유리병 열 개',
    '투명 크리스탈 스툴 의자',
    '면세점 포인트 10달러',
    '그림책 40여권 한꺼번에',
    '토익 실전 문제집 RC 팝니다',
    '장기렌트 저신용 가능 중고차',
    '리니지 에디션 갤럭시 팜',
    '베트남 여행 유심 판매',
    '유심기변 되는 가개통 새 폰',
    '인터넷 티비 명의 양도 받으실 분',
    '서류 가방 가죽 팝니다',
    '레코더 소니 보이스 3만원',
    '여고 교복 여자 동복',
    '유모차 두 대와 아이패드 128gb',
    '가족사진 촬영 액자 증정',
    '선택 약정 되는 폰 팝니다',
    '싸이벡스 유모차 30만원',
    '카페 쇼케이스 양도',
    '스타벅스 자동 오토 텀블러',
    '골드 대리석 듀오 테이블',
    '강아지 그림 여아 티셔츠',
    '개봉동에서 커피 드립 포트 거래',
    '공기계와 보조배터리 파워뱅크',
    '택배로 보내드려요 자전거 안장',
    '노트7 강화유리 필름',
    '소가죽 방석 3매 가죽 커버',
  ])('%s은(는) 거래할 수 있다', (text) => {
    expect(codesOf(text)).toEqual([])
  })

  it.each([
    ['미개봉맥캘란 팝니다', 'ALCOHOL'],
    ['마시던거 아닌 양주 두 병 팝니다', 'ALCOHOL'],
    ['글로 미니2 블랙 새 제품', 'TOBACCO'],
    ['히츠 팝니다 두 보루', 'TOBACCO'],
    ['복숭아 액상 팝니다', 'TOBACCO'],
    ['쥴 중고 판매', 'TOBACCO'],
    ['수제담배 튜빙기', 'TOBACCO'],
    ['접이식휠체어 가벼워요', 'MEDICAL_DEVICE'],
    ['휴대용유축기 새거', 'MEDICAL_DEVICE'],
    ['전동 의료용 베드 내놔요', 'MEDICAL_DEVICE'],
    ['상처연고 판매', 'MEDICINE'],
    ['간에 좋은 헛개나무즙 도움 됩니다', 'HEALTH_FOOD'],
    ['어린이종합비타민 새 통', 'HEALTH_FOOD'],
    ['헬스 보충제 2kg 남음', 'HEALTH_FOOD'],
    ['수족관 세트 물고기 포함', 'LIVING'],
    ['스킨크 준성체 분양합니다', 'LIVING'],
    ['반려견 무료분양 믹스견', 'LIVING'],
    ['가개통 최고가 매입 당일 현금', 'ACCOUNT_TRADE'],
    ['롤 실버 아이디 넘깁니다', 'ACCOUNT_TRADE'],
    ['저금리 대환대출 도와드려요', 'FINANCE'],
    ['해피머니 컬쳐랜드 최고가 구매', 'FINANCE'],
    ['구찌 특A급 반지갑', 'COUNTERFEIT'],
    ['짭라이 헬멧 L', 'COUNTERFEIT'],
    ['면세정품 선크림', 'DUTY_FREE'],
    ['국민행복카드 바우처 잔액', 'VOUCHER'],
    ['육군 전역 군모', 'MILITARY'],
    ['단추형 카메라', 'SPYING'],
    ['국내산 토종밤 산밤 햅밤', 'HOME_GROWN'],
    ['제주 노지감귤 10kg 택배', 'HOME_GROWN'],
    ['산에서 채취한 잡꿀 한 병', 'HOME_GROWN'],
    ['오른쪽 십자인대 보조기', 'MEDICAL_DEVICE'],
    ['유축기, 모유저장팩 같이', 'MEDICAL_DEVICE'],
    ['어르신 보행보조차 접이식', 'MEDICAL_DEVICE'],
    ['산소통 감압기 유량계', 'MEDICAL_DEVICE'],
    ['흑마늘홍삼 진한 것 한 박스', 'HEALTH_FOOD'],
    ['활력녹용단 새 제품', 'HEALTH_FOOD'],
    ['마그네슘 240정 두 통', 'HEALTH_FOOD'],
    ['이니스킬린 아이스와인', 'ALCOHOL'],
    ['로얄 살루트 38년산', 'ALCOHOL'],
    ['태국술 쌤송 두 병', 'ALCOHOL'],
    ['초코액상 팔아요', 'TOBACCO'],
    ['쥴 디바이스 및 충전기 세트', 'TOBACCO'],
    ['셀린느st 숄더백', 'COUNTERFEIT'],
    ['월광보함 오락기', 'PIRACY'],
    ['부업으로 월 1000 버는 법', 'FINANCE'],
    ['빠칭코 실기 삽니다', 'FINANCE'],
    ['해병대 보급 더플백', 'MILITARY'],
    ['안나수이 렌즈 돌리걸브라운', 'EYEWEAR'],
    ['인스타 언팔 매크로', 'ACCOUNT_TRADE'],
    ['고객 DB 1만건 판매', 'ACCOUNT_TRADE'],
    ['나이키 1:1 퀄 좋은 운동화', 'COUNTERFEIT'],
    ['안경 도수 좌우 -3.50 렌즈', 'EYEWEAR'],
  ])('%s: 장터의 제목에서도 알아본다', (text, code) => {
    expect(codesOf(text)).toContain(code)
  })

  it('어느 글자인지 말한다', () => {
    const text = '★미개봉★ 담 - 배 한 갑'
    expect(find(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '담 - 배 한 갑',
      '담 - 배',
    ])
  })
})
