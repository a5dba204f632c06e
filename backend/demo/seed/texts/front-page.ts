import type { EmojiName } from '#backend/demo/pictures/emoji.ts'
import type { EventKind } from '#contracts/event-rules.ts'

export interface BannerText {
  title: string
  subtitle: string
  link: string
  emoji: readonly EmojiName[]
}

export const BANNERS: readonly BannerText[] = [
  {
    title: '캠핑 시즌오프',
    subtitle: '한 철 쓴 텐트와 의자, 다음 시즌까지 기다리지 마세요',
    link: '/exhibition/1',
    emoji: ['tent', 'campfire', 'lantern'],
  },
  {
    title: '자취방 살림, 한 번에',
    subtitle: '침대부터 밥솥까지 20만 원 안쪽으로',
    link: '/exhibition/2',
    emoji: ['bed', 'chair', 'riceBowl'],
  },
  {
    title: '시세보다 가벼운 아이폰·갤럭시',
    subtitle: '지금 올라온 스마트폰을 모았어요',
    link: '/exhibition/3',
    emoji: ['smartphone', 'battery', 'headphones'],
  },
  {
    title: '물려주고 물려받는 육아템',
    subtitle: '금방 크는 아이, 알뜰하게 준비하기',
    link: '/exhibition/4',
    emoji: ['teddyBear', 'babyBottle', 'carouselHorse'],
  },
  {
    title: '오늘부터 러너',
    subtitle: '러닝화부터 시계까지 입문 장비 모음',
    link: '/exhibition/6',
    emoji: ['sneakers', 'stopwatch', 'runningShirt'],
  },
  {
    title: '필요한 이웃에게, 무료나눔',
    subtitle: '버리기엔 아까운 물건이 기다리고 있어요',
    link: '/category/free',
    emoji: ['gift', 'pottedPlant', 'books'],
  },
]

export interface ExhibitionText {
  title: string
  subtitle: string
  /** Paragraphs parted by an empty line. */
  body: string
  emoji: readonly EmojiName[]
  /** Category paths whose goods belong to it. */
  paths: readonly string[]
  /** Words in a title that make a product belong to it. */
  words: readonly string[]
  maxPrice: number
  count: number
  startsInDays: number
  endsInDays: number
}

const ANY_PRICE = 100_000_000

export const EXHIBITIONS: readonly ExhibitionText[] = [
  {
    title: '캠핑 시즌오프',
    subtitle: '창고에 넣기 전에 만나는 캠핑 장비',
    body: '캠핑을 접는 분도, 미니멀 캠핑으로 갈아타는 분도 지금이 장비를 가장 많이 내놓는 때입니다.\n\n텐트는 스킨과 폴대, 팩 개수를 꼭 확인하세요. 바닥 방수 상태는 사진으로 한 번 더 부탁드리는 것이 좋습니다. 버너와 난로는 직거래로 만나 불을 켜 보고 가져오시길 권합니다.',
    emoji: ['tent', 'campfire', 'lantern', 'chair'],
    paths: ['leisure-travel/tent', 'leisure-travel/camp-furniture', 'leisure-travel/camp-gear'],
    words: [],
    maxPrice: ANY_PRICE,
    count: 36,
    startsInDays: -9,
    endsInDays: 21,
  },
  {
    title: '자취방 살림 장만',
    subtitle: '20만 원 안쪽으로 채우는 첫 살림',
    body: '처음 혼자 사는 집, 전부 새것으로 채울 필요는 없습니다. 매트리스와 책상, 밥솥처럼 꼭 필요한 것부터 골라 보세요.\n\n큰 가구는 치수를 먼저 재고, 엘리베이터가 있는지 판매자에게 물어보세요. 같은 동네 판매자라면 용달비도 아낄 수 있습니다.',
    emoji: ['bed', 'chair', 'riceBowl', 'lightBulb'],
    paths: [
      'furniture/bedroom',
      'furniture/study',
      'furniture/dining-storage',
      'appliance/kitchen',
      'living/bath-laundry',
      'living/organize',
    ],
    words: ['원룸', '자취'],
    maxPrice: 200_000,
    count: 40,
    startsInDays: -5,
    endsInDays: 25,
  },
  {
    title: '아이폰·갤럭시 시세보다 싸게',
    subtitle: '새로 올라온 스마트폰만 모았습니다',
    body: '새 모델이 나오면 이전 모델 시세는 한 달 사이에 크게 내려갑니다. 배터리 효율과 자급제 여부, 수리 이력 세 가지만 확인해도 실패가 적습니다.\n\n고가 제품일수록 안심결제로 거래하세요. 물건을 받고 확인한 뒤에 대금이 전달됩니다.',
    emoji: ['smartphone', 'battery', 'charger', 'headphones'],
    paths: ['mobile-tablet/smartphone/iphone', 'mobile-tablet/smartphone/galaxy'],
    words: [],
    maxPrice: 1_000_000,
    count: 40,
    startsInDays: -3,
    endsInDays: 11,
  },
  {
    title: '육아템 물려주기',
    subtitle: '금방 크는 우리 아이, 알뜰하게',
    body: '몇 달 쓰고 나면 작아지는 육아용품은 물려주고 물려받을 때 가장 빛이 납니다.\n\n카시트는 사고 이력이 없는지, 유모차는 바퀴와 브레이크가 잘 드는지 확인하세요. 블록이나 교구는 조각 수를 세어 본 판매자의 물건이 편합니다.',
    emoji: ['teddyBear', 'babyBottle', 'puzzle', 'toyCar'],
    paths: ['baby-kids'],
    words: [],
    maxPrice: 300_000,
    count: 40,
    startsInDays: -14,
    endsInDays: 30,
  },
  {
    title: '우리 집이 카페',
    subtitle: '홈카페 입문부터 그라인더 욕심까지',
    body: '핸드드립 세트 하나로 시작해서 어느새 에스프레소 머신을 검색하고 있다면, 당신은 이미 홈바리스타입니다.\n\n머신은 석회 제거를 언제 했는지, 그라인더는 날 교체 시기를 물어보세요. 소모품이 함께 오는지도 확인하면 좋습니다.',
    emoji: ['coffee', 'teapot', 'doughnut', 'cake'],
    paths: ['living/kitchen/home-cafe', 'appliance/kitchen/coffee'],
    words: ['머그', '텀블러', '토스터'],
    maxPrice: 600_000,
    count: 28,
    startsInDays: -7,
    endsInDays: 14,
  },
  {
    title: '러닝 입문',
    subtitle: '오늘 저녁부터 3킬로미터',
    body: '러닝화는 발 길이보다 반 치수 크게 신는 경우가 많습니다. 판매자의 평소 사이즈를 물어보고 비교해 보세요.\n\n착용 거리가 100km가 안 되는 신발이라면 아직 한참 더 달릴 수 있습니다. 시계와 조끼는 시즌이 지나면 값이 크게 내려갑니다.',
    emoji: ['sneakers', 'stopwatch', 'runningShirt', 'watch'],
    paths: ['sports/running-swim/running'],
    words: ['러닝', '운동화', '가민', '애플워치'],
    maxPrice: 500_000,
    count: 26,
    startsInDays: -2,
    endsInDays: 19,
  },
  {
    title: '겨울 아우터 미리 준비',
    subtitle: '눕시부터 코트까지, 춥기 전에',
    body: '패딩은 찬 바람이 불기 시작하면 값이 오릅니다. 지금 올라온 아우터를 미리 챙겨 두세요.\n\n어깨너비와 가슴둘레 실측을 받아서 가지고 있는 옷과 비교하면 사이즈 실패가 줄어듭니다. 충전재가 뭉친 곳은 없는지도 사진으로 확인하세요.',
    emoji: ['coat', 'scarf', 'gloves', 'boots'],
    paths: ['fashion/women/outer', 'fashion/men/outer'],
    words: ['패딩', '코트', '머플러', '어그'],
    maxPrice: ANY_PRICE,
    count: 34,
    startsInDays: -1,
    endsInDays: 40,
  },
  {
    title: '여름휴가 물놀이 장비전',
    subtitle: '서핑보드부터 스노클까지',
    body: '바다와 계곡에서 쓸 물놀이 장비를 모았던 기획전입니다. 지금은 끝났지만 남은 상품은 그대로 보실 수 있어요.\n\n보드는 핀 박스와 리쉬 연결부를, 슈트는 무릎과 엉덩이 쪽 봉제선을 확인하세요.',
    emoji: ['surfWave', 'beachUmbrella', 'goggles', 'ringBuoy'],
    paths: ['leisure-travel/fishing-water', 'sports/running-swim/swim'],
    words: ['서핑', '스노클', '튜브'],
    maxPrice: ANY_PRICE,
    count: 22,
    startsInDays: -95,
    endsInDays: -40,
  },
]

export interface EventText {
  title: string
  summary: string
  body: string
  emoji: readonly EmojiName[]
  startsInDays: number
  endsInDays: number
  /** Only an announcement when absent. */
  kind?: EventKind
  winners?: number
  points?: number
}

export const EVENTS: readonly EventText[] = [
  {
    title: '첫 인사 선착순 포인트',
    summary: '먼저 온 이웃 300명에게 500포인트를 드려요',
    body: '두손에 들러 주셔서 고마워요. 참여하기를 누르면 선착순 300명에게 500포인트를 바로 드립니다.\n\n포인트는 안심결제로 살 때 쓸 수 있어요. 유효기간은 받은 날부터 1년이에요.\n\n한 사람이 한 번만 참여할 수 있어요.',
    emoji: ['gift', 'coin', 'balloon'],
    startsInDays: -6,
    endsInDays: 24,
    kind: 'FIRST',
    winners: 300,
    points: 500,
  },
  {
    title: '겨울맞이 1만 포인트 추첨',
    summary: '열 분을 뽑아 1만 포인트씩 드려요',
    body: '따뜻한 겨울을 준비하는 데 보태세요. 참여하기를 누르면 자동으로 응모됩니다.\n\n이벤트가 끝나면 미리 공개한 방법으로 열 분을 뽑아 10,000포인트씩 드려요. 추첨에 쓴 값과 참여 명단을 모두 공개하니 누구나 결과를 다시 계산해 볼 수 있어요.\n\n운영팀과 이용이 제한된 회원은 당첨되지 않아요.',
    emoji: ['scarf', 'gloves', 'coin'],
    startsInDays: -12,
    endsInDays: 9,
    kind: 'DRAW',
    winners: 10,
    points: 10_000,
  },
  {
    title: '여름 배송비 반값 주간',
    summary: '편의점 픽업 배송비를 절반으로',
    body: '일주일 동안 편의점 픽업 배송비를 절반만 받았던 이벤트입니다. 참여해 주신 모든 분께 감사드립니다.\n\n다음 배송비 행사는 공지사항에서 알려드리겠습니다.',
    emoji: ['box', 'deliveryTruck', 'sunflower'],
    startsInDays: -120,
    endsInDays: -100,
  },
  {
    title: '봄맞이 옷장 정리 챌린지',
    summary: '다섯 벌 정리하고 후기를 남겨 주세요',
    body: '옷장 속 안 입는 옷 다섯 벌을 올리는 챌린지였습니다. 모두 1만 2천 벌의 옷이 새 주인을 만났습니다.\n\n당첨자 발표는 끝났으며, 상품은 모두 발송되었습니다.',
    emoji: ['dress', 'jeans', 'tshirt'],
    startsInDays: -230,
    endsInDays: -190,
  },
  {
    title: '가을 책장 나눔 추첨',
    summary: '책을 나눈 마음에 5천 포인트로 답해요',
    body: '다 읽은 책을 이웃과 나눈 가을이었어요. 참여해 주신 분 가운데 다섯 분께 5,000포인트를 드렸습니다.\n\n아래에서 당첨 번호와 추첨에 쓴 값을 확인할 수 있어요.',
    emoji: ['books', 'gift', 'coin'],
    startsInDays: -31,
    endsInDays: -10,
    kind: 'DRAW',
    winners: 5,
    points: 5_000,
  },
  {
    title: '연말 감사 추첨',
    summary: '한 해를 함께한 스무 분께 5천 포인트를',
    body: '올해도 두손과 함께해 주셔서 고맙습니다. 스무 분을 뽑아 5,000포인트씩 드려요.\n\n참여하기를 누르면 자동으로 응모됩니다.',
    emoji: ['gift', 'balloon', 'cake'],
    startsInDays: 5,
    endsInDays: 30,
    kind: 'DRAW',
    winners: 20,
    points: 5_000,
  },
  {
    title: '무료나눔 주간',
    summary: '이번 주에는 나눔 상품을 한곳에 모아 보여 드려요',
    body: '버리기엔 아까운 물건이 필요한 이웃을 기다리고 있어요.\n\n무료나눔 카테고리에서 우리 동네 나눔 상품을 찾아보세요. 받기로 했다면 약속 시간을 꼭 지켜 주세요.',
    emoji: ['recycling', 'gift', 'pottedPlant'],
    startsInDays: -2,
    endsInDays: 5,
  },
]
