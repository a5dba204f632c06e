import type { ReadModel } from './find-names.ts'

const WATCH = /애플워치|갤럭시 워치/u
const ANY_WATCH =
  /워치|시계|시곗|밴드|스트랩|가민|순토|롤렉스|오메가|튜더|티쏘|세이코|태그호이어|까르띠에|론진|해밀턴|iwc|브라이틀링|파네라이|시티즌|오리엔트|카시오|지샥|위블로|제니스|오리스|노모스|글라이신|라도|미도|콘스탄트|스와치|몽블랑|불가리|예거|바쉐론|오데마|파텍|벨앤로스|융한스|다이버/iu
/** 38미리 is read as a measure of liquids. */
const ANY_WATCH_SIZE = /(?<![\d.])([1-5]\d(?:\.5)?) ?(?:mm|ml)/u
const ROLEX = /롤렉스|튜더/u
const ROLEX_SIZE = /(?<![\d.])(2[68]|3[1469]|4[0-4])(?= |$)/u
const WATCH_SIZE = /(?<![\d.])(3[89]|4\d|5[0-5])(?: ?mm|(?![\d%gt만천원년]))/u
const SCREEN =
  /맥북|(?<![가-힣])그램|노트북|갤럭시 북|북 ?\d|(?<![가-힣])오멘|빅터스|파빌리온|비보북|젠북|아이패드 (?:프로|에어)|xps|아이맥|리전|모니터|아이디어패드|씽크북|제피러스|레노버 loq|스펙터|프레스티지|엔비 x360|이데아패드|에어로 ?1[4-7]|(?<![a-z])tuf|에일리언웨어|스위프트|아스파이어|에이서 니트로 \d|인스피론|카타나|스탠바이미|스튜디오 디스플레이|샤오신패드|오디세이 g/iu
/** Of these a number apart from the code is the size. */
const MONITOR =
  /lg \d\d[a-z]{2}\d|델 (?:u|s|p|aw)\d{4}|벤큐|에이수스 (?:vg|pg|xg|pa)|(?<![a-z])aoc|알파스캔|울트라와이드|울트라기어|울트라파인|울트라샤프|삼성 오디세이(?! 노트북)|뷰피니티|(?<![a-z])w?qhd|(?<!\d)(?:14[04]|165|1[78]0|240)hz/iu
/** Only with its tenths, which nothing else of a tablet has. */
const TABLET = /갤럭시 탭|서피스|레노버 (?:탭|p1|m10)|샤오신패드|미패드/u
const TABLET_SIZE = /(?<![\d.])(8\.[0-9]|10\.[1-6]|11\.[056]|12\.[3-9]|13\.[58])(?![\d.])/u
/** The code of a television begins with its size: OLED65C3KNA. */
const TELEVISION =
  /(?<![\da-z])(?:oled)?(4[28]|50|55|65|75|77|83|86|97)(?:[abcgmz]\d)(?:k[a-z]{2})?(?![\da-z])/u
const SCREEN_SIZE =
  /(?<![\d./a-z])(?<!(?:윈(?:도우?즈?)?|windows|win|ios|macos|안드로이드|오피스|office|i[3579]|(?<!그)램|(?<!g)ram|메모리) ?)(1[0-8](?:\.\d)?|2[0-9]|3[0-9]|4[0-9])(?![\d/]|[gt](?![a-z\d])|th|gen|w| ?(?:램|세대|gb|tb|만|천|원|년|개|코어|사이클|회|%|리터))/u
export const SHOE =
  /(?<![\d.a-z-])(2[1-9][05]|30[05]|310)(?: ?mm|(?![\d만천원./a-z%]| ?(?:만|천|원|ml|g(?![a-z])|리터|장|개|피스)))/u
const EUROPEAN =
  /발렌시아가|cp ?컴퍼니|씨피컴퍼니|골든구스|버켄스탁|구찌|마르지엘라|프라다|루이비통|보테가|페라가모|로퍼|구두|몽클레르|막스마라|버버리|바버|톰브라운|띠어리|산드로|마쥬|이자벨마랑|질샌더|아미|르메르|에르메스|샤넬|디올|솔리드옴므|우영미|아워레가시|아크네|릭오웬스|준지(?![가-힣])|지방시|펜디|발렌티노|돌체앤가바나|베르사체|라프시몬스|스톤아일랜드|알렉산더맥퀸|토즈|에트로|미우미우|셀린느|로에베|쿠레주|자크뮈스|마르니|드리스반노튼/u
const EUROPEAN_SIZE =
  /(?<![\d.a-z])(3[4-9](?:\.5)?|4[0-6](?:\.5)?|4[68]|5[0246])(?![\d만천원%a-z번년월일]|mm| ?(?:만|천|원|mm|cm|%|번|년|월|일|주|개))/u
/** Sizes of down jackets from 0 to 5. */
const MONCLER = /몽클레르/u
const MONCLER_SIZE = /(?<=[\s])([0-5])(?=\s|$|사이즈)/u
const BICYCLE =
  /자전거|로드|픽시|엔진11|타막|caad|스컬트라|tcr|알레|루베|에몬다|도마니|프로펠|하이브리드|첼로|시냅스|슈퍼식스|도그마|마돈|트렉|자이언트|캐논데일|스페셜라이즈드|메리다|위아위스|비앙키|피나렐로|서벨로|써벨로|스캇|캐니언|첼로|엘파마|브롬톤|mtb/u
const BICYCLE_SIZE =
  /(?<![\d.])(4[4-9]|5\d|6[0-2]|(?:4[4-9]|5\d|60)0)(?: ?(?:사이즈|cm))?(?![\d만천원%a-z]| ?(?:만|천|원|mm))/u
const TROUSERS = /청바지|데님|리바이스|바지|팬츠|디키즈|슬랙스|진(?![가-힣])/u
const WAIST = /(?<![\d.])(2[4-9]|3[0-9])(?: ?인치)?(?![\d만천원%a-z]| ?(?:만|천|원|mm|cm))/u
const SIZES: readonly (readonly [pattern: RegExp, size: (found: RegExpExecArray) => string])[] = [
  [/(?<![\d.])(\d{1,3}(?:\.\d)?) ?인치/u, ([, size]) => `${size}인치`],
  [/(?<![a-z])sz ?(\d{3})/u, ([, size]) => `${size}`],
  [SHOE, ([, size]) => `${size}`],
  [
    /(?:사이즈|size) ?(xxs|xs|s|m|l|xl|xxl|2xl|3xl)(?![a-z])/u,
    ([, size]) => letterSize(size ?? ''),
  ],
  [
    /(?<![a-z\d가-힣'’-])(xxs|xs|s|m|l|xl|xxl|2xl|3xl|xxxl|4xl|free|프리)(?: ?사이즈| ?size|(?![a-z\d가-힣.-]))/u,
    ([, size]) => letterSize(size ?? ''),
  ],
  [
    /(?<![\d.a-z])(?<!잔량 ?)(8[05]|9[05]|1[01][05]|120)(?: ?(?:사이즈|호)|(?![\d만천원.,/a-z%]| ?(?:만|천|원|ml|g|kg|리터|cm|w|장|개|평|권|회|km|박스|포|매|팩|수|년)))/u,
    ([, size]) => `${size}`,
  ],
  [
    /(?<![a-z])(uk|us|eu) ?(\d{1,2}(?:\.5)?)(?![\d.])/u,
    ([, system, size]) => `${system}${size}`.toUpperCase(),
  ],
  [/(?<![\d.a-z/])(\d{1,3}) ?(?:사이즈|size)/u, ([, size]) => `${size}`],
  [/(?<![a-z])([abc]) ?사이즈/u, ([, size]) => (size ?? '').toUpperCase()],
  [/(?<=반지.*)(?<![\d.])(\d{1,2}) ?호(?![가-힣])/u, ([, size]) => `${size}호`],
  [
    /(?<=(?:침대|매트리스|프레임|이불|토퍼|베드|시몬스|템퍼|지누스|에이스).*)(?<![가-힣])(슈퍼싱글|싱글|더블|라지킹|퀸|킹)(?![가-힣])/u,
    ([, size]) => `${size}`,
  ],
]
/** Sizes of women's clothes, of children's shoes, and of a maker who counts in twos. */
const WOMEN = /여성|여자|원피스|블라우스|스커트|치마|코트|트위드|투피스|숙녀/u
const WOMEN_SIZE =
  /(?<![\d.a-z~])(44|55|66|77|88)(?:반)?(?: ?사이즈|(?![\d만천원%a-z.,/~]| ?(?:만|천|원|cm)))/u
const CHILD = /아동|여아|남아|키즈|유아|주니어|아기|토들러|kids/u
const CHILD_SHOE =
  /(?<![\d.a-z-])(1[1-9][05]|2[0-2][05])(?: ?mm|(?![\d만천원./a-z%]| ?(?:만|천|원|ml|g(?![a-z])|cm|장|개|피스|사이즈)))/u
const SHOES =
  /신발|운동화|샌들|부츠|구두|슈즈|슬리퍼|스니커즈|나이키|아디다스|뉴발란스|컨버스|반스|크록스|푸마|아식스|휠라|어그|에어포스|조던|덩크|맥스/u
const LULULEMON = /룰루레몬/u
const LULULEMON_SIZE = /(?<=\s)(0|2|4|6|8|10|12)(?=\s|$|사이즈)/u
/** Goods whose sizes are written as those of no others, the first kind first. */
const SIZES_OF_KINDS: readonly { kinds: readonly RegExp[]; sizes: readonly RegExp[] }[] = [
  { kinds: [MONCLER], sizes: [MONCLER_SIZE] },
  { kinds: [LULULEMON], sizes: [LULULEMON_SIZE] },
  { kinds: [CHILD, SHOES], sizes: [CHILD_SHOE] },
  { kinds: [WOMEN], sizes: [WOMEN_SIZE] },
  { kinds: [EUROPEAN], sizes: [SHOE, EUROPEAN_SIZE] },
  { kinds: [TROUSERS], sizes: [WAIST] },
  { kinds: [BICYCLE], sizes: [BICYCLE_SIZE] },
]
/** Of an Apple or Samsung phone, tablet or earphone no letter or number is a size. */
const SIZELESS =
  /아이폰|에어프라이어|갤럭시 (?:s|a|z|노트|버즈|탭)|에어팟|닌텐도|플레이스테이션|rtx|gtx ?\d|rx \d|픽셀|고프로|캐논(?!데일)|소니|니콘|후지필름|라이카|리코|인스탁스|슈어|보스(?!턴)|젠하이저|다이슨|삼성 제트|쿠첸|브레빌|버즈|드라이버|아이언|퍼터|(?<![가-힣])우드(?![가-힣])|유틸|낚시|릴(?![가-힣])|향수|퍼퓸|골프|ssd|evo|시마노|다이와|스피커|헤드폰|헤드셋|이어폰|사운드바|베이어다이나믹|오디오테크니카|소노스|에이수스 (?:p[abg]|v[gpx]|rog swift)|sk하이닉스|사용시간|젖병|폴대|판텔라|루이스폴센|넨도로이드|피규어|건담|재즈 ?클럽|바이올린|통기타|일렉기타|콜트|얼스 ?\d|피아노|마이크(?!로)|앰프|(?<![가-힣])레고/iu

/** Appliances and what carries children have no sizes but those of screens. */
const APPLIANCE =
  /청소기|로청|공기청정기|가습기|제습기|정수기|밥솥|압력솥|에어컨|냉장고|세탁기|건조기|식기세척기|전자레인지|인덕션|에어프라이어|커피머신|드라이기|고데기|안마의자|안마기|유모차|카시트|하이체어|젖병|소독기|유축기|바운서|보행기|분유/u

/** The size of clothes and shoes, of a screen, a watch, a bed. @param rest the spelling without the names in it */
export function readSize(spelling: string, rest: string, model: ReadModel): string | undefined {
  const context = `${model.name} ${spelling}`
  if (WATCH.test(context)) {
    const size = WATCH_SIZE.exec(rest)?.[1]
    return size === undefined ? undefined : `${size}mm`
  }
  const tablet = TABLET.test(context) ? TABLET_SIZE.exec(rest)?.[1] : undefined
  if (tablet !== undefined) return `${tablet}인치`
  const television = TELEVISION.exec(spelling)?.[1]
  if (television !== undefined) return `${television}인치`
  const isScreen = SCREEN.test(context)
  if (isScreen || MONITOR.test(context)) {
    const named = isScreen ? `${model.isKnown ? model.name : spelling} ${rest}` : rest
    const inches = (SIZES[0]?.[0].exec(spelling) ?? SCREEN_SIZE.exec(named))?.[1]
    return inches === undefined ? undefined : `${inches}인치`
  }
  const watch = ANY_WATCH.test(context)
    ? (ANY_WATCH_SIZE.exec(rest) ?? ANY_WATCH_SIZE.exec(spelling))?.[1]
    : undefined
  if (watch !== undefined) return `${watch}mm`
  if (ROLEX.test(context)) {
    const size = ROLEX_SIZE.exec(spelling)?.[1]
    return size === undefined ? undefined : `${size}mm`
  }
  if (SIZELESS.test(context) || APPLIANCE.test(context)) return undefined
  for (const { kinds, sizes } of SIZES_OF_KINDS) {
    if (!kinds.every((kind) => kind.test(context))) continue
    const found = firstOf(sizes, rest)
    if (found !== undefined) return found
  }
  for (const [pattern, sizeOf] of SIZES) {
    const found = pattern.exec(rest)
    if (found) return sizeOf(found)
  }
  return undefined
}

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)

const letterSize = (size: string) =>
  size === 'xxl' ? '2XL' : size === 'xxxl' ? '3XL' : size === '프리' ? 'FREE' : size.toUpperCase()
