import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  HouseRule,
  MarketingKey,
  PolicyKey,
  PublishedPolicy,
  Role,
  SignInType,
  SocialProvider,
  UserStatus,
  WithdrawalReason,
} from '#contracts/account.ts'
import type { AnnouncementContent, PostVersion } from '#contracts/announcement.ts'
import type { AnnouncementCategory } from '#contracts/announcement-rules.ts'
import type { BannerContent } from '#contracts/banner.ts'
import type { CafeShareProblem } from '#contracts/cafe-constants.ts'
import type { AppointmentCard, ChatImage, ChatMessage, ChatVideo, Guard } from '#contracts/chat.ts'
import type { MessageType, NoticeKind, OfferState } from '#contracts/chat-constants.ts'
import type { Article, ContentBlock, ContentCategory } from '#contracts/content-rules.ts'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import type { LoggedAction, LoginLogRecord } from '#contracts/data.ts'
import type { DecisionReason } from '#contracts/decision-reasons.ts'
import type { GoodsGroup } from '#contracts/dispute-standard.ts'
import type { Duty } from '#contracts/duties.ts'
import type { EventContent } from '#contracts/event.ts'
import type { EventKind, PassedOver } from '#contracts/event-rules.ts'
import type { ExhibitionContent } from '#contracts/exhibition.ts'
import type { FaqContent } from '#contracts/faq.ts'
import type { FaqCategory } from '#contracts/faq-rules.ts'
import type { FraudChannel, FraudMethod, IdentifierKind } from '#contracts/fraud-constants.ts'
import type { DraftContent, ListingChange } from '#contracts/listing.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'
import type { MacroContent } from '#contracts/macro.ts'
import type { SecondFactorAction } from '#contracts/main.ts'
import type {
  DisputeFavour,
  DisputeTerms,
  DisputeWant,
  MemberDisputeTypeName,
  TradeWay,
} from '#contracts/member-dispute-rules.ts'
import type {
  DisputeSide,
  MemberDisputeAction,
  MemberDisputeState,
} from '#contracts/member-dispute-states.ts'
import type { NoticeEvent, NoticeEventKind, NoticeSetting } from '#contracts/notice.ts'
import type { NoticeChannel, NoticeTopic } from '#contracts/notice-channels.ts'
import type { CaseDecision, CaseReason, StatementStep } from '#contracts/order-case-constants.ts'
import type { ClaimDecision, ClaimState } from '#contracts/order-claim-constants.ts'
import type {
  OrderActor,
  OrderState,
  OrderTerms,
  OrderTimer,
  OrderType,
} from '#contracts/order-states.ts'
import type { DataExportState } from '#contracts/own-data-rules.ts'
import type { PayRequestState } from '#contracts/pay-request-states.ts'
import type {
  CashReceiptKind,
  CashReceiptRefusal,
  PaymentMethod,
  PaymentState,
} from '#contracts/payment-constants.ts'
import type { PointChange, PointTerms } from '#contracts/point-rules.ts'
import type {
  PossessionRefusal,
  PossessionState,
  PossessionVerdict,
} from '#contracts/possession-rules.ts'
import type { ExclusionReason, PriceOption } from '#contracts/price-constants.ts'
import type { Condition, TradeMethod, TradeState } from '#contracts/product.ts'
import type { QueueState } from '#contracts/product-queue-rules.ts'
import type { QuestionCategory, QuestionKind } from '#contracts/question-rules.ts'
import type { QuestionState } from '#contracts/question-states.ts'
import type { ReportSnapshot } from '#contracts/report.ts'
import type { ReportKind, ReportReason } from '#contracts/report-constants.ts'
import type { ReviewRole } from '#contracts/review-rules.ts'
import type { SanctionEvidence } from '#contracts/sanction.ts'
import type {
  AppealState,
  SanctionKind,
  SanctionState,
  StoredRule,
  UndoKind,
} from '#contracts/sanction-rules.ts'
import type { AlertFilter } from '#contracts/search.ts'
import type { SearchSense } from '#contracts/search-words.ts'
import type { RoomTradeState } from '#contracts/trade-states.ts'
import type { TrustEvent } from '#contracts/trust-score.ts'

/**
 * The tables as Kysely sees them. The meaning of a column is documented here only; the migrations create them. Money is
 * integer won, times are timestamptz (UTC), sequences are bigint read as number.
 */
export interface DB {
  world: WorldTable
  users: UsersTable
  region: RegionTable
  category: CategoryTable
  media: MediaTable
  store: StoreTable
  store_follow: StoreFollowTable
  store_former_image: StoreFormerImageTable
  review: ReviewTable
  trust_change: TrustChangeTable
  product: ProductTable
  product_image: ProductImageTable
  product_version: ProductVersionTable
  listing_draft: ListingDraftTable
  listing_photo: ListingPhotoTable
  listing_photo_handover: ListingPhotoHandoverTable
  product_view_count: ProductViewCountTable
  product_view: ProductViewTable
  product_search: ProductSearchTable
  price_fact: PriceFactTable
  search_token: SearchTokenTable
  search_keyword: SearchKeywordTable
  search_sense: SearchSenseTable
  search_sense_stamp: SearchSenseStampTable
  search_sense_version: SearchSenseVersionTable
  search_hit: SearchHitTable
  search_step: SearchStepTable
  content_change: ContentChangeTable
  installation: InstallationTable
  banner: BannerTable
  banner_version: BannerVersionTable
  exhibition: ExhibitionTable
  exhibition_version: ExhibitionVersionTable
  exhibition_product: ExhibitionProductTable
  announcement: AnnouncementTable
  announcement_version: AnnouncementVersionTable
  answer_macro: AnswerMacroTable
  answer_macro_version: AnswerMacroVersionTable
  faq: FaqTable
  faq_version: FaqVersionTable
  faq_vote: FaqVoteTable
  event: EventTable
  event_version: EventVersionTable
  event_draw: EventDrawTable
  event_promotion: EventPromotionTable
  event_entry: EventEntryTable
  event_place: EventPlaceTable
  content: ContentTable
  content_version: ContentVersionTable
  content_picture: ContentPictureTable
  social_account: SocialAccountTable
  policy: PolicyTable
  policy_agreement: PolicyAgreementTable
  policy_change: PolicyChangeTable
  marketing_consent: MarketingConsentTable
  one_time_code: OneTimeCodeTable
  sign_up: SignUpTable
  login_session: LoginSessionTable
  refresh_token: RefreshTokenTable
  login_log: LoginLogTable
  withdrawn_record: WithdrawnRecordTable
  withdrawal: WithdrawalTable
  operator_action: OperatorActionTable
  product_favorite: ProductFavoriteTable
  product_favorite_removed: ProductFavoriteRemovedTable
  account_region: AccountRegionTable
  account_address: AccountAddressTable
  account_bank: AccountBankTable
  account_bank_check: AccountBankCheckTable
  sandbox_item: SandboxItemTable
  sandbox_payment: SandboxPaymentTable
  sandbox_payment_transaction: SandboxPaymentTransactionTable
  sandbox_payment_call: SandboxPaymentCallTable
  sandbox_payment_notice: SandboxPaymentNoticeTable
  user_action_log: UserActionLogTable
  chat_room: ChatRoomTable
  chat_member: ChatMemberTable
  chat_message: ChatMessageTable
  chat_offer: ChatOfferTable
  chat_appointment: ChatAppointmentTable
  chat_trade: ChatTradeTable
  pay_request: PayRequestTable
  possession_check: PossessionCheckTable
  possession_asker: PossessionAskerTable
  product_queue: ProductQueueTable
  damage_report: DamageReportTable
  damage_identifier: DamageIdentifierTable
  damage_evidence: DamageEvidenceTable
  damage_event: DamageEventTable
  damage_objection: DamageObjectionTable
  fraud_link_objection: FraudLinkObjectionTable
  data_export: DataExportTable
  member_dispute: MemberDisputeTable
  member_dispute_event: MemberDisputeEventTable
  member_dispute_picture: MemberDisputePictureTable
  question: QuestionTable
  sanction: SanctionTable
  operator_undo: OperatorUndoTable
  question_message: QuestionMessageTable
  question_file: QuestionFileTable
  fraud_lookup: FraudLookupTable
  chat_media: ChatMediaTable
  report: ReportTable
  listing_rule: ListingRuleTable
  listing_term: ListingTermTable
  listing_term_change: ListingTermChangeTable
  listing_rule_revision: ListingRuleRevisionTable
  listing_flag: ListingFlagTable
  category_gram: CategoryGramTable
  store_block: StoreBlockTable
  cafe_link: CafeLinkTable
  cafe_code: CafeCodeTable
  cafe_claim: CafeClaimTable
  cafe_post: CafePostTable
  cafe_task: CafeTaskTable
  cafe_share: CafeShareTable
  socket_ticket: SocketTicketTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  second_factor_step: SecondFactorStepTable
  notice_event: NoticeEventTable
  notice: NoticeTable
  notice_part: NoticePartTable
  notice_setting_off: NoticeSettingOffTable
  push_subscription: PushSubscriptionTable
  chat_push: ChatPushTable
  notice_channel_choice: NoticeChannelChoiceTable
  notice_quiet_off: NoticeQuietOffTable
  notice_delivery: NoticeDeliveryTable
  account_mail: AccountMailTable
  account_mail_code: AccountMailCodeTable
  keyword_alert: KeywordAlertTable
  keyword_alert_token: KeywordAlertTokenTable
  keyword_alert_check: KeywordAlertCheckTable
  keyword_alert_hit: KeywordAlertHitTable
  order_terms: OrderTermsTable
  order_terms_withdrawal: OrderTermsWithdrawalTable
  order_clock: OrderClockTable
  orders: OrdersTable
  order_event: OrderEventTable
  order_timer: OrderTimerTable
  order_statement: OrderStatementTable
  case_photo: CasePhotoTable
  order_decision: OrderDecisionTable
  order_claim: OrderClaimTable
  order_claim_decision: OrderClaimDecisionTable
  payment: PaymentTable
  refund: RefundTable
  payout: PayoutTable
  parcel: ParcelTable
  ledger_journal: LedgerJournalTable
  ledger_entry: LedgerEntryTable
  ledger_balance: LedgerBalanceTable
  ledger_day: LedgerDayTable
  cash_receipt: CashReceiptTable
  point_terms: PointTermsTable
  point_lot: PointLotTable
  point_change: PointChangeTable
  point_entry: PointEntryTable
}

type HiddenBy = 'SELLER' | 'OPERATOR'
type Timestamp = ColumnType<Date, Date | string, Date | string>
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>

/** Facts about the data itself, such as which demo data it was seeded with. */
export interface WorldTable {
  key: string
  value: string
}

export interface UsersTable {
  user_seq: Generated<number>
  /** Digits only, as dialled in Korea (01012345678). */
  phone_no: string | null
  name: string | null
  role: Generated<Role>
  /** Of an operator; an administrator has every duty without an entry. */
  duties: Generated<Duty[]>
  status: Generated<UserStatus>
  /** 'YYYY-MM-DD' */
  birth_date: string | null
  sex: 'MALE' | 'FEMALE' | null
  is_foreigner: boolean | null
  /** Keyed hash of the identity agency's id of this person; the same for every account of one person. */
  identity_hash: string | null
  identity_checked_at: Timestamp | null
  recommend_code: string | null
  recommended_by: number | null
  last_signed_in_at: Timestamp | null
  withdrawn_at: Timestamp | null
  created_at: CreatedAt
}

export interface SocialAccountTable {
  provider: SocialProvider
  provider_user_id: string
  user_seq: number
  connected_at: CreatedAt
}

/** A text that users agree to; the newest version whose first day has come is in force. */
export interface PolicyTable {
  policy_key: PolicyKey | MarketingKey | HouseRule
  /** The first day on which it is in force: 'YYYY-MM-DD'. */
  version: string
  title: string
  required: boolean
  body: string
  sort_order: number
  /** Why the text was changed, for its readers; empty for a first version. */
  reason: Generated<string>
}

/** A version that an operator published, or took back before it began. */
export interface PolicyChangeTable {
  change_seq: Generated<number>
  policy_key: PublishedPolicy
  version: string
  /** The change that this one takes back. */
  withdraws: number | null
  /** Null of one that takes another back, as are the two that follow. */
  form_key: string | null
  body: string | null
  is_adverse: boolean | null
  reason: string
  operator_user_seq: number
  address: string | null
  at: Timestamp
}

/** Every yes and no, oldest first; the newest of a key counts. */
export interface PolicyAgreementTable {
  agreement_seq: Generated<number>
  user_seq: number
  policy_key: PolicyKey
  version: string
  agreed: boolean
  at: Timestamp
}

export interface MarketingConsentTable {
  consent_seq: Generated<number>
  user_seq: number
  marketing_key: MarketingKey
  agreed: boolean
  at: Timestamp
  /** When the member was last reminded of it. */
  reminded_at: Timestamp | null
}

export interface OneTimeCodeTable {
  /** SHA-256 of the id that the visitor holds. */
  verification_hash: string
  purpose: 'SIGN_IN' | 'SIGN_UP_IDENTITY' | 'IDENTITY'
  phone_no: string
  /** Keyed hash of the code; null where the agency stores the code itself. */
  code_hash: string | null
  agency_transaction_id: string | null
  /** The user whose identity is checked; null while there is no account. */
  user_seq: number | null
  sign_up_hash: string | null
  tries: Generated<number>
  used_at: Timestamp | null
  resend_at: Timestamp
  expires_at: Timestamp
  created_at: CreatedAt
}

/** The agreements before there is an account. */
export interface SignUpConsents {
  policies: { policyKey: PolicyKey; version: string; agreed: boolean }[]
  marketing: { marketingKey: MarketingKey; agreed: boolean }[]
  recommendCode: string | null
  at: string
}

export interface SignUpTable {
  /** SHA-256 of the token that the visitor holds. */
  sign_up_hash: string
  sign_in_type: SignInType
  provider_user_id: string | null
  phone_no: string | null
  name: string | null
  consents: JSONColumnType<SignUpConsents> | null
  /** The existing account of the same proven person. */
  existing_user_seq: number | null
  expires_at: Timestamp
  created_at: CreatedAt
}

/** A device that is signed in: one family of refresh tokens. */
export interface LoginSessionTable {
  session_id: string
  user_seq: number
  sign_in_type: SignInType
  device_uuid: string | null
  /** 'Chrome · Android' */
  device_name: string
  /** The newest generation whose tokens have been used: proof that they reached the browser. */
  confirmed_generation: Generated<number>
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: Timestamp
  ended_at: Timestamp | null
  end_reason: 'LOGOUT' | 'REMOTE' | 'REUSED' | 'SUSPENDED' | 'WITHDRAWN' | 'OPERATOR' | null
  /** When an operator passed the second factor in this session; the rights are in force for hours from then. */
  second_factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** An operator's authenticator app, and the counts of the account's wrong codes. */
export interface SecondFactorTable {
  user_seq: number
  /** The app's secret in base32, sealed (KeyRing.seal). */
  sealed_secret: string
  set_at: Timestamp
  /** The newest time step whose code was accepted: none is accepted twice. */
  last_step: number
  /** Wrong codes since `failing_since`. */
  failures: Generated<number>
  failing_since: Timestamp | null
  locked_until: Timestamp | null
}

export interface RecoveryCodeTable {
  /** Keyed; the code itself is not stored. */
  code_hash: string
  user_seq: number
  used_at: Timestamp | null
}

export interface PasskeyTable {
  passkey_seq: Generated<number>
  user_seq: number
  /** WebAuthn's credential id, base64url. */
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** The authenticator's signature counter; 0 where it does not count. */
  counter: number
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

/** A second factor that is being set up or passed in a session. */
export interface SecondFactorStepTable {
  session_id: string
  kind: 'AUTHENTICATOR' | 'NEW_PASSKEY' | 'PASSKEY'
  /** A secret that was shown, or a challenge. */
  sealed_value: string
  expires_at: Timestamp
}

export interface RefreshTokenTable {
  /** SHA-256 of the token. */
  token_hash: string
  session_id: string
  generation: number
  created_at: Timestamp
  rotated_at: Timestamp | null
}

export interface LoginLogTable {
  login_seq: Generated<number>
  user_seq: number
  sign_in_type: LoginLogRecord['signInType']
  cafe_yn: 'Y' | 'N'
  is_cafe_login: boolean
  at: Timestamp
}

export interface UserActionLogTable {
  /** Created by the browser; a repeated submission is stored once. */
  id: string
  at: Timestamp
  page_id: string
  previous_page_id: string | null
  device_uuid: string | null
  /** Null for an anonymous visitor, and for a user who has withdrawn since. */
  user_seq: number | null
  name: LoggedAction['name']
  params: JSONColumnType<LoggedAction['params']>
}

export interface WithdrawnRecordTable {
  record_seq: Generated<number>
  user_seq: number
  /** The rule by which it is retained, such as ACCESS_LOG. */
  kind: string
  content: JSONColumnType<object>
  delete_at: Timestamp
}

export interface WithdrawalTable {
  user_seq: number
  reason: WithdrawalReason
  at: Timestamp
}

export interface OperatorActionTable {
  action_seq: Generated<number>
  /** Null for an action of a command on the server's machine. */
  operator_user_seq: number | null
  user_seq: number
  action:
    | 'VIEW'
    | 'WARN'
    | 'SUSPEND'
    | 'RESTORE'
    | 'APPEAL_ACCEPTED'
    | 'APPEAL_DENIED'
    | 'UNDONE'
    | 'SIGN_OUT'
    | 'REPORT_ACTED'
    | 'REPORT_DISMISSED'
    | 'LISTING_CLEARED'
    | 'LISTING_HIDDEN'
    | 'ORDER_DECIDED'
    | 'ORDER_FROZEN'
    | 'DAMAGE_DECIDED'
    | 'DISPUTE_DECIDED'
    | 'QUESTION_ANSWERED'
    | 'OPERATOR_GRANTED'
    | 'OPERATOR_REVOKED'
    | 'DUTIES_CHANGED'
    | SecondFactorAction
  reason: string
  /** The origin of the call, as far as it is known. */
  address: string | null
  at: Timestamp
  /** Its place in the chain, and the hashes of the entry before it and of itself; the database writes them. */
  place: Generated<number | null>
  previous_hash: Generated<string | null>
  hash: Generated<string | null>
}

/** A warning or a suspension, with the one appeal against it. What was done with it is in the log of operators. */
export interface SanctionTable {
  sanction_seq: Generated<number>
  user_seq: number
  /** The form that decided it, so that a repeated submission decides nothing more. */
  form_key: string
  kind: SanctionKind
  rule: StoredRule
  /** The member reads it. */
  reason: string
  evidence: JSONColumnType<SanctionEvidence[]>
  /** For operators alone. */
  note: string
  /** Null where it is not known. */
  decided_by: number | null
  starts_at: Timestamp
  /** Null for a warning, and for what does not end by itself. */
  ends_at: Timestamp | null
  state: SanctionState
  ended_at: Timestamp | null
  appeal_state: AppealState | null
  appeal_text: Generated<string>
  appealed_at: Timestamp | null
  appeal_reason_code: Generated<DecisionReason | null>
  appeal_answer: Generated<string>
  appeal_decided_by: number | null
  appeal_decided_at: Timestamp | null
}

/** A decision of the last minutes, with what is needed to take it back exactly. */
export interface OperatorUndoTable {
  undo_seq: Generated<number>
  operator_user_seq: number
  /** The member whom the log names. */
  user_seq: number
  kind: UndoKind
  /** The sanction, flag, report, damage report or dispute. */
  subject_seq: number
  words: string
  before: JSONColumnType<UndoBefore>
  at: Timestamp
  undone_at: Timestamp | null
}

/** What a decision changed beside its subject, as it was before. */
export interface UndoBefore {
  /** Events of notices that told of it. */
  events: number[]
  product?: {
    productSeq: number
    visibility: 'ACTIVE' | 'HIDDEN'
    hiddenBy: HiddenBy | null
    updatedAt: string
    /** As the decision left it: a product that was changed since stays as it is. */
    changedAt: string
  }
  reviewSeq?: number
  damage?: {
    /** The decision in the history of the report: a report with a later step stays as it is. */
    eventSeq: number
    version: number
    state: DamageState
    publishedAt: string | null
    hiddenUntil: string | null
    closedAt: string | null
  }
  dispute?: {
    /** After the decision. */
    version: number
    terms: { want: DisputeTerms; amount: number | null; by: DisputeSide | 'OPERATOR' }
  }
}

export interface ProductFavoriteTable {
  user_seq: number
  product_seq: number
  /** Won, when it became a favourite; null where it is not known. */
  price: number | null
  created_at: CreatedAt
}

/** A favourite that was just removed, as it was. */
export interface ProductFavoriteRemovedTable {
  user_seq: number
  product_seq: number
  price: number | null
  created_at: Timestamp
  removed_at: Timestamp
}

/** 내 동네 of a member; place 1 is the one in use. */
export interface AccountRegionTable {
  user_seq: number
  place: 1 | 2
  region_code: string
}

/** An entry of a member's address book. */
export interface AccountAddressTable {
  address_seq: Generated<number>
  user_seq: number
  /** The form that added it, so that a repeated submission adds nothing. */
  form_key: string
  /** Name, number and address, sealed (KeyRing.seal). */
  sealed: string
  /** At most one of a member. */
  is_default: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

/** A bank account that a member's money can go to. */
export interface AccountBankTable {
  bank_account_seq: Generated<number>
  user_seq: number
  /** Three digits. */
  bank_code: string
  last_digits: string
  /** Keyed hash of bank and number, by which the same account is found. */
  number_hash: string
  /** Number and holder, sealed (KeyRing.seal). */
  sealed: string
  /** At most one of a member. */
  is_default: Generated<boolean>
  /** No money goes there before. */
  payout_hold_until: Timestamp
  created_at: Timestamp
}

/** The check of an account that a member wants to add: its code follows from its key and is stored nowhere. */
export interface AccountBankCheckTable {
  user_seq: number
  form_key: string
  bank_code: string
  last_digits: string
  number_hash: string
  sealed: string
  /** `ASKED` until the bank has answered; `SENT` while the code may be typed. */
  state: 'ASKED' | 'SENT' | 'REFUSED' | 'DONE'
  tries: Generated<number>
  expires_at: Timestamp | null
  /** The account that it added. */
  bank_account_seq: number | null
  created_at: Timestamp
}

/** Opens one socket, once. */
export interface SocketTicketTable {
  /** SHA-256 of the ticket. */
  ticket_hash: string
  session_id: string
  user_seq: number
  generation: number
  expires_at: Timestamp
}

/** An account that is, or recently was, linked with a member of the Naver cafe. */
export interface CafeLinkTable {
  user_seq: number
  /** Keyed hash of Naver's id of the member. */
  naver_hash: string
  /** Keyed hash of the e-mail address Naver last gave, only to notice that it changed. */
  email_hash: string | null
  linked_at: Timestamp
  /** Stored for a while after the end, because another member may be linked only later. */
  unlinked_at: Timestamp | null
  /** By which the cafe and we name this link; it says nothing of either. */
  link_key: Generated<string>
  /** The member's name in the cafe. */
  nickname: ColumnType<string | null, string | null | undefined, string | null>
  /** When the cafe said that it knows of the link. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  ended_by: ColumnType<
    'MEMBER' | 'CAFE' | null,
    'MEMBER' | 'CAFE' | null | undefined,
    'MEMBER' | 'CAFE' | null
  >
  /** When the member agreed that goods are shown in the cafe; null where they are not. */
  share_agreed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The board where new listings are shown by themselves; null where they are not. */
  auto_board_id: ColumnType<string | null, string | null | undefined, string | null>
}

/** A code that the cafe may take, one for each account. */
export interface CafeCodeTable {
  user_seq: number
  /** The code is made of it with a key of ours, so that it can be shown again and the table alone does not tell it. */
  nonce: string
  code_hash: string
  expires_at: Timestamp
  /** Keyed hash of the cafe's member who used it. */
  used_by: string | null
}

/** A member of the cafe whose code was entered, until the account's owner has confirmed it. */
export interface CafeClaimTable {
  user_seq: number
  link_key: string
  naver_hash: string
  nickname: string
  expires_at: Timestamp
}

/** A post of the cafe that was brought over as a draft. */
export interface CafePostTable {
  user_seq: number
  post_id: string
  /** The draft may be gone: it was registered or removed. */
  draft_id: string
  /** Of the post, as it was brought over. */
  revision: number
  taken_at: Timestamp
}

/** A product that its seller shows in the cafe: what is wanted, and what the cafe was told last. */
export interface CafeShareTable {
  product_seq: number
  user_seq: number
  board_id: string
  /** False of one that is to be taken down. */
  is_wanted: Generated<boolean>
  /** Increases with every call about it; the cafe ignores what is older. */
  revision: Generated<number>
  /** Where it is in the cafe; null while it is not there. */
  post_url: ColumnType<string | null, string | null | undefined, string | null>
  /** Of the content that the cafe has. */
  sent_hash: ColumnType<string | null, string | null | undefined, string | null>
  /** The cafe may have another content than it should. */
  is_due: Generated<boolean>
  /** Not before this time; null for at once. */
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tries: Generated<number>
  problem: ColumnType<
    CafeShareProblem | null,
    CafeShareProblem | null | undefined,
    CafeShareProblem | null
  >
}

/** What the cafe is to be told of a link; told at least once. */
export interface CafeTaskTable {
  task_seq: Generated<number>
  link_key: string
  kind: 'LINK' | 'UNLINK'
  tries: Generated<number>
  due_at: Timestamp
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** The conversation of one buyer about one product with its seller. */
export interface ChatRoomTable {
  room_id: Generated<number>
  product_seq: number
  buyer_store_seq: number
  seller_store_seq: number
  /** The `message_seq` of the newest message: they are numbered without a gap. */
  message_count: Generated<number>
  /** Increases with every message that is written or changed; the newest `change_seq`. */
  change_count: Generated<number>
  /** The member who opened it: a user's rooms of the day are counted by it. */
  opened_by: number
  last_message_at: Timestamp
  /** When `change_count`, a read position or the product last changed: what other instances poll. */
  changed_at: Timestamp
  created_at: Timestamp
}

export interface ChatMemberTable {
  room_id: number
  store_seq: number
  role: 'BUYER' | 'SELLER'
  last_read_seq: Generated<number>
  last_read_at: Timestamp | null
  /** What the other member knows of it while more was read behind a block; null when they know all of it. */
  shown_read_seq: number | null
  shown_read_at: Timestamp | null
  /** Messages of the other above `last_read_seq`; the badge is their sum over the rooms that were not left. */
  unread_count: Generated<number>
  /** Messages up to here were hidden when the member left the room. */
  visible_from_seq: Generated<number>
  muted_at: Timestamp | null
  pinned_at: Timestamp | null
  /** Hidden from the list until the next message. */
  left_at: Timestamp | null
  /** Copied from the room, for the order of the list. */
  last_message_at: Timestamp
}

/** The content of a message besides its text. */
export interface ChatMessageContent {
  images?: ChatImage[]
  video?: ChatVideo
  notice?: NoticeKind
  offerSeq?: number
  appointmentSeq?: number
  tradeSeq?: number
  /** The `asker_seq`. */
  possessionSeq?: number
  orderSeq?: number
  payRequestSeq?: number
  guard?: Guard
}

export interface ChatMessageTable {
  room_id: number
  message_seq: number
  change_seq: number
  client_message_id: string | null
  sender_store_seq: number
  message_type: MessageType
  /** As both members see it: what the moderation masks is masked here, the original is not stored anywhere. */
  message: string
  content: JSONColumnType<ChatMessageContent>
  created_at: Timestamp
}

export interface ChatOfferTable {
  offer_seq: Generated<number>
  room_id: number
  message_seq: number
  proposer_store_seq: number
  price: number
  /** An open offer past `expires_at` is EXPIRED for all readers. */
  state: Exclude<OfferState, 'EXPIRED'>
  expires_at: Timestamp
  answered_at: Timestamp | null
  created_at: Timestamp
}

export interface ChatAppointmentTable {
  appointment_seq: Generated<number>
  room_id: number
  message_seq: number
  proposer_store_seq: number
  at: Timestamp
  place: string
  remind_minutes: number
  /** Null where no reminder is wanted. */
  remind_at: Timestamp | null
  reminded_at: Timestamp | null
  state: AppointmentCard['state']
  updated_at: Timestamp
  created_at: Timestamp
}

/** What a room's two members say about their trade; one of a room at most is ASKED or DONE. */
export interface ChatTradeTable {
  trade_seq: Generated<number>
  room_id: number
  product_seq: number
  buyer_store_seq: number
  seller_store_seq: number
  message_seq: number
  proposer_store_seq: number
  /** An ASKED one past `expires_at` is LAPSED for all readers. */
  state: RoomTradeState
  expires_at: Timestamp
  done_at: Timestamp | null
  created_at: Timestamp
}

/** A seller asks a room's buyer to pay; one of a room at most is OPEN. */
export interface PayRequestTable {
  request_seq: Generated<number>
  room_id: number
  message_seq: number
  price: number
  /** An OPEN one past `expires_at` is EXPIRED for all readers. */
  state: Exclude<PayRequestState, 'EXPIRED'>
  expires_at: Timestamp
  /** The order that the buyer made of it. */
  order_seq: number | null
  answered_at: Timestamp | null
  created_at: Timestamp
}

/** Buyers ask the seller of a product for a photo of it with a code; one of a product at most is OPEN. */
export interface PossessionCheckTable {
  check_seq: Generated<number>
  product_seq: number
  /** '4821 참새' */
  code: string
  /** An OPEN one past `expires_at` is LAPSED for all readers. */
  state: PossessionState
  refusal: PossessionRefusal | null
  photo_id: string | null
  media_key: string | null
  /** The listing's photos when it was answered (backend/possession/photos-of.ts): the badge stands while it shows them. */
  photos: string | null
  /** More of those who asked confirm than doubt. */
  is_shown: Generated<boolean>
  expires_at: Timestamp
  answered_at: Timestamp | null
  created_at: Timestamp
}

/** A room whose buyer asked. */
export interface PossessionAskerTable {
  asker_seq: Generated<number>
  check_seq: number
  room_id: number
  message_seq: number
  verdict: PossessionVerdict | null
}

/** A file of a room; its bytes are in the media store as `chat/<first two>/<media_id>`. */
export interface ChatMediaTable {
  /** 128 random bits, hex. */
  media_id: string
  /** The user who uploaded it. */
  user_seq: number
  room_id: number
  /** Null until it is sent; a file that is never sent is removed after a day. */
  message_seq: number | null
  kind: 'IMAGE' | 'VIDEO' | 'POSTER'
  content_type: string
  bytes: number
  width: number
  height: number
  color: string
  duration_ms: number | null
  poster_id: string | null
  created_at: Timestamp
}

export interface ReportTable {
  report_seq: Generated<number>
  kind: Generated<ReportKind>
  /** Of a chat alone. */
  room_id: number | null
  /** Of a product, also that of a chat's room. */
  product_seq: number | null
  /** Of a review alone. */
  review_seq: number | null
  reporter_store_seq: number
  reported_store_seq: number
  reason: ReportReason
  detail: string
  /** The room's last messages as the reporter saw them at the time of the report, without names. */
  evidence: JSONColumnType<ChatMessage[]>
  /** The product or store as it was at the time of the report. */
  snapshot: JSONColumnType<ReportSnapshot> | null
  state: Generated<'OPEN' | 'ACTED' | 'DISMISSED'>
  /** Null while it is open, and of what was closed before there were codes. */
  reason_code: DecisionReason | null
  /** The operator's reason for closing it. */
  note: Generated<string>
  closed_by: number | null
  closed_at: Timestamp | null
  created_at: Timestamp
}

/** A kind of goods that no member may sell here. */
export interface ListingRuleTable {
  rule_code: string
  name: string
  /** Of terms that have no level of their own. */
  level: ScreeningLevel
  message: string
  law: string
  advice: string
  sort_order: number
}

/** Words by which a kind is recognised, or that make such words harmless; their notation is backend/moderation/listing/pattern.ts. */
export interface ListingTermTable {
  term_seq: Generated<number>
  rule_code: string
  kind: 'TERM' | 'EXCEPTION'
  words: string
  level: ScreeningLevel | null
  is_active: Generated<boolean>
  /** From when they are in force; null: since they were saved. */
  starts_at: Timestamp | null
  /** Identifies a default, also after an operator changed its words. */
  origin: string | null
  updated_at: CreatedAt
}

/** Who changed which words. */
export interface ListingTermChangeTable {
  change_seq: Generated<number>
  term_seq: number
  operator_user_seq: number
  /** Null for a new term. */
  before: JSONColumnType<ListingTermState> | null
  after: JSONColumnType<ListingTermState>
  address: string | null
  at: Timestamp
}

export interface ListingTermState {
  words: string
  level: ScreeningLevel | null
  isActive: boolean
  /** Absent in what was written before words could be scheduled. */
  startsAt?: string | null
}

/** One row: another value after each change of the rules. */
export interface ListingRuleRevisionTable {
  revision: string
}

/** A listing that an operator should look at, or has. */
export interface ListingFlagTable {
  flag_seq: Generated<number>
  product_seq: number
  state: Generated<'OPEN' | 'CLEARED' | 'HIDDEN'>
  findings: JSONColumnType<ListingFinding[]>
  /** The operator's reason. */
  /** Null while it is open, and of what was closed before there were codes. */
  reason_code: DecisionReason | null
  note: Generated<string>
  created_at: Timestamp
  closed_at: Timestamp | null
  closed_by: number | null
}

/** How many visible products of a category have a gram in their title. */
export interface CategoryGramTable {
  gram: string
  category_seq: number
  product_count: number
}

/** `store_seq` blocks `blocked_store_seq`. */
export interface StoreBlockTable {
  store_seq: number
  blocked_store_seq: number
  created_at: Timestamp
}

export interface SandboxItemTable {
  item_seq: Generated<number>
  kind: string
  key: string
  value: JSONColumnType<object>
  created_at: Timestamp
}

/** A payment at the payment company of the sandbox. */
export interface SandboxPaymentTable {
  payment_seq: Generated<number>
  payment_key: string
  order_id: string
  state: PaymentState
  amount: number
  balance: number
  details: JSONColumnType<object>
  created_at: Timestamp
}

export interface SandboxPaymentTransactionTable {
  transaction_seq: Generated<number>
  transaction_key: string
  payment_key: string
  state: PaymentState
  amount: number
  at: Timestamp
}

/** What a call with an idempotency key was answered; a repeated one gets it again. */
export interface SandboxPaymentCallTable {
  call_key: string
  status: number
  body: JSONColumnType<object>
  called_at: Timestamp
}

export interface SandboxPaymentNoticeTable {
  notice_seq: Generated<number>
  notice_id: string
  payment_key: string
  body: string
  tries: Generated<number>
  /** When it is sent next; null when it was received, or given up. */
  next_at: Timestamp | null
  last_answer: string | null
  created_at: Timestamp
}

export interface RegionTable {
  /** Administrative code: 2 digits 시/도, 5 digits 시/군/구, 8 or 10 digits 동. */
  region_code: string
  parent_code: string | null
  depth: 1 | 2 | 3
  name: string
  /** From the top, as users write it: '서울 마포구 합정동'. */
  full_name: string
}

export interface CategoryTable {
  category_seq: number
  parent_seq: number | null
  depth: 1 | 2 | 3
  name: string
  slug: string
  /** Slugs from the top joined by '/', unique: 'mobile-tablet/smartphone/iphone'. */
  path: string
  /** Code point of the illustration, as in backend/demo/pictures/emoji.ts. */
  emoji: string
  sort_order: number
  updated_at: CreatedAt
}

export interface MediaTable {
  media_key: string
  kind: 'DRAWN' | 'FILE'
  recipe: JSONColumnType<object> | null
  width: number
  height: number
  /** Placeholder colour '#rrggbb' shown until the picture has arrived. */
  color: string
  created_at: CreatedAt
}

export interface StoreTable {
  store_seq: Generated<number>
  user_seq: number
  name: string
  /** What the names of two stores must not have in common (contracts/store-name.ts). */
  name_key: GeneratedAlways<string>
  /** Null until the member has chosen the name that sign-up gave. */
  name_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  intro: string
  media_key: string | null
  region_code: string | null
  /** 신뢰지수, 0 to 1,000: computed from the columns below (contracts/trust-score.ts). */
  trust_score: GeneratedAlways<number>
  identity_verified: boolean
  is_business: boolean
  /** Median minutes to the first answer in chat; null when there is too little data. */
  response_minutes: number | null
  safe_trade_count: number
  follower_count: Generated<number>
  review_count: Generated<number>
  /** Sum of the ratings (1-5) of all reviews; the average is rating_sum / review_count. */
  rating_sum: Generated<number>
  /** SUSPENDED while its member is suspended: nothing of it is shown, and all of it is there again afterwards. */
  status: Generated<StoreStatus>
  /** 휴가: days of Korea ('YYYY-MM-DD'), both included; without a last day until further notice. */
  vacation_from: ColumnType<string | null, string | null | undefined, string | null>
  vacation_until: ColumnType<string | null, string | null | undefined, string | null>
  vacation_note: Generated<string>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type StoreStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED'

/** An uploaded profile picture that the store shows no more; a report may still show it. */
export interface StoreFormerImageTable {
  media_key: string
  store_seq: number
}

/** 단골. */
export interface StoreFollowTable {
  store_seq: number
  user_seq: number
  /** Whether the member wants to hear of the store's new goods. */
  notifies: Generated<boolean>
  created_at: CreatedAt
}

export interface ReviewTable {
  review_seq: Generated<number>
  store_seq: number
  writer_store_seq: number
  product_seq: number | null
  rating: number
  tags: string[]
  body: string
  reply: string | null
  /** Null of reviews from before trades were recorded, which were shown at once. */
  trade_seq: number | null
  writer_role: Generated<ReviewRole>
  /** When it is shown at the latest; null without a trade. */
  due_at: Timestamp | null
  /** Since when everybody sees it and the store counts it; null while it waits for the other review. */
  visible_at: Timestamp | null
  edited_at: Timestamp | null
  replied_at: Timestamp | null
  /** An operator has hidden it: the store does not count it, and only its two members see that it was there. */
  hidden_at: Timestamp | null
  hidden_reason: string | null
  created_at: CreatedAt
}

/** Why a trust score changed; written by a trigger of the database. */
export interface TrustChangeTable {
  change_seq: Generated<number>
  store_seq: number
  event: TrustEvent
  /** Of the reviews or trades. */
  count: number
  /** By which the score rose or fell. */
  points: number
  /** The score afterwards. */
  score: number
  at: Timestamp
}

export interface ProductTable {
  product_seq: Generated<number>
  store_seq: number
  category_seq: number
  title: string
  body: string
  price: number
  trade_state: TradeState
  /** HIDDEN (by operator or seller) answers 404, DELETED answers 410. */
  visibility: Generated<'ACTIVE' | 'HIDDEN' | 'DELETED'>
  /** Who hid it; where it is HIDDEN and this is null, it was an operator. */
  hidden_by: ColumnType<HiddenBy | null, HiddenBy | null | undefined, HiddenBy | null>
  condition: Condition
  trade_methods: TradeMethod[]
  shipping_included: boolean
  /** Won; null when shipping is included or not offered. */
  shipping_fee: number | null
  /** Won, of the convenience store; null when shipping is included or it is not said. */
  cvs_fee: ColumnType<number | null, number | null | undefined, number | null>
  safe_pay: boolean
  /** Price offers are welcome. */
  negotiable: Generated<boolean>
  region_code: string | null
  /** Where it can be handed over besides `region_code`. */
  more_region_codes: Generated<string[]>
  tags: string[]
  /** Of the form that it was registered with: the same form again is the same product. */
  form_key: ColumnType<string | null, string | null | undefined, never>
  /** Increases with every edit of the content. */
  version: Generated<number>
  /** The order that has the product: its state follows the order until it ends without a sale. */
  live_order_seq: ColumnType<number | null, number | null | undefined, number | null>
  /** Members who wait for it while it is reserved. */
  queue_count: Generated<number>
  favorite_count: Generated<number>
  chat_count: Generated<number>
  /** Set when the price was lowered below all prices of the last weeks; the lowest of these. */
  previous_price: number | null
  created_at: CreatedAt
  /** Last 끌올; equals created_at when never bumped. Lists are ordered by it. */
  bumped_at: CreatedAt
  updated_at: CreatedAt
}

/** A member's place in the queue for a product that another has reserved. Times are by the clock of orders. */
export interface ProductQueueTable {
  queue_seq: Generated<number>
  product_seq: number
  user_seq: number
  /** The member's. */
  store_seq: number
  state: QueueState
  joined_at: Timestamp
  /** Until when the member alone can buy it; set where it is or was the member's turn. */
  offer_until: Timestamp | null
  ended_at: Timestamp | null
}

/** A dispute of two members about a trade without safe payment. Times go by the clock of orders. */
export interface MemberDisputeTable {
  dispute_seq: Generated<number>
  /** The form that opened it: the same form again is the same dispute. */
  form_key: string
  /** The conversation that names the product and the two; one dispute of it at most is not closed. */
  room_id: number
  product_seq: number
  /** Of the product when the dispute was opened. */
  title: string
  price: number
  claimant_user_seq: number
  respondent_user_seq: number
  claimant_store_seq: number
  respondent_store_seq: number
  claimant_role: 'BUYER' | 'SELLER'
  type: MemberDisputeTypeName
  way: TradeWay
  goods: GoodsGroup
  /** Of the seller. */
  is_business: boolean
  /** 'YYYY-MM-DD' */
  received_on: string | null
  /** From then to the claim. */
  days: number | null
  story: string
  want: DisputeWant
  amount: number | null
  state: MemberDisputeState
  /** Rises with each change. */
  version: Generated<number>
  /** The side that has to answer; null where none or both have. */
  turn: DisputeSide | null
  /** Made after the claim. */
  offers: Generated<number>
  /** What was claimed, offered or decided last, and by whom. */
  terms_want: DisputeTerms
  terms_amount: number | null
  terms_by: DisputeSide | 'OPERATOR'
  claimant_agreed: Generated<boolean>
  respondent_agreed: Generated<boolean>
  due_at: Timestamp | null
  /** When it first reached the operators. */
  escalated_at: Timestamp | null
  decided_at: Timestamp | null
  closed_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface MemberDisputeEventTable {
  dispute_seq: number
  /** From 1, without a gap: the version that it made. */
  place: number
  action: MemberDisputeAction
  by_role: DisputeSide | 'OPERATOR' | 'TIMER'
  /** Null of the timer. */
  user_seq: number | null
  /** After it. */
  state: MemberDisputeState
  /** Of a decision. */
  favour: DisputeFavour | null
  want: DisputeTerms | null
  amount: number | null
  /** Of a decision; null of one before there were codes. */
  reason_code: Generated<DecisionReason | null>
  note: string
  at: Timestamp
}

/** A picture that one side shows the other and the operators. */
export interface MemberDisputePictureTable {
  evidence_id: string
  dispute_seq: number
  side: DisputeSide
  upload_id: string
  width: number
  height: number
  created_at: Timestamp
}

/** A member's report of damage by a person who may be no member. */
export interface DamageReportTable {
  report_seq: Generated<number>
  user_seq: number
  /** The form that began it, so that a repeated submission begins no second one. */
  form_key: string
  state: DamageState
  /** Rises with each save of the form. */
  version: Generated<number>
  /** What the reporter typed about the other side, sealed (KeyRing.seal). */
  target_sealed: string | null
  method: FraudMethod | null
  channel: FraudChannel | null
  goods: Generated<string>
  category_seq: number | null
  /** Won. */
  amount: number | null
  /** 'YYYY-MM-DD' */
  happened_on: string | null
  story: Generated<string>
  police_no: Generated<string>
  submitted_at: Timestamp | null
  /** When it was first published. */
  published_at: Timestamp | null
  /** Of an objection: it is not shown before. */
  hidden_until: Timestamp | null
  closed_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** An identifier that a report names: at most one of a kind. */
export interface DamageIdentifierTable {
  report_seq: number
  kind: IdentifierKind
  /** Keyed hash of the identifier alone. */
  hash: string
  /** Of an account: the keyed hash that members' own accounts have. */
  account_hash: string | null
  masked: string
}

/** A private picture of a report. */
export interface DamageEvidenceTable {
  /** 128 random bits, hex. */
  evidence_id: string
  report_seq: number
  upload_id: string
  width: number
  height: number
  created_at: Timestamp
}

/** What became of a report, oldest first. */
export interface DamageEventTable {
  event_seq: Generated<number>
  report_seq: number
  state: DamageState
  by_role: 'REPORTER' | 'ACCUSED' | 'OPERATOR'
  user_seq: number
  /** Of a decision; null of one before there were codes. */
  reason_code: Generated<DecisionReason | null>
  note: string
  at: Timestamp
}

/** The accused's objection to a published report; there is one at most. */
/** What a member says whose account was joined to the one that a report names; or that an operator left the account out. */
/** A member's request for a copy of everything about them. */
export interface DataExportTable {
  export_seq: GeneratedAlways<number>
  user_seq: number
  state: Generated<DataExportState>
  /** Of the file in the media store; there is one while it is ready. */
  file_id: string | null
  bytes: number | null
  tries: Generated<number>
  /** When a job looks at it: at what waits to make it, at what is ready to delete it. */
  next_at: Timestamp
  requested_at: Timestamp
  ready_at: Timestamp | null
  fetched_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface FraudLinkObjectionTable {
  report_seq: number
  user_seq: number
  state: 'OPEN' | 'UPHELD' | 'REJECTED'
  text: string
  hidden_until: Timestamp
  at: Timestamp
}

export interface DamageObjectionTable {
  report_seq: number
  user_seq: number
  state: 'OPEN' | 'UPHELD' | 'REJECTED'
  text: string
  hidden_until: Timestamp
  at: Timestamp
}

/** What a visitor has looked up, for the minutes in which the result can be opened. */
export interface FraudLookupTable {
  /** SHA-256 of the key in the result's address. */
  lookup_hash: string
  /** Keyed hashes of what the typed text can be. */
  hashes: JSONColumnType<string[]>
  kind: IdentifierKind
  masked: string
  looked_up_at: Timestamp
  expires_at: Timestamp
}

/** Visitors of a product's page, each counted once a day; no row before the first. */
export interface ProductViewCountTable {
  product_seq: number
  view_count: number
}

/** The visitors who are already counted; needed for the day alone. */
export interface ProductViewTable {
  product_seq: number
  /** Day of Korea, 'YYYY-MM-DD'. */
  day: string
  /** Opaque and not traceable to a person: a salted hash made by the web app. */
  visitor_key: string
}

/** The content of a product as it was at one time, as its form has it. */
export interface StoredContent {
  title: string
  body: string
  categorySeq: number
  price: number
  negotiable: boolean
  condition: Condition
  tradeMethods: TradeMethod[]
  shippingIncluded: boolean
  shippingFee: number | null
  cvsFee: number | null
  regionCodes: string[]
  tags: string[]
  mediaKeys: string[]
}

/** A product that was never edited may have none. */
export interface ProductVersionTable {
  product_seq: number
  version: number
  /** Of the form that made it: the same form again is the same version. */
  form_key: string | null
  content: JSONColumnType<StoredContent>
  /** What differs from the version before. */
  changes: JSONColumnType<ListingChange[]>
  /** Part of the history on the product's page. */
  is_public: boolean
  created_at: Timestamp
}

/** A listing that is not registered yet. */
export interface ListingDraftTable {
  draft_id: string
  user_seq: number
  revision: number
  content: JSONColumnType<DraftContent>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ProductImageTable {
  product_seq: number
  position: number
  media_key: string
}

/** A link by which a phone adds photos to the form on a computer; one for each draft. */
export interface ListingPhotoHandoverTable {
  /** SHA-256 of its key. */
  key_hash: string
  user_seq: number
  draft_id: string
  created_at: Timestamp
  expires_at: Timestamp
}

/** An uploaded photo of a seller; its file is the picture of `media_key`. */
export interface ListingPhotoTable {
  /** 128 random bits, hex. */
  photo_id: string
  user_seq: number
  /** The browser's own id of the upload; null for demo data and for photos older than uploads. */
  upload_id: string | null
  /** The draft that keeps it. */
  draft_id: string | null
  /** The draft on a computer that a phone sent it for. */
  handover_draft_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The listing that it belongs to, also after the listing stopped showing it. */
  product_seq: number | null
  media_key: string
  /** Of the stored file; 0 where it is drawn. */
  bytes: number
  /** The perceptual hash in four parts of 16 bits; null for a picture that has no features. */
  hash_a: number | null
  hash_b: number | null
  hash_c: number | null
  hash_d: number | null
  created_at: CreatedAt
  /** From when it is erased, with its file, unless a report of its listing needs it; null while its member is one. */
  erase_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/**
 * The search index of a visible product, updated by backend/search-index/index-product.ts. One row for each product
 * whose visibility is ACTIVE and whose store is open; all filter and sort columns are copied in so that a list is
 * answered from this table alone. Rows are narrow: the grams of `norm` exist in the GIN index only.
 */
export interface ProductSearchTable {
  product_seq: number
  store_seq: number
  /** Order of 추천순: higher first; seconds of the last bump with a bounded bonus for quality. */
  rank: number
  bumped_at: Timestamp
  created_at: Timestamp
  category_seq: number
  price: number
  shipping_included: boolean
  safe_pay: boolean
  lowered: Generated<boolean>
  trade_state: TradeState
  condition: Condition
  /** Of all its regions, the main one first; each with a space before it. */
  region_codes: string | null
  /** Ancestors and itself, top first. */
  category_path: number[]
  trade_methods: TradeMethod[]
  /** Title and tags normalised (search-text.ts), parts separated by a space. */
  norm: string
}

/**
 * The number of products with a gram or a filter value, so that the search can choose between index and ordered scan.
 * An estimate only: it may be slightly out of date.
 */
/** What the price lookup counts of a product; written with its row of product_search (price-facts/write-price-facts.ts). */
export interface PriceFactTable {
  product_seq: number
  /** The model that its title names, or the words that name it; empty where none do. */
  model: string
  /** The wider group of the model; empty where there is none. */
  family: string
  /** What belongs to the model and is offered without it: 케이스. */
  accessory: string | null
  /** Why its price is not a price of the model; null where it is. */
  exclusion: Exclude<ExclusionReason, 'FREE' | 'OUTLIER'> | null
  options: JSONColumnType<Partial<Record<PriceOption, string>>>
  condition: Condition
  /** Won: the price that is asked. */
  price: number
  /** Won; of the order if there was one, else what was asked when it was sold. */
  sold_price: number | null
  sold_at: Timestamp | null
  listed_at: Timestamp
  /** Whether it is visible and its store is open: others are not counted. */
  is_shown: boolean
  /** The version of the rules that read its title. */
  reader: number
}

export interface SearchTokenTable {
  /** A gram, or a mark, a colon and a value (backend/search-index/search-token.ts). */
  token: string
  product_count: number
}

/** Dictionary of known keywords: source of suggestions and corrections. */
export interface SearchKeywordTable {
  keyword: string
  norm: string
  /** Initial consonants: 'ㅇㅇㅍ'. */
  choseong: string
  /** Disassembled letters: 'ㅇㅏㅇㅣㅍㅗㄴ'. */
  jamo: string
  /** Top category of most of its products; null when they are spread out. */
  category_seq: number | null
  /** Products whose title has it as whole words, when the index was last built. */
  product_count: number
  /** How often it is sold and searched; suggestions are ordered by it. */
  weight: number
}

/** What words of a query stand for (backend/search/word-sense.ts). Never deleted; switched off by `is_hidden`. */
export interface SearchSenseTable {
  sense_seq: Generated<number>
  /** Idempotency: the same key is the same entry. */
  form_key: Generated<string>
  words: JSONColumnType<string[]>
  texts: JSONColumnType<string[]>
  categories: JSONColumnType<string[]>
  is_vague: boolean
  /** From when it is in force; null: since it was saved. */
  starts_at: Timestamp | null
  /** It came of what people search for, and of no operator. */
  is_grown: Generated<boolean>
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: CreatedAt
}

/** One row, which changes with every change of `search_sense`; none before the first one. */
export interface SearchSenseStampTable {
  stamp_id: Generated<number>
  stamp: number
}

/** What operators did to an entry, and the content that it had then. */
export interface SearchSenseVersionTable extends PostVersionColumns<SearchSense> {
  sense_seq: number
}

/** Beginnings of answers to questions. Never deleted; switched off by `is_hidden`. */
export interface AnswerMacroTable {
  macro_seq: Generated<number>
  /** Idempotency: the same key is the same macro. */
  form_key: Generated<string>
  label: string
  /** Null for all questions. */
  category: QuestionCategory | null
  text: string
  sort_order: number
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: CreatedAt
}

/** What operators did to a macro, and the content that it had then. */
export interface AnswerMacroVersionTable extends PostVersionColumns<MacroContent> {
  macro_seq: number
}

/** One row per keyword, hour and visitor: popular keywords count distinct visitors. */
export interface SearchHitTable {
  hour: Timestamp
  keyword: string
  /** Opaque and not traceable to a person: a salted hash made by the web app. */
  visitor_key: string
}

/** One row for each visitor and day: a word that found nothing, and the one after it, by which a product was opened. */
export interface SearchStepTable {
  from_word: string
  to_word: string
  /** 'YYYY-MM-DD' */
  day: string
  /** Opaque, as in search_hit; it changes daily. */
  visitor_key: string
  /** A keyed hash of the network around the address. */
  network_key: string
}

/** The changes of the public content; written by triggers only, read by backend/operation/content-changes.ts. */
export interface ContentChangeTable {
  change_seq: Generated<number>
  /** The transaction that changed it. */
  xid: Generated<string>
  /** As in contracts/content-changes.ts. */
  tag: string
  changed_at: CreatedAt
}

/** Which keys belong to this database (backend/keys/installation.ts); at most one row. */
export interface InstallationTable {
  only_row: Generated<boolean>
  /** A keyed hash made with `pseudonymSecret`, the key that never rotates. */
  keys_check: string
  changed_at: Date
}

export interface BannerTable {
  banner_seq: Generated<number>
  /** Idempotency: the same key is the same banner. */
  form_key: Generated<string>
  title: string
  subtitle: string
  /** A path of this site. */
  link: string
  /** Null for one that is only a colour. */
  media_key: string | null
  background: string
  sort_order: number
  starts_at: Timestamp
  ends_at: Timestamp | null
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: CreatedAt
}

/** What operators did to a banner, and the content that it had then. */
export interface BannerVersionTable extends PostVersionColumns<BannerContent> {
  banner_seq: number
}

export interface ExhibitionTable {
  gnb_seq: Generated<number>
  /** Idempotency: the same key is the same exhibition. */
  form_key: Generated<string>
  title: string
  subtitle: string
  body: string
  media_key: string
  sort_order: number
  starts_at: Timestamp
  ends_at: Timestamp | null
  /** In the operators' order, gone ones too; `exhibition_product` has those that there are. */
  product_seqs: JSONColumnType<number[]>
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: CreatedAt
}

/** What operators did to an exhibition, and the content that it had then. */
export interface ExhibitionVersionTable extends PostVersionColumns<ExhibitionContent> {
  gnb_seq: number
}

export interface ExhibitionProductTable {
  gnb_seq: number
  product_seq: number
  position: number
}

export interface AnnouncementTable {
  announcement_seq: Generated<number>
  /** Idempotency: the same key is the same announcement. */
  form_key: string
  category: AnnouncementCategory
  title: string
  body: string
  is_pinned: boolean
  is_popup: boolean
  publish_at: Timestamp
  ends_at: Timestamp | null
  is_hidden: Generated<boolean>
  /** Title and body as they are searched (backend/announcements/announcement-content.ts). */
  norm: string
  version: Generated<number>
  updated_at: Timestamp
}

interface PostVersionColumns<Content extends object> {
  version: number
  did: PostVersion['did']
  /** The version that was restored. */
  from_version: number | null
  content: JSONColumnType<Content>
  /** Null of the demo data. */
  operator_user_seq: number | null
  address: string | null
  at: Timestamp
}

/** What operators did to an announcement, and the content that it had then. */
export interface AnnouncementVersionTable extends PostVersionColumns<AnnouncementContent> {
  announcement_seq: number
}

export interface FaqTable {
  faq_seq: Generated<number>
  /** Idempotency: the same key is the same entry. */
  form_key: string
  category: FaqCategory
  question: string
  answer: string
  /** Other words that people ask with. */
  words: string
  link_label: string | null
  link_path: string | null
  is_top: boolean
  position: number
  publish_at: Timestamp
  ends_at: Timestamp | null
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: Timestamp
}

/** What operators did to an entry of the FAQ, and the content that it had then. */
export interface FaqVersionTable extends PostVersionColumns<FaqContent> {
  faq_seq: number
}

/** Whether an entry helped. */
export interface FaqVoteTable {
  faq_seq: number
  /** Keyed hash of the person, or of the browser or address of somebody who is not signed in. */
  voter: string
  is_helpful: boolean
  at: Timestamp
}

export interface EventTable {
  event_seq: Generated<number>
  /** Idempotency: the same key is the same event. */
  form_key: Generated<string>
  kind: Generated<EventKind>
  title: string
  summary: string
  body: string
  media_key: string | null
  starts_at: Timestamp
  ends_at: Timestamp | null
  winners: Generated<number>
  /** For each of them. */
  points: Generated<number>
  is_hidden: Generated<boolean>
  version: Generated<number>
  updated_at: CreatedAt
}

/** What operators did to an event, and the content that it had then. */
export interface EventVersionTable
  extends PostVersionColumns<Omit<EventContent, 'endsAt'> & { endsAt: string | null }> {
  event_seq: number
}

/** How winners are drawn, of an event that members take part in; who takes part locks it. */
/** That an event was advertised to members who consent to it: once. */
export interface EventPromotionTable {
  event_seq: number
  operator_user_seq: number
  address: string | null
  at: Timestamp
}

export interface EventDrawTable {
  event_seq: number
  entry_count: Generated<number>
  secret_sealed: string
  /** SHA-256 of the secret, shown from the first day. */
  secret_hash: string
  /** Readable since the draw. */
  secret: Generated<string | null>
  list_hash: Generated<string | null>
  drawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface EventEntryTable {
  event_seq: number
  /** From 1, without a gap. */
  entry_no: number
  /** Random; stands for the entrant in the public list. */
  code: string
  user_seq: number
  /** Keyed hash of the person in this event; null where unknown, and after the draw. */
  person_hash: string | null
  at: Timestamp
}

/** The entrants whom the draw reached, in its order. */
export interface EventPlaceTable {
  event_seq: number
  place: number
  entry_no: number
  /** Null of a winner. */
  passed_over: PassedOver | null
}

export interface ContentTable {
  content_seq: Generated<number>
  title: string
  summary: string
  category: ContentCategory
  blocks: JSONColumnType<ContentBlock[]>
  media_key: string
  author: string
  is_hidden: Generated<boolean>
  /** In the future while it is scheduled; null where it was never published. */
  published_at: Timestamp | null
  version: Generated<number>
  updated_at: CreatedAt
}

/** An article after each of its edits, and who made it. */
export interface ContentVersionTable {
  content_seq: number
  version: number
  edit: 'WRITTEN' | 'EDITED' | 'ROLLED_BACK'
  /** The version that was put back. */
  back_to: number | null
  article: JSONColumnType<Article>
  is_hidden: boolean
  published_at: Timestamp | null
  note: string
  /** Of the form that wrote it, where one did. */
  form_key: string | null
  /** Null for an article that came with the installation. */
  operator_user_seq: number | null
  /** The origin of the call, as far as it is known. */
  address: string | null
  at: Timestamp
}

/** Pictures that articles may show, also those of earlier versions: they are never swept. */
export interface ContentPictureTable {
  media_key: string
}

/**
 * The outbox of notices: written in the transaction of what happened, read by backend/notices/deliver-events.ts, which gives
 * it to one batch of receivers after the other.
 */
export interface NoticeEventTable {
  event_seq: Generated<number>
  kind: NoticeEventKind
  payload: JSONColumnType<Omit<NoticeEvent, 'kind'>>
  /** The store that caused it: members who blocked it, or whom it blocked, are not told. */
  actor_store_seq: number | null
  /** The product or store that it tells of; a joined notice counts them. */
  subject_seq: number | null
  /** DEAD: given up after several failures. */
  state: Generated<'WAITING' | 'DONE' | 'DEAD'>
  /** The last receiver who has it. */
  after_user_seq: Generated<number>
  attempts: Generated<number>
  next_at: CreatedAt
  created_at: CreatedAt
}

/** An entry of a member's inbox: one event, or several that were joined. */
export interface NoticeTable {
  notice_seq: Generated<number>
  user_seq: number
  kind: NoticeEventKind
  /** What is joined: kind, thing and day in Korea. */
  fold_key: string
  /** The keyword alert that found it. */
  alert_seq: number | null
  happened_at: Timestamp
  read_at: Timestamp | null
}

export interface NoticePartTable {
  user_seq: number
  event_seq: number
  notice_seq: number
}

export interface NoticeSettingOffTable {
  user_seq: number
  setting: NoticeSetting
}

/** A browser that takes pushes; it belongs to one session and so to one member. */
/** A room of which a member's browsers are to be told. */
export interface ChatPushTable {
  room_id: number
  store_seq: number
  /** Of the newest message: a row with a newer one is not done yet. */
  newest_at: Timestamp
  due_at: Timestamp
  attempts: Generated<number>
}

export interface PushSubscriptionTable {
  subscription_seq: Generated<number>
  /** The address at the push service, which is a secret of the browser. */
  endpoint: string
  p256dh: string
  auth: string
  user_seq: number
  session_id: string
  created_at: Timestamp
  last_success_at: Timestamp | null
}

/** Where a member wants another thing than the default of the channel. */
export interface NoticeChannelChoiceTable {
  user_seq: number
  topic: NoticeTopic
  channel: NoticeChannel
  wants: boolean
}

/** Members without quiet hours. */
export interface NoticeQuietOffTable {
  user_seq: number
}

/** One event for one member by one channel outside of the inbox. */
export interface NoticeDeliveryTable {
  delivery_seq: Generated<number>
  user_seq: number
  event_seq: number
  notice_seq: number
  channel: NoticeChannel
  /** SKIPPED: read, or not wanted any more, before it was sent. DEAD: given up after several failures. */
  state: Generated<'WAITING' | 'SENT' | 'SKIPPED' | 'DEAD'>
  /** Goes out at night as well. */
  urgent: boolean
  /** The first of those that go out together; it names them to the provider. */
  batch_seq: number | null
  /** Browsers that had it already when another one failed. */
  reached: Generated<number[]>
  attempts: Generated<number>
  due_at: Timestamp
  /** Until then the worker that took it is the only one that sends it. */
  lease_until: Timestamp | null
  created_at: Timestamp
  ended_at: Timestamp | null
}

/** Where a member takes mail. */
export interface AccountMailTable {
  user_seq: number
  sealed: string
  verified_at: Timestamp
}

/** An address that waits for its code. */
export interface AccountMailCodeTable {
  user_seq: number
  sealed: string
  code_hash: string
  tries: Generated<number>
  expires_at: Timestamp
  created_at: Timestamp
}

export interface KeywordAlertTable {
  alert_seq: Generated<number>
  user_seq: number
  filter: JSONColumnType<AlertFilter>
  /** The same filter has the same key; a member has it once. */
  filter_key: string
  /** What the keyword means to the search; null without keyword. */
  clauses: ColumnType<WordAlternatives[] | null, string | null, string | null>
  paused_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** One word: its alternatives, of each every term must be contained. */
export interface WordAlternatives {
  alternatives: string[][]
}

export interface KeywordAlertTokenTable {
  token: string
  alert_seq: number
}

/** Written by a trigger of `product_search`: a product that appeared there, or that lists find differently now. */
export interface KeywordAlertCheckTable {
  check_seq: Generated<number>
  product_seq: number
  /** The row before; null where there was none. */
  before: JSONColumnType<object> | null
  after_alert_seq: Generated<number>
  attempts: Generated<number>
  next_at: CreatedAt
  state: Generated<'WAITING' | 'DEAD'>
}

export interface KeywordAlertHitTable {
  product_seq: number
  user_seq: number
  alert_seq: number
  event_seq: number
}

/** Fees, limits and periods by the date from which they hold; append-only. */
export interface OrderTermsTable {
  terms_seq: Generated<number>
  effective_from: Timestamp
  terms: JSONColumnType<OrderTerms>
  /** The form that an operator has set them with; null of the first ones. */
  form_key: string | null
  reason: Generated<string>
  operator_user_seq: number | null
  address: string | null
  written_at: Timestamp | null
}

/** Terms that an operator took back before they began. */
export interface OrderTermsWithdrawalTable {
  terms_seq: number
  reason: string
  operator_user_seq: number
  address: string | null
  at: Timestamp
}

/** How far the sandbox has moved the time of orders on; no row otherwise. */
export interface OrderClockTable {
  clock_id: number
  minutes_ahead: number
}

/** What was for sale when the order was made. */
export interface OrderSnapshot {
  title: string
  body: string
  price: number
  condition: string
  categorySeq: number
  productVersion: number
  mediaKeys: string[]
  sellerName: string
  /** Whether the seller was a business; missing in orders from before it was kept. */
  isBusiness?: boolean
}

export interface OrdersTable {
  order_seq: Generated<number>
  /** Of the buyer's form: the same form again is the same order. */
  form_key: string
  product_seq: number
  buyer_user_seq: number
  seller_user_seq: number
  buyer_store_seq: number
  seller_store_seq: number
  /** The room of buyer and product, where there is one. */
  room_id: number | null
  /** The message of the room that carries its card. */
  card_message_seq: Generated<number | null>
  /** The accepted offer whose price it has. */
  offer_seq: number | null
  type: OrderType
  state: OrderState
  /** Increases with each event. */
  version: Generated<number>
  price: number
  shipping_fee: number
  buyer_fee: number
  seller_fee: number
  /** price + shipping_fee + buyer_fee */
  total: number
  /** The part of `total` paid with points. */
  points: Generated<number>
  terms_seq: number
  snapshot: JSONColumnType<OrderSnapshot>
  /** Name, number and address of the buyer, sealed (KeyRing.seal). */
  delivery: string | null
  /** Name, number and address to which the goods of a return go: the seller's, sealed. */
  return_address: Generated<string | null>
  /** Six digits that the buyer shows when they meet, sealed. */
  handover_code: string | null
  /** What the seller sent of an e-coupon, sealed. */
  coupon: string | null
  /** No courier scanned it in time: the buyer may cancel. */
  is_unscanned: Generated<boolean>
  /** 지급보류: nothing is settled meanwhile. */
  is_frozen: Generated<boolean>
  /** 배송이상: lost or stale on its way. */
  is_exception: Generated<boolean>
  /** What was sealed of it has been erased. */
  is_forgotten: Generated<boolean>
  /** What the last partial offer gives back of price and shipping. */
  partial_amount: number | null
  partial_by: 'BUYER' | 'SELLER' | null
  partial_counters: Generated<number>
  /** Entry into `state`. */
  state_at: Timestamp
  /** When time changes the state next. */
  due_at: Timestamp | null
  created_at: Timestamp
  paid_at: Timestamp | null
  confirmed_at: Timestamp | null
  ended_at: Timestamp | null
}

/** Append-only; the hashes make a chain for each order. */
export interface OrderEventTable {
  event_seq: Generated<number>
  order_seq: number
  /** 1, 2, 3 … in the order. */
  place: number
  trigger: string
  actor: OrderActor
  actor_user_seq: number | null
  from_state: OrderState | null
  to_state: OrderState
  /** Idempotency: the same key is the same event. */
  event_key: string
  /** Without personal data. */
  detail: JSONColumnType<Record<string, string | number | boolean | null>>
  at: Timestamp
  previous_hash: string
  /** SHA-256 of `previous_hash` and the event (backend/orders/event-hash.ts). */
  hash: string
}

/** What time will do; a row goes when its state is left or its work is done. */
export interface OrderTimerTable {
  timer_seq: Generated<number>
  order_seq: number
  timer: OrderTimer
  due_at: Timestamp
}

/** What a member says of an order that went wrong. */
export interface OrderStatementTable {
  statement_seq: Generated<number>
  order_seq: number
  role: 'BUYER' | 'SELLER' | 'OPERATOR'
  step: StatementStep
  reason: CaseReason | null
  text: string
  /** The key of its event, or of its form. */
  statement_key: string
  /** Of an operator's words. */
  operator_user_seq: number | null
  at: Timestamp
}

/** What a member shows with words about an order. */
export interface CasePhotoTable {
  photo_id: string
  order_seq: number
  role: 'BUYER' | 'SELLER'
  upload_id: string
  /** Null until its words are said. */
  statement_seq: number | null
  /** Among those of its words, from 0. */
  place: number | null
  width: number
  height: number
  /** By the clock on the wall. */
  created_at: Timestamp
}

export interface OrderDecisionTable {
  decision_seq: Generated<number>
  order_seq: number
  decision: CaseDecision
  /** Of a split, in won. */
  amount: number | null
  /** Of a decision; null of one before there were codes. */
  reason_code: Generated<DecisionReason | null>
  note: string
  operator_user_seq: number
  /** The second operator, where one was needed. */
  confirmed_by: number | null
  /** Waits for a second operator. */
  is_proposed: boolean
  decision_key: string
  at: Timestamp
}

/** A buyer's claim that the house makes good what went wrong with a confirmed order; an order has one at most. */
export interface OrderClaimTable {
  order_seq: number
  reason: CaseReason
  state: ClaimState
  /** What was approved, in won. */
  amount: number | null
  claim_key: string
  at: Timestamp
  decided_at: Timestamp | null
  paid_at: Timestamp | null
}

export interface OrderClaimDecisionTable {
  decision_seq: Generated<number>
  order_seq: number
  decision: ClaimDecision
  /** Won; null where nothing is compensated. */
  amount: number | null
  /** Of a decision; null of one before there were codes. */
  reason_code: Generated<DecisionReason | null>
  note: string
  operator_user_seq: number
  /** The second operator, where one was needed. */
  confirmed_by: number | null
  /** Waits for a second operator. */
  is_proposed: boolean
  decision_key: string
  at: Timestamp
}

/** An attempt of the buyer to pay. */
export interface PaymentTable {
  payment_seq: Generated<number>
  order_seq: number
  /** The order's id at the payment company; one for each attempt. */
  attempt_id: string
  payment_key: string | null
  method: PaymentMethod
  /** Won. */
  amount: number
  /**
   * OPEN: the window may be open. CONFIRMING: the company was asked. WAITING: for a deposit. STRAY: paid although the
   * order could no longer be paid; it is given back.
   */
  state: 'OPEN' | 'CONFIRMING' | 'WAITING' | 'PAID' | 'FAILED' | 'STRAY'
  /** The company's code. */
  failure: string | null
  /** Bank, number and due time, sealed. */
  virtual_account: string | null
  receipt_url: string | null
  created_at: Timestamp
  /** When the company is asked about it. */
  check_at: Timestamp | null
  /** How often it was asked since the state began. */
  asked: Generated<number>
  paid_at: Timestamp | null
}

/** Money that goes back through the payment company. */
export interface RefundTable {
  refund_seq: Generated<number>
  order_seq: number
  payment_seq: number
  refund_key: string
  amount: number
  state: 'WAITING' | 'DONE' | 'FAILED'
  /** Refusals since it was last begun. */
  attempts: Generated<number>
  /** Number of the idempotency key: the next one after a refusal, which the company would only repeat. */
  key_no: Generated<number>
  next_at: Timestamp | null
  /** The buyer's account for a deposit that cannot be cancelled, sealed. */
  account: string | null
  failure: string | null
  created_at: Timestamp
  done_at: Timestamp | null
}

/** The seller's money, or the buyer's compensation; an order has one of each. */
export type PayoutKind = 'SETTLE' | 'COMPENSATION'

/** Money that goes to a member's bank account. */
export interface PayoutTable {
  payout_seq: Generated<number>
  order_seq: number
  user_seq: number
  kind: PayoutKind
  amount: number
  state: 'WAITING' | 'SENT' | 'DONE' | 'FAILED'
  /** How often the bank was asked since the account was chosen. */
  attempts: Generated<number>
  /** Number of the idempotency key: the next one for another account. */
  key_no: Generated<number>
  next_at: Timestamp | null
  /** Where it is sent, and when that was decided: the same for each attempt of one key. The account is sealed. */
  account: string | null
  decided_at: Timestamp | null
  /** At the bank. */
  company_id: string | null
  /** Bank and masked number. */
  account_label: string | null
  failure: string | null
  created_at: Timestamp
  done_at: Timestamp | null
}

export interface ParcelTable {
  parcel_seq: Generated<number>
  order_seq: number
  /** BACK: a return. */
  direction: 'OUT' | 'BACK'
  courier: string
  invoice_no: string
  /** A step of the common vocabulary (contracts/couriers.ts). */
  step: string
  events: JSONColumnType<object[]>
  scanned_at: Timestamp | null
  delivered_at: Timestamp | null
  moved_at: Timestamp | null
  check_at: Timestamp | null
  created_at: Timestamp
  /** The courier's records begin before these goods can have been sent: the number is of another parcel. */
  is_earlier: Generated<boolean>
}

/** One posting; its entries sum to zero (a trigger refuses others). */
export interface LedgerJournalTable {
  journal_seq: Generated<number>
  /** Null for the house's own, such as a transfer from the payment company to the bank. */
  order_seq: number | null
  /** Idempotency within the order. */
  journal_key: string
  at: Timestamp
}

export interface LedgerEntryTable {
  entry_seq: Generated<number>
  journal_seq: number
  order_seq: number | null
  account: LedgerAccount
  /** Won; debit positive, credit negative. */
  amount: number
  at: Timestamp
}

/** Sums of an order's entries, kept by a trigger. */
export interface LedgerBalanceTable {
  order_seq: number
  account: LedgerAccount
  amount: number
}

export interface LedgerDayDifference {
  orderSeq: number | null
  orderId: string
  company: number
  ledger: number
  companyBack: number
  ledgerBack: number
}

/** A day in Korea whose movements were compared with the payment company's own list. */
export interface LedgerDayTable {
  /** 'YYYY-MM-DD' */
  day: string
  /** Won that moved, as the company lists it and as the ledger has it. */
  company: Generated<number>
  ledger: Generated<number>
  /** Won given back, which is contained in the sums above as less. */
  company_back: Generated<number>
  ledger_back: Generated<number>
  differences: JSONColumnType<LedgerDayDifference[], string | undefined, string>
  /** Null until it is compared for the first time. */
  compared_at: Timestamp | null
  /** When it is compared next; null once it agrees, or is too old. */
  next_at: Timestamp | null
}

/** Assets (COMPANY, BANK) and costs are positive, what we owe and earn is negative. */
export type LedgerAccount =
  /** At the payment company. */
  | 'COMPANY'
  | 'BANK'
  | 'ESCROW'
  | 'BUYER_PAYABLE'
  | 'SELLER_PAYABLE'
  | 'FEES'
  | 'POINTS'
  | 'COMPENSATION'

/** The receipt of the buyer's fee that the tax office gets, where it was asked for. */
export interface CashReceiptTable {
  order_seq: number
  kind: CashReceiptKind
  /** The number that it is issued to, sealed; gone as soon as it is issued. */
  holder: string | null
  holder_masked: string
  state: 'WAITING' | 'ISSUED' | 'REFUSED' | 'CANCELED'
  /** Won that it is for now; less after a part was cancelled. */
  amount: Generated<number>
  receipt_key: string | null
  issue_number: string | null
  failure: CashReceiptRefusal | null
  next_at: Timestamp | null
  created_at: Timestamp
  /** How often it was asked for: the company would refuse the same key again. */
  ask_no: Generated<number>
  /** Of the form that asked for it again. */
  ask_key: string | null
}

export interface PointTermsTable {
  terms_seq: Generated<number>
  effective_from: Timestamp
  terms: JSONColumnType<PointTerms>
}

/** Points that came in together and expire together. */
export interface PointLotTable {
  lot_seq: Generated<number>
  user_seq: number
  amount: number
  /** The sum of its entries, written by a trigger. */
  left_amount: Generated<number>
  expires_at: Timestamp
  /** Days before the end of which its owner was told last. */
  warned_days: number | null
}

/** What happened to a member's points; its entries sum to it (a trigger refuses others). */
export interface PointChangeTable {
  change_seq: Generated<number>
  user_seq: number
  /** Idempotency within the member. */
  change_key: string
  kind: PointChange
  amount: number
  order_seq: number | null
  at: Timestamp
}

export interface PointEntryTable {
  entry_seq: Generated<number>
  change_seq: number
  lot_seq: number
  amount: number
}

/** A question to the customer centre or about the cafe. */
export interface QuestionTable {
  question_seq: Generated<number>
  user_seq: number
  kind: QuestionKind
  /** The form that began it, so that a repeated submission begins no second one. */
  form_key: string
  state: QuestionState
  category: QuestionCategory | null
  title: string
  /** Of the draft; it becomes the first message. */
  text: string
  cafe_nick_name: string
  order_seq: number | null
  room_id: number | null
  store_seq: number | null
  /** Own goods that were hidden, of an appeal. */
  product_seq: number | null
  /** The operator who answers it. */
  handler_user_seq: number | null
  waiting_since: Timestamp | null
  answered_at: Timestamp | null
  rating: number | null
  submitted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** What was said in a question; a note is for operators alone. */
export interface QuestionMessageTable {
  message_seq: Generated<number>
  question_seq: number
  message_key: string
  by_role: 'ASKER' | 'OPERATOR' | 'NOTE'
  user_seq: number
  text: string
  /** How long the asker had waited for this answer. */
  waited_minutes: number | null
  at: Timestamp
}

/** A private picture of a question. */
export interface QuestionFileTable {
  /** 128 random bits, hex. */
  file_id: string
  question_seq: number
  upload_id: string
  width: number
  height: number
  created_at: Timestamp
}
