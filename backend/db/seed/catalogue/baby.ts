import { branch, item, leaf } from './model.ts'

export const baby = branch(
  '출산/유아동',
  'baby-kids',
  'babyBottle',
  [
    branch(
      '유모차/카시트',
      'stroller',
      'carouselHorse',
      [
        leaf('유모차', 'stroller', 'babyBottle', [
          item('스토케 익스플로리 X | 스토케 익스플로리', [480, 720], {
            options: ['리치블랙, 로얄블루, 시그니처'],
            emoji: ['shoppingCart', 'babyBottle'],
            weight: 2,
            extras: ['컵홀더 포함', '방풍커버 포함'],
          }),
          item('부가부 드래곤플라이 | 부가부 버터플라이', [380, 560], {
            options: ['블랙, 포레스트그린'],
            emoji: ['shoppingCart', 'babyBottle'],
          }),
          item('와이업 지니 제로 | 휴대용 유모차 와이업', [110, 160], {
            options: ['그레이, 블랙'],
            emoji: ['shoppingCart'],
            weight: 2,
            extras: ['기내반입', '레인커버'],
          }),
          item('잉글레시나 트릴로지 | 잉글레시나 디럭스', [250, 380], {
            emoji: ['shoppingCart', 'teddyBear'],
          }),
        ]),
        leaf(
          '카시트',
          'car-seat',
          'toyCar',
          [
            item('다이치 원픽스 360 | 다이치 회전형 카시트', [170, 250], {
              options: ['블랙, 그레이'],
              emoji: ['toyCar', 'teddyBear'],
              weight: 2,
            }),
            item('브라이택스 듀얼픽스 | 브라이택스 듀얼픽스 3', [240, 340], {
              emoji: ['toyCar', 'teddyBear'],
            }),
            item('조이 바구니 카시트 | 조이 아이스냅 바구니카시트', [50, 80], {
              emoji: ['basket', 'teddyBear'],
            }),
            item('주니어 카시트 | 페도라 주니어 카시트', [45, 75], { emoji: ['toyCar'] }),
          ],
          {
            extras: ['무사고', '세탁 완료', '회전 정상'],
            notes: ['사고 이력 없습니다.', '커버 벗겨서 세탁했어요.'],
          },
        ),
      ],
      {
        size: 'MEDIUM',
        flaws: ['핸들 가죽 약한 사용감', '바퀴 생활 마모', '시트 햇빛 바램'],
        parts: '본체, 시트, 설명서',
      },
    ),
    branch(
      '육아용품',
      'care',
      'babyBottle',
      [
        leaf('수유/이유식', 'feeding', 'babyBottle', [
          item('더블하트 젖병 6개 | 더블하트 젖병 일괄', [20, 32], {
            emoji: ['babyBottle'],
            only: 'NEW',
          }),
          item('스펙트라 젖병소독기 | 젖병소독기', [50, 80], { emoji: ['babyBottle', 'sparkles'] }),
          item('베이비브레짜 분유제조기 | 분유제조기 베이비브레짜', [90, 140], {
            emoji: ['babyBottle', 'coffee'],
            size: 'MEDIUM',
          }),
          item('이유식 냄비 도마 세트 | 이유식 조리도구 일괄', [15, 28], {
            emoji: ['cookingPot', 'spoon'],
          }),
        ]),
        leaf('아기침대/매트', 'bed', 'bed', [
          item('스토케 트립트랩 | 트립트랩 하이체어', [180, 260], {
            options: ['내추럴, 화이트, 스톰그레이'],
            emoji: ['chair'],
            size: 'MEDIUM',
            weight: 2,
            extras: ['베이비세트 포함', '쿠션 포함'],
          }),
          item('리안 드림콧 | 리안 아기침대', [70, 110], {
            emoji: ['bed', 'teddyBear'],
            size: 'LARGE',
          }),
          item('알집매트 | 알집 폴더매트', [60, 100], {
            options: ['200x140, 240x140 +20, 280x140 +40'],
            emoji: ['puzzle'],
            size: 'LARGE',
          }),
          item('타이니모빌 | 타이니러브 모빌', [25, 38], {
            emoji: ['rattle'],
            extras: ['노래 잘 나옴'],
          }),
          item('역류방지쿠션 | 국민 역방쿠', [15, 25], { emoji: ['babyChick'] }),
        ]),
        leaf('기저귀/목욕', 'bath', 'rubberDuckling', [
          item('하기스 네이처메이드 팬티형 | 하기스 네이처메이드', [25, 38], {
            options: ['4단계, 5단계'],
            emoji: ['box', 'babyChick'],
            only: 'NEW',
            extras: ['미개봉 2팩'],
          }),
          item('신생아 욕조 | 오케이베이비 아기 욕조', [18, 30], {
            emoji: ['bathtub', 'rubberDuckling'],
          }),
          item('기저귀 갈이대 | 기저귀교환대', [30, 55], { emoji: ['babyChick'], size: 'LARGE' }),
        ]),
        leaf('아기띠/힙시트', 'carrier', 'teddyBear', [
          item('코니 아기띠 | 코니 슬링', [18, 28], {
            options: ['S, M, L', '차콜, 네이비'],
            emoji: ['hatchingChick'],
          }),
          item('에르고베이비 옴니 360 | 에르고 옴니360', [55, 85], {
            options: ['블랙, 그레이'],
            emoji: ['hatchingChick'],
            weight: 2,
          }),
          item('아이엔젤 힙시트 | 아이엔젤 힙시트 캐리어', [30, 50], { emoji: ['hatchingChick'] }),
        ]),
      ],
      { flaws: ['약간의 사용감', '미세한 변색'], parts: '사진에 보이는 구성 전부' },
    ),
    branch(
      '장난감',
      'toy',
      'teddyBear',
      [
        leaf(
          '블록/레고',
          'block',
          'puzzle',
          [
            item('레고 듀플로 기차 | 듀플로 증기기관차', [40, 60], {
              emoji: ['locomotive', 'puzzle'],
            }),
            item('레고 클래식 대형 | 레고 클래식 10698', [25, 40], { emoji: ['puzzle'] }),
            item('맥포머스 세트 | 맥포머스 62피스', [45, 75], {
              emoji: ['puzzle', 'magnet'],
              extras: ['조각 수 확인 완료'],
            }),
            item('레고 시티 경찰서 | 레고 시티 60316', [45, 70], {
              emoji: ['policeCar', 'puzzle'],
            }),
          ],
          { extras: ['누락 없음', '설명서 있음'], parts: '블록 전체, 설명서' },
        ),
        leaf('인형/역할놀이', 'doll', 'teddyBear', [
          item('콩순이 냉장고 | 콩순이 말하는 냉장고', [22, 35], { emoji: ['nestingDolls'] }),
          item('실바니안 패밀리 이층집 | 실바니안 하우스 세트', [45, 75], {
            emoji: ['rabbit'],
            weight: 2,
          }),
          item('주방놀이 원목 | 원목 주방놀이 세트', [40, 70], {
            emoji: ['fryingPan', 'teddyBear'],
            size: 'LARGE',
          }),
          item('젤리캣 토끼 인형 | 젤리캣 바쉬풀 버니', [22, 35], {
            options: ['S, M, L +15', '크림, 베이지, 핑크'],
            emoji: ['rabbit', 'teddyBear'],
          }),
        ]),
        leaf('자동차/로봇', 'vehicle', 'toyCar', [
          item('헬로카봇 일괄 | 헬로카봇 5종', [30, 55], { emoji: ['robot', 'toyCar'] }),
          item('토미카 미니카 일괄 | 토미카 30대', [40, 65], { emoji: ['toyCar', 'toyBus'] }),
          item('타요 버스 차고지 | 꼬마버스 타요 차고지', [18, 30], { emoji: ['toyBus'] }),
          item('또봇 V 마스터 | 또봇 합체 로봇', [25, 40], { emoji: ['robot'] }),
          item('공룡메카드 티라노 | 공룡 피규어 일괄', [15, 28], { emoji: ['tRex', 'dinosaur'] }),
        ]),
        leaf('승용완구/미끄럼틀', 'ride', 'playgroundSlide', [
          item('하바 미끄럼틀 | 실내 미끄럼틀 그네 세트', [60, 100], {
            emoji: ['playgroundSlide'],
            size: 'LARGE',
          }),
          item('스트라이더 밸런스바이크 | 스트라이더 12', [70, 110], {
            options: ['레드, 블루, 그린'],
            emoji: ['bicycle'],
            size: 'MEDIUM',
          }),
          item('붕붕카 푸쉬카 | 리틀타익스 붕붕카', [30, 50], { emoji: ['toyCar'], size: 'LARGE' }),
          item('마이크로 킥보드 미니 | 마이크로킥보드', [35, 60], {
            options: ['핑크, 블루, 민트'],
            emoji: ['kickScooter'],
            size: 'MEDIUM',
            weight: 2,
          }),
          item('트램펄린 어린이용 | 방방이', [35, 60], { emoji: ['balloon'], size: 'LARGE' }),
        ]),
      ],
      {
        flaws: ['스티커 일부 떨어짐', '모서리 칠 벗겨짐', '작은 낙서'],
        extras: ['건전지 새것', '소독 완료'],
        parts: '사진 속 구성 전부',
      },
    ),
    branch(
      '유아동의류',
      'clothes',
      'tshirt',
      [
        leaf('베이비(0~2세)', 'baby', 'socks', [
          item('압소바 배냇저고리 세트 | 신생아 배냇저고리 일괄', [12, 22], {
            emoji: ['tshirt', 'socks'],
            extras: ['75-80', '세탁 완료'],
          }),
          item('쁘띠바또 우주복 | 아기 우주복 일괄', [18, 32], {
            options: ['70, 80, 90'],
            emoji: ['tshirt'],
          }),
        ]),
        leaf('키즈(3~9세)', 'kids', 'tshirt', [
          item('유니클로 키즈 패딩 | 키즈 경량패딩', [12, 22], {
            options: ['110, 120, 130'],
            emoji: ['coat'],
          }),
          item('여아 원피스 5벌 일괄 | 여아 여름옷 일괄', [18, 32], {
            options: ['100, 110, 120'],
            emoji: ['dress'],
          }),
          item('남아 실내복 7벌 | 남아 내복 일괄', [14, 25], {
            options: ['100, 110, 120'],
            emoji: ['tshirt', 'shorts'],
          }),
          item('뉴발란스 키즈 운동화 | 아동 운동화', [15, 28], {
            options: ['160, 170, 180, 190'],
            emoji: ['sneakers'],
          }),
        ]),
      ],
      {
        extras: ['세탁 완료', '상태 좋음'],
        flaws: ['무릎 약한 보풀', '소매 작은 얼룩'],
        parts: '사진 속 의류 전부',
      },
    ),
    branch('유아도서/교구', 'book', 'bookOrange', [
      leaf(
        '전집',
        'collection',
        'books',
        [
          item('추피의 생활이야기 70권 | 추피 전집', [60, 95], {
            emoji: ['books', 'bookRed'],
            extras: ['세이펜 호환', '낙장 없음'],
          }),
          item('노부영 베스트 세트 | 노래로 부르는 영어동화', [90, 150], {
            emoji: ['books', 'cd'],
          }),
          item('호기심 대장 전집 | 과학 전집 50권', [50, 90], { emoji: ['books', 'bookGreen'] }),
          item('Why 시리즈 40권 | 와이책 일괄', [80, 130], {
            emoji: ['books', 'bookBlue'],
            weight: 2,
          }),
        ],
        {
          size: 'MEDIUM',
          extras: ['낙장 없음', '상태 최상'],
          flaws: ['몇 권에 작은 낙서', '책등 햇빛 바램'],
          parts: '전권',
        },
      ),
      leaf('교구/학습', 'learning', 'abacus', [
        item('세이펜 32기가 | 세이펜', [40, 60], { emoji: ['pen'] }),
        item('원목 주판 교구 | 몬테소리 원목 교구', [12, 25], { emoji: ['abacus'] }),
        item('가베 6종 세트 | 은물 가베', [35, 60], { emoji: ['puzzle', 'abacus'] }),
        item('미술놀이 이젤 | 양면 칠판 이젤', [20, 35], {
          emoji: ['crayon', 'palette'],
          size: 'LARGE',
        }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [4, 36],
    extras: ['상태 좋음', '깨끗해요', '사용감 적음', '국민템'],
    flaws: ['생활 사용감', '작은 스크래치'],
    parts: '사진에 보이는 구성',
    notes: [
      '아이 하나만 썼어요.',
      '소독 티슈로 다 닦아 뒀습니다.',
      '반려동물 없는 집입니다.',
      '금연 가정이에요.',
      '깨끗하게 세척해서 보관 중입니다.',
    ],
    reasons: [
      '아이가 커서 정리해요.',
      '둘째까지 졸업해서 내놓습니다.',
      '이사 가면서 육아템 정리합니다.',
      '선물로 두 개 들어와서 하나 판매해요.',
      '아이가 생각보다 안 가지고 노네요.',
    ],
  },
)
