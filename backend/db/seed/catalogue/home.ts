import { branch, item, leaf } from './model.ts'

export const furniture = branch(
  '가구/인테리어',
  'furniture',
  'sofa',
  [
    branch('침실가구', 'bedroom', 'bed', [
      leaf('침대/매트리스', 'bed', 'bed', [
        item('이케아 말름 침대 | 이케아 MALM 침대 프레임', [80, 130], {
          options: ['슈퍼싱글, 퀸 +40', '화이트, 오크'],
          weight: 2,
        }),
        item('시몬스 매트리스 | 시몬스 뷰티레스트', [320, 480], {
          options: ['슈퍼싱글, 퀸 +120, 킹 +220'],
        }),
        item('지누스 메모리폼 매트리스 | 지누스 매트리스', [60, 100], {
          options: ['싱글, 슈퍼싱글 +10, 퀸 +30'],
          weight: 2,
        }),
        item('한샘 수납침대 | 한샘 수납형 침대', [130, 200], { options: ['슈퍼싱글, 퀸 +50'] }),
        item('접이식 침대 | 폴딩 침대 1인용', [30, 55], {}),
      ]),
      leaf('옷장/행거', 'wardrobe', 'door', [
        item('이케아 팍스 옷장 | 이케아 PAX 옷장', [120, 190], { emoji: ['door'] }),
        item('왕자행거 | 왕자행거 2단', [20, 38], { emoji: ['coat'], weight: 2 }),
        item('한샘 붙박이장 | 한샘 옷장 1200', [150, 240], { emoji: ['door'] }),
        item('이케아 쿨렌 서랍장 | 이케아 5칸 서랍장', [35, 60], { emoji: ['fileCabinet'] }),
      ]),
      leaf('화장대/거울', 'vanity', 'mirror', [
        item('전신거울 | 아치형 전신거울', [20, 45], {
          options: ['화이트, 우드, 블랙'],
          emoji: ['mirror'],
          weight: 2,
        }),
        item('오늘의집 화장대 | 서랍 화장대', [45, 80], { emoji: ['mirror', 'lipstick'] }),
      ]),
    ]),
    branch('거실가구', 'living-room', 'sofa', [
      leaf('소파', 'sofa', 'sofa', [
        item('한샘 패브릭 소파 3인용 | 한샘 3인 소파', [150, 250], {
          options: ['베이지, 그레이, 네이비'],
          weight: 2,
        }),
        item('이케아 에케토르프 소파 | 이케아 2인 소파', [90, 150], {
          options: ['베이지, 다크그레이'],
          weight: 2,
        }),
        item('자코모 가죽 소파 | 자코모 4인 가죽소파', [450, 700], {
          options: ['아이보리, 브라운'],
        }),
        item('빈백 소파 | 요기보 맥스', [80, 130], { options: ['그레이, 라이트블루'] }),
      ]),
      leaf('테이블/TV장', 'table', 'cardBox', [
        item('이케아 리스타브 커피테이블 | 소파 테이블', [20, 40], { emoji: ['teacup', 'wood'] }),
        item('원형 대리석 테이블 | 세라믹 원형 테이블', [90, 150], {
          emoji: ['teacup', 'plateSet'],
        }),
        item('거실장 TV다이 | 원목 거실장 1800', [60, 110], { emoji: ['television', 'wood'] }),
        item('접이식 좌식 테이블 | 좌식 밥상', [10, 18], {
          emoji: ['riceBowl', 'wood'],
          size: 'MEDIUM',
        }),
      ]),
    ]),
    branch('주방/수납가구', 'dining-storage', 'fileCabinet', [
      leaf('식탁/의자', 'dining', 'chair', [
        item('4인용 원목 식탁 세트 | 원목 식탁 의자 4개', [120, 210], {
          emoji: ['chair', 'plateSet'],
          weight: 2,
        }),
        item('이케아 스테판 의자 | 식탁 의자 2개', [25, 45], { emoji: ['chair'] }),
        item('비트라 팬톤 체어 | 비트라 판톤체어', [180, 260], {
          options: ['화이트, 레드'],
          emoji: ['chair'],
        }),
        item('바 테이블 세트 | 홈바 테이블', [50, 90], { emoji: ['chair', 'cocktailGlass'] }),
      ]),
      leaf('책장/선반', 'shelf', 'books', [
        item('한샘 샘 책장 5단 | 한샘 샘 책장', [40, 70], {
          options: ['600, 800 +10, 1200 +25'],
          emoji: ['books', 'wood'],
          weight: 2,
        }),
        item('이케아 칼락스 | 이케아 칼락스 선반 4칸', [30, 50], {
          options: ['화이트, 오크, 블랙브라운'],
          emoji: ['cardBox'],
          weight: 2,
        }),
        item('철제 선반 5단 | 스피드랙 5단', [30, 55], { emoji: ['toolbox', 'box'] }),
        item('USM 할러 | USM 할러 2단 수납장', [1100, 1600], {
          options: ['화이트, 그린, 블랙'],
          emoji: ['fileCabinet'],
        }),
        item('신발장 슬림 | 이케아 트로네스 신발장 3개', [25, 45], { emoji: ['sneakers', 'door'] }),
      ]),
    ]),
    branch('서재/사무가구', 'study', 'chair', [
      leaf('책상', 'desk', 'memo', [
        item('데스커 컴퓨터 책상 | 데스커 1400 책상', [70, 120], {
          options: ['1200, 1400 +10, 1600 +20', '화이트, 메이플'],
          emoji: ['desktop', 'wood'],
          weight: 2,
        }),
        item('이케아 벡안트 전동책상 | 모션데스크', [180, 280], {
          emoji: ['desktop', 'wood'],
          weight: 2,
        }),
        item('일룸 링키 책상 | 일룸 학생 책상', [120, 200], { emoji: ['memo', 'wood'] }),
      ]),
      leaf('의자', 'chair', 'chair', [
        item('시디즈 T50 | 시디즈 T50 의자', [110, 170], {
          options: ['블랙, 그레이, 화이트쉘'],
          weight: 3,
          extras: ['헤드레스트 있음', '럼버서포트'],
        }),
        item('허먼밀러 에어론 | 허먼밀러 뉴에어론 B', [850, 1150], { weight: 2 }),
        item('듀오백 의자 | 듀오백 D2', [50, 85], {}),
        item('이케아 마르쿠스 | 이케아 마르쿠스 의자', [60, 95], {}),
      ]),
    ]),
    branch(
      '조명/소품',
      'decor',
      'lightBulb',
      [
        leaf('조명', 'light', 'lightBulb', [
          item('루이스폴센 PH5 미니 | 루이스폴센 펜던트', [420, 560], {
            emoji: ['lightBulb'],
            size: 'MEDIUM',
          }),
          item('이케아 장스탠드 | 이케아 플로어 스탠드', [15, 30], { emoji: ['lightBulb'] }),
          item('아르떼미데 네시노 | 아르떼미데 단스탠드', [110, 170], {
            options: ['오렌지, 화이트'],
            emoji: ['diyaLamp'],
          }),
          item('무드등 버섯 조명 | 버섯 스탠드', [12, 25], { emoji: ['lantern'], size: 'SMALL' }),
        ]),
        leaf('액자/시계', 'frame', 'framedPicture', [
          item('마티스 포스터 액자 | 인테리어 액자 50x70', [18, 35], {
            emoji: ['framedPicture'],
            size: 'MEDIUM',
          }),
          item('무인양품 벽시계 | 무인양품 아날로그 시계', [15, 28], {
            emoji: ['mantelClock'],
            size: 'SMALL',
          }),
          item('빈티지 괘종시계 | 옛날 태엽 벽시계', [60, 110], {
            emoji: ['mantelClock'],
            size: 'MEDIUM',
          }),
          item('레트로 미러볼 | 미러볼 20cm', [15, 25], { emoji: ['mirrorBall'], size: 'SMALL' }),
        ]),
        leaf('화병/시즌소품', 'season', 'vase', [
          item('이딸라 알토 화병 | 이딸라 알바알토 베이스', [70, 110], {
            options: ['클리어, 그레이'],
            emoji: ['vase', 'tulip'],
            size: 'SMALL',
          }),
          item('크리스마스 트리 150cm | 트리 풀세트', [30, 55], {
            emoji: ['christmasTree'],
            size: 'MEDIUM',
          }),
          item('토분 화분 일괄 | 빈 화분 10개', [10, 25], {
            emoji: ['pottedPlant'],
            size: 'MEDIUM',
            notes: ['화분만 판매합니다. 식물은 없습니다.'],
          }),
          item('풍경 모빌 | 유리 풍경', [8, 15], { emoji: ['windChime'], size: 'SMALL' }),
        ]),
      ],
      {
        parts: '사진 속 구성',
        extras: ['상태 좋음', '거의 새것', '깨끗해요', '선물용'],
        notes: [
          '실물이 더 예쁩니다.',
          '깨지지 않게 잘 포장해서 보내드려요.',
          '치수는 사진 마지막 장에 적어 뒀습니다.',
        ],
        flaws: ['뒷면 작은 흠집', '도장 미세 까짐'],
      },
    ),
    branch(
      '커튼/침구/러그',
      'fabric',
      'window',
      [
        leaf(
          '커튼/블라인드',
          'curtain',
          'window',
          [
            item('암막커튼 세트 | 암막커튼 2장', [20, 40], { options: ['그레이, 베이지, 차콜'] }),
            item('우드 블라인드 | 오동나무 블라인드', [25, 50], { extras: ['사이즈 150x180'] }),
          ],
          { size: 'MEDIUM', extras: ['핀 포함', '세탁 완료'] },
        ),
        leaf(
          '침구/러그',
          'bedding',
          'bed',
          [
            item('구스 이불 퀸 | 소프라움 구스 이불', [90, 160], {
              emoji: ['bed', 'feather'],
              size: 'MEDIUM',
            }),
            item('알레르망 차렵이불 세트 | 알레르망 이불세트', [60, 100], {
              emoji: ['bed'],
              size: 'MEDIUM',
              options: ['SS, Q +15'],
            }),
            item('단모 러그 200x150 | 거실 러그', [25, 50], {
              emoji: ['sofa', 'yarn'],
              size: 'LARGE',
            }),
          ],
          { extras: ['세탁 완료', '새상품급'] },
        ),
      ],
      { flaws: ['약한 보풀', '접힌 자국'], parts: '사진 속 구성' },
    ),
  ],
  {
    size: 'LARGE',
    worn: [6, 60],
    parts: '사진 속 구성',
    extras: ['직접 가져가실 분', '분해 완료', '엘리베이터 있음', '상태 좋음'],
    flaws: [
      '모서리 찍힘',
      '상판 컵 자국',
      '서랍 레일이 조금 뻑뻑함',
      '다리 쪽 잔기스',
      '시트 약간 꺼짐',
    ],
    notes: [
      '엘리베이터 있고 입구까지는 같이 내려 드려요.',
      '용달 불러서 가져가실 분만 연락 주세요.',
      '치수는 사진 마지막 장에 적어 뒀습니다.',
      '분해하면 승용차에도 실립니다.',
    ],
    reasons: [
      '이사 가면서 정리합니다.',
      '집 구조가 바뀌어서 내놓아요.',
      '신혼집 가구 바꾸면서 정리해요.',
      '자취방 빼면서 급하게 처분합니다.',
      '방이 좁아서 더는 둘 곳이 없네요.',
    ],
  },
)

export const living = branch(
  '리빙',
  'living',
  'plateSet',
  [
    branch('주방용품', 'kitchen', 'plateSet', [
      leaf(
        '그릇/컵',
        'tableware',
        'plateSet',
        [
          item('로얄코펜하겐 블루 플레인 접시 | 로얄코펜하겐 접시', [60, 95], {
            emoji: ['plateSet'],
            options: ['19cm, 22cm +10, 27cm +25'],
          }),
          item('이딸라 띠마 접시 4장 | 이딸라 떼에마 세트', [45, 75], { emoji: ['plateSet'] }),
          item('스타벅스 텀블러 | 스타벅스 스탠리 텀블러', [20, 38], {
            options: ['473ml, 591ml +5', '블랙, 핑크, 그린'],
            emoji: ['cup'],
            weight: 2,
          }),
          item('빌레로이앤보흐 뉴웨이브 머그 | 빌레로이 머그 2개', [25, 42], { emoji: ['coffee'] }),
          item('광주요 한식기 2인 세트 | 광주요 반상기', [50, 85], {
            emoji: ['riceBowl', 'chopsticks'],
          }),
          item('리델 글라스 2개 | 리델 와인잔', [30, 50], { emoji: ['wineGlass'] }),
          item('포트메리온 보타닉가든 | 포트메리온 접시 일괄', [40, 75], { emoji: ['plateSet'] }),
        ],
        {
          extras: ['이 나간 곳 없음', '새것', '백화점 구매'],
          flaws: ['커트러리 자국', '바닥 잔기스'],
        },
      ),
      leaf(
        '냄비/프라이팬',
        'cookware',
        'fryingPan',
        [
          item('르크루제 무쇠 냄비 | 르크루제 원형 냄비', [110, 170], {
            options: ['18cm, 20cm +15, 24cm +40', '체리, 머랭, 마르세유블루'],
            emoji: ['cookingPot'],
            weight: 2,
          }),
          item('스타우브 꼬꼬떼 | 스타우브 코코떼', [120, 185], {
            options: ['18cm, 20cm +15, 22cm +30', '그레나딘, 블랙, 바질'],
            emoji: ['cookingPot'],
            weight: 2,
          }),
          item('테팔 매직핸즈 세트 | 테팔 매직핸즈', [40, 65], { emoji: ['fryingPan'] }),
          item('롯지 무쇠팬 | 롯지 스킬렛 10.25', [18, 30], { emoji: ['fryingPan'] }),
          item('휘슬러 압력솥 | 휘슬러 비타퀵', [110, 170], { emoji: ['cookingPot'] }),
        ],
        { flaws: ['바닥 그을림', '뚜껑 손잡이 변색', '에나멜 미세 까짐'] },
      ),
      leaf(
        '홈카페',
        'home-cafe',
        'coffee',
        [
          item('칼리타 드립 세트 | 칼리타 핸드드립 세트', [25, 45], {
            emoji: ['coffee', 'teapot'],
            weight: 2,
          }),
          item('펠로우 스태그 EKG | 펠로우 전기주전자', [120, 170], { emoji: ['teapot'] }),
          item('코만단테 C40 | 코만단테 핸드그라인더', [210, 280], { emoji: ['coffee', 'gear'] }),
          item('하리오 V60 드리퍼 서버 세트 | 하리오 V60 세트', [20, 35], { emoji: ['coffee'] }),
          item('모카포트 비알레띠 | 비알레띠 모카 3컵', [18, 30], { emoji: ['teapot', 'coffee'] }),
        ],
        {
          reasons: [
            '전자동 머신을 들여서 내놓습니다.',
            '커피 줄이면서 정리해요.',
            '비슷한 게 두 개라 하나 보냅니다.',
          ],
        },
      ),
      leaf('보관용기/조리도구', 'storage', 'jar', [
        item('락앤락 글라스 세트 | 락앤락 유리용기 12종', [18, 32], { emoji: ['jar', 'bento'] }),
        item('써모스 보온도시락 | 써모스 보온도시락통', [25, 40], { emoji: ['bento'] }),
        item('나무 도마 | 캄포 도마', [18, 35], { emoji: ['wood', 'kitchenKnife'] }),
        item('수저 세트 4벌 | 커트러리 세트', [15, 35], { emoji: ['forkKnife', 'spoon'] }),
      ]),
    ]),
    branch('욕실/세탁용품', 'bath-laundry', 'shower', [
      leaf('욕실', 'bath', 'shower', [
        item('비데 삼성 | 대림 방수비데', [45, 75], {
          emoji: ['toilet'],
          only: 'NEW',
          size: 'MEDIUM',
        }),
        item('필터 샤워기 세트 | 녹물제거 샤워기', [15, 25], { emoji: ['shower'], only: 'NEW' }),
        item('규조토 발매트 | 규조토 매트', [8, 14], { emoji: ['bathtub'], only: 'NEW' }),
      ]),
      leaf('세탁/청소', 'laundry', 'basket', [
        item('빨래 건조대 | 스텐 빨래건조대', [18, 32], {
          emoji: ['washingBasket'],
          size: 'LARGE',
          weight: 2,
        }),
        item('라탄 빨래바구니 | 빨래 바구니', [10, 20], { emoji: ['basket'], size: 'MEDIUM' }),
        item('이케아 다리미판 | 접이식 다리미판', [10, 18], {
          emoji: ['necktieShirt'],
          size: 'MEDIUM',
        }),
        item('밀대 물걸레 세트 | 통돌이 물걸레', [12, 22], {
          emoji: ['bucket', 'broom'],
          size: 'MEDIUM',
        }),
      ]),
    ]),
    branch('수납/정리', 'organize', 'box', [
      leaf('수납함', 'box', 'box', [
        item('이케아 트로파스트 | 이케아 장난감 수납함', [25, 42], {
          emoji: ['cardBox'],
          size: 'LARGE',
        }),
        item('리빙박스 5개 일괄 | 리빙박스 대형', [18, 32], { emoji: ['box'], size: 'LARGE' }),
        item('무인양품 PP 서랍 | 무지 PP 수납 서랍', [15, 28], {
          emoji: ['fileCabinet'],
          size: 'MEDIUM',
        }),
        item('이사박스 10개 | 단프라 이사박스', [20, 35], { emoji: ['box'], size: 'LARGE' }),
      ]),
      leaf('휴지통/생활소품', 'etc', 'wastebasket', [
        item('심플휴먼 휴지통 | 심플휴먼 페달 휴지통', [45, 75], {
          emoji: ['wastebasket'],
          size: 'MEDIUM',
        }),
        item('코트랙 스탠드 옷걸이 | 원목 옷걸이', [15, 30], {
          emoji: ['coat', 'wood'],
          size: 'LARGE',
        }),
        item('우산꽂이 | 철제 우산꽂이', [8, 15], { emoji: ['umbrella'], size: 'MEDIUM' }),
      ]),
    ]),
    branch('셀프인테리어/원예', 'garden', 'seedling', [
      leaf('원예도구', 'garden', 'seedling', [
        item('식물등 LED | 식물 생장등', [20, 38], {
          emoji: ['lightBulb', 'seedling'],
          extras: ['타이머 포함'],
        }),
        item('이케아 온실장 | 이케아 소케르 온실', [15, 28], { emoji: ['seedling', 'window'] }),
        item('물조리개 원예도구 세트 | 가드닝 도구 일괄', [10, 20], {
          emoji: ['seedling', 'bucket'],
        }),
      ]),
      leaf('셀프시공', 'diy', 'paintbrush', [
        item('벽지 풀바른 롤 | 실크벽지 남은 것', [15, 28], {
          emoji: ['scroll'],
          only: 'NEW',
          size: 'MEDIUM',
        }),
        item('데코타일 1박스 | 데코타일 우드', [18, 32], {
          emoji: ['wood'],
          only: 'NEW',
          size: 'LARGE',
        }),
        item('페인트 롤러 세트 | 셀프 페인팅 도구', [8, 15], { emoji: ['paintbrush', 'bucket'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [3, 36],
    parts: '사진에 보이는 구성',
    extras: ['새것', '상태 좋음', '몇 번 안 씀', '박스 있음'],
    flaws: ['생활 사용감', '바닥 잔기스', '미세한 변색'],
    notes: [
      '깨끗하게 세척해 뒀습니다.',
      '깨지지 않게 꼼꼼히 포장해서 보내드려요.',
      '실물이 더 예쁩니다.',
      '여러 개 사시면 조금 빼 드릴게요.',
    ],
    reasons: [
      '집들이 선물로 받았는데 겹쳐서 내놓아요.',
      '미니멀하게 살려고 정리합니다.',
      '주방 수납이 부족해서 보냅니다.',
      '이사하면서 정리해요.',
      '손이 안 가서 쓰실 분께 드립니다.',
    ],
  },
)
