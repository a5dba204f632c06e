import { branch, item, leaf } from './model.ts'

export const computer = branch(
  '노트북/PC',
  'computer',
  'laptop',
  [
    branch(
      '노트북',
      'laptop',
      'laptop',
      [
        leaf(
          '맥북',
          'macbook',
          'laptop',
          [
            item('맥북 에어 M2 | 맥북에어 M2 13인치', [780, 920], {
              options: ['8GB/256GB, 16GB/512GB +220', '미드나이트, 스타라이트, 실버'],
              weight: 4,
            }),
            item('맥북 에어 M1 | 맥북에어 M1', [520, 630], {
              options: ['8GB/256GB, 16GB/512GB +130', '스페이스 그레이, 골드, 실버'],
              weight: 4,
            }),
            item('맥북 프로 14 M3 프로 | 맥북프로 14 M3 Pro', [1650, 1950], {
              options: ['18GB/512GB, 18GB/1TB +180', '스페이스 블랙, 실버'],
              weight: 2,
            }),
            item('맥북 프로 16 M1 프로 | 맥북프로 16인치 M1 Pro', [1150, 1380], {
              options: ['16GB/512GB, 32GB/1TB +220'],
            }),
          ],
          {
            extras: [
              '사이클 58회',
              '사이클 132회',
              '배터리 100%',
              '배터리 91%',
              '애플케어 남음',
              '풀박',
            ],
            parts: '본체, 충전기, 케이블, 박스',
            notes: [
              '사이클과 배터리 성능은 사진에 있어요.',
              '키스킨 씌워서 사용했습니다.',
              '초기화하고 활성화 잠금 해제했습니다.',
            ],
          },
        ),
        leaf(
          '그램/갤럭시북',
          'ultrabook',
          'laptop',
          [
            item('LG 그램 17 | LG그램 17인치', [680, 900], {
              options: ['i5/16GB/256GB, i7/16GB/512GB +200'],
              weight: 3,
            }),
            item('LG 그램 14 | LG그램 14인치', [480, 640], {
              options: ['i5/8GB/256GB, i5/16GB/512GB +110'],
              weight: 2,
            }),
            item('갤럭시북4 프로 | 삼성 노트북 갤럭시북4 프로 16', [980, 1250], {
              options: ['울트라5/16GB, 울트라7/16GB +200'],
              weight: 2,
            }),
            item('삼성노트북 갤럭시북2 | 노트북 삼성 갤럭시북2 15인치', [420, 560], {
              options: ['i5/8GB/256GB, i5/16GB/512GB +90'],
            }),
          ],
          { extras: ['사무용', '인강용', '배터리 양호', '1.2kg대', '업무용'] },
        ),
        leaf(
          '게이밍/기타',
          'gaming',
          'laptop',
          [
            item('레노버 리전 5 | 레노버 리전5 라이젠7', [780, 980], {
              options: ['RTX3060, RTX4060 +220'],
              weight: 2,
            }),
            item('에이수스 ROG 제피러스 G14 | 제피러스 G14', [1150, 1450], {
              options: ['RTX4060, RTX4070 +200'],
            }),
            item('한성 노트북 TFG | 한성 게이밍 노트북', [520, 700], {}),
            item('씽크패드 X1 카본 | 레노버 X1 카본', [480, 750], {
              options: ['7세대, 9세대 +180, 11세대 +420'],
            }),
            item('크롬북 교육용 | 삼성 크롬북4', [90, 140], { extras: ['학생용'] }),
          ],
          { extras: ['쿨러 청소 완료', '램 증설', '윈도우 설치'] },
        ),
      ],
      {
        parts: '노트북, 충전기',
        flaws: ['상판 미세 기스', '키보드 번들거림', '하판 고무발 하나 빠짐', '팜레스트 생활기스'],
        notes: [
          '포맷해서 바로 쓰실 수 있어요.',
          '액정 불량화소 없습니다.',
          '키보드 눌림 다 확인했습니다.',
        ],
      },
    ),
    branch(
      '데스크톱',
      'desktop',
      'desktop',
      [
        leaf('조립PC', 'custom', 'desktop', [
          item('조립 컴퓨터 본체 게이밍 | 게이밍 PC 본체', [650, 850], {
            options: ['5600X/RTX3060, 7500F/RTX4060 +180, 7800X3D/RTX4070S +900'],
            weight: 3,
          }),
          item('사무용 컴퓨터 본체 | 사무용 PC i5', [120, 220], {
            options: ['i5-9400/16GB, i5-12400/16GB +130'],
            weight: 2,
            extras: ['윈도우 정품'],
          }),
        ]),
        leaf('브랜드PC/일체형', 'brand', 'desktop', [
          item('아이맥 24 M1 | 아이맥 24인치 M1', [750, 920], {
            options: ['8GB/256GB, 16GB/512GB +200', '블루, 그린, 실버'],
          }),
          item('맥미니 M2 | 맥 미니 M2', [480, 590], {
            options: ['8GB/256GB, 16GB/256GB +120'],
            weight: 2,
          }),
          item('삼성 일체형 PC | 삼성 올인원 PC', [280, 420], {}),
        ]),
      ],
      {
        size: 'LARGE',
        parts: '본체, 전원 케이블',
        notes: [
          '게임 돌려 보셔도 됩니다. 집에서 확인 가능해요.',
          '먼지 청소하고 써멀 다시 발랐습니다.',
        ],
        flaws: ['케이스 옆면 기스', '팬 소음 약간'],
      },
    ),
    branch(
      '모니터',
      'monitor',
      'desktop',
      [
        leaf('일반/사무용', 'office', 'desktop', [
          item('LG 27인치 모니터 | LG 27MP500', [90, 130], { weight: 2 }),
          item('델 U2723QE | 델 울트라샤프 27인치 4K', [380, 480], {
            weight: 2,
            extras: ['무결점'],
          }),
          item('삼성 M7 32인치 | 삼성 스마트 모니터 M7', [210, 290], {}),
          item('LG 울트라와이드 34 | LG 34WP65C', [230, 310], {}),
        ]),
        leaf('게이밍 모니터', 'gaming', 'desktop', [
          item('삼성 오디세이 G5 | 오디세이 G5 32인치', [180, 260], { weight: 2 }),
          item('LG 울트라기어 27GP850 | 울트라기어 27인치 165Hz', [220, 300], { weight: 2 }),
          item('벤큐 조위 XL2546K | 조위 240Hz', [240, 320], {}),
        ]),
      ],
      {
        size: 'MEDIUM',
        parts: '모니터, 스탠드, 전원, HDMI 케이블',
        extras: ['무결점', '무불량화소', '박스 있음'],
        flaws: ['베젤 하단 기스', '빛샘 약간'],
        notes: ['불량화소 없습니다.', '모니터암에 달아서 쓰던 거예요.'],
      },
    ),
    branch(
      'PC부품',
      'parts',
      'gear',
      [
        leaf(
          '그래픽카드/CPU',
          'gpu-cpu',
          'gear',
          [
            item('RTX 4070 슈퍼 | RTX4070 SUPER', [640, 760], {
              options: ['기가바이트, MSI, 조텍'],
              weight: 2,
            }),
            item('RTX 3060 12GB | RTX3060', [210, 270], {
              options: ['이엠텍, 갤럭시, 조텍'],
              weight: 2,
            }),
            item('라이젠 7 5800X3D | AMD 5800X3D', [280, 350], {}),
            item('인텔 i5-12400F | i5 12400F CPU', [95, 130], {}),
          ],
          { notes: ['채굴에 쓴 적 없고 게임만 했습니다.', 'AS 기간 남아 있습니다.'] },
        ),
        leaf('램/SSD', 'ram-ssd', 'floppyDisk', [
          item('삼성 DDR5 16GB 2개 | 삼성 DDR5 32기가', [85, 120], {}),
          item('삼성 980 PRO 1TB | 삼성 SSD 980프로 1테라', [85, 115], {
            emoji: ['floppyDisk'],
            weight: 2,
          }),
          item('시놀로지 DS220+ | 시놀로지 나스 2베이', [230, 310], { emoji: ['fileCabinet'] }),
          item('외장하드 2TB | WD 외장하드 2테라', [45, 65], { emoji: ['floppyDisk'] }),
        ]),
      ],
      { parts: '제품, 박스', flaws: ['백플레이트 잔기스'], extras: ['AS 남음', '정품', '벌크'] },
    ),
    branch('주변기기', 'peripheral', 'keyboard', [
      leaf('키보드/마우스', 'keyboard', 'keyboard', [
        item('해피해킹 하이브리드 | 해피해킹 HHKB', [210, 270], {
          options: ['먹각, 백무각'],
          emoji: ['keyboard'],
        }),
        item('리얼포스 R3 | 리얼포스 무접점 키보드', [190, 260], { emoji: ['keyboard'] }),
        item('키크론 K8 프로 | 키크론 K8', [65, 95], {
          options: ['갈축, 적축'],
          emoji: ['keyboard'],
          weight: 2,
        }),
        item('로지텍 MX 마스터 3S | MX Master 3S', [75, 105], { emoji: ['mouse'], weight: 3 }),
        item('로지텍 G PRO 슈퍼라이트 | 지슈라', [80, 115], {
          options: ['블랙, 화이트'],
          emoji: ['mouse'],
          weight: 2,
        }),
        item('로지텍 트랙볼 M575 | 로지텍 ERGO M575', [35, 50], { emoji: ['trackball'] }),
      ]),
      leaf('프린터/공유기', 'printer', 'printer', [
        item('삼성 레이저 프린터 | 삼성 흑백 레이저 SL-M2030', [55, 90], {
          emoji: ['printer'],
          size: 'MEDIUM',
        }),
        item('HP 스마트탱크 복합기 | HP 무한잉크 복합기', [80, 130], {
          emoji: ['printer'],
          size: 'MEDIUM',
          weight: 2,
        }),
        item('ipTIME 공유기 | 아이피타임 AX3000', [28, 48], { emoji: ['wireless', 'antenna'] }),
        item('엡손 스캐너 V39 | 엡손 평판 스캐너', [60, 90], { emoji: ['printer'] }),
      ]),
      leaf('웹캠/허브/거치대', 'etc', 'satellite', [
        item('로지텍 C920 | 로지텍 웹캠 C920', [45, 65], { emoji: ['videoCamera'] }),
        item('카멜 모니터암 | 모니터암 싱글', [25, 45], { emoji: ['gear', 'desktop'] }),
        item('벨킨 C타입 멀티허브 | C타입 허브 7in1', [20, 35], { emoji: ['charger'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [4, 36],
    parts: '본체, 케이블, 박스',
    extras: ['풀박', '상태 좋음', 'AS 남음', '깨끗함'],
    flaws: ['생활기스', '미세 스크래치'],
    notes: [
      '기능 이상 없습니다.',
      '직접 확인하고 가져가셔도 됩니다.',
      '흡연하지 않는 집에서 썼습니다.',
    ],
    reasons: [
      '업그레이드해서 판매합니다.',
      '졸업해서 쓸 일이 없네요.',
      '회사 장비를 받게 되어 정리합니다.',
      '맥으로 넘어가면서 내놓습니다.',
      '책상 정리하면서 처분해요.',
    ],
  },
)

export const camera = branch(
  '카메라',
  'camera',
  'camera',
  [
    branch(
      '미러리스/DSLR',
      'body',
      'camera',
      [
        leaf('소니', 'sony', 'camera', [
          item('소니 A7M4 | 소니 알파 A7 IV', [1850, 2150], {
            options: ['바디, 24-105 렌즈킷 +750'],
            weight: 2,
          }),
          item('소니 A7C | 소니 A7C 바디', [1050, 1280], { options: ['실버, 블랙'], weight: 2 }),
          item('소니 A6400 | 소니 a6400 번들킷', [620, 780], { weight: 2 }),
          item('소니 ZV-E10 | 소니 ZV-E10 브이로그', [480, 600], { options: ['블랙, 화이트'] }),
        ]),
        leaf('캐논', 'canon', 'camera', [
          item('캐논 EOS R6 | 캐논 R6 바디', [1150, 1400], {}),
          item('캐논 EOS R50 | 캐논 R50 번들킷', [620, 760], {
            options: ['블랙, 화이트'],
            weight: 2,
          }),
          item('캐논 EOS 5D Mark IV | 캐논 오막포', [780, 980], { only: 'USED' }),
          item('캐논 EOS M50 | 캐논 M50', [330, 430], { only: 'USED' }),
        ]),
        leaf('후지필름', 'fujifilm', 'camera', [
          item('후지필름 X-T5 | 후지 X-T5', [1550, 1800], { options: ['블랙, 실버'], weight: 2 }),
          item('후지필름 X100V | 후지 x100v', [1450, 1700], { options: ['실버, 블랙'], weight: 2 }),
          item('후지필름 X-S10 | 후지 xs10', [780, 930], {}),
        ]),
        leaf('니콘/기타', 'nikon', 'camera', [
          item('니콘 Zfc | 니콘 Z fc 렌즈킷', [720, 880], {}),
          item('니콘 D750 | 니콘 D750 바디', [420, 560], { only: 'USED' }),
          item('리코 GR3 | 리코 GR III', [980, 1180], { weight: 2 }),
          item('라이카 Q2 | 라이카 Q2 블랙', [4300, 4950], {}),
        ]),
      ],
      {
        parts: '바디, 배터리, 충전기, 스트랩, 박스',
        extras: ['컷수 5천', '컷수 1.2만', '정품', '풀박', '센서 깨끗', '배터리 2개'],
        flaws: ['핫슈 사용감', '바디 하단 미세 기스', '그립 고무 약한 들뜸'],
        notes: [
          '센서 먼지 없이 깨끗합니다.',
          '컷수는 만나서 확인하실 수 있어요.',
          '제습함에 보관했습니다.',
          '국내 정품이고 보증서 있습니다.',
        ],
      },
    ),
    branch(
      '렌즈',
      'lens',
      'magnifier',
      [
        leaf('단렌즈', 'prime', 'cameraFlash', [
          item('소니 FE 35mm F1.8 | 소니 35.8', [480, 580], { weight: 2 }),
          item('캐논 RF 50mm F1.8 | 캐논 쩜팔 RF', [160, 205], { weight: 2 }),
          item('시그마 30mm F1.4 | 시그마 삼식이 E마운트', [220, 280], {}),
          item('후지논 XF 35mm F2 | 후지 XF35 F2', [260, 330], {}),
        ]),
        leaf('줌렌즈', 'zoom', 'cameraFlash', [
          item('탐론 28-75 G2 | 탐론 28-75mm F2.8 G2', [620, 740], { weight: 2 }),
          item('소니 24-70 GM2 | 소니 FE 24-70 GM II', [1950, 2250], {}),
          item('캐논 EF 70-200 F2.8 | 캐논 백통 70-200', [780, 1050], { only: 'USED' }),
          item('소니 70-350 G | 소니 E 70-350', [680, 800], {}),
        ]),
      ],
      {
        parts: '렌즈, 앞뒤캡, 후드',
        extras: ['필터 포함', '곰팡이 없음', '정품', '핀 정상'],
        flaws: ['경통 미세 기스', '후드 까짐'],
        notes: ['곰팡이, 헤이즈 없습니다.', 'UV 필터 끼워서 사용했어요.', '핀 정확합니다.'],
      },
    ),
    branch(
      '필름/즉석카메라',
      'film',
      'filmFrames',
      [
        leaf(
          '필름카메라',
          'film-camera',
          'camera',
          [
            item('니콘 FM2 | 니콘 FM2 50.4 세트', [280, 380], {
              emoji: ['camera', 'filmFrames'],
              weight: 2,
            }),
            item('캐논 AE-1 | 캐논 ae1 프로그램', [160, 230], { emoji: ['camera', 'filmFrames'] }),
            item('올림푸스 뮤 2 | 올림푸스 mju II', [230, 320], {
              emoji: ['camera', 'filmFrames'],
            }),
            item('미놀타 X-700 | 미놀타 x700', [130, 190], { emoji: ['camera', 'filmFrames'] }),
          ],
          {
            only: 'USED',
            extras: ['노출계 정상', '스펀지 교체', '테스트 롤 확인'],
            notes: ['필름 한 롤 찍어서 확인했습니다.', '노출계 반응합니다.'],
          },
        ),
        leaf('즉석/디카', 'instant', 'cameraFlash', [
          item('인스탁스 미니 12 | 폴라로이드 인스탁스 미니12', [60, 85], {
            options: ['민트, 핑크, 라일락'],
            emoji: ['cameraFlash'],
            weight: 2,
          }),
          item('캐논 익서스 860 | 캐논 디카 익서스', [80, 140], {
            emoji: ['camera'],
            only: 'USED',
            weight: 2,
            extras: ['빈티지 디카', 'SD카드 포함'],
          }),
          item('소니 사이버샷 W80 | 소니 빈티지 디카', [70, 120], {
            emoji: ['camera'],
            only: 'USED',
            extras: ['Y2K 감성'],
          }),
        ]),
      ],
      { parts: '카메라, 스트랩, 배터리' },
    ),
    branch('캠코더/액션캠/드론', 'action', 'videoCamera', [
      leaf('액션캠', 'action-cam', 'videoCamera', [
        item('고프로 히어로 12 | 고프로 히어로12 블랙', [280, 350], {
          weight: 2,
          parts: '본체, 배터리 2개, 마운트',
        }),
        item('인스타360 X3 | 인스타360 x3', [320, 410], {}),
        item('DJI 포켓 3 | 오즈모 포켓3 크리에이터 콤보', [620, 740], { weight: 2 }),
      ]),
      leaf('드론/캠코더', 'drone', 'movieCamera', [
        item('DJI 미니 3 프로 | DJI Mini 3 Pro', [560, 700], {
          emoji: ['movieCamera', 'rocket'],
          parts: '기체, 조종기, 배터리 3개, 가방',
        }),
        item('DJI 에어 2S | DJI Air 2S 플라이모어 콤보', [620, 780], {
          emoji: ['movieCamera', 'rocket'],
        }),
        item('소니 핸디캠 CX405 | 소니 캠코더', [130, 190], { emoji: ['videoCamera'] }),
      ]),
    ]),
    branch('삼각대/조명/액세서리', 'accessory', 'lightBulb', [
      leaf('삼각대/짐벌', 'tripod', 'gear', [
        item('맨프로토 삼각대 | 맨프로토 비프리', [90, 140], { emoji: ['telescope'] }),
        item('DJI RS3 미니 | DJI RS3 mini 짐벌', [230, 300], { emoji: ['movieCamera', 'gear'] }),
      ]),
      leaf('조명/가방', 'light', 'lightBulb', [
        item('고독스 V1 | 고독스 V1 스트로보', [150, 200], { emoji: ['cameraFlash', 'lightBulb'] }),
        item('빌링햄 하들리 | 빌링햄 하들리 프로 카메라가방', [170, 240], {
          emoji: ['briefcase', 'camera'],
        }),
        item('픽디자인 에브리데이 백팩 | 픽디자인 20L', [180, 240], {
          emoji: ['backpack', 'camera'],
        }),
        item('룩스패드 조명 | 유튜브 조명 세트', [60, 95], {
          emoji: ['lightBulb', 'clapperBoard'],
        }),
      ]),
      leaf('망원경/현미경', 'telescope', 'telescope', [
        item('셀레스트론 천체망원경 | 셀레스트론 파워시커', [70, 120], {
          emoji: ['telescope'],
          size: 'MEDIUM',
        }),
        item('니콘 쌍안경 8x42 | 니콘 모나크 쌍안경', [130, 190], { emoji: ['telescope'] }),
        item('어린이 현미경 세트 | 학생용 현미경', [20, 38], { emoji: ['microscope'] }),
      ]),
    ]),
  ],
  {
    size: 'SMALL',
    worn: [6, 48],
    parts: '본체, 박스, 설명서',
    extras: ['정품', '풀박', '상태 A급', '실사용 적음'],
    flaws: ['생활기스', '모서리 까짐'],
    notes: ['제습함에 보관했습니다.', '작동 이상 없어요.', '만나서 충분히 테스트해 보세요.'],
    reasons: [
      '기종 변경하면서 내놓습니다.',
      '취미를 바꿔서 정리합니다.',
      '여행 때 한 번 쓰고 안 쓰게 되네요.',
      '장비가 늘어서 줄이는 중입니다.',
    ],
  },
)
