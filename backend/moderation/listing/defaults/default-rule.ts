import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'

/** A kind of goods as it is delivered; operators change the words of an installation. */
export interface DefaultRule {
  code: string
  name: string
  level: ScreeningLevel
  message: string
  law: string
  advice: string
  /** In the notation of pattern.ts. */
  terms: readonly string[]
  /** Terms of which a listing has no harmless mention: they block in a description as well. */
  everywhere?: readonly string[]
  /** Terms that do not name the goods: in a title or a tag an operator looks. */
  suspicions?: readonly string[]
  /** Terms that only warn. */
  warnings?: readonly string[]
  exceptions: readonly string[]
}

/** Nouns that make the thing before them a container, a picture or a toy of it. */
const KEEPING =
  '케이스, 파우치, 거치대, 홀더, 보관함, 보관용기, 보관통, 보관대, 보관박스, 수납함, 수납장, 수납케이스, 정리함, 정리대, 정리박스, 진열장, 진열대, 진열케이스, 장식장, 선반, 트레이, 받침대, 스탠드, 걸이, ^랙$, 와인랙, 보관랙, 스트랩, 목걸이줄, 가방, 백팩, 캐리어, 쇼핑백, 종이백, 에코백, 포장지, 포장용기, 포장박스, 보관가방, 보관함세트, 정리대세트, 쇼케이스, 분무기, 살포기, 필통, 지갑, 동전지갑, 주머니, 쟁반'
const EMPTY =
  '공병, 빈병, 빈유리병, 빈용기, 공용기, 빈거, 빈것, 공캔, 빈캔, 빈통, 공통, 빈박스, 공박스, 빈상자, 박스만, 상자만, 케이스만, 껍데기, 빈갑, 공갑, 병뚜껑, 병따개, ^뚜껑'
const PICTURED =
  '모형, 모양, 장난감, 완구, 피규어, 프라모델, 레고, 블록, 인형, 키링, 열쇠고리, 스티커, 포스터, 엽서, 액자, 그림, 그림책, 일러스트, 굿즈, 티셔츠, 반팔, 반팔티, 후드티, 맨투맨, 모자, 양말, 앞치마, 담요, 쿠션, 베개, 방석, 머그, 머그컵, 텀블러, 책$, 도서, 교재, 문제집, 소설, 만화책, 잡지, 가이드북, 입문서, 도감, 백과, 사전, 수험서, 기출문제, 필사본, dvd, 블루레이, cd, lp, ost, 보드게임, 게임팩, 게임cd, 카드게임, 소품, 인테리어소품, 장식품, 장식물, 오브제, 조명, 무드등, 네온사인, 램프, 간판, 메뉴판, 광고판, 전단지, 달력, 캘린더, 뱃지, 배지, 마그넷, 자석, 라이터, 우표, 볼펜, 지우개, 샤프, 노트, 다이어리, 스탬프, 도장, 퍼즐, 미니어처소품, 디오라마, 코스프레, 코스튬, 폰케이스, 그립톡, 타투, 귀걸이, 목걸이, 브로치, 넥타이, 슬리퍼, 러그, 커튼, 수건, 타월, 화병, 꽃병, 저금통, 유리컵, 컵세트, 종이컵, 접시, 우산, 양산, 색칠공부, 색칠북, 워터볼, 오르골, 스티커북, 학습지, 전집, 화보집, 도록, 사진집, 만화, 웹툰, 애니, 영화, 드라마, 뮤지컬, 음반, 앨범, 시집, 에세이, 평전, 역사책, 관련책, 관련 책, 전공책, 전공서적, 이론서, 자격증책, 자격증 책, 매뉴얼, 인테리어, 패턴, 무늬, 파자마, 잠옷, 셔츠, 에코백, 텀블러백, 손수건, 마우스패드, 테이블매트, 벽시계, 무선마우스'

/** Says that the thing is not there, or only what something else is for. */
export const NOT_THERE =
  '아님, 아닌, 아닙니다, 아니에요, 아니예요, 아니라, 아니고, 없음, 없습니다, 없어요, 없는, 없이, 없고, 안 드려, 안드려, 안 줘, 빼고, 뺀, 별도, 들어 있지, 않습, 않아, 넣고, 넣기, 넣으, 담기, 담고, 보관, 수납, 챙기, 챙겨, 휴대, 마실 때, 마실때, 먹을 때, 먹을때, 먹일 때, 따라 마시, 진열, 세워, 구분, 나눠 담, 미포함, 불포함, 포함되지, 포함안, 포함 안, 제외, 안들어, 안 들어, 들어있지, 넣는, 넣어, 넣을, 담는, 담을, 담아, 꽂는, 꽂아, 따는, 따를, 보관용, 보관하, 수납용, 거치용, 모티브, 컨셉, 감성, 느낌, 프린트, 프린팅, 로고, 대신, 안피, 안 피, 안마, 안 마, 피우지, 마시지, 먹지, 그려진, 새겨진, 놓는, 놓을, 걸어'

/** Exceptions to kinds that are things one can hold. */
export const LOOKALIKES: readonly string[] = [
  `* > ${KEEPING}`,
  `* > ${EMPTY}`,
  `* ~ ${NOT_THERE}`,
  '* > 들어가, 들어갑니다, 들어갈, 들어갑, 넣고 다니, 올려두, 올려 두, 올려놓',
  `* > ${PICTURED}`,
  '모형, 장난감, 모조, 소품용, 촬영용, 레고, 미니어처, 피규어 > *',
]

/** The exceptions without nouns that name goods of a kind: a badge of the police is no picture of it. */
export function lookalikesBut(...nouns: string[]): string[] {
  return LOOKALIKES.map((pattern) =>
    pattern
      .split(', ')
      .filter((noun) => !nouns.includes(noun))
      .join(', '),
  )
}
