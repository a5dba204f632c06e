import { branch, item, leaf } from './model.ts'

const WOMEN = 'S, M, L'
const MEN = 'M, L, XL'
const SHOE_SIZES = '240, 250, 260, 265, 270, 275, 280'

export const fashionClothes = branch(
  '패션의류',
  'fashion',
  'tshirt',
  [
    branch('여성의류', 'women', 'dress', [
      leaf('아우터', 'outer', 'coat', [
        item('자라 오버핏 울 코트 | ZARA 울 블렌드 코트', [45, 70], {
          options: [WOMEN, '카멜, 블랙, 그레이'],
          emoji: ['coat'],
          weight: 2,
        }),
        item('노스페이스 눕시 숏패딩 여성 | 노스페이스 1996 눕시', [150, 210], {
          options: ['85, 90, 95', '블랙, 크림'],
          emoji: ['coat'],
          weight: 2,
        }),
        item('마시모두띠 트렌치코트 | 마시모두띠 벨티드 트렌치', [80, 120], {
          options: [WOMEN, '베이지, 카키'],
          emoji: ['coat'],
        }),
        item('에잇세컨즈 트위드 자켓 | 트위드 자켓', [25, 40], {
          options: [WOMEN, '아이보리, 블랙'],
          emoji: ['coat'],
        }),
        item('시스템 핸드메이드 코트 | 시스템 핸드메이드 롱코트', [140, 220], {
          options: ['S, M', '베이지, 차콜'],
          emoji: ['coat'],
        }),
      ]),
      leaf('원피스/스커트', 'dress', 'dress', [
        item('르917 뷔스티에 원피스 | 여름 뷔스티에 롱원피스', [35, 60], {
          options: [WOMEN, '블랙, 네이비'],
          emoji: ['dress'],
        }),
        item('그로브 플리츠 스커트 | 플리츠 롱스커트', [25, 45], {
          options: ['S, M', '아이보리, 브라운, 블랙'],
          emoji: ['dress'],
        }),
        item('하객룩 트위드 원피스 | 하객 원피스', [35, 60], {
          options: ['55, 66', '핑크, 베이지, 네이비'],
          emoji: ['dress'],
          extras: ['1회 착용', '드라이 완료'],
        }),
        item('미쏘 니트 원피스', [15, 25], {
          options: ['S, M', '그레이, 오트밀'],
          emoji: ['dress'],
        }),
      ]),
      leaf('니트/블라우스', 'top', 'blouse', [
        item('마르디메크르디 플라워 맨투맨 | 마르디 맨투맨', [35, 50], {
          options: ['아이보리, 네이비, 그레이'],
          emoji: ['tshirt'],
          weight: 2,
        }),
        item('코스 캐시미어 니트 | COS 캐시미어 라운드 니트', [55, 85], {
          options: ['XS, S, M', '그레이, 네이비, 베이지'],
          emoji: ['blouse'],
        }),
        item('던스트 셔츠 | 던스트 오버핏 셔츠', [35, 50], {
          options: ['S, M', '스카이블루, 화이트'],
          emoji: ['blouse'],
        }),
        item('유니클로 메리노 가디건 | 유니클로 울 가디건', [12, 20], {
          options: [WOMEN, '블랙, 베이지, 와인'],
          emoji: ['blouse'],
        }),
      ]),
      leaf('바지/청바지', 'pants', 'jeans', [
        item('리바이스 501 여성 | 리바이스 501 크롭', [35, 55], {
          options: ['25, 26, 27', '중청, 연청'],
          emoji: ['jeans'],
        }),
        item('이자벨마랑 에뚜왈 데님 | 와이드 데님', [55, 90], {
          options: ['34, 36', '연청, 흑청'],
          emoji: ['jeans'],
        }),
        item('룰루레몬 얼라인 레깅스 | 룰루레몬 얼라인 25', [45, 70], {
          options: ['2사이즈, 4사이즈, 6사이즈', '블랙, 네이비, 다크올리브'],
          emoji: ['jeans'],
        }),
      ]),
    ]),
    branch('남성의류', 'men', 'necktieShirt', [
      leaf('아우터', 'outer', 'coat', [
        item('노스페이스 눕시 패딩 | 노스페이스 눕시 1996 블랙', [160, 230], {
          options: ['95, 100, 105', '블랙, 카키'],
          emoji: ['coat'],
          weight: 3,
        }),
        item('파타고니아 레트로X | 파타고니아 레트로 X 후리스', [110, 160], {
          options: [MEN, '내추럴, 블랙, 네이비'],
          emoji: ['coat'],
          weight: 2,
        }),
        item('아크테릭스 베타 LT | 아크테릭스 베타LT 자켓', [280, 380], {
          options: ['S, M, L', '블랙, 그레이, 블루'],
          emoji: ['coat'],
        }),
        item('스투시 워크 자켓 | 스투시 자켓', [110, 160], {
          options: [MEN, '블랙, 브라운'],
          emoji: ['coat'],
        }),
        item('알파인더스트리 MA-1 | 알파 MA-1 항공 점퍼', [60, 95], {
          options: [MEN, '블랙, 세이지그린'],
          emoji: ['coat'],
        }),
        item('유니클로 울트라라이트다운 | 유니클로 경량패딩', [20, 35], {
          options: [MEN, '네이비, 블랙, 올리브'],
          emoji: ['coat'],
        }),
      ]),
      leaf('셔츠/니트', 'shirt', 'necktieShirt', [
        item('폴로 랄프로렌 옥스포드 셔츠 | 폴로 옥스포드 셔츠', [30, 50], {
          options: [MEN, '화이트, 블루, 스트라이프'],
          emoji: ['necktieShirt'],
          weight: 2,
        }),
        item('폴로 케이블 니트 | 폴로 랄프로렌 꽈배기 니트', [50, 80], {
          options: [MEN, '네이비, 아이보리, 그레이'],
          emoji: ['tshirt'],
          weight: 2,
        }),
        item('무신사 스탠다드 옥스포드 셔츠 | 무탠다드 셔츠', [10, 18], {
          options: [MEN, '화이트, 스카이블루'],
          emoji: ['necktieShirt'],
        }),
        item('메종키츠네 여우 가디건 | 메종키츠네 가디건', [150, 210], {
          options: ['S, M, L', '그레이, 네이비'],
          emoji: ['necktieShirt'],
        }),
      ]),
      leaf('티셔츠/맨투맨', 'tshirt', 'tshirt', [
        item('스투시 베이직 로고 후드 | 스투시 후드티', [70, 110], {
          options: [MEN, '블랙, 그레이, 애쉬'],
          emoji: ['tshirt'],
          weight: 2,
        }),
        item('칼하트 WIP 포켓티 | 칼하트 반팔', [22, 35], {
          options: [MEN, '블랙, 화이트, 해밀턴브라운'],
          emoji: ['tshirt'],
        }),
        item('나이키 테크 플리스 후드집업 | 나이키 테크플리스', [60, 95], {
          options: [MEN, '블랙, 그레이, 카키'],
          emoji: ['tshirt'],
        }),
        item('아디다스 파이어버드 트랙탑 | 아디다스 트랙탑', [35, 55], {
          options: [MEN, '네이비, 블랙, 그린'],
          emoji: ['tshirt'],
        }),
      ]),
      leaf('바지/정장', 'pants', 'jeans', [
        item('디키즈 874 | 디키즈 874 워크팬츠', [25, 40], {
          options: ['30, 32, 34', '블랙, 카키, 차콜'],
          emoji: ['jeans'],
        }),
        item('모드나인 흑청 | 모드나인 데님', [40, 65], {
          options: ['30, 31, 32, 33'],
          emoji: ['jeans'],
        }),
        item('지오지아 정장 세트 | 지오지아 슬림핏 정장', [60, 100], {
          options: ['95/30, 100/32, 105/34', '네이비, 차콜'],
          emoji: ['necktieShirt'],
          extras: ['면접용', '상하 세트', '드라이 완료'],
        }),
      ]),
    ]),
    branch(
      '언더웨어/잠옷',
      'homewear',
      'socks',
      [
        leaf('잠옷', 'pajamas', 'tshirt', [
          item('유니클로 파자마 세트 | 면 파자마 상하세트', [12, 20], {
            options: ['M, L', '체크 네이비, 스트라이프'],
            only: 'NEW',
          }),
          item('수면잠옷 세트 | 극세사 수면잠옷', [10, 16], {
            options: ['여성 프리, 남성 프리'],
            only: 'NEW',
          }),
        ]),
        leaf('양말/레깅스', 'socks', 'socks', [
          item('나이키 크루 양말 6켤레 | 나이키 중목 양말 6팩', [14, 20], {
            options: ['화이트, 블랙'],
            only: 'NEW',
            emoji: ['socks'],
          }),
          item('캐릭터 양말 묶음 | 캐릭터 페이크삭스 10켤레', [8, 12], {
            only: 'NEW',
            emoji: ['socks'],
          }),
        ]),
      ],
      { parts: '상품 구성 그대로', extras: ['새상품', '선물용'] },
    ),
    branch('테마의류', 'theme', 'kimono', [
      leaf('한복/파티복', 'costume', 'kimono', [
        item('생활한복 철릭 원피스 | 철릭 원피스', [35, 60], {
          options: ['55, 66', '연분홍, 쪽빛'],
          emoji: ['dress'],
        }),
        item('할로윈 코스튬 성인 | 할로윈 의상', [12, 25], {
          options: ['마녀, 해적, 유령'],
          emoji: ['topHat'],
          extras: ['한 번 착용'],
        }),
      ]),
      leaf('유니폼/작업복', 'uniform', 'safetyVest', [
        item('주방 조리복 상의 | 조리사복', [10, 18], {
          options: [MEN, '화이트, 블랙'],
          emoji: ['labCoat'],
        }),
        item('태권도복 | 태권도 도복 세트', [15, 30], {
          options: ['140, 150, 170'],
          emoji: ['martialArts'],
        }),
        item('형광 안전조끼 5벌 | 안전조끼 일괄', [10, 18], { emoji: ['safetyVest'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 36],
    parts: '의류 단품',
    extras: ['실착 2회', '드라이 완료', '택 있음', '상태 A급', '거의 안 입음', '세탁 완료'],
    flaws: [
      '소매 끝 약한 보풀',
      '목 부분 살짝 늘어남',
      '잘 안 보이는 작은 얼룩',
      '안감 택 제거한 자국',
    ],
    notes: [
      '세탁해서 보관 중입니다.',
      '집에 반려동물 없고 비흡연자입니다.',
      '실측 필요하시면 재서 알려드려요.',
      '정사이즈로 나온 편이에요.',
      '살짝 크게 나와서 한 사이즈 작게 보셔도 돼요.',
    ],
    reasons: [
      '살이 쪄서 안 맞네요.',
      '옷장 정리하면서 내놓습니다.',
      '사이즈 미스라 판매해요.',
      '비슷한 옷이 많아서 정리합니다.',
      '스타일이 바뀌어서 손이 안 가요.',
    ],
  },
)

export const fashionGoods = branch(
  '패션잡화',
  'fashion-goods',
  'sneakers',
  [
    branch(
      '운동화/스니커즈',
      'sneakers',
      'sneakers',
      [
        leaf('나이키', 'nike', 'sneakers', [
          item('나이키 덩크 로우 범고래 | 덩크로우 범고래', [75, 105], {
            options: [SHOE_SIZES],
            weight: 3,
          }),
          item('나이키 에어포스 1 올백 | 에어포스원 화이트', [55, 80], {
            options: [SHOE_SIZES],
            weight: 3,
          }),
          item('조던 1 레트로 하이 | 에어조던1 하이', [130, 220], {
            options: [SHOE_SIZES, '시카고 로스트앤파운드 +180, 유니버시티 블루, 브레드 페이턴트'],
            weight: 2,
          }),
          item('나이키 에어맥스 97 | 에어맥스97 실버불렛', [90, 130], { options: [SHOE_SIZES] }),
        ]),
        leaf('아디다스', 'adidas', 'sneakers', [
          item('아디다스 삼바 OG | 삼바 OG 화이트블랙', [75, 110], {
            options: [SHOE_SIZES],
            weight: 3,
          }),
          item('아디다스 가젤 | 가젤 인도어', [60, 90], {
            options: [SHOE_SIZES, '네이비, 그린, 버건디'],
          }),
          item('이지부스트 350 V2 | 이지 350', [140, 210], {
            options: [SHOE_SIZES, '지브라, 오레오, 본'],
          }),
        ]),
        leaf('뉴발란스/기타', 'other', 'sneakers', [
          item('뉴발란스 530 | 뉴발 530 실버', [60, 85], { options: [SHOE_SIZES], weight: 2 }),
          item('뉴발란스 992 그레이 | 뉴발 992', [180, 260], { options: [SHOE_SIZES] }),
          item('아식스 젤카야노 14 | 젤카야노14', [100, 140], {
            options: [SHOE_SIZES, '크림 블랙, 실버'],
            weight: 2,
          }),
          item('컨버스 척 70 하이 | 컨버스 척70', [35, 55], {
            options: [SHOE_SIZES, '블랙, 파치먼트'],
          }),
          item('반스 올드스쿨 | 반스 올드스쿨 블랙', [25, 40], { options: [SHOE_SIZES] }),
          item('살로몬 XT-6 | 살로몬 xt6', [130, 180], {
            options: [SHOE_SIZES, '블랙 팬텀, 바닐라아이스'],
          }),
        ]),
      ],
      {
        extras: ['실착 3회', '박스 있음', '새상품', '국내 매장 구매', '거의 새신발'],
        parts: '신발, 박스, 여분 끈',
        flaws: ['뒤꿈치 밑창 마모', '앞코 주름', '미드솔 약한 변색', '안감 사용감'],
        notes: [
          '발볼 보통이면 정사이즈 추천드려요.',
          '깨끗하게 세탁해 뒀습니다.',
          '매장에서 직접 구매한 정품입니다.',
        ],
      },
    ),
    branch(
      '구두/부츠',
      'shoes',
      'dressShoes',
      [
        leaf('남성 구두', 'men', 'dressShoes', [
          item('닥터마틴 1461 | 닥터마틴 3홀', [70, 105], {
            options: ['250, 260, 270, 280'],
            emoji: ['dressShoes'],
            weight: 2,
          }),
          item('금강제화 리갈 정장구두 | 리갈 구두', [45, 80], {
            options: ['260, 265, 270'],
            emoji: ['dressShoes'],
          }),
        ]),
        leaf('여성 구두', 'women', 'flats', [
          item('레페토 산드리옹 | 레페토 플랫슈즈', [70, 120], {
            options: ['230, 235, 240', '블랙, 레드'],
            emoji: ['balletShoes'],
          }),
          item('찰스앤키스 메리제인 | 메리제인 구두', [20, 35], {
            options: ['230, 235, 240, 245'],
            emoji: ['flats'],
          }),
          item('슈콤마보니 부츠 | 첼시부츠 여성', [50, 90], {
            options: ['230, 235, 240'],
            emoji: ['boots'],
          }),
        ]),
        leaf('샌들/슬리퍼', 'sandals', 'sandals', [
          item('버켄스탁 보스턴 | 버켄 보스턴 토프', [75, 110], {
            options: ['36, 37, 38, 40, 42'],
            emoji: ['flats'],
            weight: 2,
          }),
          item('크록스 클래식 클로그 | 크록스 라이트라이드', [20, 35], {
            options: ['230, 240, 250, 270', '네이비, 화이트, 라벤더'],
            emoji: ['flipFlops'],
          }),
          item('킨 뉴포트 H2 | 킨 샌들', [40, 65], {
            options: ['240, 260, 270'],
            emoji: ['sandals'],
          }),
          item('어그 타즈 슬리퍼 | 어그 타즈', [95, 140], {
            options: ['230, 240, 250', '체스트넛, 블랙'],
            emoji: ['boots'],
          }),
        ]),
      ],
      {
        extras: ['박스 있음', '실착 2회', '밑창 보강'],
        parts: '신발, 박스',
        flaws: ['굽 마모', '볼 주름', '안창 사용감'],
      },
    ),
    branch(
      '가방',
      'bag',
      'backpack',
      [
        leaf('백팩', 'backpack', 'backpack', [
          item('노스페이스 빅샷 | 노스페이스 빅샷 백팩', [50, 80], {
            options: ['블랙, 그레이, 네이비'],
            weight: 2,
          }),
          item('쌤소나이트 레드 백팩 | 쌤소나이트 노트북 백팩', [55, 85], {
            options: ['블랙, 네이비'],
          }),
          item('칸켄 클래식 | 피엘라벤 칸켄백', [45, 70], {
            options: ['프로스트그린, 네이비, 오크라'],
          }),
          item('그레고리 데이팩 | 그레고리 데이 팩 블랙', [90, 140], {}),
        ]),
        leaf('숄더/크로스백', 'shoulder', 'handbag', [
          item('코치 태비 26 | 코치 태비 숄더백', [190, 280], {
            options: ['블랙, 초크, 브라운'],
            emoji: ['handbag'],
          }),
          item('마크제이콥스 스냅샷 | 마제 스냅샷', [110, 170], {
            options: ['블랙, 베이지'],
            emoji: ['handbag'],
          }),
          item('스탠드오일 백 | 스탠드오일 오블롱백', [45, 70], {
            options: ['블랙, 크림, 브라운'],
            emoji: ['handbag'],
          }),
          item('롱샴 르 플리아쥬 | 롱샴 플리아쥬 L', [50, 80], {
            options: ['네이비, 블랙, 카키'],
            emoji: ['handbag'],
            weight: 2,
          }),
        ]),
        leaf(
          '여행가방',
          'luggage',
          'luggage',
          [
            item('리모와 에센셜 캐빈 | 리모와 기내용', [480, 650], {
              options: ['매트블랙, 슬레이트'],
              emoji: ['luggage'],
            }),
            item('쌤소나이트 캐리어 | 쌤소나이트 하드 캐리어', [70, 120], {
              options: ['20인치, 24인치 +20, 28인치 +40', '실버, 블랙, 민트'],
              emoji: ['luggage'],
              size: 'MEDIUM',
              weight: 2,
            }),
            item('아메리칸투어리스터 캐리어 | 아투 캐리어', [45, 75], {
              options: ['20인치, 25인치 +15, 29인치 +30'],
              emoji: ['luggage'],
              size: 'MEDIUM',
              extras: ['바퀴 정상', 'TSA 자물쇠'],
            }),
          ],
          { flaws: ['모서리 찍힘', '바퀴 사용감', '표면 스크래치'] },
        ),
      ],
      {
        extras: ['더스트백 있음', '수납 많음', '거의 새것'],
        parts: '가방 본품',
        flaws: ['바닥 모서리 사용감', '지퍼 손잡이 까짐', '안감 얼룩'],
        notes: ['노트북 15인치까지 들어갑니다.', '지퍼 전부 부드럽게 열려요.'],
      },
    ),
    branch('시계/주얼리', 'watch-jewelry', 'watch', [
      leaf(
        '시계',
        'watch',
        'watch',
        [
          item('지샥 GA-2100 | 카시오 지샥 지얄오크', [70, 100], {
            options: ['블랙, 올블랙, 네이비'],
            weight: 2,
          }),
          item('세이코 5 스포츠 | 세이코5 오토매틱', [150, 220], { options: ['블랙, 블루, 그린'] }),
          item('다니엘웰링턴 클래식 | DW 시계', [35, 60], { options: ['36mm, 40mm'] }),
          item('카시오 A168 | 카시오 전자시계', [20, 32], { options: ['실버, 골드'] }),
        ],
        {
          parts: '시계, 박스, 보증서',
          extras: ['배터리 교체함', '박스 있음'],
          flaws: ['유리 미세 기스', '밴드 사용감'],
        },
      ),
      leaf(
        '주얼리',
        'jewelry',
        'ring',
        [
          item('14K 금반지 | 14k 실반지', [120, 190], {
            options: ['9호, 11호, 13호'],
            emoji: ['ring'],
          }),
          item('판도라 팔찌 | 판도라 실버 팔찌 참 포함', [70, 120], { emoji: ['gem'] }),
          item('스톤헨지 목걸이 | 스톤헨지 14K 목걸이', [90, 150], { emoji: ['gem'] }),
        ],
        { parts: '제품, 케이스', extras: ['보증서 있음', '케이스 포함'] },
      ),
    ]),
    branch('모자/액세서리', 'accessory', 'cap', [
      leaf('모자', 'hat', 'cap', [
        item('뉴에라 59피프티 양키스 | 뉴에라 NY 모자', [25, 40], {
          options: ['블랙, 네이비', '7 1/4, 7 3/8, 7 1/2'],
        }),
        item('MLB 볼캡 | 엠엘비 볼캡', [15, 25], { options: ['블랙, 베이지, 화이트'] }),
        item('헬렌카민스키 모자 | 헬렌카민스키 라피아햇', [110, 170], { emoji: ['sunHat'] }),
      ]),
      leaf(
        '안경테/선글라스',
        'glasses',
        'sunglasses',
        [
          item('레이밴 웨이퍼러 | 레이밴 RB2140', [65, 100], {
            emoji: ['sunglasses'],
            options: ['블랙, 하바나'],
          }),
          item('오클리 래치 선글라스 | 오클리 선글라스', [70, 110], { emoji: ['sunglasses'] }),
          item('모스콧 렘토쉬 안경테 | 모스콧 렘토쉬 테', [120, 170], {
            options: ['46, 49', '블랙, 토토이즈'],
            emoji: ['glasses'],
            notes: ['렌즈 없이 테만 판매합니다.'],
          }),
        ],
        { parts: '본품, 케이스, 융' },
      ),
      leaf('장갑/우산/소품', 'etc', 'gloves', [
        item('양가죽 장갑 | 가죽장갑 남성', [20, 35], { options: ['M, L'], emoji: ['gloves'] }),
        item('닥스 자동 장우산 | 닥스 우산', [20, 35], { emoji: ['umbrella'] }),
        item('헤어핀 리본 세트 | 리본핀 묶음', [5, 12], { emoji: ['ribbon'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 36],
    parts: '본품, 박스',
    extras: ['거의 새것', '상태 좋음', '몇 번 안 씀', '선물 받은 제품', '정품'],
    flaws: ['생활 사용감', '작은 스크래치'],
    notes: [
      '보관 상태 좋습니다.',
      '매장에서 산 정품이고 구매 내역 있어요.',
      '사진에 보이는 그대로입니다.',
    ],
    reasons: [
      '사이즈가 안 맞아서 내놓아요.',
      '비슷한 게 여러 개라 정리합니다.',
      '선물 받았는데 취향이 아니네요.',
      '신발장 비우는 중입니다.',
      '쓸 일이 없어서 판매합니다.',
    ],
  },
)

export const beauty = branch(
  '뷰티',
  'beauty',
  'lipstick',
  [
    branch('스킨케어', 'skincare', 'lotion', [
      leaf('에센스/크림', 'cream', 'lotion', [
        item('설화수 자음생크림 60ml | 설화수 자음생 크림', [140, 185], { emoji: ['lotion'] }),
        item('에스티로더 갈색병 50ml | 에스티로더 어드밴스드 나이트 리페어', [70, 95], {
          emoji: ['lotion'],
          weight: 2,
        }),
        item('SK-II 피테라 에센스 230ml | 스킨투 피테라 에센스', [150, 195], { emoji: ['lotion'] }),
        item('키엘 울트라 훼이셜 크림 125ml', [38, 52], { emoji: ['lotion'] }),
      ]),
      leaf('선케어/클렌징', 'suncare', 'soap', [
        item('아넷사 선크림 60ml | 아넷사 퍼펙트 UV', [18, 26], { emoji: ['lotion'] }),
        item('바닐라코 클린잇제로 180ml | 클린잇제로 대용량', [13, 19], { emoji: ['soap'] }),
        item('조선미녀 맑은쌀 선크림 2개 | 조선미녀 선크림 2개 세트', [14, 20], {
          emoji: ['lotion'],
        }),
      ]),
    ]),
    branch('메이크업', 'makeup', 'lipstick', [
      leaf('립', 'lip', 'lipstick', [
        item('디올 어딕트 립글로우 | 디올 립글로우', [24, 34], {
          options: ['001 핑크, 004 코랄, 012 로즈우드'],
          weight: 2,
        }),
        item('샤넬 루쥬 코코 밤 | 샤넬 코코밤', [28, 38], { options: ['914, 918, 928'] }),
        item('롬앤 쥬시 래스팅 틴트 3개 | 롬앤 틴트 3종', [14, 20], {}),
      ]),
      leaf('베이스/아이', 'base', 'mirror', [
        item('헤라 블랙쿠션 | 헤라 블랙 쿠션 리필 포함', [32, 45], {
          options: ['17C1, 21N1, 23N1'],
          emoji: ['mirror'],
          weight: 2,
        }),
        item('나스 블러쉬 오르가즘 | 나스 블러셔', [24, 34], { emoji: ['cherryBlossom'] }),
        item('클리오 프로 아이 팔레트 | 클리오 아이섀도우 팔레트', [16, 24], {
          options: ['심플리 핑크, 코랄 토크'],
          emoji: ['palette'],
        }),
      ]),
    ]),
    branch('향수/바디', 'fragrance-body', 'rose', [
      leaf('향수', 'perfume', 'rose', [
        item('조말론 잉글리쉬 페어 앤 프리지아 100ml | 조말론 잉글리쉬페어 100ml', [120, 155], {
          emoji: ['rose', 'lotion'],
          weight: 2,
        }),
        item('딥디크 도손 EDP 75ml | 딥디크 도손', [140, 180], { emoji: ['hibiscus', 'lotion'] }),
        item('바이레도 블랑쉬 50ml | 바이레도 블랑쉬', [150, 195], { emoji: ['tulip', 'lotion'] }),
      ]),
      leaf('바디/핸드', 'body', 'herb', [
        item('이솝 레버런스 핸드워시 500ml | 이솝 핸드워시', [30, 40], { emoji: ['soap', 'herb'] }),
        item('록시땅 시어버터 핸드크림 3종 | 록시땅 핸드크림 세트', [20, 30], {
          emoji: ['lotion', 'herb'],
        }),
        item('사봉 바디스크럽 320g', [28, 40], { emoji: ['herb'] }),
      ]),
    ]),
    branch(
      '헤어/뷰티기기',
      'device',
      'hairPick',
      [
        leaf('드라이기/고데기', 'hair', 'hairPick', [
          item('다이슨 에어랩 컴플리트 롱 | 다이슨 에어랩', [380, 480], {
            options: ['니켈/코퍼, 프러시안 블루, 스트로베리 브론즈'],
            emoji: ['hairPick'],
            only: 'USED',
            weight: 3,
            parts: '본체, 배럴, 브러시, 보관함',
            extras: ['풀구성', '배럴 4개', '정품 등록'],
          }),
          item('다이슨 슈퍼소닉 | 다이슨 드라이기', [230, 300], {
            options: ['아이언/푸시아, 니켈/코퍼'],
            emoji: ['windFace'],
            only: 'USED',
            weight: 2,
            parts: '본체, 노즐 3종, 거치대',
          }),
          item('글램팜 고데기 | 글램팜 매직기', [45, 70], {
            emoji: ['hairPick'],
            only: 'USED',
            parts: '본체',
          }),
          item('유닉스 드라이기 | 유닉스 슈퍼 디플러스', [18, 28], {
            emoji: ['windFace'],
            only: 'USED',
            parts: '본체',
          }),
        ]),
        leaf('미용기기', 'device', 'mirror', [
          item('LG 프라엘 더마 LED 마스크 | 프라엘 LED 마스크', [120, 180], {
            emoji: ['sparkles'],
            only: 'USED',
            parts: '마스크, 리모컨, 충전기',
          }),
          item('메디큐브 부스터프로 | 메디큐브 에이지알 부스터 프로', [130, 175], {
            options: ['화이트, 블랙, 핑크'],
            emoji: ['sparkles'],
            weight: 2,
            parts: '본체, 충전 거치대',
          }),
          item('필립스 면도기 9000 | 필립스 s9000', [110, 160], {
            emoji: ['razor'],
            parts: '본체, 세척기, 충전기',
            only: 'NEW',
          }),
          item('LED 화장대 거울 | 탁상 조명 거울', [15, 28], {
            emoji: ['mirror'],
            only: 'USED',
            parts: '거울, 전원 케이블',
          }),
        ]),
      ],
      {
        worn: [4, 30],
        flaws: ['손잡이 생활기스', '본체 미세 스크래치'],
        notes: ['열 잘 오르고 작동 이상 없어요.', '소독 티슈로 닦아서 보관했습니다.'],
        reasons: [
          '머리를 짧게 잘라서 쓸 일이 없네요.',
          '선물 받은 게 생겨서 정리해요.',
          '손이 느려서 안 쓰게 됩니다.',
        ],
        extras: ['풀구성', '작동 정상'],
      },
    ),
    branch('네일/소품', 'nail', 'nailPolish', [
      leaf('네일', 'nail-art', 'nailPolish', [
        item('데싱디바 매직프레스 5개 | 데싱디바 네일팁 5세트', [15, 24], {
          emoji: ['nailPolish'],
        }),
        item('셀프 젤네일 램프 | 젤네일 램프 48W', [12, 20], {
          emoji: ['nailPolish'],
          only: 'USED',
          extras: ['작동 정상'],
        }),
      ]),
      leaf('브러시/퍼프', 'brush', 'sponge', [
        item('피카소 브러시 세트 | 피카소 메이크업 브러시 5종', [40, 60], {
          emoji: ['paintbrush'],
        }),
        item('에어퍼프 10개 묶음', [6, 10], { emoji: ['sponge'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    only: 'NEW',
    worn: [1, 8],
    parts: '본품, 상자',
    extras: ['미개봉', '새상품', '유통기한 넉넉', '선물용', '백화점 구매'],
    flaws: ['상자 모서리 눌림'],
    notes: [
      '뜯지 않은 새 제품입니다.',
      '유통기한은 사진으로 올려 뒀어요.',
      '직사광선 없는 서랍에 보관했습니다.',
      '선물 상자 그대로 보내드려요.',
    ],
    reasons: [
      '같은 걸 선물 받아서 하나 판매해요.',
      '피부 타입이 안 맞아서 뜯지 않고 내놓습니다.',
      '쟁여 둔 게 많아서 정리해요.',
      '색이 겹쳐서 판매합니다.',
    ],
  },
)
