import { type RawBuilder, sql } from 'kysely'
import { openAddress } from '../accounts/addresses/sealed-address.ts'
import { openAccount } from '../accounts/bank-accounts/sealed-account.ts'
import { openDamageTarget } from '../damage-reports/damage-rows.ts'
import type { DB } from '../db/schema.ts'
import { openMailAddress } from '../notices/mail-address.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { openDelivery, openReturnAddress } from '../orders/seals.ts'

type Keys = Pick<KeyRing, 'seal' | 'unseal' | 'pseudonym'>
type Row = Record<string, unknown>

/** Rows of one table that are a member's own, as one file of the copy. */
export interface OwnTable {
  table: keyof DB
  /** Its place in the archive, without `.json`. */
  file: string
  /** Named one by one, so that a new column is never handed out unseen. */
  columns: readonly string[]
  /** Which rows are the member's. */
  where: (userSeq: number) => RawBuilder<unknown>
  /** Read besides, only to open what is sealed. */
  keyColumns?: readonly string[]
  /** Opens what is sealed; neither the sealed text itself nor what opens it is ever in the copy. */
  open?: (row: Row, keys: Keys, userSeq: number) => Row
}

const byUser =
  (column = 'user_seq') =>
  (userSeq: number) =>
    sql`${sql.ref(column)} = ${userSeq}`
const byStore =
  (column = 'store_seq') =>
  (userSeq: number) =>
    sql`${sql.ref(column)} in (select store_seq from store where user_seq = ${userSeq})`
const byProduct = (userSeq: number) =>
  sql`product_seq in (select product_seq from product join store using (store_seq) where store.user_seq = ${userSeq})`
const byRoom = (userSeq: number) =>
  sql`room_id in (select room_id from chat_member join store using (store_seq) where store.user_seq = ${userSeq})`
const byOrder = (userSeq: number) =>
  sql`order_seq in (select order_seq from orders where buyer_user_seq = ${userSeq} or seller_user_seq = ${userSeq})`
const byPurchase = (userSeq: number) =>
  sql`order_seq in (select order_seq from orders where buyer_user_seq = ${userSeq})`
const byReport = (userSeq: number) =>
  sql`report_seq in (select report_seq from damage_report where user_seq = ${userSeq})`

const ORDER_COLUMNS = [
  'order_seq',
  'product_seq',
  'type',
  'state',
  'price',
  'shipping_fee',
  'created_at',
  'paid_at',
  'confirmed_at',
  'ended_at',
]

const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))

const textOf = (value: unknown) => (value === null ? null : String(value))
/** Whose purchase an order is opens what is sealed of it. */
const sealedBy = (buyerUserSeq: number, formKey: unknown) => ({
  buyer_user_seq: buyerUserSeq,
  form_key: String(formKey),
})

/**
 * Everything about a member that a copy of their data holds. What others wrote is theirs: of a conversation the member's
 * own messages, of reports those that the member made.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  // -- 회원
  {
    table: 'users',
    file: '회원/회원정보',
    columns: [
      'user_seq',
      'phone_no',
      'name',
      'birth_date',
      'sex',
      'is_foreigner',
      'role',
      'status',
      'recommend_code',
      'created_at',
      'identity_checked_at',
      'last_signed_in_at',
    ],
    where: byUser(),
  },
  {
    table: 'social_account',
    file: '회원/연결한 로그인',
    columns: ['provider', 'connected_at'],
    where: byUser(),
  },
  {
    table: 'cafe_link',
    file: '회원/카페 연동',
    columns: ['linked_at', 'unlinked_at'],
    where: byUser(),
  },
  {
    table: 'cafe_share',
    file: '회원/카페에 올린 상품',
    columns: ['product_seq', 'board_id', 'post_url'],
    where: byUser(),
  },
  {
    table: 'cafe_post',
    file: '회원/가져온 카페 글',
    columns: ['post_id', 'draft_id', 'taken_at'],
    where: byUser(),
  },
  {
    table: 'account_region',
    file: '회원/내 동네',
    columns: ['place', 'region_code'],
    where: byUser(),
  },
  {
    table: 'account_address',
    file: '회원/배송지',
    columns: ['address_seq', 'sealed', 'is_default', 'created_at', 'updated_at'],
    where: byUser(),
    open: (row, keys, userSeq) => ({
      ...without(row, 'sealed'),
      ...openAddress(keys, userSeq, String(row.sealed)),
    }),
  },
  {
    table: 'account_bank',
    file: '회원/정산 계좌',
    columns: ['bank_account_seq', 'bank_code', 'sealed', 'is_default', 'created_at'],
    where: byUser(),
    open: (row, keys, userSeq) => ({
      ...without(row, 'sealed'),
      ...openAccount(keys, userSeq, String(row.sealed)),
    }),
  },
  {
    table: 'policy_agreement',
    file: '회원/약관 동의',
    columns: ['policy_key', 'version', 'agreed', 'at'],
    where: byUser(),
  },
  {
    table: 'marketing_consent',
    file: '회원/광고 수신 동의',
    columns: ['marketing_key', 'agreed', 'at', 'reminded_at'],
    where: byUser(),
  },
  {
    table: 'login_log',
    file: '회원/로그인 기록',
    columns: ['sign_in_type', 'at'],
    where: byUser(),
  },
  {
    table: 'login_session',
    file: '회원/로그인 기기',
    columns: [
      'device_name',
      'sign_in_type',
      'created_at',
      'last_used_at',
      'ended_at',
      'end_reason',
    ],
    where: byUser(),
  },
  {
    table: 'passkey',
    file: '회원/패스키',
    columns: ['name', 'created_at', 'last_used_at'],
    where: byUser(),
  },
  {
    table: 'operator_action',
    file: '회원/운영팀의 조치',
    columns: ['action', 'at'],
    where: byUser(),
  },
  {
    table: 'sanction',
    file: '회원/경고와 이용 제한',
    columns: [
      'kind',
      'rule',
      'reason',
      'evidence',
      'starts_at',
      'ends_at',
      'state',
      'ended_at',
      'appeal_state',
      'appeal_text',
      'appealed_at',
      'appeal_reason_code',
      'appeal_answer',
      'appeal_decided_at',
    ],
    where: byUser(),
    // As the member reads it: without the numbers of reports.
    open: (row) => ({
      ...row,
      evidence: (row.evidence as { words: string }[]).map(({ words }) => words),
    }),
  },
  {
    table: 'notice_setting_off',
    file: '회원/끈 알림',
    columns: ['setting'],
    where: byUser(),
  },
  {
    table: 'notice_channel_choice',
    file: '회원/알림을 받는 방법',
    columns: ['topic', 'channel', 'wants'],
    where: byUser(),
  },
  {
    table: 'notice_quiet_off',
    file: '회원/밤에도 받는 알림',
    columns: ['user_seq'],
    where: byUser(),
  },
  {
    table: 'notice_delivery',
    file: '회원/밖으로 보낸 알림',
    columns: ['notice_seq', 'channel', 'state', 'created_at', 'ended_at'],
    where: byUser(),
  },
  {
    table: 'push_subscription',
    file: '회원/푸시를 받는 브라우저',
    columns: ['created_at', 'last_success_at'],
    where: byUser(),
  },
  {
    table: 'account_mail',
    file: '회원/알림 이메일',
    columns: ['sealed', 'verified_at'],
    where: byUser(),
    open: (row, keys, userSeq) => ({
      ...without(row, 'sealed'),
      address: openMailAddress(keys, userSeq, String(row.sealed)),
    }),
  },
  {
    table: 'notice',
    file: '회원/알림',
    columns: ['kind', 'happened_at', 'read_at'],
    where: byUser(),
  },
  {
    table: 'user_action_log',
    file: '회원/이용 기록',
    columns: ['at', 'page_id', 'previous_page_id', 'name', 'params'],
    where: byUser(),
  },
  {
    table: 'data_export',
    file: '회원/내 정보 요청',
    columns: ['state', 'requested_at', 'ready_at', 'ended_at'],
    where: byUser(),
  },
  // -- 가게와 상품
  {
    table: 'store',
    file: '가게/가게 정보',
    columns: [
      'store_seq',
      'name',
      'intro',
      'region_code',
      'trust_score',
      'vacation_from',
      'vacation_until',
      'vacation_note',
      'created_at',
    ],
    where: byUser(),
  },
  {
    table: 'trust_change',
    file: '가게/신뢰지수 변화',
    columns: ['event', 'count', 'points', 'score', 'at'],
    where: byStore(),
  },
  {
    table: 'store_block',
    file: '가게/차단한 가게',
    columns: ['blocked_store_seq', 'created_at'],
    where: byStore(),
  },
  {
    table: 'store_follow',
    file: '가게/단골 가게',
    columns: ['store_seq', 'notifies', 'created_at'],
    where: byUser(),
  },
  {
    table: 'product',
    file: '상품/등록한 상품',
    columns: [
      'product_seq',
      'category_seq',
      'title',
      'body',
      'price',
      'trade_state',
      'visibility',
      'condition',
      'trade_methods',
      'shipping_fee',
      'negotiable',
      'region_code',
      'more_region_codes',
      'tags',
      'created_at',
      'updated_at',
    ],
    where: byStore(),
  },
  {
    table: 'product_version',
    file: '상품/수정 기록',
    columns: ['product_seq', 'version', 'content', 'changes', 'created_at'],
    where: byProduct,
  },
  {
    table: 'listing_draft',
    file: '상품/임시 저장',
    columns: ['content', 'created_at', 'updated_at'],
    where: byUser(),
  },
  {
    table: 'possession_check',
    file: '상품/실물 인증',
    columns: ['product_seq', 'state', 'created_at', 'answered_at'],
    where: byProduct,
  },
  {
    table: 'product_favorite',
    file: '상품/찜한 상품',
    columns: ['product_seq', 'price', 'created_at'],
    where: byUser(),
  },
  {
    table: 'product_queue',
    file: '상품/예약 대기',
    columns: ['product_seq', 'state', 'joined_at', 'ended_at'],
    where: byUser(),
  },
  {
    table: 'keyword_alert',
    file: '상품/키워드 알림',
    columns: ['filter', 'paused_at', 'created_at', 'updated_at'],
    where: byUser(),
  },
  // -- 채팅
  {
    table: 'chat_room',
    file: '채팅/채팅방',
    columns: ['room_id', 'product_seq', 'buyer_store_seq', 'seller_store_seq', 'created_at'],
    where: byRoom,
  },
  {
    table: 'chat_message',
    file: '채팅/내가 보낸 메시지',
    columns: ['room_id', 'message_seq', 'message_type', 'message', 'created_at'],
    where: byStore('sender_store_seq'),
  },
  {
    table: 'chat_offer',
    file: '채팅/가격 제안',
    columns: ['room_id', 'price', 'state', 'created_at', 'answered_at'],
    where: byStore('proposer_store_seq'),
  },
  {
    table: 'chat_appointment',
    file: '채팅/약속',
    columns: ['room_id', 'at', 'place', 'state', 'created_at'],
    where: byStore('proposer_store_seq'),
  },
  {
    table: 'chat_trade',
    file: '채팅/직접 거래',
    columns: ['room_id', 'product_seq', 'state', 'created_at', 'done_at'],
    where: byRoom,
  },
  {
    table: 'pay_request',
    file: '채팅/결제 요청',
    columns: ['room_id', 'price', 'state', 'created_at', 'answered_at'],
    where: byRoom,
  },
  // -- 거래
  {
    table: 'orders',
    file: '거래/구매',
    columns: [...ORDER_COLUMNS, 'buyer_fee', 'total', 'points', 'delivery'],
    keyColumns: ['form_key'],
    where: byUser('buyer_user_seq'),
    open: ({ delivery, form_key, ...row }, keys, userSeq) => ({
      ...row,
      delivery: openDelivery(keys, { ...sealedBy(userSeq, form_key), delivery: textOf(delivery) }),
    }),
  },
  {
    table: 'orders',
    file: '거래/판매',
    columns: [...ORDER_COLUMNS, 'seller_fee', 'return_address'],
    keyColumns: ['form_key', 'buyer_user_seq'],
    where: byUser('seller_user_seq'),
    open: ({ return_address, form_key, buyer_user_seq, ...row }, keys) => ({
      ...row,
      return_address: openReturnAddress(keys, {
        ...sealedBy(Number(buyer_user_seq), form_key),
        return_address: textOf(return_address),
      }),
    }),
  },
  {
    table: 'order_event',
    file: '거래/진행 기록',
    columns: ['order_seq', 'trigger', 'actor', 'from_state', 'to_state', 'at'],
    where: byOrder,
  },
  {
    table: 'order_statement',
    file: '거래/내가 낸 의견',
    columns: ['order_seq', 'step', 'reason', 'text', 'at'],
    where: (userSeq) => sql`exists (
      select from orders where orders.order_seq = order_statement.order_seq
        and ((role = 'BUYER' and buyer_user_seq = ${userSeq}) or (role = 'SELLER' and seller_user_seq = ${userSeq})))`,
  },
  {
    table: 'order_decision',
    file: '거래/운영팀의 결정',
    columns: ['order_seq', 'decision', 'amount', 'reason_code', 'note', 'at'],
    where: (userSeq) => sql`not is_proposed and ${byOrder(userSeq)}`,
  },
  {
    table: 'order_claim',
    file: '거래/보상 신청',
    columns: ['order_seq', 'reason', 'state', 'amount', 'at', 'decided_at', 'paid_at'],
    where: byPurchase,
  },
  {
    table: 'payment',
    file: '거래/결제',
    columns: ['order_seq', 'method', 'amount', 'state', 'created_at', 'paid_at'],
    where: byPurchase,
  },
  {
    table: 'refund',
    file: '거래/환불',
    columns: ['order_seq', 'amount', 'state', 'created_at', 'done_at'],
    where: byPurchase,
  },
  {
    table: 'cash_receipt',
    file: '거래/현금영수증',
    columns: ['order_seq', 'kind', 'holder_masked', 'state', 'amount', 'created_at'],
    where: byPurchase,
  },
  {
    table: 'payout',
    file: '거래/정산',
    columns: ['order_seq', 'kind', 'amount', 'account_label', 'state', 'created_at', 'done_at'],
    where: byUser(),
  },
  {
    table: 'parcel',
    file: '거래/택배',
    columns: ['order_seq', 'direction', 'courier', 'invoice_no', 'scanned_at', 'delivered_at'],
    where: byOrder,
  },
  {
    table: 'event_entry',
    file: '포인트/이벤트 참여',
    columns: ['event_seq', 'entry_no', 'code', 'at'],
    where: byUser(),
  },
  {
    table: 'point_change',
    file: '포인트/적립과 사용',
    columns: ['kind', 'amount', 'order_seq', 'at'],
    where: byUser(),
  },
  {
    table: 'point_lot',
    file: '포인트/남은 포인트',
    columns: ['amount', 'left_amount', 'expires_at'],
    where: byUser(),
  },
  // -- 후기와 신고
  {
    table: 'review',
    file: '후기/쓴 후기',
    columns: ['product_seq', 'rating', 'tags', 'body', 'created_at', 'edited_at'],
    where: byStore('writer_store_seq'),
  },
  {
    table: 'review',
    file: '후기/내 답글',
    columns: ['product_seq', 'reply', 'replied_at'],
    where: (userSeq) => sql`reply is not null and ${byStore()(userSeq)}`,
  },
  {
    table: 'report',
    file: '신고/내가 한 신고',
    columns: ['kind', 'reason', 'detail', 'product_seq', 'state', 'created_at', 'closed_at'],
    where: byStore('reporter_store_seq'),
  },
  {
    table: 'damage_report',
    file: '신고/피해사례',
    columns: [
      'report_seq',
      'state',
      'target_sealed',
      'method',
      'channel',
      'goods',
      'amount',
      'happened_on',
      'story',
      'police_no',
      'submitted_at',
      'published_at',
      'created_at',
    ],
    where: byUser(),
    open: (row, keys) => ({
      ...without(row, 'target_sealed'),
      target: openDamageTarget(keys, row as Parameters<typeof openDamageTarget>[1]),
    }),
  },
  {
    table: 'damage_event',
    file: '신고/피해사례 진행',
    columns: ['report_seq', 'state', 'by_role', 'reason_code', 'note', 'at'],
    where: byReport,
  },
  {
    table: 'question',
    file: '문의/내 문의',
    columns: [
      'question_seq',
      'kind',
      'category',
      'state',
      'title',
      'text',
      'cafe_nick_name',
      'order_seq',
      'room_id',
      'store_seq',
      'product_seq',
      'rating',
      'created_at',
      'submitted_at',
      'answered_at',
    ],
    where: byUser(),
  },
  {
    table: 'question_message',
    file: '문의/문의에서 오간 말',
    columns: ['question_seq', 'by_role', 'text', 'at'],
    where: (userSeq) => sql`by_role <> 'NOTE' and question_seq in (
      select question_seq from question where question.user_seq = ${userSeq})`,
  },
  {
    table: 'member_dispute',
    file: '신고/회원 분쟁',
    columns: [
      'dispute_seq',
      'room_id',
      'product_seq',
      'claimant_role',
      'type',
      'story',
      'want',
      'amount',
      'state',
      'created_at',
      'closed_at',
    ],
    where: byUser('claimant_user_seq'),
  },
  {
    table: 'member_dispute_event',
    file: '신고/회원 분쟁에서 내가 한 일',
    columns: ['dispute_seq', 'action', 'state', 'want', 'amount', 'note', 'at'],
    where: byUser(),
  },
  {
    table: 'damage_objection',
    file: '신고/이의 신청',
    columns: ['report_seq', 'state', 'text', 'at'],
    where: byUser(),
  },
  {
    table: 'fraud_link_objection',
    file: '신고/이어진 계정 이의 신청',
    columns: ['report_seq', 'state', 'text', 'at'],
    where: byUser(),
  },
]
