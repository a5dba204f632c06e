// Separate from question.ts, so that code in the browser does not import the schema library.

export const QUESTION_LIMITS = {
  title: 60,
  leastText: 10,
  text: 2_000,
  nickName: 30,
  files: 5,
  /** Questions of one member that wait for an answer. */
  open: 10,
  note: 1_000,
} as const

/** Whom a question is for: the customer centre, or the help with the cafe. */
export const QUESTION_KINDS = { CS: '1:1 문의', CAFE: '카페 문의' } as const
export type QuestionKind = keyof typeof QUESTION_KINDS

/** What a question is about, and which kinds of question have it. */
export const QUESTION_CATEGORIES = {
  ORDER: { label: '주문·안심결제', kind: 'CS' },
  DELIVERY: { label: '배송', kind: 'CS' },
  REFUND: { label: '취소·환불', kind: 'CS' },
  SETTLEMENT: { label: '정산', kind: 'CS' },
  MEMBER: { label: '거래 상대', kind: 'CS' },
  ACCOUNT: { label: '계정·로그인', kind: 'CS' },
  LISTING: { label: '상품 등록·노출', kind: 'CS' },
  OTHER: { label: '그 밖의 문의', kind: 'CS' },
  CAFE_LINK: { label: '카페 연결', kind: 'CAFE' },
  CAFE_LISTING: { label: '카페 상품', kind: 'CAFE' },
  APPEAL: { label: '제재 이의 신청', kind: 'CAFE' },
  CAFE_OTHER: { label: '그 밖의 카페 문의', kind: 'CAFE' },
} as const satisfies Record<string, { label: string; kind: QuestionKind }>
export type QuestionCategory = keyof typeof QUESTION_CATEGORIES

/** The categories of one kind, in the order of the form. */
export const questionCategoriesOf = (kind: QuestionKind): QuestionCategory[] =>
  (Object.keys(QUESTION_CATEGORIES) as QuestionCategory[]).filter(
    (category) => QUESTION_CATEGORIES[category].kind === kind,
  )

/** Fewer answers than these say nothing of how long the next one takes. */
export const QUESTION_WAIT_SAMPLE = { least: 5, days: 30, most: 200 } as const

/** Why a question cannot be sent yet, by the field that mends it. */
export const QUESTION_GAPS = {
  CATEGORY: { field: 'category', message: '문의 종류를 골라 주세요.' },
  TITLE: { field: 'title', message: '제목을 적어 주세요.' },
  TEXT: { field: 'text', message: `내용을 ${QUESTION_LIMITS.leastText}자 이상 적어 주세요.` },
  NICK_NAME: { field: 'cafeNickName', message: '카페 별명을 적어 주세요.' },
  SANCTION: { field: 'productSeq', message: '이의를 낼 제재를 골라 주세요.' },
} as const
export type QuestionGap = keyof typeof QUESTION_GAPS
