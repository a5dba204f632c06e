/** What follows the name of a model and belongs to it, as parts of regular expressions over spellings. */

/** Makers of bags: the size of a bag is a part of its name. */
export const BAG_MAKERS =
  '샤넬|루이비통|구찌|프라다|생로랑|디올|셀린느|보테가베네타|로에베|펜디|발렌시아가|고야드|에르메스|메종마르지엘라|미우미우|버버리|페라가모|발렌티노|지방시|코치|토리버치|마크제이콥스|델보|폴렌느|더로우|자크뮈스|끌로에|멀버리|쿠레주|토템|르메르'

/** What may stand between the name of a bag and its size. */
export const BAG_MATERIALS =
  '캐비어|램스킨|카프|카프스킨|레더|가죽|스웨이드|캔버스|모노그램|다미에|다미에 에벤|트위드|나일론|사피아노|퀼팅|마테라쎄|마틀라세|오블리크|인트레치아토|트리옹프 캔버스|숄더|숄더백|토트|토트백|크로스|크로스백|클러치|호보|호보백|버킷|버킷백|플랩|플랩백|탑핸들|체인|체인백|백|블랙|화이트|베이지|브라운|그레이|네이비|핑크|레드|카멜|탄|크림|아이보리|골드|실버|블루|그린|카키'

export const BAG_SIZES = '슈퍼 미니|스몰|미디움|라지|미니|나노|마이크로|틴|베이비'

/** Makers of golf clubs: one name is a driver, irons and a wood. */
export const GOLF_MAKERS =
  '핑|테일러메이드|캘러웨이|타이틀리스트|미즈노|스릭슨|젝시오|PXG|혼마|코브라|클리블랜드|브리지스톤|야마하 (?:리믹스|RMX|인프레스)|마제스티|윌슨 (?:다이나파워|스태프)'

export const CLUBS = '드라이버|아이언|우드|유틸리티|유틸|하이브리드'

/** Notebooks of which two with different graphics cards have nothing but the name in common. */
export const GAMING_NOTEBOOKS =
  '레노버 (?:리전 (?!고)|LOQ)|HP (?:오멘|빅터스|파빌리온 게이밍)|ROG (?:제피러스|스트릭스|플로우)|TUF |MSI (?:카타나|소드|스텔스|레이더|크로스헤어|펄스|벡터|사이보그|씬|GF|GP|GE|GL)|에이서 (?:니트로|프레데터|헬리오스)|기가바이트 (?:어로스|에어로|G\\d|A\\d)|델 G\\d|델 에일리언웨어|레이저 블레이드|삼성 오디세이 노트북|LG 울트라기어 17$|한성 TFG'

/** Makers whose shoes have a number for each year. */
export const SPORTS_MAKERS = '나이키|아디다스|미즈노|아식스|호카|써코니|브룩스|온|푸마|리복'

/** Makers of bicycles, of which one frame is sold with several groups of parts. */
export const BICYCLE_MAKERS =
  '캐논데일|자이언트|메리다|트렉|스페셜라이즈드|첼로|스캇|비앙키|리들리|써벨로|캐니언|위아위스|엘파마|윌리어|피나렐로|콜나고|룩|큐브|포커스|펠트|후지|알톤|삼천리'

export const BICYCLE_GROUPS =
  '105|울테그라|티아그라|소라|클라리스|듀라에이스|데오레|알투스|알리비오|라이벌|포스|에이펙스|레드 이탭'

export const VARIANTS = '솔라|프로 맥스|프로|맥스|플러스|울트라|네오|[2-4]세대|마크[2-4]'
