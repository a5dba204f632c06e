import { branch, item, leaf } from './model.ts'

export const game = branch(
  '게임',
  'game',
  'gamepad',
  [
    branch('닌텐도', 'nintendo', 'gamepad', [
      leaf(
        '본체',
        'console',
        'gamepad',
        [
          item('닌텐도 스위치 OLED | 닌텐도스위치 OLED', [260, 320], {
            options: ['화이트, 네온, 젤다 에디션 +40'],
            weight: 4,
          }),
          item('닌텐도 스위치 2 | 닌텐도스위치2', [560, 640], {
            extras: ['마리오카트 동봉'],
            weight: 2,
            worn: [1, 6],
          }),
          item('닌텐도 스위치 라이트 | 스위치 라이트', [120, 165], {
            options: ['코랄, 옐로, 터콰이즈, 그레이'],
            weight: 2,
          }),
          item('뉴닌텐도 3DS XL | 닌텐도 3DS XL', [130, 190], { only: 'USED' }),
        ],
        {
          parts: '본체, 조이콘, 독, 어댑터, HDMI',
          extras: ['풀박', '쏠림 없음', '필름 부착', '게임 포함'],
          notes: ['조이콘 쏠림 없습니다.', '계정 초기화해 뒀어요.', '강화유리 붙여서 썼습니다.'],
        },
      ),
      leaf(
        '타이틀/주변기기',
        'title',
        'joystick',
        [
          item('젤다의 전설 티어스 오브 더 킹덤 | 젤다 왕눈', [38, 48], { weight: 2 }),
          item('모여봐요 동물의 숲 | 동물의 숲 칩', [30, 40], { weight: 2 }),
          item('마리오카트 8 디럭스 | 마리오카트8', [36, 46], {}),
          item('포켓몬스터 스칼렛 | 포켓몬 스칼렛 바이올렛', [28, 38], {
            options: ['스칼렛, 바이올렛'],
          }),
          item('닌텐도 프로콘 | 스위치 프로 컨트롤러', [42, 58], { emoji: ['gamepad'] }),
          item('링피트 어드벤처 | 링피트', [30, 45], { parts: '칩, 링콘, 레그 스트랩' }),
        ],
        { parts: '칩, 케이스', extras: ['칩 상태 좋음', '케이스 포함'], worn: [2, 24] },
      ),
    ]),
    branch('플레이스테이션', 'playstation', 'gamepad', [
      leaf(
        '본체',
        'console',
        'gamepad',
        [
          item('플스5 디스크 에디션 | PS5 디스크', [430, 520], {
            options: ['구형, 슬림 +50'],
            weight: 3,
          }),
          item('PS5 디지털 에디션 | 플스5 디지털', [370, 450], {}),
          item('PS4 프로 1TB | 플스4 프로', [160, 215], { only: 'USED', weight: 2 }),
          item('PS VITA 2세대 | 플스비타', [110, 160], { only: 'USED' }),
        ],
        {
          size: 'MEDIUM',
          parts: '본체, 듀얼센스, 전원, HDMI, 박스',
          extras: ['풀박', '패드 2개', '정품 등록'],
          notes: ['패드 쏠림 없습니다.', '먼지 청소 한 번 했습니다.'],
        },
      ),
      leaf(
        '타이틀/주변기기',
        'title',
        'joystick',
        [
          item('엘든링 PS5 | 엘든 링', [28, 38], {}),
          item('갓 오브 워 라그나로크 PS5 | 갓오브워 라그나로크', [22, 32], {}),
          item('파이널판타지 16 PS5 | 파판16', [25, 35], {}),
          item('듀얼센스 컨트롤러 | PS5 패드', [42, 58], {
            options: ['화이트, 미드나이트 블랙, 코스믹 레드'],
            emoji: ['gamepad'],
            weight: 2,
          }),
        ],
        { parts: '디스크, 케이스' },
      ),
    ]),
    branch('XBOX/PC게임', 'xbox-pc', 'joystick', [
      leaf('XBOX', 'xbox', 'joystick', [
        item('엑스박스 시리즈 S | 엑박 시리즈S', [220, 280], { emoji: ['gamepad'] }),
        item('엑스박스 시리즈 X | 엑박 시엑', [400, 490], { emoji: ['gamepad'] }),
        item('엑스박스 엘리트 컨트롤러 2 | 엑박 엘리트 패드', [90, 130], { emoji: ['gamepad'] }),
      ]),
      leaf('PC게임 기기', 'pc', 'joystick', [
        item('스팀덱 OLED | 스팀덱 512GB', [520, 640], { weight: 2 }),
        item('로지텍 G29 레이싱휠 | 로지텍 G29', [170, 230], {
          size: 'MEDIUM',
          emoji: ['racingCar', 'joystick'],
        }),
        item('메타 퀘스트 3 | 메타퀘스트3 128GB', [420, 520], { emoji: ['goggles', 'joystick'] }),
      ]),
    ]),
    branch('보드게임/카드', 'board', 'dice', [
      leaf(
        '보드게임',
        'board-game',
        'dice',
        [
          item('스플렌더 | 스플렌더 보드게임', [18, 26], {}),
          item('카탄 | 카탄의 개척자', [22, 32], {}),
          item('루미큐브 클래식 | 루미큐브', [12, 20], { weight: 2 }),
          item('할리갈리 컵스 | 할리갈리', [8, 15], {}),
          item('체스 세트 원목 | 원목 체스판', [25, 50], { emoji: ['chessPawn'] }),
          item('마작 세트 | 마작패 세트', [40, 75], { emoji: ['mahjong'] }),
        ],
        { extras: ['구성품 확인', '프로텍터 씌움'], parts: '본판, 카드, 말, 설명서' },
      ),
      leaf('트레이딩카드', 'card', 'joker', [
        item('포켓몬 카드 일괄 | 포켓몬카드 200장', [20, 45], { emoji: ['joker'], weight: 2 }),
        item('유희왕 카드 덱 | 유희왕 푸른눈 덱', [25, 50], { emoji: ['joker', 'flowerCards'] }),
        item('원피스 카드 박스 | 원피스 카드게임 미개봉 박스', [60, 85], {
          emoji: ['joker', 'box'],
          only: 'NEW',
        }),
      ]),
    ]),
    leaf('레트로/오락기', 'retro', 'slotMachine', [
      item('월광보합 게임기 | 월광보합 오락기', [90, 150], {
        size: 'MEDIUM',
        emoji: ['joystick', 'alienMonster'],
      }),
      item('재믹스 미니 | 레트로 게임기', [80, 140], { emoji: ['joystick'] }),
      item('게임보이 어드밴스 SP | GBA SP', [80, 130], { only: 'USED', emoji: ['gamepad'] }),
      item('다트판 세트 | 가정용 전자다트', [35, 70], { emoji: ['target'], size: 'MEDIUM' }),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 36],
    parts: '본체, 케이블, 박스',
    extras: ['풀박', '상태 좋음', '작동 정상'],
    flaws: ['생활기스', '아날로그 스틱 고무 닳음', '케이스 살짝 깨짐'],
    notes: [
      '작동 확인했습니다.',
      '클리어하고 바로 내놓습니다.',
      '택배 보낼 때 뽁뽁이로 잘 싸서 보낼게요.',
    ],
    reasons: [
      '엔딩 보고 판매합니다.',
      '할 시간이 없어서 정리해요.',
      '아이 공부 때문에 치웁니다.',
      '결혼하면서 정리합니다.',
      '다른 게임 사려고 내놓아요.',
    ],
  },
)

export const petHobby = branch(
  '반려동물/취미',
  'pet-hobby',
  'pawPrints',
  [
    branch(
      '강아지용품',
      'dog',
      'dog',
      [
        leaf('이동장/유모차', 'carrier', 'dog', [
          item('강아지 유모차 | 에어버기 반려견 유모차', [180, 280], {
            emoji: ['poodle', 'shoppingCart'],
            size: 'LARGE',
          }),
          item('강아지 이동가방 | 이동장 캔넬', [25, 50], {
            emoji: ['dog', 'briefcase'],
            size: 'MEDIUM',
            weight: 2,
          }),
          item('강아지 카시트 | 반려견 카시트', [30, 55], {
            emoji: ['dog', 'toyCar'],
            size: 'MEDIUM',
          }),
        ]),
        leaf('의류/장난감', 'wear', 'dogBone', [
          item('강아지 패딩 | 소형견 겨울옷', [12, 25], {
            options: ['S, M, L'],
            emoji: ['dog', 'coat'],
          }),
          item('노즈워크 담요 | 강아지 노즈워크', [10, 20], { emoji: ['dogBone'] }),
          item('강아지 하네스 리드줄 세트 | 하네스 세트', [15, 30], {
            options: ['S, M'],
            emoji: ['dog'],
          }),
        ]),
        leaf('하우스/급식기', 'house', 'pawPrints', [
          item('강아지 계단 | 논슬립 반려견 계단', [20, 38], {
            emoji: ['dog', 'ladder'],
            size: 'LARGE',
          }),
          item('펫킷 자동급식기 | 자동급식기 카메라형', [45, 75], {
            emoji: ['pawPrints', 'bowl'],
            size: 'MEDIUM',
            weight: 2,
          }),
          item('강아지 울타리 | 반려견 펜스', [25, 45], {
            emoji: ['dog', 'barrier'],
            size: 'LARGE',
          }),
        ]),
      ],
      {
        notes: ['세탁하고 소독했습니다.', '5kg 미만 아이가 썼어요.'],
        reasons: [
          '아이가 낯설어해서 안 쓰네요.',
          '아이가 커서 사이즈가 안 맞아요.',
          '집이 좁아져서 정리합니다.',
        ],
        flaws: ['바닥 쪽 긁힌 자국', '털 조금 남아 있을 수 있음'],
      },
    ),
    branch(
      '고양이용품',
      'cat',
      'cat',
      [
        leaf('캣타워/스크래처', 'cat-tower', 'cat', [
          item('원목 캣타워 | 대형 원목 캣타워', [70, 130], {
            emoji: ['cat', 'wood'],
            size: 'LARGE',
            weight: 2,
          }),
          item('캣폴 | 천장형 캣폴', [40, 75], { emoji: ['cat'], size: 'LARGE' }),
          item('고양이 숨숨집 | 펠트 숨숨집', [12, 25], { emoji: ['cat'], size: 'MEDIUM' }),
        ]),
        leaf('화장실/급수기', 'litter', 'pawPrints', [
          item('고양이 자동화장실 | 펫킷 푸라맥스', [220, 320], {
            emoji: ['cat', 'robot'],
            size: 'LARGE',
          }),
          item('고양이 정수기 | 펫킷 정수기', [20, 38], { emoji: ['cat', 'bowl'] }),
          item('스텐 화장실 | 고양이 대형 화장실', [18, 32], { emoji: ['cat'], size: 'MEDIUM' }),
        ]),
      ],
      {
        notes: ['깨끗이 세척했습니다.', '고양이 한 마리만 썼어요.'],
        reasons: ['냥이가 관심이 없네요.', '더 큰 걸로 바꿔 줘서 정리해요.'],
        flaws: ['스크래치 자국', '기둥 면줄 조금 풀림'],
      },
    ),
    leaf('관상어/소동물 용품', 'small-pet', 'tropicalFish', [
      item('어항 세트 45큐브 | 자반 어항 풀세트', [50, 90], {
        emoji: ['tropicalFish'],
        size: 'LARGE',
        notes: ['물고기 없이 용품만 판매합니다.'],
      }),
      item('햄스터 케이지 | 햄스터 리빙박스 하우스', [15, 32], {
        emoji: ['hamster'],
        size: 'MEDIUM',
        notes: ['용품만 있고 동물은 없습니다.'],
      }),
      item('앵무새 새장 | 중형 새장', [30, 55], {
        emoji: ['parrot'],
        size: 'LARGE',
        notes: ['새장만 판매합니다.'],
      }),
    ]),
    branch('악기', 'instrument', 'guitar', [
      leaf(
        '기타/현악기',
        'string',
        'guitar',
        [
          item('야마하 FG800 통기타 | 야마하 통기타 FG800', [130, 180], {
            emoji: ['guitar'],
            weight: 2,
          }),
          item('콜트 통기타 입문용 | 콜트 AD810', [60, 95], { emoji: ['guitar'], weight: 2 }),
          item('펜더 스탠다드 스트랫 | 펜더 멕스 스트라토캐스터', [520, 680], {
            options: ['선버스트, 블랙, 화이트'],
            emoji: ['guitar'],
          }),
          item('우쿨렐레 콘서트형 | 우쿨렐레', [35, 65], { emoji: ['banjo'] }),
          item('심로 바이올린 4/4 | 연습용 바이올린', [110, 180], { emoji: ['violin'] }),
        ],
        {
          size: 'LARGE',
          parts: '악기, 소프트케이스, 튜너',
          extras: ['줄 교체 완료', '케이스 포함', '입문 추천'],
          flaws: ['바디 뒷면 찍힘', '프렛 약간 마모'],
        },
      ),
      leaf('건반/관악/타악', 'keyboard', 'piano', [
        item('야마하 P-45 | 야마하 디지털피아노 P45', [280, 370], {
          emoji: ['piano'],
          size: 'LARGE',
          weight: 2,
        }),
        item('롤랜드 FP-30X | 롤랜드 fp30x', [480, 600], {
          options: ['블랙, 화이트'],
          emoji: ['piano'],
          size: 'LARGE',
        }),
        item('카시오 키보드 CT-S300 | 카시오 61건반', [90, 130], {
          emoji: ['piano'],
          size: 'MEDIUM',
        }),
        item('야마하 알토 색소폰 | 야마하 YAS-280', [680, 900], {
          emoji: ['saxophone'],
          size: 'MEDIUM',
        }),
        item('전자드럼 | 알레시스 니트로 전자드럼', [280, 390], { emoji: ['drum'], size: 'LARGE' }),
        item('삼익 플루트 | 입문용 플루트', [130, 200], { emoji: ['flute'] }),
      ]),
    ]),
    branch(
      '수집/피규어',
      'collect',
      'robot',
      [
        leaf('피규어/프라모델', 'figure', 'robot', [
          item('반다이 RG 뉴건담 | RG 뉴건담', [38, 55], {
            emoji: ['robot'],
            extras: ['미조립', '가조립'],
            weight: 2,
          }),
          item('원피스 루피 피규어 | 반프레스토 루피 기어5', [22, 40], {
            emoji: ['shield', 'box'],
          }),
          item('산리오 랜덤 피규어 일괄 | 시나모롤 피규어', [15, 30], { emoji: ['unicorn'] }),
          item('베어브릭 400% | 베어브릭 400', [90, 160], { emoji: ['teddyBear'] }),
        ]),
        leaf(
          '레고(성인)',
          'lego',
          'puzzle',
          [
            item('레고 테크닉 람보르기니 | 레고 42115', [330, 420], {
              emoji: ['racingCar', 'puzzle'],
            }),
            item('레고 아이콘 분재 | 레고 10281 분재나무', [45, 65], {
              emoji: ['puzzle', 'pottedPlant'],
            }),
            item('레고 해리포터 호그와트 성 | 레고 71043', [380, 480], {
              emoji: ['puzzle', 'magicWand'],
            }),
          ],
          { parts: '블록 전체, 설명서, 박스' },
        ),
        leaf('굿즈/우표', 'goods', 'letter', [
          item('캐릭터 아크릴 스탠드 일괄 | 애니 굿즈 일괄', [12, 30], { emoji: ['gift'] }),
          item('옛날 우표책 | 우표 수집책', [30, 70], { emoji: ['envelope', 'ledger'] }),
          item('기념주화 세트 | 올림픽 기념주화', [40, 90], { emoji: ['coin'] }),
        ]),
      ],
      { extras: ['미개봉', '전시만', '박스 있음'], flaws: ['박스 눌림', '먼지 약간'] },
    ),
    leaf('미술/공예', 'craft', 'palette', [
      item('신한 전문가용 수채화 물감 | 신한 SWC 32색', [30, 48], {
        emoji: ['palette', 'paintbrush'],
      }),
      item('와콤 인튜어스 | 와콤 타블렛 인튜어스 M', [60, 95], { emoji: ['pen', 'palette'] }),
      item('뜨개실 일괄 | 뜨개질 실 바늘 세트', [15, 35], { emoji: ['yarn'] }),
      item('유화 이젤 | 원목 이젤', [25, 45], {
        emoji: ['palette', 'framedPicture'],
        size: 'LARGE',
      }),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 48],
    parts: '사진에 보이는 구성',
    extras: ['상태 좋음', '거의 새것', '깨끗해요'],
    flaws: ['생활 사용감', '작은 긁힘'],
    notes: ['사진 그대로의 상태입니다.', '직접 보고 결정하셔도 돼요.', '구성품 빠진 것 없습니다.'],
    reasons: [
      '취미가 바뀌어서 정리합니다.',
      '배우려고 샀는데 시간이 안 나네요.',
      '공간이 부족해서 내놓아요.',
      '한참 안 써서 필요하신 분께 보냅니다.',
    ],
  },
)

export const bookMusic = branch(
  '도서/음반/문구',
  'book-music',
  'books',
  [
    branch(
      '도서',
      'book',
      'books',
      [
        leaf('소설/에세이', 'novel', 'bookRed', [
          item('한국 소설 10권 일괄 | 베스트셀러 소설 10권', [30, 50], {
            emoji: ['books', 'bookRed'],
            weight: 2,
          }),
          item('해리포터 전권 세트 | 해리포터 23권', [60, 95], {
            emoji: ['books', 'magicWand'],
            size: 'MEDIUM',
          }),
          item('토지 전 20권 | 대하소설 토지 세트', [70, 120], {
            emoji: ['books'],
            size: 'MEDIUM',
          }),
          item('에세이 5권 묶음 | 힐링 에세이 일괄', [12, 22], { emoji: ['bookGreen', 'coffee'] }),
        ]),
        leaf('수험서/자격증', 'exam', 'bookBlue', [
          item('토익 기출 LC RC 세트 | ETS 토익 정기시험 기출', [12, 22], {
            emoji: ['bookBlue', 'pencil'],
            weight: 2,
          }),
          item('정보처리기사 실기 | 정처기 실기 수험서', [10, 18], {
            emoji: ['bookBlue', 'laptop'],
          }),
          item('공인중개사 기본서 세트 | 공인중개사 1차 2차', [30, 60], {
            emoji: ['books', 'pencil'],
          }),
          item('9급 공무원 기본서 | 공무원 국어 영어 한국사', [20, 45], {
            emoji: ['books', 'graduationCap'],
          }),
          item('수능특강 일괄 | 수능특강 수능완성', [8, 20], {
            emoji: ['bookOrange', 'pencil'],
            extras: ['필기 없음', '3과목'],
          }),
        ]),
        leaf('만화', 'comic', 'bookOrange', [
          item('슬램덩크 신장재편판 전권 | 슬램덩크 1-20', [70, 110], {
            emoji: ['bookOrange', 'basketball'],
            weight: 2,
          }),
          item('귀멸의 칼날 전 23권 | 귀멸의칼날 전권', [60, 90], {
            emoji: ['books', 'crossedSwords'],
          }),
          item('명탐정 코난 1-100 | 코난 만화책 일괄', [120, 200], {
            emoji: ['books', 'magnifier'],
            size: 'MEDIUM',
          }),
          item('미생 완간 세트 | 미생 1-9', [35, 55], { emoji: ['books'] }),
        ]),
        leaf('전공/외국어/잡지', 'major', 'bookGreen', [
          item('대학 전공서적 일괄 | 공대 전공책', [15, 45], {
            emoji: ['bookGreen', 'graduationCap'],
          }),
          item('일본어 교재 세트 | JLPT N2 교재', [12, 25], { emoji: ['bookGreen', 'memo'] }),
          item('매거진 B 10권 | 매거진B 일괄', [60, 95], { emoji: ['openBook'] }),
        ]),
      ],
      {
        extras: ['필기 없음', '상태 최상', '새책급'],
        flaws: ['앞부분 연필 밑줄', '책등 약간 바램', '모서리 눌림'],
        parts: '사진 속 도서 전부',
        notes: [
          '낙서나 찢어진 곳 없습니다.',
          '무거워서 택배비는 착불로 부탁드려요.',
          '햇빛 안 드는 책장에 꽂아 뒀어요.',
        ],
        reasons: [
          '다 읽어서 내놓습니다.',
          '합격해서 정리합니다.',
          '책장이 부족해서 보내요.',
          '전자책으로 갈아탔습니다.',
        ],
      },
    ),
    branch(
      '음반/DVD',
      'music',
      'cd',
      [
        leaf('LP/CD', 'lp-cd', 'cd', [
          item('아이돌 앨범 일괄 | 아이돌 앨범 5장', [8, 25], { emoji: ['cd', 'gift'], weight: 2 }),
          item('재즈 LP 10장 일괄 | 재즈 명반 LP', [80, 150], { emoji: ['minidisc', 'saxophone'] }),
          item('클래식 CD 30장 | 클래식 음반 일괄', [30, 60], { emoji: ['cd', 'violin'] }),
          item('90년대 가요 카세트테이프 | 옛날 가요 테이프 일괄', [20, 45], {
            emoji: ['videocassette'],
            only: 'USED',
          }),
          item('시티팝 LP | 시티팝 한정반 LP', [45, 80], { emoji: ['minidisc'] }),
        ]),
        leaf('DVD/블루레이', 'dvd', 'dvd', [
          item('지브리 블루레이 박스 | 지브리 블루레이 세트', [90, 150], {
            emoji: ['dvd', 'clapperBoard'],
          }),
          item('드라마 DVD 박스세트 | 명작 드라마 DVD', [20, 45], { emoji: ['dvd'] }),
        ]),
      ],
      {
        extras: ['재생 확인', '초회 한정', '포토카드 없음'],
        flaws: ['케이스 잔기스', '자켓 모서리 눌림'],
        parts: '음반, 속지',
      },
    ),
    branch(
      '문구',
      'stationery',
      'fountainPen',
      [
        leaf('필기구', 'pen', 'fountainPen', [
          item('라미 사파리 만년필 | 라미 사파리', [20, 32], {
            options: ['EF촉, F촉', '차콜, 화이트, 블루'],
            emoji: ['fountainPen'],
          }),
          item('몽블랑 마이스터스튁 볼펜 | 몽블랑 164', [190, 270], { emoji: ['pen'] }),
          item('로트링 600 샤프 | 로트링 600', [20, 32], {
            options: ['0.5, 0.7', '블랙, 실버'],
            emoji: ['pencil'],
          }),
          item('파버카스텔 색연필 | 파버카스텔 72색', [35, 55], { emoji: ['crayon', 'pencil'] }),
        ]),
        leaf('다이어리/스티커', 'diary', 'decoratedNotebook', [
          item('몰스킨 다이어리 | 몰스킨 하드커버', [15, 25], { emoji: ['notebook'] }),
          item('다꾸 스티커 일괄 | 다꾸용품 일괄', [8, 20], {
            emoji: ['decoratedNotebook', 'scissors'],
          }),
          item('6공 다이어리 커버 | 6공 다이어리 세트', [12, 22], { emoji: ['decoratedNotebook'] }),
        ]),
        leaf('사무/학용품', 'office', 'clipboard', [
          item('코팅기 A4 | 가정용 코팅기', [18, 30], { emoji: ['folder', 'printer'] }),
          item('문서세단기 | 가정용 파쇄기', [25, 45], {
            emoji: ['scroll', 'scissors'],
            size: 'MEDIUM',
          }),
          item('지구본 30cm | 교육용 지구본', [18, 35], { emoji: ['globe'], size: 'MEDIUM' }),
        ]),
      ],
      { parts: '본품, 케이스', extras: ['각인 없음', '새것', '박스 있음'] },
    ),
  ],
  {
    size: 'SMALL',
    worn: [3, 60],
    parts: '사진에 보이는 구성',
    extras: ['상태 좋음', '깨끗해요'],
    flaws: ['세월의 흔적', '모서리 눌림'],
    notes: ['사진 보고 판단해 주세요.', '낱권으로는 안 팔아요.'],
    reasons: ['책상 정리하면서 내놓습니다.', '안 쓰게 되어 보내요.', '수집을 접어서 정리합니다.'],
  },
)
