import { clockWords, dayWords } from './clock-words.ts'
import type { DamageState } from './damage-report-rules.ts'
import type { LinkDecision } from './fraud-link-rules.ts'
import type { MemberDisputeAction, MemberDisputeState } from './member-dispute-states.ts'
import { writtenDay } from './notice-days.ts'
import type { OrderState, OrderTimer, OrderTrigger, OrderType } from './order-states.ts'
import { type OrderNews, orderNewsWords, orderReminderWords, orderStepNews } from './order-words.ts'
import { DATA_EXPORT_RULES } from './own-data-rules.ts'
import { pointAmount } from './point-rules.ts'
import { QUEUE_ENDS, type QueueEnd } from './product-queue-rules.ts'
import { QUESTION_CATEGORIES, type QuestionCategory } from './question-rules.ts'

// What members are told about. To add a kind: its fields in `NoticeFields`, its row in `NOTICE_TABLE`; a kind that many
// members receive also has a row in backend/notices/receivers.ts. Where they reach members besides the inbox is in
// notice-channels.ts.

/** What happened, by kind. Only numbers and fixed words: names and titles are read when the notice is shown. */
export interface NoticeFields {
  /** A store has a new product on sale. */
  NEW_LISTING: { storeSeq: number; productSeq: number }
  PRICE_LOWERED: { productSeq: number; from: number; to: number }
  /** A raised price is 'PRICE' here; a lowered one is PRICE_LOWERED alone. */
  LISTING_CHANGED: { productSeq: number; what: readonly ChangedPart[] }
  /** A new product fits a keyword alert; written by the alerts themselves. */
  KEYWORD_HIT: { productSeq: number }
  TRADE_DONE_ASKED: { roomId: number; productSeq: number; toStoreSeq: number; byStoreSeq: number }
  /** A buyer asks the seller for a picture of the thing with a code. */
  POSSESSION_ASKED: { productSeq: number; toStoreSeq: number; byStoreSeq: number }
  POSSESSION_ANSWERED: { productSeq: number; toStoreSeq: number; byStoreSeq: number }
  /** The review is not shown before both have written: the notice says that there is one. */
  REVIEW_WRITTEN: { productSeq: number | null; toStoreSeq: number; byStoreSeq: number }
  REVIEW_REPLIED: { productSeq: number | null; toStoreSeq: number; byStoreSeq: number }
  FOLLOWED: { toStoreSeq: number; byStoreSeq: number }
  /** The member's own change, or that of whoever took over the account. */
  BANK_ACCOUNT_CHANGED: { toStoreSeq: number; change: 'ADDED' | 'DEFAULT' | 'REMOVED' }
  /** The member's points that expire soon; `from` is the first day, in Korea. */
  POINTS_EXPIRING: { toStoreSeq: number; points: number; from: string }
  /** By an operator; `reason` is what the seller reads. */
  LISTING_HIDDEN: { productSeq: number; reason: string }
  /** An operator has taken the hiding back, after the seller had read of it. */
  LISTING_RESTORED: { productSeq: number }
  /** What became of a sanction of the member, or of the appeal against it. */
  SANCTION: { sanctionSeq: number; toStoreSeq: number; step: SanctionStep }
  /** An order took a step that the receiver did not take. */
  ORDER_STEP: OfOrder & {
    trigger: OrderTrigger | 'PLACE'
    /** When time changes the state, by the clock of orders. Absent where it does not, and before there was this field. */
    until?: string
  }
  /** Time is running out for the receiver. */
  ORDER_REMINDER: OfOrder & { timer: OrderTimer }
  /** Something about an order that is no step of it. */
  ORDER_NEWS: OfOrder & { news: OrderNews }
  /** The member's turn to buy what another had reserved; `until` by the clock of orders. */
  QUEUE_TURN: { productSeq: number; toStoreSeq: number; until: string }
  QUEUE_LAPSED: { productSeq: number; toStoreSeq: number }
  QUEUE_ENDED: { productSeq: number; toStoreSeq: number; why: QueueEnd }
  /** What became of a report of damage, for the member who made it; or that what was told before is taken back. */
  DAMAGE_STEP: { reportSeq: number; toStoreSeq: number; state: DamageState; isUndone?: true }
  /** A published report names the member's phone number or account; or it is shown no more, or again. */
  DAMAGE_NAMED: { reportSeq: number; toStoreSeq: number; state: DamageState; isUndone?: true }
  /** The member's account was joined to the one that a published report names; or that was decided on. */
  DAMAGE_LINKED: { reportSeq: number; toStoreSeq: number; step: 'JOINED' | 'UNDONE' | LinkDecision }
  /** A step of a dispute of the receiver's that the receiver did not take; `state` is the one after it. */
  DISPUTE_STEP: {
    disputeSeq: number
    toStoreSeq: number
    action: MemberDisputeAction
    state: MemberDisputeState
  }
  /** A member with whom the receiver lately talked or traded was named by a published report, or an account joined to it. */
  PARTNER_REPORTED: { reportSeq: number; reportedStoreSeq: number; isLinked?: boolean }
  /** An operator has taken that report's publication back; for those whom the event `toldBy` has told. */
  PARTNER_CLEARED: { reportSeq: number; reportedStoreSeq: number; toldBy: number }
  /** The copy of everything about the member, which they asked for, can be fetched. */
  OWN_DATA_READY: { toStoreSeq: number }
  /** The member's entry was drawn; the points are there already. */
  EVENT_WON: { eventSeq: number; toStoreSeq: number; points: number }
  /** The days, in Korea, on which the member consented to advertising, and to advertising at night. */
  CONSENT_REMINDER: { toStoreSeq: number; marketing: string | null; night: string | null }
  /** Advertising of an event, in the words that it had when it went out; for members who consent to advertising. */
  PROMOTION: { eventSeq: number; title: string; summary: string }
  /** The operators' answer to a report, for the member who made it. */
  REPORT_ANSWERED: { reportSeq: number; toStoreSeq: number; outcome: 'ACTED' | 'DISMISSED' }
  /** An operator has taken the answer back, after the member had read it. */
  REPORT_REOPENED: { reportSeq: number; toStoreSeq: number }
  /** The operators' answer to a question, for the member who asked. */
  QUESTION_ANSWERED: {
    questionSeq: number
    toStoreSeq: number
    isOfCafe: boolean
    /** Which question; its words stay out, as a notice also leaves the house. Absent before there was this field. */
    about?: { category: QuestionCategory; askedOn: string }
  }
}
export type NoticeEventKind = keyof NoticeFields

type SanctionStep =
  | 'WARNED'
  | 'SUSPENDED'
  | 'ENDED'
  | 'LIFTED'
  | 'UNDONE'
  | 'APPEAL_ACCEPTED'
  | 'APPEAL_DENIED'

/** A member's order, as the notice is about it. */
interface OfOrder {
  orderSeq: number
  productSeq: number
  type: OrderType
  /** After the step. */
  state: OrderState
  /** The receiver's. */
  role: 'BUYER' | 'SELLER'
  toStoreSeq: number
  byStoreSeq: number
}

export type NoticeEvent<Kind extends NoticeEventKind = NoticeEventKind> = {
  [K in Kind]: { kind: K } & NoticeFields[K]
}[Kind]

export const CHANGED_PARTS = {
  PRICE: '가격',
  PHOTOS: '사진',
  TITLE: '제목',
  BODY: '설명',
  CATEGORY: '카테고리',
  CONDITION: '상품 상태',
  TRADE: '거래 방법',
} as const
export type ChangedPart = keyof typeof CHANGED_PARTS

/** The parts of the inbox, in its order. */
export const NOTICE_GROUPS = {
  SALE: '판매·거래',
  PRICE: '찜·가격',
  FOLLOW: '단골',
  KEYWORD: '키워드',
  REVIEW: '후기',
  SAFETY: '보안',
  OPERATION: '운영',
  PROMOTION: '혜택·이벤트',
} as const
export type NoticeGroup = keyof typeof NOTICE_GROUPS

/** What members can switch off. Kinds without one of these always arrive. */
export const NOTICE_SETTINGS = {
  PRICE_LOWERED: {
    label: '찜한 상품의 가격이 내렸을 때',
    group: 'PRICE',
  },
  LISTING_CHANGED: {
    label: '찜하거나 문의한 상품이 바뀌었을 때',
    group: 'PRICE',
  },
  NEW_LISTING: { label: '단골 가게에 새 상품이 올라왔을 때', group: 'FOLLOW' },
  FOLLOWED: { label: '내 가게에 단골이 생겼을 때', group: 'FOLLOW' },
  KEYWORD_HIT: { label: '키워드 알림에 맞는 상품이 올라왔을 때', group: 'KEYWORD' },
  REVIEW: { label: '후기나 답글을 받았을 때', group: 'REVIEW' },
} as const satisfies Record<string, { label: string; group: NoticeGroup }>
export type NoticeSetting = keyof typeof NOTICE_SETTINGS

/** What always arrives, with the reason that the settings give. */
export const LOCKED_NOTICES = [
  { label: '주문·결제·배송·정산', group: 'SALE' },
  { label: '거래 완료와 실물 인증 요청', group: 'SALE' },
  { label: '예약 대기 차례', group: 'SALE' },
  { label: '곧 사라지는 포인트', group: 'SALE' },
  { label: '정산 계좌의 변경', group: 'SAFETY' },
  { label: '요청한 내 정보', group: 'SAFETY' },
  { label: '최근 거래 상대의 사기 피해 신고', group: 'SAFETY' },
  { label: '내 상품의 숨김과 신고 답변', group: 'OPERATION' },
  { label: '피해사례의 처리 결과', group: 'OPERATION' },
  { label: '회원 분쟁의 진행', group: 'SALE' },
  { label: '이벤트 당첨', group: 'OPERATION' },
  { label: '광고 수신 동의 확인', group: 'OPERATION' },
] as const satisfies readonly { label: string; group: NoticeGroup }[]

/** What repeated notices of one day are joined by; those without are never joined. */
export type NoticeFold = 'KIND' | 'STORE' | 'PRODUCT' | 'ALERT' | null

/** A notice as the text builders see it: the newest of those that were joined, and of how many things they tell. */
export interface NoticeView<Kind extends NoticeEventKind> {
  event: NoticeEvent<Kind>
  /** Different products (or members) among the joined notices. */
  count: number
  /** Null where the product can no longer be seen. */
  productTitle: string | null
  /** The store that caused it; null where it is closed. */
  storeName: string | null
  /** What the member's alert looks for; null where it was deleted. */
  alertName: string | null
}

export interface NoticeWords {
  title: string
  detail: string | null
}

/** Where a notice leads; app/features/notices/notice-path.ts has the addresses. */
export type NoticeTarget =
  | { page: 'PRODUCT'; productSeq: number }
  | { page: 'STORE'; storeSeq: number }
  | { page: 'FAVORITES' }
  | { page: 'ROOM'; roomId: number }
  | { page: 'REVIEWS' }
  | { page: 'ALERT' }
  | { page: 'MY_STORE' }
  | { page: 'SANCTION'; sanctionSeq: number }
  | { page: 'BANK_ACCOUNTS' }
  | { page: 'POINTS' }
  | { page: 'QUEUE' }
  | { page: 'OWN_DATA' }
  | { page: 'CONSENTS' }
  | { page: 'EVENT'; eventSeq: number }
  | { page: 'DAMAGE'; reportSeq: number | null }
  | { page: 'DISPUTE'; disputeSeq: number }
  | { page: 'QUESTION'; questionSeq: number; isOfCafe: boolean }
  | { page: 'ORDER'; orderSeq: number; role: 'BUYER' | 'SELLER' }

export interface NoticeRow<Kind extends NoticeEventKind> {
  label: string
  group: NoticeGroup
  setting: NoticeSetting | null
  fold: NoticeFold
  /** Goes out at night as well: the member has to act before the morning. */
  cannotWait?: true
  /** Goes out whatever the member chose: it has a row of its own in the settings. */
  isSanction?: true
  words(view: NoticeView<Kind>): NoticeWords
  /** @param count of different things; a joined notice leads to all of them */
  target(event: NoticeEvent<Kind>, count: number): NoticeTarget
}

const won = (price: number) => `${String(price).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}원`
const priceWords = (price: number) => (price === 0 ? '무료나눔' : won(price))
const store = (name: string | null) => (name === null ? '가게' : `${name} 님`)
const toProduct = ({ productSeq }: { productSeq: number }): NoticeTarget => ({
  page: 'PRODUCT',
  productSeq,
})

const toOrder = ({ orderSeq, role }: OfOrder): NoticeTarget => ({ page: 'ORDER', orderSeq, role })

const BANK_ACCOUNT_WORDS: Record<NoticeFields['BANK_ACCOUNT_CHANGED']['change'], string> = {
  ADDED: '정산 계좌가 등록됐어요',
  DEFAULT: '정산받을 계좌가 바뀌었어요. 24시간 뒤부터 이 계좌로 정산해요',
  REMOVED: '정산 계좌가 지워졌어요',
}

const SANCTION_WORDS: Record<SanctionStep, NoticeWords> = {
  WARNED: {
    title: '운영정책에 따라 경고를 받았어요',
    detail: '어긴 규정과 까닭을 확인하고, 사실과 다르면 이의를 낼 수 있어요.',
  },
  SUSPENDED: {
    title: '운영정책에 따라 이용이 제한됐어요',
    detail: '어긴 규정과 까닭, 풀리는 때를 확인할 수 있어요.',
  },
  ENDED: {
    title: '이용 제한 기간이 끝났어요',
    detail: '다시 두손을 이용할 수 있어요. 가게와 상품도 다시 보여요.',
  },
  LIFTED: {
    title: '운영팀이 이용 제한을 풀었어요',
    detail: '다시 두손을 이용할 수 있어요. 가게와 상품도 다시 보여요.',
  },
  UNDONE: {
    title: '운영팀이 조치를 되돌렸어요',
    detail: '앞서 알려 드린 조치는 없던 일이 됐어요. 불편을 드려 죄송해요.',
  },
  APPEAL_ACCEPTED: {
    title: '이의를 받아들여 조치를 취소했어요',
    detail: '취소한 조치는 횟수에 세지 않아요.',
  },
  APPEAL_DENIED: {
    title: '이의를 받아들이지 않았어요',
    detail: '다른 운영자가 다시 확인한 결과와 까닭을 볼 수 있어요.',
  },
}

const TAKEN_BACK = '앞서 알려 드린 결과는 잘못 보낸 것이라 되돌렸어요. 확인하면 다시 알려 드릴게요.'

const DAMAGE_LINK_WORDS: Record<NoticeFields['DAMAGE_LINKED']['step'], NoticeWords> = {
  JOINED: {
    title: '내 계정이 피해사례에 오른 계정과 이어져 있어요',
    detail: '이유를 확인하고, 사실과 다르면 이의를 낼 수 있어요. 사기조회에는 나오지 않아요.',
  },
  UNDONE: {
    title: '내 계정과 이어진 피해사례를 다시 확인하고 있어요',
    detail: TAKEN_BACK,
  },
  CUT: {
    title: '내 계정을 피해사례와 잇지 않기로 했어요',
    detail: '알려 주신 내용을 확인했어요.',
  },
  KEEP: {
    title: '피해사례와 이어진 계정에 대한 이의를 받아들이지 않았어요',
    detail: '사기조회에는 나오지 않아요.',
  },
}

const DISPUTE_STATE_WORDS: Record<MemberDisputeState, NoticeWords> = {
  ASKED: {
    title: '거래 상대가 분쟁을 신청했어요',
    detail: '24시간 안에 내용을 확인하고 답해 주세요.',
  },
  OFFERED: {
    title: '분쟁에서 새로운 제안을 받았어요',
    detail: '24시간 안에 받아들이거나 다른 제안을 할 수 있어요.',
  },
  REFUSED: {
    title: '상대방이 분쟁의 요청을 거절했어요',
    detail: '24시간 안에 다른 제안을 하거나 운영팀에 판단을 요청할 수 있어요.',
  },
  REVIEW: {
    title: '운영팀이 분쟁을 검토하고 있어요',
    detail: '알릴 내용이 있으면 설명과 사진을 더해 주세요.',
  },
  DECIDED: {
    title: '분쟁에 대한 운영팀의 결정이 나왔어요',
    detail: '3일 안에 받아들일지 알려 주세요.',
  },
  AGREED: { title: '분쟁에서 합의했어요', detail: '약속한 대로 이행한 뒤 이행을 확인해 주세요.' },
  SETTLED: { title: '분쟁이 해결됐어요', detail: null },
  WITHDRAWN: { title: '상대방이 분쟁을 취하했어요', detail: null },
  MEDIATION: {
    title: '분쟁이 합의되지 않았어요',
    detail: '자료를 받아 전자문서·전자거래분쟁조정위원회에 조정을 신청할 수 있어요.',
  },
}

/** Where a step says more than the state after it. */
const DISPUTE_ACTION_WORDS: Partial<Record<MemberDisputeAction, NoticeWords>> = {
  ARGUE: { title: '상대방이 분쟁에 설명을 덧붙였어요', detail: null },
  TAKE_BACK: { title: '운영팀이 분쟁의 결정을 되돌렸어요', detail: TAKEN_BACK },
  CONFIRM: {
    title: '상대방이 합의한 내용의 이행을 확인했어요',
    detail: '나도 확인하면 분쟁이 끝나요.',
  },
}

function disputeWords({ action, state }: NoticeFields['DISPUTE_STEP']): NoticeWords {
  if (action === 'ACCEPT' && state === 'DECIDED')
    return {
      title: '상대방이 운영팀의 결정을 받아들였어요',
      detail: '나도 받아들일지 알려 주세요.',
    }
  const ofAction = state === 'SETTLED' ? undefined : DISPUTE_ACTION_WORDS[action]
  return ofAction ?? DISPUTE_STATE_WORDS[state]
}

function damageNamedWords({ state, isUndone }: NoticeFields['DAMAGE_NAMED']): NoticeWords {
  if (isUndone) return { title: '나에 대한 피해사례를 다시 확인하고 있어요', detail: TAKEN_BACK }
  if (state === 'REMOVED')
    return {
      title: '이의를 받아들여 피해사례의 게시를 취소했어요',
      detail: '이제 사기조회에 나오지 않아요.',
    }
  return {
    title: '내 전화번호나 계좌번호로 등록된 피해사례가 게시됐어요',
    detail: '사실과 다르면 이의를 낼 수 있어요. 이의를 내면 바로 가려져요.',
  }
}

const DAMAGE_STEP_WORDS: Record<DamageState, NoticeWords> = {
  DRAFT: { title: '피해사례를 쓰고 있어요', detail: null },
  RECEIVED: { title: '피해사례를 접수했어요', detail: null },
  REVIEWING: { title: '피해사례를 검토하고 있어요', detail: null },
  PUBLISHED: {
    title: '등록한 피해사례가 게시됐어요',
    detail: '이제 다른 사람이 사기조회에서 볼 수 있어요.',
  },
  RETURNED: { title: '피해사례를 돌려드렸어요', detail: '이유를 보고 고쳐서 다시 보낼 수 있어요.' },
  OBJECTED: {
    title: '등록한 피해사례에 이의가 들어왔어요',
    detail: '운영팀이 확인하는 동안 최대 30일 가려져요.',
  },
  REMOVED: {
    title: '이의를 받아들여 피해사례의 게시를 취소했어요',
    detail: '이유를 확인해 주세요.',
  },
  WITHDRAWN: { title: '피해사례를 취하했어요', detail: null },
}

/** Every kind of notice: its name, its part of the inbox, what switches it off, and its Korean text. */
export const NOTICE_TABLE: { [Kind in NoticeEventKind]: NoticeRow<Kind> } = {
  NEW_LISTING: {
    label: '단골 가게 새 상품',
    group: 'FOLLOW',
    setting: 'NEW_LISTING',
    fold: 'STORE',
    words: ({ count, storeName, productTitle }) => ({
      title:
        count === 1
          ? `${store(storeName)}이 새 상품을 올렸어요`
          : `${store(storeName)}이 새 상품 ${count}개를 올렸어요`,
      detail: productTitle,
    }),
    target: ({ storeSeq, productSeq }, count) =>
      count === 1 ? { page: 'PRODUCT', productSeq } : { page: 'STORE', storeSeq },
  },
  PRICE_LOWERED: {
    label: '가격 인하',
    group: 'PRICE',
    setting: 'PRICE_LOWERED',
    fold: 'KIND',
    words: ({ event, count, productTitle }) =>
      count === 1
        ? {
            title: '관심 상품의 가격이 내렸어요',
            detail: [productTitle, `${priceWords(event.from)} → ${priceWords(event.to)}`]
              .filter(Boolean)
              .join(' · '),
          }
        : { title: `관심 상품 ${count}개의 가격이 내렸어요`, detail: productTitle },
    target: (event, count) => (count === 1 ? toProduct(event) : { page: 'FAVORITES' }),
  },
  LISTING_CHANGED: {
    label: '상품 내용 변경',
    group: 'PRICE',
    setting: 'LISTING_CHANGED',
    fold: 'PRODUCT',
    words: ({ event, productTitle }) => ({
      title: `관심 상품의 ${event.what.map((part) => CHANGED_PARTS[part]).join('·')} 내용이 바뀌었어요`,
      detail: productTitle,
    }),
    target: toProduct,
  },
  KEYWORD_HIT: {
    label: '키워드 알림',
    group: 'KEYWORD',
    setting: 'KEYWORD_HIT',
    fold: 'ALERT',
    words: ({ count, productTitle, alertName }) => ({
      title: `${alertName === null ? '키워드 알림' : `‘${alertName}’ 알림`}에 맞는 새 상품${count === 1 ? '이' : ` ${count}개가`} 올라왔어요`,
      detail: productTitle,
    }),
    target: (event, count) => (count === 1 ? toProduct(event) : { page: 'ALERT' }),
  },
  TRADE_DONE_ASKED: {
    label: '거래 완료 요청',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ storeName, productTitle }) => ({
      title: `${store(storeName)}이 거래를 마쳤다고 했어요. 맞는지 확인해 주세요`,
      detail: productTitle,
    }),
    target: ({ roomId }) => ({ page: 'ROOM', roomId }),
  },
  POSSESSION_ASKED: {
    label: '실물 인증 요청',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ storeName, productTitle }) => ({
      title: `${store(storeName)}이 실물 인증을 요청했어요`,
      detail: productTitle,
    }),
    target: toProduct,
  },
  POSSESSION_ANSWERED: {
    label: '실물 인증 완료',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ storeName, productTitle }) => ({
      title: `${store(storeName)}이 실물 사진을 올렸어요`,
      detail: productTitle,
    }),
    target: toProduct,
  },
  REVIEW_WRITTEN: {
    label: '거래 후기',
    group: 'REVIEW',
    setting: 'REVIEW',
    fold: null,
    words: ({ storeName, productTitle }) => ({
      title: `${store(storeName)}이 거래 후기를 남겼어요`,
      detail: productTitle,
    }),
    target: () => ({ page: 'REVIEWS' }),
  },
  REVIEW_REPLIED: {
    label: '후기 답글',
    group: 'REVIEW',
    setting: 'REVIEW',
    fold: null,
    words: ({ storeName, productTitle }) => ({
      title: `${store(storeName)}이 내 후기에 답글을 남겼어요`,
      detail: productTitle,
    }),
    target: () => ({ page: 'REVIEWS' }),
  },
  FOLLOWED: {
    label: '새 단골',
    group: 'FOLLOW',
    setting: 'FOLLOWED',
    fold: 'KIND',
    words: ({ count, storeName }) => ({
      title:
        count === 1
          ? `${store(storeName)}이 내 가게의 단골이 되었어요`
          : `${store(storeName)} 외 ${count - 1}명이 내 가게의 단골이 되었어요`,
      detail: null,
    }),
    target: ({ byStoreSeq, toStoreSeq }, count) => ({
      page: 'STORE',
      storeSeq: count === 1 ? byStoreSeq : toStoreSeq,
    }),
  },
  BANK_ACCOUNT_CHANGED: {
    label: '정산 계좌 변경',
    group: 'SAFETY',
    setting: null,
    fold: null,
    cannotWait: true,
    words: ({ event }) => ({
      title: BANK_ACCOUNT_WORDS[event.change],
      detail: '직접 하지 않았다면 계좌를 확인하고 다른 기기를 모두 로그아웃해 주세요.',
    }),
    target: () => ({ page: 'BANK_ACCOUNTS' }),
  },
  POINTS_EXPIRING: {
    label: '포인트 만료 안내',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event }) => ({
      title: `${pointAmount(event.points)}가 곧 사라져요`,
      detail: `${dayWords(event.from)}부터 유효기간이 끝나요. 안심결제로 살 때 쓸 수 있어요.`,
    }),
    target: () => ({ page: 'POINTS' }),
  },
  LISTING_HIDDEN: {
    label: '상품 숨김',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ event, productTitle }) => ({
      title: '운영정책에 따라 내 상품을 숨겼어요',
      detail: [productTitle, event.reason].filter(Boolean).join(' · '),
    }),
    target: () => ({ page: 'MY_STORE' }),
  },
  LISTING_RESTORED: {
    label: '상품 숨김 취소',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ productTitle }) => ({
      title: '운영팀이 상품을 숨긴 조치를 되돌렸어요',
      detail: productTitle,
    }),
    target: () => ({ page: 'MY_STORE' }),
  },
  SANCTION: {
    label: '경고와 이용 제한',
    group: 'OPERATION',
    setting: null,
    fold: null,
    isSanction: true,
    words: ({ event }) => SANCTION_WORDS[event.step],
    target: ({ sanctionSeq }) => ({ page: 'SANCTION', sanctionSeq }),
  },
  ORDER_STEP: {
    label: '주문 진행',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event, productTitle }) => ({
      title: orderStepNews(event, event.until ?? null),
      detail: productTitle,
    }),
    target: toOrder,
  },
  ORDER_REMINDER: {
    label: '주문 기한 안내',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event, productTitle }) => ({
      title: orderReminderWords(event),
      detail: productTitle,
    }),
    target: toOrder,
  },
  ORDER_NEWS: {
    label: '주문 안내',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event, productTitle }) => ({ title: orderNewsWords(event), detail: productTitle }),
    target: toOrder,
  },
  QUEUE_TURN: {
    label: '예약 대기 차례',
    group: 'SALE',
    setting: null,
    fold: null,
    cannotWait: true,
    words: ({ event, productTitle }) => ({
      title: `내 차례예요. ${clockWords(event.until)}까지 먼저 살 수 있어요`,
      detail: productTitle,
    }),
    target: toProduct,
  },
  QUEUE_LAPSED: {
    label: '예약 대기 차례 지남',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ productTitle }) => ({
      title: '시간이 지나 예약 대기 차례가 넘어갔어요',
      detail: productTitle,
    }),
    target: () => ({ page: 'QUEUE' }),
  },
  QUEUE_ENDED: {
    label: '예약 대기 종료',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event, productTitle }) => ({ title: QUEUE_ENDS[event.why], detail: productTitle }),
    target: () => ({ page: 'QUEUE' }),
  },
  DAMAGE_STEP: {
    label: '피해사례 처리',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ event }) =>
      event.isUndone
        ? { title: '등록하신 피해사례를 다시 확인하고 있어요', detail: TAKEN_BACK }
        : DAMAGE_STEP_WORDS[event.state],
    target: ({ reportSeq }) => ({ page: 'DAMAGE', reportSeq }),
  },
  DAMAGE_NAMED: {
    label: '나에 대한 피해사례',
    group: 'SAFETY',
    setting: null,
    fold: null,
    words: ({ event }) => damageNamedWords(event),
    target: () => ({ page: 'DAMAGE', reportSeq: null }),
  },
  DAMAGE_LINKED: {
    label: '피해사례와 이어진 계정',
    group: 'SAFETY',
    setting: null,
    fold: null,
    words: ({ event }) => DAMAGE_LINK_WORDS[event.step],
    target: () => ({ page: 'DAMAGE', reportSeq: null }),
  },
  DISPUTE_STEP: {
    label: '회원 분쟁 진행',
    group: 'SALE',
    setting: null,
    fold: null,
    words: ({ event }) => disputeWords(event),
    target: ({ disputeSeq }) => ({ page: 'DISPUTE', disputeSeq }),
  },
  PARTNER_REPORTED: {
    label: '거래 상대 피해 신고',
    group: 'SAFETY',
    setting: null,
    fold: null,
    cannotWait: true,
    words: ({ event }) => ({
      title: event.isLinked
        ? '최근 대화하거나 거래한 상대와 이어진 계정이 사기 피해사례에 올랐어요'
        : '최근 대화하거나 거래한 상대가 사기 피해사례에 올랐어요',
      detail: '아직 돈을 보내지 않았다면 멈추고, 보냈다면 112와 은행에 지급정지를 요청하세요.',
    }),
    target: ({ reportedStoreSeq }) => ({ page: 'STORE', storeSeq: reportedStoreSeq }),
  },
  PARTNER_CLEARED: {
    label: '거래 상대 피해 신고 정정',
    group: 'SAFETY',
    setting: null,
    fold: null,
    cannotWait: true,
    words: () => ({
      title: '거래 상대가 피해사례에 올랐다는 안내를 바로잡아요',
      detail: '잘못 보낸 안내라 되돌렸어요. 운영팀이 사례를 다시 확인하고 있어요.',
    }),
    target: ({ reportedStoreSeq }) => ({ page: 'STORE', storeSeq: reportedStoreSeq }),
  },
  OWN_DATA_READY: {
    label: '내 정보 받기',
    group: 'SAFETY',
    setting: null,
    fold: null,
    cannotWait: true,
    words: () => ({
      title: '요청하신 내 정보를 받을 수 있어요',
      detail: `${DATA_EXPORT_RULES.readyHours / 24}일 안에 받아 주세요. 요청한 적이 없다면 로그인 기기를 확인해 주세요.`,
    }),
    target: () => ({ page: 'OWN_DATA' }),
  },
  EVENT_WON: {
    label: '이벤트 당첨',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ event }) => ({
      title: '이벤트에 당첨됐어요',
      detail: `${pointAmount(event.points)}를 드렸어요. 안심결제로 살 때 쓸 수 있어요.`,
    }),
    target: ({ eventSeq }) => ({ page: 'EVENT', eventSeq }),
  },
  CONSENT_REMINDER: {
    label: '광고 수신 동의 확인',
    group: 'OPERATION',
    setting: null,
    fold: null,
    // Who sends it, what was agreed to and when, and how to keep or end it (정보통신망법 시행령 제62조의3).
    words: ({ event: { marketing, night } }) => ({
      title: '두손의 광고성 정보를 받기로 동의하고 계세요',
      detail: [
        marketing && `혜택과 이벤트 소식 ${writtenDay(marketing)} 동의`,
        night && `밤에도 받기 ${writtenDay(night)} 동의`,
        '계속 받으시려면 그대로 두세요. 그만 받으시려면 설정 > 동의 관리에서 끌 수 있어요.',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
    target: () => ({ page: 'CONSENTS' }),
  },
  PROMOTION: {
    label: '혜택과 이벤트 소식',
    group: 'PROMOTION',
    setting: null,
    fold: null,
    // The label comes first, and the way to refuse is in the message itself (정보통신망법 제50조 제4항).
    words: ({ event }) => ({
      title: `(광고) ${event.title}`,
      detail: `${event.summary} · 무료 수신거부: 설정 > 동의 관리`,
    }),
    target: ({ eventSeq }) => ({ page: 'EVENT', eventSeq }),
  },
  QUESTION_ANSWERED: {
    label: '문의 답변',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ event: { about } }) => ({
      title: '문의하신 내용에 답변이 왔어요',
      detail: [
        about &&
          `${dayWords(about.askedOn)}에 남긴 ‘${QUESTION_CATEGORIES[about.category].label}’ 문의`,
        '더 궁금한 점이 있으면 답변 아래에서 재문의할 수 있어요.',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
    target: ({ questionSeq, isOfCafe }) => ({ page: 'QUESTION', questionSeq, isOfCafe }),
  },
  REPORT_ANSWERED: {
    label: '신고 답변',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: ({ event }) => ({
      title:
        event.outcome === 'ACTED'
          ? '신고하신 내용을 확인하고 조치했어요'
          : '신고하신 내용을 확인했지만 위반을 찾지 못했어요',
      detail: '알려 주셔서 고맙습니다. 더 안전한 거래에 큰 도움이 돼요.',
    }),
    target: () => ({ page: 'MY_STORE' }),
  },
  REPORT_REOPENED: {
    label: '신고 다시 확인',
    group: 'OPERATION',
    setting: null,
    fold: null,
    words: () => ({
      title: '신고하신 내용을 다시 확인하고 있어요',
      detail: TAKEN_BACK,
    }),
    target: () => ({ page: 'MY_STORE' }),
  },
}

/** How long a notice is kept. */
export const NOTICE_DAYS = 90

/** Keyword alerts of one member. */
export const ALERT_LIMIT = 30
/** Said to a member who has such an alert already. */
export const ALREADY_ALERTED = '같은 조건의 알림을 이미 받고 있어요.'
