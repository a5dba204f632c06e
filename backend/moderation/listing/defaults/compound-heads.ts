/** Nouns that other nouns stand before in one word, kind by kind: 전동휠체어, 종합비타민. */
const HEADS = new Set(
  [
    // Drinks and tobacco
    '위스키, 양주, 맥주, 막걸리, 보드카, 데킬라, 테킬라, 브랜디, 꼬냑, 코냑, 샴페인, 고량주, 리큐르, 버번, 소주, 쏘주, 증류주, 담금주, 과실주, 전통주, 민속주, 와인, 담배, 궐련, 니코틴, 시가렛, 무화기',
    // Food and health
    '영양제, 홍삼, 비타민, 유산균, 루테인, 엽산, 칼슘제, 아연제, 철분제, 홍삼정, 홍삼액, 홍삼진, 녹용즙, 노니즙, 여주즙, 밑반찬, 묵은지, 수제청, 수제잼, 수제차, 케이크, 파김치, 갓김치',
    // Medicine and devices
    '의약품, 처방약, 진통제, 해열제, 감기약, 소화제, 항생제, 수면제, 피임약, 안약, 연고, 한약, 보약, 인슐린, 보톡스, 주사제, 정력제, 최음제, 흥분제, 이뇨제, 점안액, 소독약, 마취제, 발모제, 발기제, 의료기, 양압기, 보청기, 부항기, 부황기, 석션기, 휠체어, 주사기, 주사침, 콘돔, 청진기, 유축기, 착유기, 틀니, 카테터, 흡인기, 견인기, 채혈침, 채혈기, 치료기, 사혈기, 사혈침, 쑥뜸기, 목발, 혈당기, 반깁스, 깁스, 링거대, 수술칼, 봉합사, 보행기, 보조제, 벌레약, 동물약, 애견약, 사상충, 구충제, 헌혈증, 임테기, 배테기',
    // Household, origin and trade
    '농약, 제초제, 쥐약, 메탄올, 종량제, 쓰봉, 온누리, 면세품, 면세점, 면세가, 짝퉁, 짭퉁, 짜퉁, 복제품, 위조품, 모조품, 카피품, 정품급, 미러급, 계정, 가개통, 대포폰, 선불폰, 신분증, 면허증, 학생증, 주민증, 사원증, 출입증, 졸업장, 합격증, 본계팔',
    // Danger
    '진검, 일본도, 공기총, 엽총, 산탄총, 가스총, 권총, 리볼버, 화약, 수류탄, 공포탄, 정글도, 조명탄, 탄피, 탄약, 음란물, 포르노, 리얼돌, 섹스, 페티쉬, 페티시, 알몸, 군복, 군용품, 전투복, 전투화, 전투모, 방탄복, 깔깔이, 탄띠, 방독면, 계급장, 군모, 위장복, 팔각모, 방검복, 카드깡, 폰깡, 유심깡, 렌탈깡, 스캔본, 제본책, 복제본, 복제판, 해적판, 텍본, 커펌, 롬파일, 에임핵, 월핵, 게임핵, 웅담, 구렁이, 경찰복, 소방복, 방화복, 몰카, 도청기, 흥신소, 대포차, 분실폰, 도난폰, 습득폰',
  ].flatMap((names) => names.split(', ')),
)

const SHORT_NAME = /(?<=^|[,+>~/] )[가-힣]{1,3}(?=\$?(?:,|$| [+>~]))/g

/** Short names are parts of many other words: 비맥스 is in 에이비맥스, 개봉 in 미개봉. Those that end no compounds begin a word. */
export const namesBegin = (pattern: string) =>
  pattern.replace(SHORT_NAME, (name) => (HEADS.has(name) ? name : `^${name}`))

/** The same of names that stand alone; pairs of terms name goods with more than one word. */
export const singleNamesBegin = (pattern: string) =>
  / [+>~] /.test(pattern) ? pattern : namesBegin(pattern)

/** A suspicion of one short name is about the whole word: 갈라, but not 갈라지는. */
export const wholeNames = (pattern: string) =>
  / [+>~] /.test(pattern)
    ? namesBegin(pattern)
    : namesBegin(pattern.replace(/(?<=^|, )\^?[가-힣]{2,4}(?=,|$)/g, '$&$'))
