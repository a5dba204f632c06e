import { branch, item, leaf } from './model.ts'

export const appliance = branch(
  '가전',
  'appliance',
  'television',
  [
    branch(
      'TV/영상',
      'tv',
      'television',
      [
        leaf('TV', 'tv', 'television', [
          item('LG 올레드 TV | LG OLED TV 스탠드형', [890, 1250], {
            options: ['55인치, 65인치 +450'],
            emoji: ['television'],
            weight: 2,
            extras: ['번인 없음', '리모컨 포함'],
          }),
          item('삼성 더 프레임 | 삼성 더프레임 TV', [520, 780], {
            options: ['43인치, 55인치 +200, 65인치 +420'],
            emoji: ['television', 'framedPicture'],
          }),
          item('LG 스탠바이미 | 스탠바이미 27ART10', [560, 690], {
            emoji: ['television'],
            weight: 2,
          }),
          item('삼성 UHD TV | 삼성 4K 스마트 TV', [220, 340], {
            options: ['43인치, 50인치 +60, 55인치 +110'],
            emoji: ['television'],
          }),
        ]),
        leaf(
          '빔프로젝터',
          'projector',
          'filmProjector',
          [
            item('LG 시네빔 | LG 시네빔 PF610P', [380, 520], { emoji: ['filmProjector'] }),
            item('삼성 더 프리스타일 | 삼성 프리스타일 빔', [320, 420], {
              emoji: ['filmProjector'],
              extras: ['배터리 베이스 포함'],
            }),
            item('엡손 빔프로젝터 EB-W06 | 엡손 빔 EB-W06', [230, 320], {
              emoji: ['filmProjector'],
            }),
          ],
          { size: 'SMALL' },
        ),
      ],
      {
        size: 'LARGE',
        parts: '본체, 리모컨, 스탠드',
        flaws: ['베젤 미세 기스', '리모컨 버튼 닳음'],
        notes: [
          '화면 불량이나 줄 없습니다.',
          '켜서 확인하고 가져가세요.',
          '벽걸이로 쓰던 거라 화면 상태 좋습니다.',
        ],
      },
    ),
    branch('냉장고/주방가전', 'kitchen', 'cookingPot', [
      leaf(
        '냉장고/김치냉장고',
        'fridge',
        'snowflake',
        [
          item('삼성 비스포크 냉장고 4도어 | 비스포크 4도어 키친핏', [780, 1150], {
            options: ['글램 화이트, 코타 차콜'],
            emoji: ['snowflake', 'milk'],
          }),
          item('LG 일반냉장고 소형 | 원룸 냉장고', [90, 150], {
            options: ['189L, 254L +50'],
            emoji: ['snowflake', 'milk'],
            weight: 2,
            extras: ['자취용'],
          }),
          item('딤채 김치냉장고 스탠드형 | 딤채 스탠드 김냉', [280, 420], {
            emoji: ['snowflake', 'jar'],
          }),
        ],
        {
          size: 'LARGE',
          flaws: ['문 하단 찍힘', '선반 하나 금 감'],
          notes: [
            '냉동, 냉장 다 잘 됩니다.',
            '내부 청소해 뒀어요.',
            '사다리차나 용달은 직접 부르셔야 합니다.',
          ],
        },
      ),
      leaf(
        '전기밥솥',
        'rice-cooker',
        'riceBowl',
        [
          item('쿠쿠 트윈프레셔 6인용 | 쿠쿠 6인용 밥솥', [90, 140], {
            emoji: ['riceBowl'],
            weight: 2,
            extras: ['패킹 교체', '내솥 코팅 양호'],
          }),
          item('쿠첸 10인용 압력밥솥 | 쿠첸 IH 10인용', [80, 130], { emoji: ['riceBowl'] }),
          item('미니 밥솥 3인용 | 1인용 미니밥솥', [15, 28], { emoji: ['riceBowl'] }),
        ],
        { flaws: ['내솥 바닥 미세 코팅 까짐', '증기 배출구 변색'] },
      ),
      leaf(
        '오븐/에어프라이어',
        'oven',
        'fryingPan',
        [
          item('발뮤다 더 토스터 | 발뮤다 토스터기', [140, 190], {
            options: ['화이트, 블랙, 쇼콜라'],
            emoji: ['bread'],
            weight: 2,
          }),
          item('필립스 에어프라이어 XXL | 필립스 에어프라이어', [90, 140], {
            emoji: ['friedChicken'],
            weight: 2,
          }),
          item('LG 광파오븐 | LG 디오스 광파오븐 32L', [110, 170], {
            emoji: ['cookingPot', 'bread'],
          }),
          item('삼성 전자레인지 | 삼성 전자레인지 23L', [35, 60], {
            emoji: ['cookingPot'],
            weight: 2,
            extras: ['원룸용'],
          }),
          item('쿠쿠 인덕션 1구 | 1구 인덕션', [35, 55], { emoji: ['fryingPan'] }),
        ],
        { size: 'MEDIUM', flaws: ['내부 기름때 약간', '손잡이 변색'] },
      ),
      leaf(
        '커피머신/믹서',
        'coffee',
        'coffee',
        [
          item('드롱기 마그니피카 S | 드롱기 전자동 커피머신', [280, 380], {
            emoji: ['coffee'],
            size: 'MEDIUM',
            weight: 2,
            extras: ['석회 제거 완료'],
          }),
          item('브레빌 870 | 브레빌 바리스타 익스프레스', [420, 560], {
            emoji: ['coffee'],
            size: 'MEDIUM',
            weight: 2,
            parts: '본체, 포터필터, 바스켓, 탬퍼',
          }),
          item('네스프레소 버츄오 | 네스프레소 버츄오 넥스트', [60, 95], {
            options: ['화이트, 체리레드, 블랙'],
            emoji: ['coffee'],
            weight: 2,
          }),
          item('네스프레소 에센자 미니 | 네스프레소 에센자미니', [45, 70], { emoji: ['coffee'] }),
          item('바라짜 엔코 그라인더 | 바라짜 엔코', [110, 150], { emoji: ['coffee', 'gear'] }),
          item('닌자 블렌더 | 닌자 초고속 블렌더', [60, 90], { emoji: ['strawberry', 'cup'] }),
          item('휴롬 착즙기 | 휴롬 H200', [110, 170], { emoji: ['tangerine', 'cup'] }),
        ],
        {
          flaws: ['물받이 물때', '스팀봉 사용감'],
          notes: ['최근에 석회 제거했습니다.', '하루 한두 잔만 내려 마셨어요.'],
          reasons: [
            '커피를 끊어서 내놓습니다.',
            '더 큰 머신으로 바꿔서 정리해요.',
            '자리를 많이 차지해서 보냅니다.',
          ],
        },
      ),
    ]),
    branch('청소/생활가전', 'living', 'broom', [
      leaf(
        '청소기',
        'vacuum',
        'broom',
        [
          item('다이슨 V15 디텍트 | 다이슨 V15', [380, 490], {
            emoji: ['broom', 'battery'],
            weight: 2,
          }),
          item('다이슨 V10 | 다이슨 V10 앱솔루트', [150, 220], {
            emoji: ['broom', 'battery'],
            weight: 2,
            extras: ['배터리 교체', '필터 세척 완료'],
          }),
          item('LG 코드제로 A9S | 코드제로 A9S', [280, 390], { emoji: ['broom', 'battery'] }),
          item('로보락 S8 프로 울트라 | 로보락 S8 Pro Ultra', [580, 740], {
            emoji: ['robot', 'broom'],
            weight: 2,
            size: 'LARGE',
          }),
          item('에브리봇 물걸레 로봇청소기 | 에브리봇 쓰리스핀', [90, 140], { emoji: ['robot'] }),
        ],
        { parts: '본체, 헤드 2종, 거치대, 충전기', flaws: ['헤드 롤러 사용감', '먼지통 잔기스'] },
      ),
      leaf(
        '세탁기/건조기',
        'washer',
        'washingBasket',
        [
          item('LG 트롬 드럼세탁기 | LG 트롬 21kg', [320, 480], { emoji: ['washingBasket'] }),
          item('삼성 그랑데 건조기 | 삼성 건조기 17kg', [380, 550], {
            emoji: ['washingBasket', 'windFace'],
          }),
          item('통돌이 세탁기 | LG 통돌이 10kg', [90, 150], {
            emoji: ['washingBasket'],
            weight: 2,
            extras: ['자취용', '분해청소 완료'],
          }),
          item('LG 스타일러 5벌 | LG 스타일러', [420, 620], { emoji: ['coat', 'sparkles'] }),
        ],
        {
          size: 'LARGE',
          notes: [
            '분해 청소한 지 얼마 안 됐습니다.',
            '설치는 구매자분이 알아보셔야 해요.',
            '엘리베이터 있는 건물입니다.',
          ],
          flaws: ['뒤쪽 찍힘', '세제통 변색'],
        },
      ),
      leaf(
        '공기청정기/가습기',
        'air',
        'windFace',
        [
          item('위닉스 제로 공기청정기 | 위닉스 공기청정기', [60, 100], {
            emoji: ['windFace'],
            weight: 2,
            extras: ['새 필터 포함'],
          }),
          item('LG 퓨리케어 360 | 퓨리케어 360도', [220, 340], {
            emoji: ['windFace', 'herb'],
            size: 'LARGE',
          }),
          item('발뮤다 에어엔진 | 발뮤다 공기청정기', [120, 180], {
            emoji: ['windFace'],
            size: 'MEDIUM',
          }),
          item('조지루시 가습기 | 조지루시 가열식 가습기', [100, 140], {
            emoji: ['teapot'],
            weight: 2,
          }),
          item('위닉스 뽀송 제습기 | 위닉스 제습기 16L', [140, 210], {
            emoji: ['windFace', 'bucket'],
            size: 'MEDIUM',
            weight: 2,
          }),
        ],
        { notes: ['필터는 얼마 전에 갈았습니다.', '소음 거의 없어요.'] },
      ),
      leaf('다리미/기타', 'etc', 'lightBulb', [
        item('필립스 스팀다리미 | 스팀다리미 핸디형', [20, 38], {
          emoji: ['necktieShirt', 'windFace'],
        }),
        item('보이로 전기요 | 보이로 전기매트 싱글', [45, 75], { emoji: ['bed'] }),
        item('브라더 미싱 | 브라더 재봉틀 이노비스', [110, 170], {
          emoji: ['thread', 'sewingNeedle'],
          size: 'MEDIUM',
        }),
      ]),
    ]),
    branch('계절가전', 'season', 'windFace', [
      leaf('에어컨/선풍기', 'cooling', 'windFace', [
        item('파세코 창문형 에어컨 | 파세코 창문형', [220, 320], {
          emoji: ['snowflake', 'window'],
          size: 'LARGE',
          weight: 2,
        }),
        item('발뮤다 그린팬 S | 발뮤다 선풍기', [150, 220], { emoji: ['windFace'] }),
        item('신일 선풍기 | 신일 스탠드 선풍기', [18, 32], {
          emoji: ['windFace'],
          size: 'MEDIUM',
          weight: 2,
        }),
        item('보네이도 서큘레이터 | 보네이도 660', [60, 95], { emoji: ['windFace'] }),
        item('LG 휘센 벽걸이 에어컨 | 휘센 벽걸이 6평', [180, 280], {
          emoji: ['snowflake', 'windFace'],
          size: 'LARGE',
        }),
      ]),
      leaf('난로/히터', 'heating', 'campfire', [
        item('신일 팬히터 | 신일 전기 팬히터', [35, 60], { emoji: ['campfire'] }),
        item('파세코 캠핑난로 | 파세코 PKH-27S', [150, 220], {
          emoji: ['campfire', 'tent'],
          size: 'MEDIUM',
        }),
        item('라디에이터 9핀 | 신일 라디에이터', [40, 70], {
          emoji: ['thermometer'],
          size: 'LARGE',
        }),
      ]),
    ]),
    branch('음향기기', 'audio', 'speaker', [
      leaf('스피커', 'speaker', 'speaker', [
        item('마샬 스탠모어 3 | 마샬 스탠모어3', [280, 370], {
          options: ['블랙, 크림, 브라운'],
          emoji: ['speaker'],
          weight: 2,
        }),
        item('보스 사운드링크 미니 2 | 보스 사운드링크미니2', [90, 130], { emoji: ['speaker'] }),
        item('JBL 플립 6 | JBL Flip6', [70, 100], {
          options: ['블랙, 블루, 레드'],
          emoji: ['speaker'],
        }),
        item('소노스 빔 2세대 | 소노스 Beam', [320, 420], { emoji: ['speaker', 'television'] }),
        item('하만카돈 오라 스튜디오 3 | 하만카돈 오라스튜디오3', [120, 170], {
          emoji: ['speaker'],
        }),
      ]),
      leaf(
        '헤드폰',
        'headphones',
        'headphones',
        [
          item('소니 WH-1000XM5 | 소니 xm5 헤드폰', [240, 310], {
            options: ['블랙, 실버'],
            emoji: ['headphones'],
            weight: 3,
          }),
          item('보스 QC45 | 보스 QC 울트라', [190, 280], { emoji: ['headphones'] }),
          item('젠하이저 HD600 | 젠하이저 HD 600', [260, 340], { emoji: ['headphones'] }),
        ],
        { parts: '헤드폰, 파우치, 케이블', flaws: ['이어패드 사용감', '헤드밴드 약한 주름'] },
      ),
      leaf('오디오/마이크', 'hifi', 'radio', [
        item('오디오테크니카 턴테이블 LP60X | 오테 LP60XBT', [110, 160], {
          emoji: ['cd', 'radio'],
          size: 'MEDIUM',
          weight: 2,
        }),
        item('티볼리 모델원 라디오 | 티볼리 모델원', [90, 140], { emoji: ['radio'] }),
        item('슈어 SM7B | 슈어 SM7B 마이크', [330, 420], { emoji: ['studioMicrophone'] }),
        item('블루 예티 마이크 | 블루예티', [60, 95], {
          emoji: ['studioMicrophone'],
          extras: ['방송용'],
        }),
        item('옛날 카세트 플레이어 | 아이와 카세트 워크맨', [60, 110], {
          emoji: ['videocassette', 'headphones'],
          only: 'USED',
          extras: ['벨트 교체', '작동 확인'],
        }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [6, 48],
    parts: '본체, 전원 케이블, 설명서',
    extras: ['작동 정상', '깨끗해요', '사용감 적음', 'AS 남음', '풀박'],
    flaws: ['생활기스', '모서리 찍힘', '스티커 자국'],
    notes: [
      '작동 이상 없이 잘 됩니다.',
      '오셔서 직접 켜 보고 가져가세요.',
      '정기적으로 청소하면서 썼습니다.',
      '정품 등록되어 있어요.',
    ],
    reasons: [
      '이사 가는 집에 옵션으로 있어서 정리합니다.',
      '새 제품으로 바꿔서 판매해요.',
      '신혼살림 합치면서 겹치는 걸 내놓습니다.',
      '자취 끝나서 정리합니다.',
      '사용 빈도가 낮아서 보내요.',
    ],
  },
)
