import type { SocialProvider } from '#contracts/account-constants.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'
import { BROWSER_PAGES } from './browser-pages.ts'
import type { Path } from './pages.server.ts'

export type { Path }

/** Whether the page behind a path exists in this build. Links to other pages are not shown. */
export function isBuilt(path: Path): boolean {
  return BROWSER_PAGES[path] !== null
}

/** Kinds of pages that the sitemap lists, each in files of its own. */
export const SITEMAP_TYPES = [
  'page',
  'category',
  'product',
  'store',
  'exhibition',
  'event',
  'price',
  'content',
] as const
export type SitemapType = (typeof SITEMAP_TYPES)[number]

const QUESTION_ROOT: Record<QuestionKind, string> = { CS: '/cs-center', CAFE: '/cafe-help' }

type Query = Record<string, string | number | boolean | readonly string[] | undefined | null>

/**
 * The query of a list's address, by the names it has there. app/features/product-list/list-query.ts writes and reads it;
 * values of another type would be dropped when it is read.
 */
export interface ListParams {
  category?: number
  minPrice?: number
  maxPrice?: number
  state?: readonly ('onsale' | 'reserved' | 'sold')[]
  condition?: readonly ('new' | 'likenew' | 'used' | 'flawed')[]
  method?: readonly ('parcel' | 'direct' | 'cvs')[]
  region?: string
  near?: string
  freeShipping?: true
  safePay?: true
  lowered?: true
  period?: number
  exact?: true
  sort?: 'recommended' | 'latest' | 'low' | 'high'
  page?: number
}

/** Appends a query; empty values are left out, lists repeat their name. */
export function withQuery(path: string, query: Query | ListParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || value === false) continue
    if (Array.isArray(value)) for (const item of value) search.append(name, String(item))
    else search.set(name, value === true ? '1' : String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** A keyword that ends in '.data' would be read as Remix's data request for the keyword without that ending. */
function encodeKeyword(keyword: string): string {
  return encodeURIComponent(keyword).replace(/\.(?=data$)/, '%2E')
}

/** Builders of every internal address; no other code builds addresses. */
export const paths = {
  home: () => '/',
  categories: () => '/category',
  /** `path` as the host gives it: slugs joined by '/'. */
  category: (path: string, query?: ListParams) => withQuery(`/category/${path}`, query),
  productList: (query?: ListParams) => withQuery('/product/list', query),
  product: (productSeq: number) => `/product/${productSeq}`,
  search: (query?: Query) => withQuery('/search', query),
  searchResult: (keyword: string, query?: ListParams) =>
    withQuery(`/search/${encodeKeyword(keyword)}`, query),
  searchPrice: (query?: Query) => withQuery('/search-price', query),
  priceResult: (word: string, query?: Query) =>
    withQuery(`/search-price/${encodeKeyword(word)}`, query),
  searchStore: (query?: Query) => withQuery('/search-store', query),
  store: (storeSeq: number, query?: Query) => withQuery(`/store/${storeSeq}`, query),
  /** Where a seller shows that they have the thing. */
  possession: (productSeq: number) => `/product/${productSeq}/possession`,
  /** 검색 노출 확인 of an own listing. */
  productExposure: (productSeq: number) => `/product/${productSeq}/exposure`,
  productReport: (productSeq: number) => `/product/${productSeq}/report`,
  storeReport: (storeSeq: number) => `/store/${storeSeq}/report`,
  exhibition: (gnbSeq: number, query?: Query) => withQuery(`/exhibition/${gnbSeq}`, query),
  contents: (query?: Query) => withQuery('/contents', query),
  content: (contentSeq: number) => `/contents/${contentSeq}`,
  notFound: () => '/404',
  /** @param query `productSeq` edits an own listing, `draftId` continues a draft, `shared` takes what was shared */
  sellForm: (query?: { productSeq?: number; draftId?: string; shared?: string }) =>
    withQuery('/product/form', query),
  /** Where a phone posts what was shared to the installed app; public/manifest.webmanifest and public/sw.js name it too. */
  shareToSell: () => '/product/form/share',
  /** After a listing was registered. */
  sellDone: (productSeq: number) => `/product/form/complete/${productSeq}`,
  /** Drafts of the member's listings, as data. */
  listingDrafts: () => '/api/listing-drafts',
  /** What helps to write a listing, as data. */
  listingHelp: () => '/api/listing-help',
  /** Regions by their name, as data. */
  regionNames: (keyword: string) => withQuery('/api/regions', { keyword }),
  /** A phone's page that adds photos to the form on a computer; the key is secret. */
  photosByPhone: (key: string) => `/sell/photos/${key}`,
  /** Data for the browser: photos of such a phone. */
  photoHandover: (query?: Query) => withQuery('/api/photo-handover', query),
  signIn: (query?: Query) => withQuery('/signin', query),
  chat: (query?: Query) => withQuery('/chat', query),
  /** @param query `request`: the seller is asked before the payment */
  orderType: (productSeq: number, query?: { request?: boolean }) =>
    withQuery(`/order/type/${productSeq}`, query),
  newOrder: (productSeq: number, query?: { type?: string; request?: boolean }) =>
    withQuery(`/order/new/${productSeq}`, query),
  paymentCompleted: (orderSeq: number) => `/order/${orderSeq}/completed`,
  invoice: (orderSeq: number) => `/order/${orderSeq}/invoice`,
  invoiceDetail: (orderSeq: number) => `/order/${orderSeq}/invoice/detail`,
  /** Where the seller of a return says to which address it goes. */
  returnAddress: (orderSeq: number) => `/order/${orderSeq}/return-address`,
  orderCase: (orderSeq: number) => `/order/${orderSeq}/case`,
  casePhoto: (orderSeq: number, photoId: string) => `/order/${orderSeq}/photos/${photoId}`,
  operatorCasePhoto: (orderSeq: number, photoId: string) =>
    `/operator/orders/${orderSeq}/photos/${photoId}`,
  compensation: (orderSeq: number) => `/order/${orderSeq}/compensation`,
  receipt: (orderSeq: number) => `/order/${orderSeq}/receipt`,
  /** What a member can hand to others about an order, as a file. */
  evidence: (orderSeq: number, format: 'zip' | 'pdf') => `/order/${orderSeq}/evidence.${format}`,
  operatorEvidence: (orderSeq: number) => `/operator/orders/${orderSeq}/evidence.zip`,
  purchases: (query?: Query) => withQuery('/mystore/purchases', query),
  purchase: (orderSeq: number) => `/mystore/purchases/${orderSeq}`,
  sales: (query?: Query) => withQuery('/mystore/sales', query),
  /** The same lists as files. */
  salesYears: (query?: Query) => withQuery('/mystore/sales/years', query),
  ordersCsv: (list: 'purchases' | 'sales', query?: Query) =>
    withQuery(`/mystore/${list}.csv`, query),
  sale: (orderSeq: number) => `/mystore/sales/${orderSeq}`,
  chatRoom: (roomId: number | string, query?: Query) =>
    withQuery(`/chat/${encodeURIComponent(roomId)}`, query),
  /** An appointment as a file for the calendar. */
  appointmentFile: (roomId: number, appointmentSeq: number) =>
    `/chat/${roomId}/appointment/${appointmentSeq}.ics`,
  /** The review of a room's trade: to write, to change, and to read what the other wrote. */
  review: (roomId: number) => `/review/${roomId}`,
  reviewReport: (reviewSeq: number) => `/review/report/${reviewSeq}`,
  /** The member's reviews: to write, received, written. */
  ownReviews: (query?: Query) => withQuery('/mystore/reviews', query),
  /** The member's trust score and what changed it. */
  trustScore: (query?: Query) => withQuery('/mystore/trust', query),
  myStore: () => '/mystore',
  /** The member's own listings. */
  ownProducts: (query?: Query) => withQuery('/mystore/products', query),
  ownQueue: () => '/mystore/queue',
  favorites: (query?: Query) => withQuery('/mystore/favorites', query),
  /** What was viewed in this browser. */
  recentProducts: () => '/recent',
  /** The member's own store; an anonymous visitor is asked to sign in first. */
  ownStore: () => '/store',
  /** @param query `redirectTo`: where to go after saving, as after the sign-up */
  profile: (query?: Query) => withQuery('/mystore/profile', query),
  /** The stores that the member follows. */
  following: (query?: Query) => withQuery('/mystore/following', query),
  addresses: () => '/mystore/addresses',
  bankAccounts: () => '/mystore/bank-account',
  points: (query?: Query) => withQuery('/mystore/points', query),
  /** @param query `new`: another account than the one that waits for its code */
  bankAccountForm: (query?: Query) => withQuery('/mystore/bank-account/edit', query),
  /** @param query `addressSeq`: one to change */
  addressForm: (query?: Query) => withQuery('/mystore/addresses/form', query),
  /** 휴가 of the member's own store. */
  vacation: () => '/mystore/vacation',
  /** The member's inbox of notices. */
  notices: (query?: Query) => withQuery('/mystore/notices', query),
  /** Marks the notice as read and leads to what it tells of. */
  openNotice: (noticeSeq: number) => `/mystore/notices/${noticeSeq}`,
  noticeSettings: () => '/mystore/settings/notices',
  /** Where the link of a mail leads; backend/notices/notice-mail.ts writes it. */
  unsubscribe: (token: string) => withQuery('/unsubscribe', token === '' ? {} : { token }),
  keywordAlerts: (query?: Query) => withQuery('/mystore/keywords', query),
  /** Where the alert of a list is posted to. */
  makeKeywordAlert: () => '/api/keyword-alerts',
  /** The member's newest notices, as data. */
  newestNotices: () => '/api/notices',
  unreadNotices: () => '/api/notices/unread-count',
  /** The key for pushes as data; saves and removes this browser's subscription. */
  push: () => '/api/push',
  settings: () => '/mystore/settings',
  ownSanctions: () => '/mystore/settings/sanctions',
  /** A warning or a suspension of the member's own. */
  sanction: (sanctionSeq: number, query?: Query) => withQuery(`/sanction/${sanctionSeq}`, query),
  devices: () => '/mystore/settings/devices',
  providers: () => '/mystore/settings/providers',
  consents: () => '/mystore/settings/consents',
  withdrawal: () => '/mystore/settings/withdrawal',
  ownData: () => '/mystore/settings/data',
  ownDataFile: (exportSeq: number) => `/mystore/settings/data/${exportSeq}.zip`,
  /** The stores that the member has blocked. */
  blocks: (query?: Query) => withQuery('/mystore/settings/blocks', query),
  /** Where an operator passes the second factor. */
  secondFactor: (query?: Query) => withQuery('/operator/second-factor', query),
  secondFactorSetup: (query?: Query) => withQuery('/operator/second-factor/setup', query),
  manageSecondFactor: () => '/operator/second-factor/manage',
  operator: () => '/operator',
  operatorMembers: (query?: Query) => withQuery('/operator/members', query),
  operatorMember: (userSeq: number) => `/operator/members/${userSeq}`,
  operatorMemberStep: (userSeq: number, step: 'restore' | 'sign-out' | 'reset-factor') =>
    `/operator/members/${userSeq}/${step}`,
  /** The form of a warning or a suspension. */
  operatorSanction: (userSeq: number) => `/operator/members/${userSeq}/sanction`,
  operatorAppeals: (query?: Query) => withQuery('/operator/appeals', query),
  operatorAppeal: (sanctionSeq: number) => `/operator/appeals/${sanctionSeq}`,
  /** Decisions of the last minutes that the operator can take back. */
  operatorUndo: () => '/operator/undo',
  /** The operators themselves, and the duties of one. */
  operators: () => '/operator/operators',
  operatorDuties: (userSeq: number) => `/operator/operators/${userSeq}`,
  operatorActions: (query?: Query) => withQuery('/operator/actions', query),
  /** Orders that wait for an operator. */
  operatorOrders: (query?: Query) => withQuery('/operator/orders', query),
  operatorOrder: (orderSeq: number) => `/operator/orders/${orderSeq}`,
  operatorLedger: (query?: Query) => withQuery('/operator/ledger', query),
  operatorLedgerCsv: (query?: Query) => withQuery('/operator/ledger.csv', query),
  operatorLedgerDays: (query?: Query) => withQuery('/operator/ledger/days', query),
  /** What safe payment costs, and setting it from a day on. */
  operatorOrderTerms: () => '/operator/order-terms',
  operatorNewOrderTerms: (query?: Query) => withQuery('/operator/order-terms/new', query),
  /** The texts that members are bound by, as operators write them. */
  operatorPolicies: () => '/operator/policies',
  operatorPolicy: (policyKey: string) => `/operator/policies/${policyKey}`,
  operatorNewPolicy: (policyKey: string, query?: Query) =>
    withQuery(`/operator/policies/${policyKey}/new`, query),
  operatorPayouts: (query?: Query) => withQuery('/operator/ledger/payouts', query),
  operatorPayoutBatch: (day: string, query?: Query) =>
    withQuery(`/operator/ledger/payouts/${day}`, query),
  operatorReports: (query?: Query) => withQuery('/operator/reports', query),
  operatorListings: (query?: Query) => withQuery('/operator/listings', query),
  operatorListingRules: (query?: Query) => withQuery('/operator/listing-rules', query),
  operatorContents: (query?: Query) => withQuery('/operator/contents', query),
  /** @param query `contentSeq` edits an article */
  operatorContentForm: (query?: Query) => withQuery('/operator/contents/form', query),
  /** @param query `version`: one to read */
  operatorContentHistory: (contentSeq: number, query?: Query) =>
    withQuery(`/operator/contents/${contentSeq}/history`, query),
  operatorReport: (reportSeq: number) => `/operator/reports/${reportSeq}`,
  /** 사기조회: what is looked up is posted, never written into an address. */
  fraud: () => '/fraud',
  /** @param key random, and valid for some minutes */
  fraudResult: (key: string) => withQuery('/fraud/result', { key }),
  fraudMonitoring: () => '/fraud/monitoring',
  memberDispute: () => '/member-dispute',
  memberDisputeForm: (query?: Query) => withQuery('/member-dispute/form', query),
  memberDisputeDetail: (disputeSeq: number) => `/member-dispute/${disputeSeq}`,
  memberDisputeEvidence: (disputeSeq: number, evidenceId: string) =>
    `/member-dispute/${disputeSeq}/evidence/${evidenceId}`,
  memberDisputePack: (disputeSeq: number, format: 'zip' | 'pdf') =>
    `/member-dispute/${disputeSeq}/pack.${format}`,
  operatorDisputes: (query?: Query) => withQuery('/operator/disputes', query),
  operatorDispute: (disputeSeq: number) => `/operator/disputes/${disputeSeq}`,
  operatorDisputeEvidence: (disputeSeq: number, evidenceId: string) =>
    `/operator/disputes/${disputeSeq}/evidence/${evidenceId}`,
  operatorDisputePack: (disputeSeq: number) => `/operator/disputes/${disputeSeq}/pack.zip`,
  damageReports: () => '/damage-report',
  damageReport: (reportSeq: number, query?: { step?: string }) =>
    withQuery(`/damage-report/${reportSeq}`, query),
  damageObjection: (reportSeq: number) => `/damage-report/${reportSeq}/objection`,
  damageEvidence: (reportSeq: number, evidenceId: string) =>
    `/damage-report/${reportSeq}/evidence/${evidenceId}`,
  operatorDamageReports: (query?: Query) => withQuery('/operator/damage-reports', query),
  operatorDamageReport: (reportSeq: number) => `/operator/damage-reports/${reportSeq}`,
  operatorDamageEvidence: (reportSeq: number, evidenceId: string) =>
    `/operator/damage-reports/${reportSeq}/evidence/${evidenceId}`,
  /** The page that names another site before the user goes there. */
  link: (to?: string) => withQuery('/link', { to }),
  policyAgreement: () => '/policy-agreement',
  phoneVerify: (query?: Query) => withQuery('/phone-verify', query),
  identityCheck: (query?: Query) => withQuery('/identity-check', query),
  /** The address that a provider's button posts to. */
  socialSignIn: (provider: SocialProvider) => `/signin/${provider}`,
  /** The redirect address that is registered with the provider. */
  socialCallback: (provider: SocialProvider) => `/signin/${provider}/callback`,
  logout: () => '/logout',
  session: () => '/api/session',
  stateInfo: () => '/api/state-info',
  myPage: () => '/api/my-page',
  cafeLink: () => '/api/cafe-link',
  /** Linking with the cafe: where it begins, a code of ours, its QR code, whom it is, what came of it. */
  onboarding: () => '/onboarding',
  onboardingNew: () => '/onboarding/new',
  onboardingQr: () => '/onboarding/qr',
  cafeConfirm: () => '/onboarding/c2a-link',
  onboardingDone: () => '/onboarding/done',
  onboardingError: (reason?: string) => withQuery('/onboarding/error', { reason }),
  /** Where a code of the cafe is entered. */
  cafeCode: () => '/c2a/link',
  /** Posts of the cafe, to be brought over. */
  cafePosts: () => '/c2a/edit',
  /** Goods that are shown in the cafe: what that means, choosing them, those that are there. */
  cafeShareAlert: () => '/onboarding/a2c-alert',
  cafeShareForm: (query?: Query) => withQuery('/a2c/sync', query),
  cafeShares: (query?: Query) => withQuery('/a2c/edit', query),
  /** The address that receives the browser's action log. */
  actionLog: () => '/api/action-log',
  /** The texts that the sandbox would have sent. */
  sandboxSms: (query?: Query) => withQuery('/sandbox/sms', query),
  /** The sandbox's authenticator app. */
  sandboxAuthenticator: () => '/sandbox/authenticator',
  terms: (query?: Query) => withQuery('/terms', query),
  privacyPolicy: (query?: Query) => withQuery('/privacy-policy', query),
  youthPolicy: (query?: Query) => withQuery('/youthpolicy', query),
  /** The page for the analytics consent. */
  measuringChoice: () => '/privacy-policy#measuring',
  /** Stores that consent. */
  saveMeasuringChoice: () => '/api/measuring-choice',
  /** Stores the choice of a colour scheme. */
  saveColorScheme: () => '/api/color-scheme',
  colorSchemeStyles: () => '/api/color-scheme.css',
  postPolicy: (query?: Query) => withQuery('/post-policy', query),
  /** 공지사항. @param query `noticeSeq` opens one */
  notice: (query?: Query) => withQuery('/notice', query),
  events: (query?: Query) => withQuery('/event/list', query),
  event: (eventSeq: number) => `/event/${eventSeq}`,
  /** The entries of a draw, as text whose hash the page shows. */
  eventEntries: (eventSeq: number) => `/event/${eventSeq}/entries.txt`,
  operatorAnnouncements: (query?: Query) => withQuery('/operator/announcements', query),
  operatorAnnouncement: (announcementSeq: number | 'new', query?: Query) =>
    withQuery(`/operator/announcements/${announcementSeq}`, query),
  operatorFaq: (query?: Query) => withQuery('/operator/faq', query),
  operatorFaqEntry: (faqSeq: number | 'new') => `/operator/faq/${faqSeq}`,
  operatorMacros: (query?: Query) => withQuery('/operator/macros', query),
  operatorMacro: (macroSeq: number | 'new') => `/operator/macros/${macroSeq}`,
  operatorBanners: (query?: Query) => withQuery('/operator/banners', query),
  operatorBanner: (bannerSeq: number | 'new') => `/operator/banners/${bannerSeq}`,
  operatorExhibitions: (query?: Query) => withQuery('/operator/exhibitions', query),
  operatorExhibition: (gnbSeq: number | 'new') => `/operator/exhibitions/${gnbSeq}`,
  /** @param query `word`, `state` and `page` of the list; `keyword` explains a search */
  operatorSearchWords: (query?: Query) => withQuery('/operator/search-words', query),
  operatorSearchWord: (senseSeq: number | 'new') => `/operator/search-words/${senseSeq}`,
  operatorEvents: (query?: Query) => withQuery('/operator/events', query),
  operatorEvent: (eventSeq: number | 'new', query?: Query) =>
    withQuery(`/operator/events/${eventSeq}`, query),
  /** 고객센터. @param query `faqSeq` opens one entry of the FAQ */
  csCenter: (query?: Query) => withQuery('/cs-center', query),
  cafeHelp: () => '/cafe-help/guide',
  questions: (kind: QuestionKind) => `${QUESTION_ROOT[kind]}/qna`,
  question: (kind: QuestionKind, questionSeq: number) =>
    `${QUESTION_ROOT[kind]}/qna/${questionSeq}`,
  questionForm: (
    kind: QuestionKind,
    query?: { orderSeq?: number; roomId?: number; storeSeq?: number },
  ) => withQuery(`${QUESTION_ROOT[kind]}/qna/form`, query),
  questionStore: (query?: Query) => withQuery('/cs-center/qna/form/search-store', query),
  questionFile: (questionSeq: number, fileId: string) =>
    `/cs-center/qna/${questionSeq}/files/${fileId}`,
  operatorQuestions: (query?: Query) => withQuery('/operator/questions', query),
  /** @param query `macro` begins the answer with one */
  operatorQuestion: (questionSeq: number, query?: Query) =>
    withQuery(`/operator/questions/${questionSeq}`, query),
  operatorQuestionFile: (questionSeq: number, fileId: string) =>
    `/operator/questions/${questionSeq}/files/${fileId}`,
  appDownload: () => '/appdownload',
  /** Framed by the cafe, beside one of its products or its product form. */
  appRegistrationBanner: (query?: { productSeq?: number }) =>
    withQuery('/app-registration-banner', query),
  suggestions: (keyword: string) => withQuery('/api/suggestions', { keyword }),
  /** Further products of a list, as data. */
  moreProducts: (query: Query) => withQuery('/api/products', query),
  /** The number of products of a list, as data. */
  productCount: (query: Query) => withQuery('/api/product-count', query),
  /** The data of a panel. */
  panelData: (name: string, query?: Query) => withQuery(`/api/panels/${name}`, query),
  /** The member's newest favourites, as data. */
  newestFavorites: () => '/api/favorites',
  /** 내 동네: where it is chosen. */
  regions: (query?: Query) => withQuery('/regions', query),
  /** New goods near the visitor, as data. */
  nearGoods: () => '/api/near',
  /** The cards of the products that a form names, as data. */
  productCards: () => '/api/product-cards',
  /** Where a pressed heart is posted to. */
  pressHeart: () => '/api/favorites',
  /** Where a pressed 단골 맺기 is posted to. */
  pressFollow: () => '/api/following',
  /** The member's number of unread messages, as data. */
  unreadMessageCount: (userSeq: number) => `/api/chat/users/${userSeq}/unread-message-cnt`,
  /** The member's chat rooms, and what belongs to one of them, as data. */
  chatRooms: (query?: Query) => withQuery('/api/chat/rooms', query),
  chatRoomData: (roomId: number) => `/api/chat/rooms/${roomId}`,
  chatMessages: (roomId: number, query?: Query) =>
    withQuery(`/api/chat/rooms/${roomId}/messages`, query),
  chatChanges: (roomId: number, query?: Query) =>
    withQuery(`/api/chat/rooms/${roomId}/changes`, query),
  /** Gives the browser a ticket that opens its socket once. */
  chatTicket: () => '/api/chat/ticket',
  chatRead: (roomId: number) => `/api/chat/rooms/${roomId}/read`,
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (type: SitemapType, page: number) => `/sitemap/${type}/${page}.xml`,
  rss: () => '/rss.xml',
  productOpenGraph: (productSeq: number, version: string) =>
    `/og/product/${productSeq}/${version}.jpg`,
  pageOpenGraph: (query: { title: string; subtitle?: string; signature?: string }) =>
    withQuery('/og/page.jpg', query),
} as const
