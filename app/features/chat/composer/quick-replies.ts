import type { Room } from '#contracts/edge.ts'

/** For a user who has not written in this room yet. */
const OPENERS = {
  BUYER: {
    ON_SALE: [
      '안녕하세요, 구매 가능할까요?',
      '직거래 가능할까요?',
      '네고 가능할까요?',
      '실물 사진 더 볼 수 있을까요?',
    ],
    RESERVED: ['혹시 예약이 취소되면 연락 주실 수 있을까요?', '비슷한 상품이 또 있을까요?'],
    SOLD: ['비슷한 상품이 또 있을까요?', '다음에 나오면 연락 주실 수 있을까요?'],
  },
  SELLER: {
    ON_SALE: ['네, 아직 있어요', '네, 가능해요', '언제 시간 괜찮으세요?'],
    RESERVED: ['지금은 예약 중이에요', '취소되면 바로 알려 드릴게요'],
    SOLD: ['이미 판매됐어요. 죄송합니다'],
  },
} as const

const ANSWERS = {
  BUYER: {
    ON_SALE: ['네, 좋아요', '언제 어디서 뵐까요?', '택배로도 가능할까요?', '조금 더 생각해 볼게요'],
    RESERVED: ['네, 그때 뵐게요', '도착했어요', '조금 늦을 것 같아요'],
    SOLD: ['잘 받았어요. 감사합니다!', '잘 쓸게요!'],
  },
  SELLER: {
    ON_SALE: [
      '네, 가능해요',
      '언제 시간 괜찮으세요?',
      '죄송해요, 가격 조정은 어려워요',
      '감사합니다',
    ],
    RESERVED: ['네, 그때 뵐게요', '도착했어요', '조금 늦을 것 같아요'],
    SOLD: ['거래 감사합니다!', '문제가 있으면 말씀해 주세요'],
  },
} as const

/**
 * Sentences that fit who one is and how far the trade has come. A press sends one, so each is complete and commits to nothing.
 * @param hasSpoken whether one has said something in the room already
 */
export const quickReplies = (
  { role, product }: Pick<Room, 'role' | 'product'>,
  hasSpoken: boolean,
): readonly string[] => (hasSpoken ? ANSWERS : OPENERS)[role][product.tradeState]
