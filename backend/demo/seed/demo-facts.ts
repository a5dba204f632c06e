import type { BankCode } from '#contracts/banks.ts'

/** The demo world's numbers start here, so that they look like those of a place in use. */
export const FIRST_USER_SEQ = 1001
export const FIRST_STORE_SEQ = 1001
export const FIRST_PRODUCT_SEQ = 100_001

export interface DemoPerson {
  name: string
  /** Digits only. */
  phone: string
  storeSeq: number
  storeName: string
  role: 'USER' | 'OPERATOR'
  /** 'YYYY-MM-DD' */
  birthDate: string
  sex: 'MALE' | 'FEMALE'
  /** What to try with this account. */
  purpose: string
}

/** People of the demo world to look around as; the README lists them. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: '정유진',
    phone: '01000000001',
    storeSeq: FIRST_STORE_SEQ,
    storeName: '합정동 정리왕',
    role: 'USER',
    birthDate: '1988-04-17',
    sex: 'FEMALE',
    purpose: 'Seller with many goods, reviews and followers',
  },
  {
    name: '박도현',
    phone: '01000000002',
    storeSeq: FIRST_STORE_SEQ + 1,
    storeName: '느긋한 구경꾼',
    role: 'USER',
    birthDate: '1995-09-02',
    sex: 'MALE',
    purpose: 'Buyer who follows stores and writes reviews',
  },
  {
    name: '한소라',
    phone: '01000000003',
    storeSeq: FIRST_STORE_SEQ + 2,
    storeName: 'noir 빈티지',
    role: 'USER',
    birthDate: '1991-12-24',
    sex: 'FEMALE',
    purpose: 'Business seller',
  },
  {
    name: '이하늘',
    phone: '01000000004',
    storeSeq: FIRST_STORE_SEQ + 3,
    storeName: '이제막시작',
    role: 'USER',
    birthDate: '2003-06-30',
    sex: 'FEMALE',
    purpose: 'New member with one listing and no review',
  },
  {
    name: '최은호',
    phone: '01000000005',
    storeSeq: FIRST_STORE_SEQ + 4,
    storeName: '두손 운영팀',
    role: 'OPERATOR',
    birthDate: '1984-01-08',
    sex: 'MALE',
    purpose: 'Operator',
  },
]

/** Decides on appeals against what the operator decided. No demo person at a provider: the sign-in is by the number. */
export const DEMO_ADMINISTRATOR = {
  name: '서민재',
  phone: '01000000006',
  storeName: '두손 운영 관리',
  role: 'ADMIN',
  birthDate: '1979-05-23',
  sex: 'MALE',
} as const

/** Answers questions and does nothing else at the desk. */
export const DEMO_SUPPORTER = {
  name: '윤서아',
  phone: '01000000007',
  storeName: '두손 고객센터',
  role: 'OPERATOR',
  duties: ['SUPPORT'],
  birthDate: '1993-03-11',
  sex: 'FEMALE',
} as const

/**
 * Sequence numbers that the demo world keeps for tests and for looking at rare pages. The products
 * are its oldest ones, so that they are there however many products are seeded (at least 50).
 */
export const DEMO_FACTS = {
  hiddenProductSeq: FIRST_PRODUCT_SEQ + 10,
  otherHiddenProductSeq: FIRST_PRODUCT_SEQ + 20,
  deletedProductSeq: FIRST_PRODUCT_SEQ + 11,
  otherDeletedProductSeqs: [FIRST_PRODUCT_SEQ + 21, FIRST_PRODUCT_SEQ + 22],
  soldProductSeq: FIRST_PRODUCT_SEQ + 12,
  reservedProductSeq: FIRST_PRODUCT_SEQ + 13,
  onSaleProductSeq: FIRST_PRODUCT_SEQ + 14,
  freeProductSeq: FIRST_PRODUCT_SEQ + 15,
  eightPicturesProductSeq: FIRST_PRODUCT_SEQ + 16,
  loweredProductSeq: FIRST_PRODUCT_SEQ + 17,
  /** Has more reviews than one page shows. */
  manyReviewsStoreSeq: FIRST_STORE_SEQ,
  /** Buys, and has reviews by sellers. */
  buyerStoreSeq: FIRST_STORE_SEQ + 1,
  businessStoreSeq: FIRST_STORE_SEQ + 2,
  /** Has no review and one product. */
  newStoreSeq: FIRST_STORE_SEQ + 3,
  /** Has no product. */
  emptyStoreSeq: FIRST_STORE_SEQ + 4,
  /** A room of several hundred messages: the buyer of DEMO_PEOPLE asks the first seller. */
  longRoomId: 1001,
  runningExhibitionSeq: 1,
  endedExhibitionSeq: 8,
  /** Gives points to the first ones. */
  runningEventSeq: 1,
  runningDrawSeq: 2,
  endedEventSeq: 3,
  /** An article that an operator has changed: it has two versions. */
  editedContentSeq: 11,
  drawnEventSeq: 5,
  /** Has not started. */
  futureEventSeq: 6,
  announcementSeq: 1,
  faqSeq: 1,
} as const

/** The account that each demo person has at a bank of the sandbox, in the order of the people. */
export const DEMO_BANK_ACCOUNTS: readonly (readonly [bankCode: BankCode, accountNo: string])[] = [
  ['004', '40410201000101'],
  ['088', '110200000102'],
  ['020', '1002300000103'],
  ['092', '100000000104'],
  ['081', '12391000000105'],
]
