import { branch, item, leaf } from './model.ts'

export const ticket = branch(
  '티켓/쿠폰',
  'ticket',
  'ticket',
  [
    leaf(
      '상품권',
      'gift-card',
      'banknote',
      [
        item('신세계 상품권 10만원권 | 신세계백화점 상품권 10만원', [94, 97], {
          emoji: ['banknote', 'gift'],
          weight: 2,
        }),
        item('문화상품권 5만원 | 컬쳐랜드 문화상품권 5만원권', [44, 47], {
          emoji: ['banknote'],
          weight: 2,
        }),
        item('현대백화점 상품권 5만원권 | 현대 상품권 5만', [46, 48], {
          emoji: ['banknote', 'shoppingBags'],
        }),
        item('SK 주유상품권 5만원 | 주유권 5만원', [46, 48], { emoji: ['banknote', 'fuelPump'] }),
      ],
      {
        size: 'SMALL',
        parts: '상품권',
        notes: ['지류라서 등기로 보내드리거나 직거래합니다.', '사용하지 않은 새 상품권입니다.'],
      },
    ),
    branch(
      '모바일쿠폰',
      'mobile-coupon',
      'gift',
      [
        leaf('카페/베이커리', 'cafe', 'coffee', [
          item('스타벅스 아메리카노 T 2잔 | 스벅 아메리카노 2잔', [7, 8], {
            emoji: ['coffee'],
            weight: 3,
          }),
          item('투썸 스트로베리 초코생크림 케이크 | 투썸 스초생', [30, 34], {
            emoji: ['birthdayCake'],
            weight: 2,
          }),
          item('파리바게뜨 2만원권 | 파바 2만원 교환권', [17, 18], { emoji: ['bread'] }),
          item('배스킨라빈스 패밀리 | 베라 패밀리 아이스크림', [21, 24], { emoji: ['iceCream'] }),
        ]),
        leaf('외식/배달', 'food', 'friedChicken', [
          item('BBQ 황금올리브 + 콜라 | 황올 콜라세트', [19, 21], {
            emoji: ['friedChicken'],
            weight: 2,
          }),
          item('맥도날드 빅맥 세트 | 빅맥세트 교환권', [6, 7], { emoji: ['hamburger'] }),
          item('도미노피자 포테이토 L | 도미노 포테이토 라지', [24, 27], { emoji: ['pizza'] }),
          item('아웃백 5만원권 | 아웃백 기프트카드', [45, 47], { emoji: ['forkKnife', 'gift'] }),
        ]),
        leaf('편의점/생활', 'convenience', 'receipt', [
          item('GS25 1만원권 | 편의점 모바일 1만원', [9, 10], { emoji: ['receipt', 'gift'] }),
          item('올리브영 3만원권 | 올영 기프트카드 3만원', [27, 29], {
            emoji: ['creditCard', 'gift'],
            weight: 2,
          }),
        ]),
      ],
      {
        notes: [
          '결제 확인되면 채팅으로 바코드 보내드려요.',
          '사용 전 바코드이고 한 번만 판매합니다.',
        ],
      },
    ),
    branch('공연/전시/영화', 'show', 'admissionTickets', [
      leaf('영화/전시', 'movie', 'popcorn', [
        item('CGV 2D 관람권 2매 | CGV 영화표 2장', [17, 20], {
          emoji: ['admissionTickets', 'popcorn'],
          weight: 2,
        }),
        item('롯데시네마 관람권 | 롯데시네마 1매', [8, 10], {
          emoji: ['admissionTickets', 'popcorn'],
        }),
        item('전시회 초대권 2매 | 미술 전시 티켓 2장', [14, 22], {
          emoji: ['ticket', 'framedPicture'],
        }),
      ]),
      leaf(
        '뮤지컬/연극/스포츠',
        'musical',
        'performingMasks',
        [
          item('대학로 연극 티켓 2매 | 대학로 연극 예매권', [18, 28], {
            emoji: ['performingMasks', 'ticket'],
          }),
          item('클래식 연주회 R석 1매 | 오케스트라 공연 티켓', [35, 55], {
            emoji: ['musicScore', 'ticket'],
          }),
          item('프로야구 외야석 2매 | 야구 티켓 2연석', [18, 24], {
            emoji: ['baseball', 'ticket'],
          }),
        ],
        { notes: ['예매한 가격 이하로 넘깁니다.', '일정이 생겨서 못 가게 됐어요.'] },
      ),
    ]),
    leaf('여행/숙박/이용권', 'travel', 'ferrisWheel', [
      item('에버랜드 종일권 | 에버랜드 이용권 1매', [30, 38], {
        emoji: ['rollerCoaster', 'ticket'],
        weight: 2,
      }),
      item('롯데월드 자유이용권 | 롯데월드 종합이용권', [32, 40], {
        emoji: ['ferrisWheel', 'ticket'],
      }),
      item('오션월드 이용권 2매 | 워터파크 입장권', [45, 65], { emoji: ['surfWave', 'ticket'] }),
      item('리조트 주중 숙박권 | 콘도 주중 1박 이용권', [70, 120], { emoji: ['bed', 'palmPlant'] }),
      item('헬스장 회원권 양도 | 헬스 3개월 양도', [60, 120], {
        emoji: ['boxingGlove', 'ticket'],
        extras: ['양도비 제가 부담'],
        size: 'LARGE',
      }),
    ]),
  ],
  {
    size: 'TICKET',
    only: 'NEW',
    worn: [1, 4],
    parts: '쿠폰 1건',
    extras: ['기간 넉넉', '유효기간 2개월 남음', '바로 발송', '기한 연장 가능', '미사용'],
    flaws: ['유효기간 임박'],
    notes: [
      '유효기간은 사진에 있습니다.',
      '정상 사용 확인될 때까지 책임질게요.',
      '연락 주시면 바로 보내드려요.',
    ],
    reasons: [
      '선물 받았는데 쓸 일이 없어서 내놓아요.',
      '기한 내에 못 쓸 것 같아 판매합니다.',
      '집 근처에 매장이 없네요.',
      '중복으로 선물 받았어요.',
    ],
  },
)

export const sports = branch(
  '스포츠',
  'sports',
  'soccerBall',
  [
    leaf(
      '골프',
      'golf',
      'golf',
      [
        item('테일러메이드 스텔스2 드라이버 | 스텔스2 드라이버', [230, 310], {
          options: ['9도 S, 10.5도 SR, 10.5도 R'],
          size: 'MEDIUM',
          weight: 2,
        }),
        item('핑 G425 아이언 세트 | 핑 G425 아이언 7개', [520, 680], { size: 'MEDIUM' }),
        item('스카티카메론 뉴포트 퍼터 | 스카티 카메론 퍼터', [280, 380], {
          options: ['33인치, 34인치'],
          size: 'MEDIUM',
        }),
        item('여성 골프채 풀세트 | 혼마 여성 풀세트', [480, 750], { size: 'LARGE' }),
        item('PXG 캐디백 | 골프 캐디백', [110, 180], { size: 'LARGE', emoji: ['golf', 'luggage'] }),
        item('골프 거리측정기 | 부쉬넬 거리측정기', [150, 230], { emoji: ['golf', 'telescope'] }),
      ],
      {
        extras: ['스크린만 사용', '그립 교체', '헤드커버 포함'],
        flaws: ['솔 부분 사용감', '크라운 잔기스'],
        parts: '클럽, 헤드커버',
        notes: ['정품 시리얼 확인됩니다.', '필드 5회 정도 나갔어요.'],
      },
    ),
    branch(
      '자전거/전동',
      'bike',
      'bicycle',
      [
        leaf(
          '자전거',
          'bicycle',
          'bicycle',
          [
            item('자이언트 TCR 로드 | 자이언트 TCR 어드밴스드', [780, 1100], {
              options: ['S, M, ML'],
              weight: 2,
            }),
            item('브롬톤 C라인 | 브롬톤 M6R', [1350, 1700], {
              options: ['블랙, 레이싱그린, 하우스레드'],
              weight: 2,
            }),
            item('메리다 하이브리드 | 메리다 스피더', [230, 350], { options: ['S, M'] }),
            item('삼천리 하운드 | 삼천리 접이식 미니벨로', [70, 120], { weight: 2 }),
            item('첼로 MTB | 첼로 XC 산악자전거', [320, 480], { options: ['15, 17'] }),
            item('어린이 자전거 18인치 | 아동 자전거', [30, 60], {
              options: ['16인치, 18인치, 20인치'],
            }),
          ],
          {
            extras: ['최근 정비', '실내 보관', '체인 교체'],
            parts: '자전거, 자물쇠',
            flaws: ['프레임 잔기스', '안장 사용감', '도색 까짐'],
            notes: [
              '실내 보관해서 녹 없습니다.',
              '브레이크, 변속 문제없습니다.',
              '시승해 보셔도 됩니다.',
            ],
          },
        ),
        leaf(
          '전동킥보드/전기자전거',
          'electric',
          'kickScooter',
          [
            item('샤오미 전동킥보드 프로2 | 샤오미 킥보드', [180, 260], {}),
            item('나인봇 맥스 G30 | 세그웨이 나인봇 맥스', [300, 420], {}),
            item('퀄리 전기자전거 | 퀄리스포츠 전기자전거', [480, 680], {
              emoji: ['bicycle', 'battery'],
            }),
          ],
          {
            parts: '본체, 충전기',
            notes: ['배터리 상태 좋고 하루 출퇴근 거뜬합니다.', '안전모 같이 드려요.'],
          },
        ),
        leaf('자전거용품', 'bike-parts', 'helmetRescue', [
          item('가민 엣지 530 | 가민 Edge 530', [180, 240], {
            size: 'SMALL',
            emoji: ['compass', 'bicycle'],
          }),
          item('헬멧 지로 | 지로 자전거 헬멧', [45, 80], {
            size: 'SMALL',
            options: ['M, L'],
            emoji: ['bicycle', 'helmetRescue'],
          }),
          item('와후 스마트로라 | 와후 킥커', [480, 650], { emoji: ['bicycle', 'gear'] }),
        ]),
      ],
      { size: 'LARGE' },
    ),
    branch('헬스/요가', 'fitness', 'stopwatch', [
      leaf('헬스', 'gym', 'stopwatch', [
        item('가정용 아령 세트 | 덤벨 10kg 2개', [25, 45], {
          emoji: ['trophy', 'gear'],
          size: 'LARGE',
          weight: 2,
        }),
        item('치닝디핑 철봉 | 치닝디핑', [50, 85], {
          emoji: ['hook', 'trophy'],
          size: 'LARGE',
          weight: 2,
        }),
        item('이고진 실내자전거 | 실내 사이클', [60, 110], { emoji: ['bicycle'], size: 'LARGE' }),
        item('워킹패드 | 샤오미 워킹패드', [130, 200], {
          emoji: ['sneakers', 'runningShirt'],
          size: 'LARGE',
        }),
        item('조절식 벤치 | 인클라인 벤치', [45, 80], { emoji: ['trophy'], size: 'LARGE' }),
      ]),
      leaf('요가/필라테스', 'yoga', 'lotus', [
        item('만두카 요가매트 | 만두카 프로 매트', [55, 90], {
          options: ['블랙, 퍼플, 그린'],
          emoji: ['lotus'],
        }),
        item('폼롤러 60cm | 트리거포인트 폼롤러', [15, 28], { emoji: ['lotus'] }),
        item('테라건 미니 | 마사지건', [60, 110], { emoji: ['battery', 'lotus'] }),
      ]),
    ]),
    branch('구기/라켓', 'ball', 'soccerBall', [
      leaf('축구/농구/야구', 'team', 'soccerBall', [
        item('나이키 머큐리얼 축구화 | 머큐리얼 축구화', [60, 110], {
          options: ['255, 260, 265, 270, 275'],
          emoji: ['soccerBall', 'sneakers'],
        }),
        item('스팔딩 농구공 | 스팔딩 7호', [18, 32], { emoji: ['basketball'] }),
        item('롤링스 야구 글러브 | 롤링스 내야 글러브', [70, 140], { emoji: ['baseball'] }),
        item('배구공 미카사 | 미카사 V200W', [40, 60], { emoji: ['volleyball'] }),
        item('풋살화 미즈노 | 미즈노 모나르시다 TF', [35, 60], {
          options: ['260, 265, 270, 280'],
          emoji: ['soccerBall', 'sneakers'],
        }),
      ]),
      leaf('테니스/배드민턴/탁구', 'racket', 'tennis', [
        item('바볼랏 퓨어드라이브 | 바볼랏 테니스 라켓', [130, 190], {
          options: ['300g, 270g'],
          emoji: ['tennis'],
          weight: 2,
        }),
        item('윌슨 블레이드 98 | 윌슨 블레이드', [150, 220], { emoji: ['tennis'] }),
        item('요넥스 아스트록스 | 요넥스 배드민턴 라켓', [80, 140], {
          emoji: ['badminton'],
          weight: 2,
        }),
        item('버터플라이 탁구 라켓 | 탁구채 세트', [50, 100], { emoji: ['tableTennis'] }),
        item('볼링공 14파운드 | 하드볼 볼링공', [60, 110], { emoji: ['bowling'] }),
      ]),
    ]),
    branch('러닝/수영', 'running-swim', 'runningShirt', [
      leaf(
        '러닝',
        'running',
        'sneakers',
        [
          item('나이키 알파플라이 3 | 알파플라이3', [180, 250], {
            options: ['250, 260, 265, 270, 275'],
            emoji: ['sneakers', 'stopwatch'],
            weight: 2,
          }),
          item('아식스 노바블라스트 4 | 노바블라스트', [75, 110], {
            options: ['240, 250, 260, 270, 280'],
            emoji: ['sneakers'],
            weight: 2,
          }),
          item('호카 본디 8 | 호카 본디', [95, 135], {
            options: ['240, 250, 260, 270'],
            emoji: ['sneakers'],
          }),
          item('가민 포러너 255 | 가민 포러너', [210, 280], {
            emoji: ['watch', 'stopwatch'],
            weight: 2,
          }),
          item('러닝 조끼 살로몬 | 살로몬 러닝베스트', [70, 110], {
            options: ['S, M'],
            emoji: ['runningShirt'],
          }),
        ],
        { extras: ['거의 새것', '실사용 적음', '상태 좋음'] },
      ),
      leaf('수영/격투', 'swim', 'goggles', [
        item('아레나 수경 | 아레나 코브라 울트라', [25, 42], { emoji: ['goggles'] }),
        item('강습용 오리발 | 숏핀 오리발', [20, 35], {
          options: ['240-250, 260-270'],
          emoji: ['divingMask'],
        }),
        item('복싱 글러브 | 에버라스트 글러브 12온스', [25, 45], { emoji: ['boxingGlove'] }),
      ]),
    ]),
    branch('겨울/보드', 'winter', 'snowboard', [
      leaf('스키/스노보드', 'ski', 'skis', [
        item('버튼 커스텀 데크 | 버튼 스노보드 데크', [180, 290], {
          options: ['150, 154, 158'],
          emoji: ['skis', 'snowflake'],
          size: 'LARGE',
          weight: 2,
        }),
        item('스노보드 부츠 | 버튼 보드 부츠', [70, 130], {
          options: ['250, 260, 270'],
          emoji: ['boots', 'snowflake'],
          size: 'MEDIUM',
        }),
        item('오클리 스키 고글 | 오클리 플라이트덱', [80, 130], { emoji: ['goggles', 'skis'] }),
        item('보드복 세트 | 스노보드복 상하의', [60, 110], {
          options: ['M, L, XL'],
          emoji: ['coat', 'snowflake'],
        }),
      ]),
      leaf('인라인/스케이트보드', 'skate', 'skateboard', [
        item('롱보드 크루저 | 랜드야츠 롱보드', [90, 150], {
          emoji: ['skateboard'],
          size: 'MEDIUM',
        }),
        item('롤러블레이드 인라인 | 인라인 스케이트', [40, 80], {
          options: ['210-230, 240-250, 260-270'],
          emoji: ['rollerSkate'],
          size: 'MEDIUM',
        }),
        item('피겨 스케이트화 | 스케이트화', [60, 110], {
          options: ['220, 230, 240'],
          emoji: ['iceSkate'],
        }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 36],
    parts: '사진에 보이는 구성',
    extras: ['몇 번 안 씀', '상태 좋음', '정품', '입문용 추천'],
    flaws: ['전체적인 사용감', '잔기스', '로고 살짝 벗겨짐'],
    notes: ['관리 잘하면서 썼습니다.', '매장에서 산 정품입니다.', '직거래 때 상태 확인하세요.'],
    reasons: [
      '운동을 쉬게 되어 정리합니다.',
      '장비 업그레이드하면서 내놓아요.',
      '시작만 하고 그만뒀습니다.',
      '부상 때문에 한동안 못 해서 보냅니다.',
      '빨래 건조대로만 쓰고 있어서 보내요.',
    ],
  },
)

export const outdoor = branch(
  '레저/여행',
  'leisure-travel',
  'tent',
  [
    branch(
      '텐트/타프',
      'tent',
      'tent',
      [
        leaf(
          '텐트',
          'tent',
          'tent',
          [
            item('스노우피크 어메니티돔 M | 스노우피크 어메니티돔', [250, 350], { weight: 2 }),
            item('노르디스크 아스가르드 12.6 | 노르디스크 아스가르드', [480, 650], {}),
            item('헬리녹스 노나돔 | 헬리녹스 노나돔 4.0', [780, 980], {}),
            item('코베아 네스트 | 코베아 네스트 W 거실형', [320, 450], { weight: 2 }),
            item('원터치 텐트 4인용 | 원터치 텐트', [25, 45], { weight: 2 }),
            item('백컨트리 제로그램 텐트 | 제로그램 엘찰텐', [230, 320], { size: 'MEDIUM' }),
          ],
          {
            extras: ['풀세트', '수납가방 포함', '피칭 2회', '5회 미만 사용', '상태 A급'],
            parts: '텐트, 폴대, 팩, 그라운드시트',
            notes: ['우중 캠핑 한 적 없고 바짝 말려서 보관했어요.', '스킨 찢어진 곳 없습니다.'],
            flaws: ['바닥 흙 얼룩', '폴대 끝 기스', '수선한 자국 하나'],
          },
        ),
        leaf('타프/쉘터', 'tarp', 'beachUmbrella', [
          item('헬리녹스 로얄박스 | 헬리녹스 타프', [190, 280], {
            emoji: ['beachUmbrella', 'tent'],
          }),
          item('코베아 헥사타프 | 헥사타프 세트', [50, 85], { emoji: ['tent'] }),
          item('차박 꼬리텐트 | 차박텐트 SUV용', [70, 120], { emoji: ['suv', 'tent'] }),
        ]),
      ],
      { size: 'MEDIUM' },
    ),
    branch(
      '캠핑가구/취침',
      'camp-furniture',
      'camping',
      [
        leaf('의자/테이블', 'chair', 'chair', [
          item('헬리녹스 체어원 | 헬리녹스 체어원 2개', [80, 130], {
            options: ['블랙, 코요테, 사이버옐로'],
            emoji: ['chair', 'camping'],
            weight: 2,
            size: 'SMALL',
          }),
          item('커밋 체어 | 커밋체어 정품', [150, 220], {
            options: ['블랙, 올리브'],
            emoji: ['chair', 'camping'],
          }),
          item('스노우피크 IGT 테이블 | IGT 프레임 세트', [280, 400], {
            emoji: ['wood', 'camping'],
          }),
          item('캠핑 롤테이블 | 우드 롤테이블', [35, 60], { emoji: ['wood', 'camping'] }),
        ]),
        leaf('침낭/매트', 'sleep', 'bed', [
          item('니모 디스코 침낭 | 니모 침낭 -9도', [150, 220], { emoji: ['bed', 'feather'] }),
          item('써머레스트 네오에어 | 네오에어 엑스라이트', [110, 160], {
            emoji: ['bed', 'camping'],
          }),
          item('자충매트 2인용 | 코베아 자충매트', [40, 70], {
            emoji: ['bed', 'tent'],
            size: 'MEDIUM',
          }),
          item('캠핑 야전침대 | 헬리녹스 코트', [110, 190], {
            emoji: ['bed', 'camping'],
            size: 'MEDIUM',
          }),
        ]),
      ],
      { size: 'MEDIUM' },
    ),
    branch('취사/조명/난방', 'camp-gear', 'campfire', [
      leaf('버너/화로대', 'burner', 'campfire', [
        item('소토 레귤레이터 스토브 | 소토 ST-310', [45, 65], {
          emoji: ['campfire', 'cookingPot'],
        }),
        item('스노우피크 화로대 L | 스노우피크 화로대', [110, 160], {
          emoji: ['campfire', 'wood'],
          size: 'MEDIUM',
          weight: 2,
        }),
        item('코베아 3웨이 올인원 | 코베아 그리들 세트', [55, 85], {
          emoji: ['fryingPan', 'campfire'],
          size: 'MEDIUM',
        }),
        item('티타늄 코펠 세트 | 스노우피크 티타늄 코펠', [60, 100], {
          emoji: ['cookingPot', 'camping'],
        }),
      ]),
      leaf('랜턴/쿨러', 'lantern', 'lantern', [
        item('크레모아 울트라 3.0 | 크레모아 랜턴', [90, 140], {
          emoji: ['flashlight', 'battery'],
          weight: 2,
        }),
        item('베어본즈 에디슨 랜턴 | 베어본즈 랜턴 2개', [40, 70], { emoji: ['lantern'] }),
        item('예티 쿨러 35 | 예티 툰드라 35', [210, 290], { emoji: ['cooler'], size: 'LARGE' }),
        item('스탠리 워터저그 | 스탠리 워터저그 7.5L', [40, 65], {
          options: ['그린, 블루, 블랙'],
          emoji: ['thermos', 'cooler'],
          size: 'MEDIUM',
        }),
      ]),
    ]),
    branch('등산/백패킹', 'hiking', 'hikingBoots', [
      leaf('등산화/배낭', 'boots', 'hikingBoots', [
        item('잠발란 등산화 | 잠발란 비오즈', [130, 200], {
          options: ['250, 260, 265, 270'],
          emoji: ['hikingBoots'],
        }),
        item('캠프라인 블랙스톰 | 캠프라인 등산화', [55, 90], {
          options: ['240, 250, 260, 270'],
          emoji: ['hikingBoots'],
          weight: 2,
        }),
        item('오스프리 아트모스 65 | 오스프리 배낭 65L', [170, 240], {
          emoji: ['backpack', 'hikingBoots'],
        }),
        item('미스테리랜치 쿨리 25 | 미스테리랜치 배낭', [150, 210], { emoji: ['backpack'] }),
      ]),
      leaf('스틱/의류', 'gear', 'compass', [
        item('레키 등산스틱 | 레키 카본 스틱 2개', [70, 120], {
          emoji: ['hikingBoots', 'compass'],
        }),
        item('블랙다이아몬드 헤드랜턴 | 블다 스팟 400', [30, 48], { emoji: ['flashlight'] }),
        item('고어텍스 등산자켓 | 아크테릭스 알파SV', [320, 480], {
          options: ['S, M, L'],
          emoji: ['coat'],
        }),
      ]),
    ]),
    branch('낚시/수상', 'fishing-water', 'fishingRod', [
      leaf('낚시', 'fishing', 'fishingRod', [
        item('시마노 스텔라 2500 | 시마노 릴', [380, 520], { emoji: ['fishingRod'] }),
        item('쭈꾸미 낚싯대 세트 | 쭈갑 로드 릴 세트', [60, 110], {
          emoji: ['fishingRod', 'fish'],
          weight: 2,
        }),
        item('루어대 배스 로드 | 배스 낚싯대', [45, 90], { emoji: ['fishingRod'] }),
        item('낚시 태클박스 | 메이호 태클박스', [25, 45], { emoji: ['toolbox', 'hook'] }),
      ]),
      leaf('서핑/보트', 'water', 'surfWave', [
        item('서핑보드 롱보드 | 소프트탑 서핑보드 8피트', [180, 280], {
          emoji: ['surfWave'],
          size: 'LARGE',
        }),
        item('패들보드 SUP | 공기주입식 SUP', [150, 230], {
          emoji: ['canoe', 'surfWave'],
          size: 'LARGE',
        }),
        item('오닐 웻슈트 | 서핑 슈트 3/2mm', [60, 110], {
          options: ['M, L'],
          emoji: ['surfWave'],
        }),
        item('스노클링 세트 | 풀페이스 스노클 마스크', [15, 30], { emoji: ['divingMask'] }),
      ]),
    ]),
    leaf('여행용품', 'travel', 'airplane', [
      item('여행용 파우치 세트 | 여행 압축 파우치 6종', [10, 20], { emoji: ['luggage'] }),
      item('여행 목베개 | 트래블러스 목베개', [10, 22], { emoji: ['airplane'] }),
      item('휴대용 멀티어댑터 | 여행용 어댑터', [8, 18], { emoji: ['charger', 'airplane'] }),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [4, 48],
    parts: '본품, 수납가방',
    extras: ['5회 미만 사용', '상태 A급', '상태 좋음', '정품'],
    flaws: ['생활 사용감', '불꽃 구멍 하나', '수납가방 해짐'],
    notes: ['말려서 실내에 보관했습니다.', '빠진 부품 없습니다.', '사용법은 만나서 알려드릴게요.'],
    reasons: [
      '캠핑 접으면서 정리합니다.',
      '장비가 겹쳐서 내놓아요.',
      '차를 바꿔서 못 싣네요.',
      '미니멀 캠핑으로 갈아탑니다.',
      '아이가 생겨서 한동안 못 갈 것 같아요.',
    ],
  },
)
