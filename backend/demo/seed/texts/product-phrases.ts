import type { Condition } from '#contracts/product.ts'
import type { Model } from '../categories.ts'

/** How a seller writes: 합니다, 해요, clipped notes, or a list. */
export const VOICES = ['POLITE', 'FRIENDLY', 'TERSE', 'LIST'] as const
export type Voice = (typeof VOICES)[number]

/** What one does with a thing, because the verb differs: 쓰다, 입다, 신다, 읽다, 타다; a voucher is only ever unused. */
export type PhraseAction = 'USE' | 'WEAR' | 'SHOES' | 'READ' | 'RIDE' | 'TICKET'

const ACTIONS: readonly (readonly [string, PhraseAction])[] = [
  ['101', 'SHOES'],
  ['102', 'SHOES'],
  ['301', 'SHOES'],
  ['302', 'SHOES'],
  ['10601', 'WEAR'],
  ['504', 'WEAR'],
  ['505', 'READ'],
  ['1401', 'READ'],
  ['1801', 'RIDE'],
  ['1802', 'RIDE'],
  ['160201', 'RIDE'],
  ['160202', 'RIDE'],
]

export function actionOf(model: Model): PhraseAction {
  if (model.topSeq === 2) return 'WEAR'
  if (model.topSeq === 15) return 'TICKET'
  const seq = String(model.categorySeq)
  return ACTIONS.find(([prefix]) => seq.startsWith(prefix) && fits(seq, prefix))?.[1] ?? 'USE'
}

/** '101' must match 101xx, not 1010xx: the numbers below a category have two digits more. */
function fits(seq: string, prefix: string): boolean {
  return (seq.length - prefix.length) % 2 === 0 && seq.length - prefix.length <= 2
}

/** '3개월', '반년', '1년 반', '2년' as people say it. */
export function usagePhrase(months: number): string {
  if (months === 6) return '반년'
  if (months < 12) return `${months}개월`
  const halves = Math.round(months / 6)
  const years = Math.floor(halves / 2)
  return halves % 2 === 1 ? `${years}년 반` : `${years}년`
}

interface VoicePhrases {
  opening: readonly string[]
  condition: Readonly<
    Record<Condition, Readonly<Record<Exclude<PhraseAction, 'TICKET'>, readonly string[]>>>
  >
  unusedTicket: readonly string[]
  flaw: readonly string[]
  /** For a flaw that reads as a clause: '고무발 하나 빠짐'. */
  flawClause: readonly string[]
  parts: readonly string[]
  direct: readonly string[]
  directOnly: readonly string[]
  directOpen: readonly string[]
  parcel: readonly string[]
  parcelIncluded: readonly string[]
  store: readonly string[]
  ticket: readonly string[]
  freePickup: readonly string[]
  haggling: readonly string[]
  closing: readonly string[]
}

const POLITE: VoicePhrases = {
  opening: [
    '안녕하세요.',
    '글 읽어 주셔서 감사합니다.',
    '안녕하세요, 깨끗하게 쓴 물건 내놓습니다.',
  ],
  condition: {
    NEW: {
      USE: [
        '포장을 뜯지 않은 새 상품입니다.',
        '개봉하지 않은 새 제품 그대로입니다.',
        '받은 상태 그대로 보관한 새것입니다.',
      ],
      WEAR: ['택을 떼지 않은 새 옷입니다.', '집에서 한 번 걸쳐만 본 새 상품입니다.'],
      SHOES: ['한 번도 신지 않은 새 상품입니다.', '집 안에서 신어만 본 새 제품입니다.'],
      READ: ['펼쳐 보지 않은 새 책입니다.', '비닐도 뜯지 않은 새 책입니다.'],
      RIDE: ['주행하지 않은 새 차량입니다.'],
    },
    LIKE_NEW: {
      USE: [
        '{usage} 정도 가지고 있었지만 몇 번 쓰지 않아 새것에 가깝습니다.',
        '구매한 지 {usage} 됐고 사용감이 거의 없습니다.',
        '산 지 {usage} 정도 됐는데 실제 사용은 손에 꼽습니다.',
      ],
      WEAR: [
        '구매한 지 {usage} 됐고 두세 번 입었습니다.',
        '몇 번 입지 않아 새 옷이나 다름없습니다.',
      ],
      SHOES: ['구매한 지 {usage} 됐고 서너 번 신었습니다.', '몇 번 신지 않아 밑창까지 깨끗합니다.'],
      READ: ['한 번 읽고 책장에 꽂아만 뒀습니다.', '구매한 지 {usage} 됐고 새 책처럼 깨끗합니다.'],
      RIDE: ['{usage} 정도 탔고 주행이 많지 않습니다.', '주말에만 타서 상태가 아주 좋습니다.'],
    },
    USED: {
      USE: [
        '{usage} 정도 사용했습니다.',
        '{usage} 동안 잘 사용했고 기능에는 문제가 없습니다.',
        '구매 후 {usage} 정도 썼고 생활감은 있습니다.',
      ],
      WEAR: ['{usage} 정도 번갈아 가며 입었습니다.', '두 시즌 정도 입었고 큰 하자는 없습니다.'],
      SHOES: ['{usage} 정도 신었습니다.', '{usage} 정도 가끔 신었고 사용감이 조금 있습니다.'],
      READ: [
        '{usage} 정도 보았고 책장 넘긴 흔적이 있습니다.',
        '두어 번 읽은 책이라 사용감이 조금 있습니다.',
      ],
      RIDE: ['{usage} 정도 탔습니다.', '{usage} 동안 출퇴근용으로 탔습니다.'],
    },
    FLAWED: {
      USE: [
        '{usage} 정도 사용했고 하자가 있어 저렴하게 내놓습니다.',
        '하자가 있으니 꼭 읽어 보시고 연락 부탁드립니다.',
      ],
      WEAR: ['{usage} 정도 입었고 하자가 있어 가격을 내렸습니다.'],
      SHOES: ['{usage} 정도 신었고 하자가 있어 저렴하게 내놓습니다.'],
      READ: ['오래 본 책이라 하자가 있습니다. 내용 보는 데는 지장 없습니다.'],
      RIDE: ['{usage} 정도 탔고 외관에 하자가 있어 가격에 반영했습니다.'],
    },
  },
  unusedTicket: ['아직 사용하지 않았습니다.', '미사용이며 한 번도 등록하지 않았습니다.'],
  flaw: [
    '하자는 {flaw} 정도입니다.',
    '{flaw} 있습니다. 사진 확인 부탁드립니다.',
    '아쉬운 점은 {flaw} 하나입니다.',
  ],
  flawClause: ['하자: {flaw}', '참고하실 점: {flaw}'],
  parts: ['구성은 {parts}입니다.', '구성품: {parts}', '{parts} 모두 드립니다.'],
  direct: [
    '{place} 근처에서 직거래 가능합니다.',
    '직거래는 {place}에서 가능하며 평일은 저녁 7시 이후가 좋습니다.',
    '{place} 쪽으로 오실 수 있으면 직거래가 좋습니다.',
  ],
  directOnly: [
    '{place} 직거래만 합니다.',
    '택배는 어렵고 {place}에서 직거래로 받으실 분 연락 주세요.',
    '{place:으로} 가지러 오실 분께 드리겠습니다.',
  ],
  directOpen: ['직거래 장소는 채팅으로 정하겠습니다.', '직거래도 가능합니다.'],
  parcel: ['택배 거래도 가능하며 배송비 {fee}은 별도입니다.', '택배는 배송비 {fee} 추가입니다.'],
  parcelIncluded: ['배송비 포함 가격입니다.', '택배비는 제가 부담합니다.'],
  store: ['편의점 픽업도 가능합니다.', '편의점 택배도 보내드릴 수 있습니다.'],
  ticket: [
    '입금이 확인되면 채팅으로 바로 보내드립니다.',
    '거래가 확정되면 10분 안에 전달해 드리겠습니다.',
  ],
  freePickup: ['{place:으로} 직접 가지러 오시면 됩니다.', '{place}에서 가져가실 분께 드립니다.'],
  haggling: [
    '가격 조정은 어려운 점 양해 부탁드립니다.',
    '바로 가져가시는 분께는 조금 조정해 드립니다.',
    '최저가로 올렸으니 네고는 정중히 사양합니다.',
    '구매 의사가 확실하시면 가격 제안 주셔도 됩니다.',
  ],
  closing: [
    '궁금하신 점은 채팅 주세요.',
    '늦더라도 꼭 답장 드리겠습니다.',
    '좋은 분께 갔으면 합니다.',
    '구매하실 분만 연락 부탁드립니다.',
  ],
}

const FRIENDLY: VoicePhrases = {
  opening: ['안녕하세요 :)', '안녕하세요~', '좋은 주인 찾아요!'],
  condition: {
    NEW: {
      USE: [
        '뜯지도 않은 새 상품이에요.',
        '완전 새거예요. 열어 보지도 않았어요.',
        '박스째 보관만 했어요.',
      ],
      WEAR: ['택도 안 뗀 새 옷이에요.', '한 번 입어만 보고 그대로 넣어 뒀어요.'],
      SHOES: ['한 번도 안 신은 새 신발이에요.', '방에서 신어만 봤어요.'],
      READ: ['한 장도 안 펼쳐 본 새 책이에요.'],
      RIDE: ['아직 타지 않은 새 차예요.'],
    },
    LIKE_NEW: {
      USE: [
        '산 지 {usage} 됐는데 몇 번 안 썼어요.',
        '거의 새거라고 보셔도 돼요.',
        '{usage} 전에 사서 손에 꼽을 만큼 썼어요.',
      ],
      WEAR: ['두 번인가 입었어요. 거의 새 옷이에요.', '{usage} 전에 사서 몇 번 안 입었어요.'],
      SHOES: ['세 번 정도 신었어요. 밑창도 깨끗해요.', '{usage} 전에 샀는데 거의 안 신었어요.'],
      READ: ['한 번만 읽어서 새 책 같아요.'],
      RIDE: ['{usage} 정도 동네에서만 탔어요.'],
    },
    USED: {
      USE: [
        '{usage} 정도 잘 썼어요.',
        '{usage} 썼는데 아직 쌩쌩해요.',
        '생활감은 있지만 쓰는 데는 아무 문제 없어요.',
      ],
      WEAR: [
        '{usage} 정도 입었고 아직 한참 더 입을 수 있어요.',
        '자주 입던 옷인데 관리 잘해서 깨끗한 편이에요.',
      ],
      SHOES: ['{usage} 정도 가끔 신었어요.', '편해서 자주 신었어요. 사용감은 사진 참고해 주세요.'],
      READ: ['재밌게 읽었어요. 살짝 손때는 있어요.', '{usage} 정도 봤고 낙서는 없어요.'],
      RIDE: ['{usage} 정도 출퇴근할 때 탔어요.'],
    },
    FLAWED: {
      USE: ['하자가 있어서 싸게 올려요. {usage} 정도 썼어요.', '겉은 좀 낡았지만 쓸 수는 있어요.'],
      WEAR: ['하자가 있어서 막 입으실 분이 가져가시면 좋겠어요.'],
      SHOES: ['많이 신어서 사용감 있어요. 편하게 막 신으실 분!'],
      READ: ['밑줄이랑 손때가 좀 있어서 싸게 드려요.'],
      RIDE: ['여기저기 긁힌 데가 있어서 싸게 내놓아요.'],
    },
  },
  unusedTicket: ['아직 안 쓴 거예요.', '등록도 안 한 미사용이에요!'],
  flaw: [
    '{flaw} 있어요.',
    '굳이 하자를 찾자면 {flaw} 정도예요.',
    '{flaw} 있는데 크게 눈에 띄진 않아요.',
  ],
  flawClause: ['하자는 하나예요. {flaw}!', '참고로 {flaw}. 쓰는 데는 괜찮아요.'],
  parts: ['{parts} 다 드려요.', '구성은 {parts:이에요}!', '{parts} 같이 보내드려요.'],
  direct: [
    '{place} 근처면 직거래도 좋아요.',
    '직거래는 {place}에서 해요!',
    '{place}에서 만나면 바로 드릴 수 있어요.',
  ],
  directOnly: [
    '{place} 직거래만 가능해요.',
    '무거워서 {place:으로} 와 주셔야 해요.',
    '{place}까지 가지러 오실 수 있는 분이요!',
  ],
  directOpen: ['직거래 장소는 채팅으로 정해요.', '직거래도 돼요.'],
  parcel: ['택배도 되고 배송비 {fee} 따로예요.', '택배는 {fee} 추가해 주세요.'],
  parcelIncluded: ['택배비 포함이에요!', '무료배송으로 보내드려요.'],
  store: ['편의점 픽업도 돼요.', '편의점 택배로도 보내드려요.'],
  ticket: ['채팅 주시면 바로 보내드려요!', '확인하는 대로 바코드 보내드릴게요.'],
  freePickup: [
    '{place:으로} 와 주시면 돼요. 문 앞에 놔둘게요!',
    '{place}에서 가져가실 분 채팅 주세요.',
  ],
  haggling: [
    '네고는 조금만 해 드릴게요.',
    '쿨거래하시면 깎아 드려요!',
    '이미 싸게 올려서 네고는 어려워요ㅠㅠ',
    '두 개 이상 사시면 할인해 드려요.',
  ],
  closing: [
    '편하게 채팅 주세요!',
    '사진 더 필요하시면 말씀해 주세요~',
    '찜만 하지 마시고 채팅 주세요 ㅎㅎ',
    '예쁘게 써 주세요 :)',
    '답장 빨라요!',
  ],
}

const TERSE: VoicePhrases = {
  opening: [''],
  condition: {
    NEW: {
      USE: ['미개봉 새상품', '새상품. 박스 안 뜯음.', '새거입니다'],
      WEAR: ['새상품, 택 그대로', '시착만 함'],
      SHOES: ['미착용 새상품', '실내 시착만 했습니다'],
      READ: ['새 책, 비닐 그대로'],
      RIDE: ['신차급'],
    },
    LIKE_NEW: {
      USE: [
        '구매 {usage}, 사용감 거의 없음',
        '몇 번 안 씀. 상태 최상.',
        '{usage} 전 구매, 거의 새것',
      ],
      WEAR: ['실착 2~3회', '거의 안 입음'],
      SHOES: ['실착 3회 미만', '밑창 깨끗함'],
      READ: ['1회독, 깨끗함'],
      RIDE: ['{usage} 보유, 주행 적음'],
    },
    USED: {
      USE: [
        '사용 {usage}, 기능 이상 없음',
        '{usage} 사용. 생활기스 있음.',
        '사용감 있음. 사진 참고.',
      ],
      WEAR: ['{usage} 입음. 큰 하자 없음.'],
      SHOES: ['{usage} 신음. 사용감 있음.'],
      READ: ['필기 거의 없음. 손때 약간.'],
      RIDE: ['{usage} 운행. 정비 꾸준히 함.'],
    },
    FLAWED: {
      USE: ['하자 있음. 그래서 저렴합니다.', '{usage} 사용, 하자 감안하고 보세요'],
      WEAR: ['하자 있어서 싸게 올립니다'],
      SHOES: ['사용감 많음. 막 신을 분.'],
      READ: ['밑줄 있음. 보는 데 지장 없음.'],
      RIDE: ['외관 하자 있음. 주행 이상 없음.'],
    },
  },
  unusedTicket: ['미사용.', '미사용, 미등록.'],
  flaw: ['하자: {flaw}', '{flaw} 있음', '{flaw}, 사진 참고'],
  flawClause: ['하자: {flaw}', '{flaw}. 사진 참고.'],
  parts: ['구성: {parts}', '{parts} 전부 포함'],
  direct: ['{place} 직거래 가능.', '직거래 {place}.', '{place} 직거래 선호.'],
  directOnly: [
    '{place} 직거래만.',
    '{place} 직거래만 받습니다. 택배 X.',
    '직접 가져가실 분. {place}.',
  ],
  directOpen: ['직거래 가능.'],
  parcel: ['택배 {fee} 별도.', '택배비 {fee} 추가.'],
  parcelIncluded: ['택포.', '배송비 포함.'],
  store: ['편의점 픽업 가능.'],
  ticket: ['확인 후 바로 발송.', '채팅 주시면 즉시 전달.'],
  freePickup: ['{place}. 가져가실 분만.', '{place} 문 앞 나눔.'],
  haggling: ['네고 X', '쿨거래 시 약간 네고', '가격 제안 받습니다', '찔러보기 사양합니다'],
  closing: [''],
}

export const PHRASES: Readonly<Record<Voice, VoicePhrases>> & { newReasons: readonly string[] } = {
  POLITE,
  FRIENDLY,
  TERSE,
  LIST: POLITE,
  newReasons: [
    '선물로 받았는데 쓸 일이 없어 내놓습니다.',
    '같은 걸 두 개 받아서 하나 판매해요.',
    '사 놓고 한 번도 안 써서 정리합니다.',
    '행사 경품으로 받은 거예요.',
    '필요할 줄 알고 샀는데 뜯지도 않았네요.',
  ],
}
