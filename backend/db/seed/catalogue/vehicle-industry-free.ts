import { branch, item, leaf } from './model.ts'

export const motorcycle = branch(
  '오토바이',
  'motorcycle',
  'motorcycle',
  [
    leaf('스쿠터', 'scooter', 'motorScooter', [
      item('혼다 PCX125 | PCX 125', [2600, 3400], {
        options: ['21년식, 22년식 +250, 23년식 +500'],
        weight: 3,
      }),
      item('야마하 NMAX125 | 엔맥스 125', [2500, 3300], {
        options: ['20년식, 22년식 +350'],
        weight: 2,
      }),
      item('혼다 슈퍼커브 110 | 슈퍼커브', [1500, 2100], {
        options: ['그린, 레드, 네이비'],
        weight: 2,
      }),
      item('베스파 프리마베라 125 | 베스파 프리마베라', [3200, 4200], {
        options: ['민트, 화이트, 그린'],
      }),
      item('대림 델피노 | 대림 스쿠터', [450, 700], {}),
    ]),
    leaf('중대형', 'big-bike', 'motorcycle', [
      item('혼다 CB350 레트로 | 혼다 GB350', [4200, 5200], {}),
      item('로얄엔필드 클래식 350 | 클래식350', [4300, 5300], {
        options: ['할시온 그린, 크롬 레드'],
      }),
      item('야마하 MT-03 | MT03', [3800, 4700], {}),
      item('할리데이비슨 아이언 883 | 할리 아이언883', [7800, 9500], {}),
    ]),
    branch(
      '용품',
      'gear',
      'gloves',
      [
        leaf('헬멧/의류', 'helmet', 'helmetRescue', [
          item('쇼에이 Z8 | 쇼에이 풀페이스 헬멧', [380, 500], {
            options: ['M, L, XL'],
            emoji: ['helmetRescue'],
            size: 'MEDIUM',
          }),
          item('HJC RPHA 11 | 홍진 헬멧', [150, 230], {
            options: ['M, L'],
            emoji: ['helmetRescue'],
            size: 'MEDIUM',
          }),
          item('알파인스타 라이딩 자켓 | 라이딩 자켓', [120, 190], {
            options: ['M, L, XL'],
            emoji: ['coat'],
            size: 'SMALL',
          }),
          item('라이딩 글러브 | 가죽 바이크 장갑', [25, 48], {
            options: ['M, L'],
            emoji: ['gloves'],
            size: 'SMALL',
          }),
        ]),
        leaf('부품/튜닝', 'parts', 'wrench', [
          item('PCX 요시무라 머플러 | PCX 배기', [180, 270], {
            emoji: ['wrench', 'motorScooter'],
            size: 'MEDIUM',
          }),
          item('샤드 탑박스 | 샤드 SH39 탑케이스', [70, 120], {
            emoji: ['box', 'motorScooter'],
            size: 'MEDIUM',
          }),
          item('오토바이 블랙박스 | 이륜차 블랙박스 2채널', [60, 110], {
            emoji: ['videoCamera', 'motorScooter'],
            size: 'SMALL',
          }),
          item('바이크 커버 | 오토바이 방수 커버', [10, 20], {
            emoji: ['motorScooter'],
            size: 'SMALL',
          }),
        ]),
      ],
      {
        parts: '제품 본품',
        flaws: ['잔기스', '전체적인 사용감'],
        notes: ['넘어진 적 없습니다.'],
        extras: ['상태 좋음', '풀박', '거의 새것'],
        reasons: ['바이크 정리하면서 같이 내놓아요.', '기종이 바뀌어서 안 맞습니다.'],
      },
    ),
  ],
  {
    size: 'LARGE',
    only: 'USED',
    worn: [12, 60],
    parts: '차량, 보조키, 사용신고필증',
    extras: ['무사고', '1인 신조', '정비 이력 있음', '1만km', '2.3만km'],
    flaws: ['카울 하단 잔기스', '제자리에서 넘어진 흔적', '머플러 커버 기스'],
    notes: [
      '소모품은 제때 교환했습니다.',
      '서류 바로 넘겨드립니다.',
      '지하주차장에 세워 뒀어요.',
      '오셔서 시동 걸어 보세요.',
    ],
    reasons: [
      '차를 사서 정리합니다.',
      '기변 때문에 내놓습니다.',
      '가족이 반대해서 보냅니다.',
      '출퇴근 방법이 바뀌어서 판매해요.',
    ],
  },
)

export const industry = branch(
  '공구/산업',
  'tool-industry',
  'toolbox',
  [
    branch(
      '전동공구',
      'power-tool',
      'screwdriver',
      [
        leaf('드릴/드라이버', 'drill', 'screwdriver', [
          item('보쉬 GSR 18V | 보쉬 충전 드릴 18V', [90, 140], { weight: 2 }),
          item('마끼다 임팩트 드라이버 | 마끼다 TD172', [140, 200], { weight: 2 }),
          item('디월트 20V 콤보 | 디월트 충전공구 세트', [210, 300], {}),
          item('보쉬 로터리 해머드릴 | 보쉬 GBH 2-26', [110, 160], {}),
        ]),
        leaf('절단/연마', 'cutting', 'saw', [
          item('계양 그라인더 4인치 | 계양 그라인더', [25, 45], { emoji: ['saw', 'gear'] }),
          item('마끼다 직쏘 | 마끼다 직소기', [60, 95], { emoji: ['saw'] }),
          item('보쉬 각도절단기 | 보쉬 슬라이딩 각도기', [280, 400], {
            emoji: ['saw', 'wood'],
            size: 'LARGE',
          }),
          item('페스툴 샌더 | 페스툴 원형샌더', [230, 330], { emoji: ['wood', 'gear'] }),
        ]),
      ],
      {
        parts: '본체, 배터리 2개, 충전기, 하드케이스',
        extras: ['배터리 2개', '정품', '가정용', '케이스 포함'],
      },
    ),
    branch('수공구/공구함', 'hand-tool', 'hammerWrench', [
      leaf('수공구', 'hand', 'wrench', [
        item('스탠리 공구세트 | 스탠리 92-824 소켓 세트', [60, 95], {
          emoji: ['wrench', 'toolbox'],
        }),
        item('가정용 공구함 세트 | 공구 세트 일괄', [20, 38], {
          emoji: ['toolbox', 'hammer'],
          weight: 2,
        }),
        item('토크렌치 | 토네 토크렌치', [70, 120], { emoji: ['wrench'] }),
        item('비트 소켓 세트 | 스냅온 라쳇 세트', [120, 200], { emoji: ['nutAndBolt', 'wrench'] }),
      ]),
      leaf('공구함/사다리', 'box', 'ladder', [
        item('팩아웃 공구함 3단 | 밀워키 팩아웃', [180, 270], {
          emoji: ['toolbox'],
          size: 'LARGE',
        }),
        item('접이식 사다리 | 알루미늄 사다리 4단', [35, 65], { emoji: ['ladder'], size: 'LARGE' }),
        item('핸드카트 | 접이식 손수레', [20, 38], { emoji: ['shoppingCart'], size: 'LARGE' }),
      ]),
    ]),
    branch('측정/전기/용접', 'measure', 'magnet', [
      leaf('측정공구', 'measuring', 'ruler', [
        item('보쉬 레이저 거리측정기 | 보쉬 GLM 50', [60, 95], { emoji: ['ruler'] }),
        item('신콘 레이저 레벨기 | 레이저 수평기 4배광', [130, 200], { emoji: ['triangleRuler'] }),
        item('플루크 멀티미터 | 플루크 87V 테스터기', [180, 280], { emoji: ['gear', 'battery'] }),
        item('미쓰도요 버니어캘리퍼스 | 디지털 캘리퍼스', [60, 100], {
          emoji: ['ruler', 'nutAndBolt'],
        }),
      ]),
      leaf('용접/전기', 'electric', 'charger', [
        item('인버터 용접기 | 아크 용접기 200A', [90, 150], {
          emoji: ['charger', 'nutAndBolt'],
          size: 'MEDIUM',
        }),
        item('릴선 30m | 전기 릴선', [25, 45], { emoji: ['charger'], size: 'MEDIUM' }),
        item('하코 인두기 | 하코 FX-888D', [90, 130], { emoji: ['magnet', 'gear'] }),
      ]),
    ]),
    branch('업소/매장용품', 'store', 'shoppingCart', [
      leaf(
        '카페/식당',
        'cafe',
        'coffee',
        [
          item('업소용 제빙기 | 카이저 제빙기 50kg', [350, 550], {
            emoji: ['cooler', 'snowflake'],
            size: 'LARGE',
          }),
          item('라마르조꼬 리네아 미니 | 리네아 미니', [3200, 4200], {
            emoji: ['coffee', 'gear'],
            size: 'LARGE',
          }),
          item('업소용 냉장 쇼케이스 | 음료 쇼케이스', [180, 320], {
            emoji: ['snowflake', 'cup'],
            size: 'LARGE',
          }),
          item('식당 의자 10개 일괄 | 업소용 의자 일괄', [80, 150], {
            emoji: ['chair'],
            size: 'LARGE',
          }),
        ],
        { notes: ['가게 정리하면서 내놓습니다.', '직접 보고 가져가세요. 상차는 도와드립니다.'] },
      ),
      leaf('진열/포장', 'display', 'box', [
        item('의류 행거 진열대 | 매장용 옷 행거', [35, 65], {
          emoji: ['coat', 'shoppingCart'],
          size: 'LARGE',
        }),
        item('택배박스 100장 | 택배 상자 남은 것', [20, 38], {
          emoji: ['box'],
          size: 'LARGE',
          only: 'NEW',
        }),
        item('전자저울 30kg | 가게용 전자저울', [30, 55], {
          emoji: ['balanceScale'],
          size: 'MEDIUM',
        }),
        item('POS 영수증 프린터 | 빅솔론 영수증 프린터', [45, 80], {
          emoji: ['printer', 'receipt'],
        }),
      ]),
    ]),
    leaf('안전/농기계', 'safety-farm', 'safetyVest', [
      item('안전화 네파 | 경량 안전화', [25, 48], {
        options: ['260, 265, 270, 280'],
        emoji: ['hikingBoots'],
      }),
      item('분말 소화기 3.3kg | 가정용 소화기', [15, 25], {
        emoji: ['fireExtinguisher'],
        only: 'NEW',
        size: 'MEDIUM',
      }),
      item('예초기 | 충전식 예초기', [110, 180], { emoji: ['tractor', 'herb'], size: 'LARGE' }),
      item('자전거 번호 자물쇠 | 사슬 자물쇠', [10, 20], { emoji: ['lock', 'chain'] }),
    ]),
  ],
  {
    size: 'MEDIUM',
    worn: [6, 60],
    parts: '본체, 케이스',
    extras: ['작동 정상', '정품', '몇 번 안 씀'],
    flaws: ['전체적인 사용감', '외관 긁힘', '케이스 잠금쇠 하나 파손'],
    notes: [
      '작동 확인하고 가져가세요.',
      '가정에서 몇 번 쓴 게 전부입니다.',
      '현장에서 안 굴린 물건이에요.',
    ],
    reasons: [
      '작업이 끝나서 정리합니다.',
      '가게 정리하면서 내놓아요.',
      '셀프 인테리어 끝나서 보냅니다.',
      '더 좋은 걸로 바꿔서 판매해요.',
    ],
  },
)

export const freeGiveaway = branch(
  '무료나눔',
  'free',
  'gift',
  [
    leaf('가구/가전 나눔', 'furniture', 'chair', [
      item('책상 의자 나눔 | 학생 의자 나눔', [0, 0], { emoji: ['chair'], weight: 2 }),
      item('책장 나눔 | 3단 책장 나눔', [0, 0], { emoji: ['books', 'wood'] }),
      item('선풍기 나눔 | 스탠드 선풍기 나눔', [0, 0], { emoji: ['windFace'] }),
      item('좌식 테이블 나눔 | 밥상 나눔', [0, 0], { emoji: ['wood', 'riceBowl'] }),
      item('브라운관 TV 나눔 | 작은 TV 나눔', [0, 0], { emoji: ['television'] }),
    ]),
    leaf('생활/주방 나눔', 'living', 'cup', [
      item('유리컵 나눔 | 머그컵 여러 개 나눔', [0, 0], { emoji: ['cup'], size: 'SMALL' }),
      item('옷걸이 나눔 | 세탁소 옷걸이 50개 나눔', [0, 0], { emoji: ['coat'], size: 'SMALL' }),
      item('빈 화분 나눔 | 화분 여러 개 나눔', [0, 0], { emoji: ['pottedPlant'] }),
      item('이사박스 나눔 | 종이박스 나눔', [0, 0], { emoji: ['box'], weight: 2 }),
      item('수납 바구니 나눔 | 다이소 바구니 나눔', [0, 0], { emoji: ['basket'], size: 'SMALL' }),
    ]),
    leaf('의류/유아 나눔', 'clothes', 'tshirt', [
      item('아기 옷 나눔 | 80~90 사이즈 아기 옷 나눔', [0, 0], {
        emoji: ['tshirt', 'socks'],
        size: 'SMALL',
        weight: 2,
      }),
      item('여성 옷 한 봉지 나눔 | 55 사이즈 옷 나눔', [0, 0], {
        emoji: ['dress', 'blouse'],
        size: 'SMALL',
      }),
      item('장난감 한 박스 나눔 | 아이 장난감 나눔', [0, 0], {
        emoji: ['toyCar', 'teddyBear'],
        weight: 2,
      }),
      item('아기 욕조 나눔 | 신생아 욕조 나눔', [0, 0], { emoji: ['rubberDuckling', 'bathtub'] }),
    ]),
    leaf('도서/문구 나눔', 'book', 'books', [
      item('문제집 나눔 | 중등 문제집 나눔', [0, 0], {
        emoji: ['bookBlue', 'pencil'],
        size: 'SMALL',
      }),
      item('동화책 나눔 | 유아 그림책 20권 나눔', [0, 0], { emoji: ['bookOrange', 'babyChick'] }),
      item('잡지 나눔 | 인테리어 잡지 나눔', [0, 0], { emoji: ['openBook'], size: 'SMALL' }),
      item('노트 볼펜 나눔 | 새 노트 나눔', [0, 0], { emoji: ['notebook', 'pen'], size: 'SMALL' }),
    ]),
    leaf('기타 나눔', 'etc', 'gift', [
      item('캣타워 나눔 | 고양이 스크래처 나눔', [0, 0], { emoji: ['cat'] }),
      item('우산 나눔 | 장우산 3개 나눔', [0, 0], { emoji: ['umbrella'], size: 'SMALL' }),
      item('요가매트 나눔 | 폼롤러 나눔', [0, 0], { emoji: ['lotus'] }),
      item('크리스마스 장식 나눔 | 트리 장식 나눔', [0, 0], {
        emoji: ['christmasTree'],
        size: 'SMALL',
      }),
    ]),
  ],
  {
    size: 'LARGE',
    only: 'USED',
    worn: [12, 60],
    parts: '사진에 보이는 것 전부',
    extras: [
      '오늘 가져가실 분',
      '문 앞 비대면',
      '주말까지',
      '선착순 말고 꼭 필요하신 분',
      '한꺼번에',
    ],
    flaws: ['전체적인 사용감', '모서리 까짐', '색 바램'],
    notes: [
      '문 앞에 내놓을 테니 시간 정해서 가져가 주세요.',
      '꼭 쓰실 분이 가져가시면 좋겠어요.',
      '되팔이는 정중히 사양합니다.',
      '사용하는 데는 문제없습니다.',
    ],
    reasons: [
      '이사라서 나눔합니다.',
      '버리기 아까워서 나눠요.',
      '아이가 다 커서 물려드립니다.',
      '집 정리하다가 나왔어요.',
    ],
  },
)
