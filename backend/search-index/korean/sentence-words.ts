const list = (text: string, separator: RegExp | string) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

/** Words that stand before a thing and say of which kind it is; they are parts of words written together. */
export const MODIFIERS: readonly string[] = list(
  `여성 남성 여자 남자 여아 남아 유아 아기 아동 어린이 주니어 키즈 베이비 신생아 초등 초등학생 학생 성인 공용 커플
  무선 유선 전동 전기 전자 자동 수동 접이식 휴대용 차량용 가정용 업소용 사무용 캠핑 낚시 등산 골프 여행 야외 실내
  미니 소형 대형 중형 원룸 자취 신혼 기계식 블루투스 스마트 게이밍 디지털 로봇 스팀 물걸레 핸디 스탠드
  가죽 원목 철제 패브릭 스텐 스테인리스 유리 대리석 명품 빈티지 앤틱 수제 새 중고 세트 용품 커버 거치대 케이스
  싱글 슈퍼싱글 퀸 킹 더블 겨울 여름 가을 봄 방수 방한 경량 롱 숏 컴퓨터 게임 영화 강아지 고양이 반려견 애견`,
  /\s+/,
)

/** Words of a sentence that say nothing about the thing; the first to be given up. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  list(
    `처음 혼자 사는 가는데 하는데 인데 쓸 쓰는 놓을 둘 할 하는 한 할만한 쓸만한 볼 보는 입을 신을 들 탈 살 줄 받을 주실 주세요
    있나요 있을까요 있는 없는 찾아요 찾습니다 찾는 찾는중 원해요 필요해요 필요한 좋은 괜찮은 예쁜 이쁜 귀여운 깨끗한 깔끔한
    가벼운 작은 큰 따뜻한 따뜻하게 시원한 튼튼한 새 거 것 걸 게 좀 꼭 제일 가장 아무거나 급하게 빨리 가성비 가성비좋은
    선물 선물할 선물용 조카 엄마 아빠 부모님 친구 남편 아내 아이 우리 저희 제가 나 내 데리고 다닐 다니는 그리기용
    공부 공부할 공부용 인강용 입문 입문용 자취 자취방 신혼집 원룸 집 집에 집에서 방 방에 방에서 하나 두개 한개 정도
    용 으로 로 에 에서 의 랑 이랑 하고 및 또는 와 과 상태 상태좋은 상태좋음 정품 국내 요즘 오늘 내일 바로 근처 동네 가까운
    어디 어떤 뭐 무슨 대학생 직장인 초등학생 중학생 고등학생 여자아이 남자아이 아이들 추천좀 문의 구할 구하는 사고 싶은 싶어요`,
    /\s+/,
  ),
)

/** Places that people name and no region is called: the core of the region they are in. */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  홍대: '서교',
  건대: '화양',
  강남역: '역삼',
  신촌역: '신촌',
  이대: '대현',
  서울대: '봉천',
  가로수길: '신사',
  코엑스: '삼성',
  동탄: '화성',
  광교: '영통',
  송도: '송도',
  위례: '위례',
  미사: '망월',
  센텀: '우동',
  서면: '부전',
  동성로: '동성로',
}
