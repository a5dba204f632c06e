import type { CaseReason } from './order-case-constants.ts'
import { isCourierType, type OrderType } from './order-states.ts'

/*
 * What the published standards make of a return or dispute, as data: it is shown to both members before one is opened
 * and to the operator beside it. It decides nothing; the operator does.
 */

/** What is wrong with a trade. */
export const DISPUTE_PROBLEMS = {
  NOT_DELIVERED: '물건이 오지 않았어요',
  WRONG_ITEM: '다른 물건이 왔어요',
  HIDDEN_DEFECT: '설명에 없던 하자가 있어요',
  COUNTERFEIT: '정품이 아니에요',
  DAMAGED_ON_THE_WAY: '배송 중에 파손됐어요',
  CHANGED_MIND: '마음이 바뀌었어요',
} as const
export type DisputeProblem = keyof typeof DISPUTE_PROBLEMS

/** Kinds of goods between which the rules differ, with the top categories that belong to them. */
export const GOODS_GROUPS = {
  ELECTRONICS: {
    label: '전자기기·가전',
    categories: ['모바일/태블릿', '가전', '노트북/PC', '카메라', '게임'],
  },
  FASHION: { label: '옷·신발·잡화', categories: ['패션의류', '패션잡화'] },
  LUXURY: { label: '명품', categories: ['수입명품'] },
  BEAUTY: { label: '화장품·위생용품', categories: ['뷰티'] },
  HOME: { label: '가구·생활용품', categories: ['가구/인테리어', '리빙', '출산/유아동'] },
  COUPON: { label: '티켓·쿠폰', categories: ['티켓/쿠폰'] },
  OTHER: { label: '그 밖의 물건', categories: [] },
} as const satisfies Record<string, { label: string; categories: readonly string[] }>
export type GoodsGroup = keyof typeof GOODS_GROUPS

const GROUP_NAMES = Object.keys(GOODS_GROUPS) as GoodsGroup[]

/** The group of a product of a top category; a coupon is one whatever its category. */
export function goodsGroupOf(topCategory: string | null, type: OrderType): GoodsGroup {
  if (type === 'DIGITAL') return 'COUPON'
  const belongs = (group: GoodsGroup) =>
    (GOODS_GROUPS[group].categories as readonly string[]).includes(topCategory ?? '')
  return GROUP_NAMES.find(belongs) ?? 'OTHER'
}

/** How it probably ends. */
export const LIKELY_OUTCOMES = {
  REFUND: { label: '전액 환불', side: 'BUYER' },
  RETURN: { label: '반품하고 전액 환불', side: 'BUYER' },
  PART: { label: '일부 환불', side: 'BOTH' },
  TALK: { label: '합의가 필요해요', side: 'BOTH' },
  RELEASE: { label: '환불이 어려워요', side: 'SELLER' },
} as const satisfies Record<string, { label: string; side: 'BUYER' | 'SELLER' | 'BOTH' }>
export type LikelyOutcome = keyof typeof LIKELY_OUTCOMES

export const DISPUTE_SOURCES = {
  WITHDRAWAL: '전자상거래법 제17조 (청약철회)',
  RETURN_COST: '전자상거래법 제18조 (청약철회의 효과)',
  CONSUMER: '소비자분쟁해결기준 (공정거래위원회 고시)',
  PRIVATE: '개인 간 거래 분쟁해결기준 (공정거래위원회·한국인터넷진흥원)',
  CIVIL: '민법 (계약과 하자의 책임)',
  COURIER: '택배 표준약관',
  TRADEMARK: '상표법',
} as const
export type DisputeSource = keyof typeof DISPUTE_SOURCES

export interface DisputeFacts {
  problem: DisputeProblem
  type: OrderType
  goods: GoodsGroup
  /** Of the seller: 통신판매업자, or a private person. */
  isBusiness: boolean
  /** Since the delivery; null while nothing has arrived. */
  days: number | null
}

export interface DisputeRule {
  problem: DisputeProblem
  /** Absent: both kinds of sellers. */
  isBusiness?: boolean
  goods?: readonly GoodsGroup[]
  types?: readonly OrderType[]
  /** Only before the delivery. */
  isBefore?: true
  /** The last day, counted from the delivery. */
  lastDay?: number
  outcome: LikelyOutcome
  words: string
  /** Who pays for sending it back. */
  postage?: 'BUYER' | 'SELLER'
  sources: readonly DisputeSource[]
  /** The law says so itself; otherwise it is a guide whose details differ from case to case. */
  isStatute?: true
}

/** The first rule that fits holds. */
export const DISPUTE_RULES: readonly DisputeRule[] = [
  {
    problem: 'NOT_DELIVERED',
    types: ['MEET'],
    outcome: 'REFUND',
    words:
      '만나서 물건을 받지 못했다면 전액 환불이 원칙이에요. 인증번호를 알려 줬다면 물건을 받은 것으로 봐요.',
    sources: ['CIVIL', 'PRIVATE'],
  },
  {
    problem: 'NOT_DELIVERED',
    types: ['DIRECT'],
    outcome: 'REFUND',
    words:
      '돈을 보냈는데 만나서 물건을 받지 못했다면 전액 환불이 원칙이에요. 만나기로 한 대화와 이체 내역을 남겨 두세요.',
    sources: ['CIVIL', 'PRIVATE'],
  },
  {
    problem: 'NOT_DELIVERED',
    isBusiness: true,
    outcome: 'REFUND',
    words:
      '물건을 받지 못했다면 전액 환불이 원칙이에요. 배송 조회에 배송완료로 나오면 맡겨 둔 곳과 받은 사람을 먼저 확인해요.',
    sources: ['CONSUMER'],
  },
  {
    problem: 'NOT_DELIVERED',
    outcome: 'REFUND',
    words:
      '물건을 받지 못했다면 전액 환불이 원칙이에요. 배송 조회에 배송완료로 나오면 맡겨 둔 곳과 받은 사람을 먼저 확인해요. 판매자는 보낸 기록을 보여 줘야 해요.',
    sources: ['CIVIL', 'PRIVATE'],
  },
  {
    problem: 'WRONG_ITEM',
    isBusiness: true,
    lastDay: 90,
    outcome: 'RETURN',
    words:
      '광고나 계약과 다른 물건이면 받은 날부터 3개월 안에, 그리고 다르다는 것을 안 날부터 30일 안에 청약철회를 할 수 있어요.',
    postage: 'SELLER',
    sources: ['WITHDRAWAL', 'RETURN_COST'],
    isStatute: true,
  },
  {
    problem: 'WRONG_ITEM',
    isBusiness: true,
    outcome: 'TALK',
    words:
      '청약철회를 할 수 있는 3개월이 지났어요. 주문한 것과 다르다는 자료가 있으면 교환이나 환불을 합의할 수 있어요.',
    sources: ['WITHDRAWAL', 'CONSUMER'],
  },
  {
    problem: 'WRONG_ITEM',
    lastDay: 10,
    outcome: 'RETURN',
    words: '주문한 것과 다른 물건이면 돌려보내고 전액 환불받는 것이 보통이에요.',
    postage: 'SELLER',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'WRONG_ITEM',
    outcome: 'TALK',
    words:
      '받은 지 오래됐다면 처음부터 다른 물건이었다는 것을 사진이나 대화로 보여 줘야 해요. 자료가 있으면 반품을, 없으면 합의를 권해요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    goods: ['COUPON'],
    outcome: 'REFUND',
    words:
      '받았을 때 이미 쓸 수 없던 티켓이나 쿠폰이면 전액 환불이 원칙이에요. 사용을 거절당한 화면이나 문자를 보여 주세요.',
    sources: ['CIVIL', 'PRIVATE'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    isBusiness: true,
    lastDay: 90,
    outcome: 'RETURN',
    words:
      '표시하거나 광고한 내용과 다르면 받은 날부터 3개월 안에, 그리고 다르다는 것을 안 날부터 30일 안에 청약철회를 할 수 있어요.',
    postage: 'SELLER',
    sources: ['WITHDRAWAL', 'RETURN_COST'],
    isStatute: true,
  },
  {
    problem: 'HIDDEN_DEFECT',
    isBusiness: true,
    outcome: 'PART',
    words:
      '청약철회를 할 수 있는 3개월이 지났어요. 품질보증기간이 남았고 쓰다가 생긴 문제가 아니면 수리나 교환, 수리비를 요구할 수 있어요.',
    sources: ['CONSUMER'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    types: ['MEET', 'DIRECT'],
    outcome: 'TALK',
    words:
      '만나서 직접 보고 받은 물건은 그 자리에서 알 수 있던 하자로 환불받기 어려워요. 겉으로 알 수 없던 고장이면 수리비나 반품을 합의해요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    goods: ['ELECTRONICS'],
    lastDay: 3,
    outcome: 'RETURN',
    words:
      '설명에 없던 큰 고장을 받은 뒤 3일 안에 알렸다면 돌려보내고 전액 환불받거나 수리비를 받는 것이 보통이에요.',
    postage: 'SELLER',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    goods: ['ELECTRONICS'],
    lastDay: 10,
    outcome: 'PART',
    words:
      '받은 뒤 10일 안에 알린 큰 고장은 물건값의 절반쯤이나 수리비를 돌려받는 것이 보통이에요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    goods: ['BEAUTY'],
    lastDay: 10,
    outcome: 'PART',
    words:
      '열지 않았다면 반품할 수 있어요. 열었거나 썼다면 돌려보내기 어려워서 그만큼 빼고 돌려받는 것이 보통이에요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    lastDay: 3,
    outcome: 'RETURN',
    words:
      '설명에 없던 큰 하자를 받자마자 알렸다면 돌려보내고 환불받는 것이 보통이에요. 작은 하자는 값을 깎아 합의하는 편이에요.',
    postage: 'SELLER',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    lastDay: 10,
    outcome: 'PART',
    words:
      '며칠 지난 뒤에 알린 하자는 고치는 값이나 값이 떨어진 만큼 돌려받기로 합의하는 편이에요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'HIDDEN_DEFECT',
    outcome: 'TALK',
    words:
      '시간이 지나면 쓰다가 생긴 하자인지 가리기 어려워요. 처음부터 있었다는 자료가 있으면 수리비를 합의할 수 있어요.',
    sources: ['PRIVATE', 'CIVIL'],
  },
  {
    problem: 'COUNTERFEIT',
    outcome: 'RETURN',
    words:
      '정품이라고 판 물건이 가품이면 돌려보내고 전액 환불받아요. 감정서나 정품 확인 결과를 보여 주세요. 가품을 파는 일은 법으로 금지돼 있어요.',
    postage: 'SELLER',
    sources: ['TRADEMARK', 'CONSUMER', 'CIVIL'],
  },
  {
    problem: 'DAMAGED_ON_THE_WAY',
    isBusiness: true,
    lastDay: 90,
    outcome: 'RETURN',
    words:
      '도착하기 전에 생긴 파손은 판매자가 책임져요. 받은 그대로의 사진과 포장을 남겨 두고 바로 알려 주세요.',
    postage: 'SELLER',
    sources: ['WITHDRAWAL', 'RETURN_COST', 'CONSUMER'],
  },
  {
    problem: 'DAMAGED_ON_THE_WAY',
    lastDay: 14,
    outcome: 'RETURN',
    words:
      '도착하기 전에 생긴 파손은 보통 보낸 쪽이 책임지고, 판매자가 택배사에 배상을 청구해요. 택배사에는 받은 날부터 14일 안에 알려야 하니 포장을 버리지 마세요.',
    postage: 'SELLER',
    sources: ['COURIER', 'PRIVATE'],
  },
  {
    problem: 'DAMAGED_ON_THE_WAY',
    outcome: 'TALK',
    words: '택배사에 파손을 알릴 수 있는 14일이 지났어요. 배송 중에 생긴 일인지도 가리기 어려워요.',
    sources: ['COURIER', 'PRIVATE'],
  },
  {
    problem: 'CHANGED_MIND',
    goods: ['COUPON'],
    isBefore: true,
    outcome: 'TALK',
    words: '아직 번호를 받지 않았다면 취소를 요청할 수 있어요. 판매자가 받아들이면 전액 환불돼요.',
    sources: ['PRIVATE'],
  },
  {
    problem: 'CHANGED_MIND',
    goods: ['COUPON'],
    outcome: 'RELEASE',
    words: '번호를 받은 티켓이나 쿠폰은 다시 팔기 어려워서 마음이 바뀐 것으로는 환불이 어려워요.',
    sources: ['WITHDRAWAL', 'PRIVATE'],
  },
  {
    problem: 'CHANGED_MIND',
    isBusiness: true,
    lastDay: 7,
    outcome: 'RETURN',
    words:
      '사업자에게 샀다면 받은 날부터 7일 안에 이유 없이 청약철회를 할 수 있어요. 쓰거나 망가뜨려서 값이 떨어졌다면 안 될 수 있어요.',
    postage: 'BUYER',
    sources: ['WITHDRAWAL', 'RETURN_COST'],
    isStatute: true,
  },
  {
    problem: 'CHANGED_MIND',
    isBusiness: true,
    outcome: 'RELEASE',
    words: '청약철회를 할 수 있는 7일이 지났어요. 판매자가 따로 받아 주지 않으면 환불이 어려워요.',
    sources: ['WITHDRAWAL'],
    isStatute: true,
  },
  {
    problem: 'CHANGED_MIND',
    isBefore: true,
    outcome: 'TALK',
    words: '아직 보내지 않았다면 취소를 요청할 수 있어요. 판매자가 받아들이면 전액 환불돼요.',
    sources: ['PRIVATE'],
  },
  {
    problem: 'CHANGED_MIND',
    outcome: 'RELEASE',
    words:
      '개인 사이의 거래에는 청약철회가 없어요. 설명대로 온 물건이면 마음이 바뀐 것으로는 환불이 어려워요.',
    sources: ['WITHDRAWAL', 'PRIVATE'],
  },
]

/** Whether a rule fits the facts by itself, whatever stands before it. */
function fits(rule: DisputeRule, { problem, type, goods, isBusiness, days }: DisputeFacts) {
  return (
    rule.problem === problem &&
    (rule.isBusiness === undefined || rule.isBusiness === isBusiness) &&
    (!rule.goods || rule.goods.includes(goods)) &&
    (!rule.types || rule.types.includes(type)) &&
    (!rule.isBefore || days === null) &&
    (rule.lastDay === undefined || (days ?? 0) <= rule.lastDay)
  )
}

/** What the standards make of it. */
export function likelyOutcome(facts: DisputeFacts): DisputeRule {
  const rule = DISPUTE_RULES.find((row) => fits(row, facts))
  if (!rule) throw new Error(`no rule for ${facts.problem}`)
  return rule
}

/** What can be wrong in a type of order: only what a courier carries is damaged on the way. */
export const disputeProblemsOf = (type: OrderType): DisputeProblem[] =>
  (Object.keys(DISPUTE_PROBLEMS) as DisputeProblem[]).filter(
    (problem) => problem !== 'DAMAGED_ON_THE_WAY' || isCourierType(type),
  )

const OF_REASON: Record<CaseReason, DisputeProblem | null> = {
  NOT_AS_DESCRIBED: 'HIDDEN_DEFECT',
  DAMAGED: 'DAMAGED_ON_THE_WAY',
  NOT_WORKING: 'HIDDEN_DEFECT',
  WRONG_ITEM: 'WRONG_ITEM',
  COUNTERFEIT: 'COUNTERFEIT',
  NOT_ARRIVED: 'NOT_DELIVERED',
  OTHER: null,
  CHANGED_MIND: 'CHANGED_MIND',
}

/** What the reason of a return or dispute means here. */
export function problemOfReason(reason: CaseReason, type: OrderType): DisputeProblem | null {
  const problem = OF_REASON[reason]
  return problem && disputeProblemsOf(type).includes(problem) ? problem : null
}
