/**
 * The table of pages: the one place that says which pages the product has. The paths and page ids in code
 * (`app/paths.ts`, `app/page-ids.ts`), the sitemap, `docs/pages.md` and the tests' tables are made from it.
 */

/** Who may see a page; docs/pages.md says what all other users get. */
export type Access = 'all' | 'login' | 'owner' | 'operator'

/** An address to open the page by, or where the tests find one in the demo data. */
export type Example =
  | `/${string}`
  | `sitemap:${'category' | 'product' | 'store' | 'exhibition' | 'event' | 'price' | 'content'}`
  | 'demo:room'
  | 'demo:review'
  | 'demo:possession'
  | 'demo:sell-done'
  | 'demo:exposure'
  | 'demo:report'
  | 'demo:purchase'
  | 'demo:sale'
  | 'demo:to-ship'
  | 'demo:return-address'
  | 'demo:parcel'
  | 'demo:buyable'
  | 'demo:order-case'
  | 'demo:compensation'
  | 'demo:operator-order'
  | 'demo:damage-report'
  | 'demo:damage-objection'
  | 'demo:operator-damage'
  | 'demo:member-dispute'
  | 'demo:operator-dispute'
  | 'demo:question'
  | 'demo:cafe-question'
  | 'demo:operator-question'
  | 'demo:sanction'
  | 'demo:operator-appeal'
  | 'demo:checkout'
  | 'demo:paid'
  | 'demo:receipt'
  /** It cannot be opened by its address alone: the sign-in flow leads to it. */
  | 'sign-in flow'

interface Row {
  /** Analytics page id: a snake_case route name. */
  pageId: string
  /** Korean label. */
  label: string
  /** Present when the page is built; links to the others are not shown. */
  example?: Example
  /** The status of the example; 200 when absent. */
  status?: number
  /** The main path of the same page. */
  aliasOf?: `/${string}`
  /** For docs/pages.md. */
  notes?: string
}

/** A page that anonymous visitors may see too. Only such a page can be indexed. */
interface PublicRow extends Row {
  access: 'all'
  /** Search engines may list it: canonical URL, in the sitemap. Every other page is noindex. */
  index?: true
}

interface PrivateRow extends Row {
  access: Exclude<Access, 'all'>
  index?: never
  /** Which users are the owner. */
  owners?: 'buyer' | 'seller' | 'both' | 'members'
  /** False for the page that an operator sees only before the second factor. */
  secondFactor?: false
  /** For administrators alone. */
  administrator?: true
}

export type PageRow = PublicRow | PrivateRow

/** In the order of the specification (section 2). */
const SPECIFIED_PAGES = {
  '/': { pageId: 'main', label: '메인', access: 'all', index: true, example: '/' },
  '/category': {
    pageId: 'category_list',
    label: '카테고리 전체',
    access: 'all',
    index: true,
    example: '/category',
    notes: 'the whole tree',
  },
  '/category/*': {
    pageId: 'category',
    label: '카테고리',
    access: 'all',
    index: true,
    example: 'sitemap:category',
    notes:
      'slugs of up to three levels; unknown slug → 404; filters/sort/page in the query, canonical without filters, page kept',
  },
  '/product/list': {
    pageId: 'product_list',
    label: '상품 목록',
    access: 'all',
    index: true,
    example: '/product/list?state=onsale&sort=latest',
  },
  '/product/:productSeq': {
    pageId: 'product_detail',
    label: '상품 상세',
    access: 'all',
    index: true,
    example: 'sitemap:product',
    notes: 'JSON-LD Product; sold stays indexable, deleted → 410, hidden → 404',
  },
  '/product/form': {
    pageId: 'product_form',
    label: '상품 등록',
    access: 'login',
    example: '/product/form',
    notes: '`?productSeq=` edits (owner), `?draftId=` continues a draft',
  },
  '/search': {
    pageId: 'search_main',
    label: '검색 메인',
    access: 'all',
    example: '/search',
    notes: 'recent, popular, suggested keywords',
  },
  '/search/:keyword': {
    pageId: 'search_result',
    label: '검색 결과',
    access: 'all',
    index: true,
    example: '/search/%EC%95%84%EC%9D%B4%ED%8F%B0',
    notes: 'noindex when it finds nothing',
  },
  '/search-price': {
    pageId: 'search_price_main',
    label: '시세조회 메인',
    access: 'all',
    index: true,
    example: '/search-price',
    notes: '`?word=` leads to the result; 400 where it names nothing',
  },
  '/search-price/:searchWord': {
    pageId: 'search_price_result',
    label: '시세조회 결과',
    access: 'all',
    index: true,
    example: 'sitemap:price',
    notes: 'noindex unless many look for the word and enough was sold',
  },
  '/search-store': {
    pageId: 'search_store',
    label: '가게 검색',
    access: 'all',
    index: true,
    example: '/search-store',
  },
  '/store/:storeSeq?': {
    pageId: 'store',
    label: '가게',
    access: 'all',
    index: true,
    example: 'sitemap:store',
    notes: "without a seq: one's own store (login)",
  },
  '/product/:productSeq/report': {
    pageId: 'product_report',
    label: '상품 신고하기',
    access: 'login',
    example: '/product/100015/report',
  },
  '/product/:productSeq/possession': {
    pageId: 'product_possession',
    label: '실물 인증',
    access: 'owner',
    owners: 'seller',
    example: 'demo:possession',
    notes: 'the code that the seller photographs with the thing; others get 404',
  },
  '/store/:storeSeq/report': {
    pageId: 'store_report',
    label: '가게 신고하기',
    access: 'login',
    example: '/store/1002/report',
  },
  '/mystore': { pageId: 'mystore', label: '마이페이지', access: 'login', example: '/mystore' },
  '/signin': {
    pageId: 'signin',
    label: '로그인',
    access: 'all',
    example: '/signin',
    notes: '`errorCode`, `errorMessage`, `redirectTo`',
  },
  '/fraud': {
    pageId: 'fraud',
    label: '사기조회',
    access: 'all',
    index: true,
    example: '/fraud',
    notes: 'posts what is looked up',
  },
  '/fraud/result': {
    pageId: 'fraud_result',
    label: '사기조회 결과',
    access: 'all',
    example: '/fraud/result?key=over-over-over-over-over',
    status: 410,
    notes: '`key`, random and valid for ten minutes',
  },
  '/fraud/monitoring': {
    pageId: 'fraud_monitoring',
    label: '사기 모니터링',
    access: 'all',
    index: true,
    example: '/fraud/monitoring',
    notes: 'never loads the tag manager',
  },
  '/damage-report': {
    pageId: 'damage_report',
    label: '피해사례 등록',
    access: 'login',
    example: '/damage-report',
  },
  '/damage-report/:reportSeq': {
    pageId: 'damage_report_detail',
    label: '피해사례 쓰기',
    access: 'owner',
    owners: 'members',
    example: 'demo:damage-report',
    notes: '`step`; a draft in steps, then its state',
  },
  '/damage-report/:reportSeq/objection': {
    pageId: 'damage_report_objection',
    label: '피해사례 이의 신청',
    access: 'owner',
    owners: 'members',
    example: 'demo:damage-objection',
    notes: 'for whom a published report names; others get 404',
  },
  '/member-dispute': {
    pageId: 'member_dispute',
    label: '회원 분쟁',
    access: 'login',
    example: '/member-dispute',
    notes: '`way`, `seller`, `problem`, `goods`, `days`; the standard',
  },
  '/member-dispute/form': {
    pageId: 'member_dispute_form',
    label: '분쟁 신청',
    access: 'login',
    example: '/member-dispute/form',
    notes: '`room`, `way`, `type`, `received`; the trade, the rule, then the claim',
  },
  '/member-dispute/:disputeSeq': {
    pageId: 'member_dispute_detail',
    label: '분쟁 진행',
    access: 'owner',
    owners: 'members',
    example: 'demo:member-dispute',
    notes: 'for the two sides; others get 404',
  },
  '/cs-center': {
    pageId: 'cs_center',
    label: '고객센터',
    access: 'all',
    index: true,
    example: '/cs-center',
    notes: 'FAQ with search; `?category=`, and `?faqSeq=` for one entry',
  },
  '/cs-center/qna': {
    pageId: 'cs_center_qna_list',
    label: '1:1 문의 내역',
    access: 'login',
    example: '/cs-center/qna',
  },
  '/cs-center/qna/:qnaSeq': {
    pageId: 'cs_center_qna_detail',
    label: '1:1 문의 상세',
    access: 'owner',
    owners: 'members',
    example: 'demo:question',
  },
  '/cs-center/qna/form': {
    pageId: 'cs_center_qna_form',
    label: '1:1 문의하기',
    access: 'login',
    notes: 'attachments',
    example: '/cs-center/qna/form',
  },
  '/cs-center/qna/form/search-store': {
    pageId: 'cs_center_qna_search_store',
    label: '문의 대상 가게 검색',
    access: 'login',
    notes: 'picks the store that the question is about',
    example: '/cs-center/qna/form/search-store',
  },
  '/cafe-help/guide': {
    pageId: 'cafe_help_guide',
    label: '카페 이용 가이드',
    access: 'all',
    index: true,
    example: '/cafe-help/guide',
  },
  '/cafe-help/qna': {
    pageId: 'cafe_help_qna_list',
    label: '카페 문의 내역',
    access: 'login',
    example: '/cafe-help/qna',
  },
  '/cafe-help/qna/:qnaSeq': {
    pageId: 'cafe_help_qna_detail',
    label: '카페 문의 상세',
    access: 'owner',
    owners: 'members',
    example: 'demo:cafe-question',
  },
  '/cafe-help/qna/form': {
    pageId: 'cafe_help_qna_form',
    label: '카페 문의하기',
    access: 'login',
    example: '/cafe-help/qna/form',
  },
  '/contents': {
    pageId: 'contents_list',
    label: '콘텐츠 목록',
    access: 'all',
    index: true,
    example: '/contents',
    notes: '`category`, `page`',
  },
  '/contents/:contentSeq': {
    pageId: 'contents_detail',
    label: '콘텐츠 상세',
    access: 'all',
    index: true,
    example: 'sitemap:content',
    notes: 'JSON-LD Article; 404 while it is hidden or scheduled',
  },
  '/event/list': {
    pageId: 'event_list',
    label: '이벤트 목록',
    access: 'all',
    index: true,
    example: '/event/list',
    notes: 'running and ended',
  },
  '/event/:eventSeq': {
    pageId: 'event_detail',
    label: '이벤트 상세',
    access: 'all',
    index: true,
    example: 'sitemap:event',
    notes: 'JSON-LD Event; an ended one stays, with its draw',
  },
  '/exhibition/:gnbSeq': {
    pageId: 'exhibition',
    label: '기획전',
    access: 'all',
    index: true,
    example: 'sitemap:exhibition',
  },
  '/notice': {
    pageId: 'notice',
    label: '공지사항',
    access: 'all',
    index: true,
    example: '/notice',
    notes: 'both are the notice page; canonical is `/notice`; `?noticeSeq=` opens one',
  },
  '/cs': {
    pageId: 'notice',
    label: '공지사항',
    access: 'all',
    index: true,
    aliasOf: '/notice',
    example: '/cs',
  },
  '/privacy-policy': {
    pageId: 'privacy_policy',
    label: '개인정보처리방침',
    access: 'all',
    index: true,
    example: '/privacy-policy',
    notes: 'versions by date; `version`, `compare`',
  },
  '/terms': {
    pageId: 'terms',
    label: '이용약관',
    access: 'all',
    index: true,
    example: '/terms',
    notes: 'versions by date; `version`, `compare`',
  },
  '/post-policy': {
    pageId: 'post_policy',
    label: '게시글 운영정책',
    access: 'all',
    index: true,
    example: '/post-policy',
    notes: 'versions by date; `version`, `compare`',
  },
  '/youthpolicy': {
    pageId: 'youth_policy',
    label: '청소년보호정책',
    access: 'all',
    index: true,
    example: '/youthpolicy',
    notes: 'versions by date; `version`, `compare`',
  },
  '/app-registration-banner': {
    pageId: 'app_registration_banner',
    label: '카페 상품 앱 연동 배너',
    access: 'all',
    example: '/app-registration-banner?productSeq=1',
    notes: "embedded by the cafe: framing allowed for the cafe's origins alone",
  },
  '/appdownload': {
    pageId: 'app_download',
    label: '앱 다운로드',
    access: 'all',
    index: true,
    example: '/appdownload',
    notes: 'sends a phone to its store, shows a QR code elsewhere',
  },
  '/unsubscribe': {
    pageId: 'unsubscribe',
    label: '이메일 그만 받기',
    access: 'all',
    example: '/unsubscribe?token=none',
    status: 404,
    notes: 'Of a mail; one press in a mail program posts to it too.',
  },
  '/404': {
    pageId: 'error',
    label: '오류',
    access: 'all',
    example: '/404',
    status: 404,
    notes: 'also what every unknown path shows, with status 404',
  },
} as const satisfies Record<string, PageRow>

/** Pages that the specification names without a path, or does not name. */
const FURTHER_PAGES = {
  '/product/form/complete/:productSeq': {
    pageId: 'product_form_complete',
    label: '상품 등록 완료',
    access: 'owner',
    owners: 'seller',
    example: 'demo:sell-done',
  },
  '/sell/photos/:key': {
    pageId: 'sell_photos',
    label: '휴대폰으로 사진 더하기',
    access: 'all',
    example: '/sell/photos/over',
    status: 404,
    notes: 'by the QR code of the form; 404 when its link is over',
  },
  '/onboarding': {
    pageId: 'onboarding_main',
    label: '온보딩 메인',
    access: 'login',
    example: '/onboarding',
  },
  '/onboarding/new': {
    pageId: 'onboarding_new',
    label: '온보딩 신규',
    access: 'login',
    example: '/onboarding/new',
  },
  '/onboarding/a2c-alert': {
    pageId: 'onboarding_a2c_alert',
    label: '앱→카페 연동 안내',
    access: 'login',
    example: '/onboarding/a2c-alert',
  },
  '/onboarding/c2a-link': {
    pageId: 'onboarding_c2a_link',
    label: '카페→앱 연동',
    access: 'login',
    example: '/onboarding/c2a-link',
  },
  '/onboarding/done': {
    pageId: 'onboarding_done',
    label: '온보딩 완료',
    access: 'login',
    example: '/onboarding/done',
  },
  '/onboarding/qr': {
    pageId: 'onboarding_qr',
    label: '온보딩 QR',
    access: 'login',
    example: '/onboarding/qr',
  },
  '/onboarding/error': {
    pageId: 'onboarding_error',
    label: '온보딩 오류',
    access: 'all',
    example: '/onboarding/error',
    notes: 'a text and a status for each `reason`',
  },
  '/identity-check': {
    pageId: 'identity_check',
    label: '본인인증',
    access: 'login',
    example: '/identity-check',
  },
  '/policy-agreement': {
    pageId: 'policy_agreement',
    label: '약관 동의',
    access: 'all',
    example: 'sign-in flow',
    notes: 'a step of the sign-in flow; without one, a redirect to `/signin`',
  },
  '/phone-verify': {
    pageId: 'phone_verify',
    label: '휴대폰 인증',
    access: 'all',
    example: 'sign-in flow',
    notes: 'a step of the sign-in flow; without one, a redirect to `/signin`',
  },
  '/c2a/link': {
    pageId: 'c2a_link',
    label: '카페→앱 연동',
    access: 'login',
    example: '/c2a/link',
    notes: 'a `code` in the address moves to a cookie of this page',
  },
  '/c2a/edit': {
    pageId: 'c2a_edit',
    label: '카페→앱 연동 수정',
    access: 'login',
    example: '/c2a/edit',
  },
  '/a2c/sync': {
    pageId: 'a2c_sync',
    label: '앱→카페 동기화',
    access: 'login',
    example: '/a2c/sync',
    notes: 'chooses goods and a board, after what it means was agreed to',
  },
  '/a2c/edit': {
    pageId: 'a2c_edit',
    label: '앱→카페 동기화 수정',
    access: 'login',
    example: '/a2c/edit',
  },
  '/order/type/:productSeq': {
    pageId: 'order_type',
    label: '거래 방식 선택',
    access: 'login',
    example: 'demo:buyable',
  },
  '/order/new/:productSeq': {
    pageId: 'order',
    label: '주문서',
    access: 'login',
    example: 'demo:checkout',
    notes: '`?type=` is the way to trade; without one of the product, the ways to choose from',
  },
  '/order/:orderSeq/completed': {
    pageId: 'payment_completed',
    label: '결제 완료',
    access: 'owner',
    owners: 'buyer',
    example: 'demo:paid',
    notes:
      'where the payment window returns to; an order that nothing was paid for leads to its page',
  },
  '/order/:orderSeq/invoice': {
    pageId: 'invoice',
    label: '운송장 등록',
    access: 'owner',
    owners: 'both',
    example: 'demo:to-ship',
    notes: "the buyer's of a return too; an order that nothing is sent of leads to its page",
  },
  '/order/:orderSeq/invoice/detail': {
    pageId: 'invoice_detail',
    label: '배송 조회',
    access: 'owner',
    owners: 'both',
    example: 'demo:parcel',
  },
  '/order/:orderSeq/return-address': {
    pageId: 'return_address',
    label: '반품 받을 주소',
    access: 'owner',
    owners: 'seller',
    example: 'demo:return-address',
    notes: 'the seller approves a return with it; of an order without a return it says so',
  },
  '/order/:orderSeq/case': {
    pageId: 'order_case',
    label: '반품·분쟁',
    access: 'owner',
    owners: 'both',
    example: 'demo:order-case',
  },
  '/order/:orderSeq/compensation': {
    pageId: 'order_compensation',
    label: '안심결제 보상',
    access: 'owner',
    owners: 'both',
    example: 'demo:compensation',
    notes: 'the buyer claims within 15 days of the confirmation; the seller sees a claim alone',
  },
  '/order/:orderSeq/receipt': {
    pageId: 'receipt',
    label: '영수증',
    access: 'owner',
    owners: 'both',
    example: 'demo:receipt',
  },
  '/mystore/points': {
    pageId: 'points',
    label: '포인트',
    access: 'login',
    example: '/mystore/points',
    notes: 'balance, what expires next, and what happened to it',
  },
  '/mystore/bank-account': {
    pageId: 'bank_account',
    label: '정산 계좌',
    access: 'login',
    example: '/mystore/bank-account',
    notes: 'masked; up to three, one default; a new default waits 24 hours',
  },
  '/mystore/bank-account/edit': {
    pageId: 'bank_account_edit',
    label: '정산 계좌 수정',
    access: 'login',
    example: '/mystore/bank-account/edit',
    notes:
      'two steps: the account, then the code of 1 won; `?new` leaves a code that is waited for',
  },
  '/mystore/purchases': {
    pageId: 'purchase_history',
    label: '구매 내역',
    access: 'login',
    example: '/mystore/purchases',
  },
  '/mystore/purchases/:orderSeq': {
    pageId: 'purchase_detail',
    label: '구매 상세',
    access: 'owner',
    owners: 'buyer',
    example: 'demo:purchase',
  },
  '/mystore/sales': {
    pageId: 'sales_history',
    label: '판매 내역',
    access: 'login',
    example: '/mystore/sales',
  },
  '/mystore/sales/years': {
    pageId: 'sales_years',
    label: '연도별 판매',
    access: 'login',
    example: '/mystore/sales/years',
    notes: 'what was sold in a year (`?year=`), by months',
  },
  '/mystore/sales/:orderSeq': {
    pageId: 'sales_detail',
    label: '판매 상세',
    access: 'owner',
    owners: 'seller',
    example: 'demo:sale',
  },
  '/mystore/queue': {
    pageId: 'own_queue',
    label: '예약 대기',
    access: 'login',
    example: '/mystore/queue',
    notes: 'places in queues for reserved products',
  },
  '/mystore/favorites': {
    pageId: 'favorites',
    label: '찜한 상품',
    access: 'login',
    example: '/mystore/favorites',
  },
  '/mystore/reviews': {
    pageId: 'own_reviews',
    label: '거래 후기',
    access: 'login',
    example: '/mystore/reviews',
    notes: 'to write, received, written',
  },
  '/mystore/trust': {
    pageId: 'trust_score',
    label: '신뢰지수',
    access: 'login',
    example: '/mystore/trust',
    notes: 'its parts, the tiers, and what changed it',
  },
  '/review/:roomId': {
    pageId: 'trade_review',
    label: '거래 후기 쓰기',
    access: 'owner',
    owners: 'members',
    example: 'demo:review',
    notes: 'of the trade of a chat room',
  },
  '/review/report/:reviewSeq': {
    pageId: 'review_report',
    label: '후기 신고하기',
    access: 'login',
    example: '/review/report/1',
  },
  '/mystore/products': {
    pageId: 'own_products',
    label: '내 상품',
    access: 'login',
    example: '/mystore/products',
    notes: '`tab`, `q`, `page`',
  },
  '/recent': {
    pageId: 'recent_products',
    label: '최근 본 상품',
    access: 'all',
    example: '/recent',
    notes: 'only the browser knows them; it asks for their cards',
  },
  '/regions': {
    pageId: 'own_regions',
    label: '내 동네',
    access: 'all',
    example: '/regions',
    notes: 'of a member by the account, of an anonymous visitor by a cookie',
  },
  '/mystore/profile': {
    pageId: 'profile',
    label: '프로필 수정',
    access: 'login',
    example: '/mystore/profile',
  },
  '/mystore/notices': {
    pageId: 'notices',
    label: '알림',
    access: 'login',
    example: '/mystore/notices',
    notes: '`group`, `page`',
  },
  '/mystore/keywords': {
    pageId: 'keyword_alerts',
    label: '키워드 알림',
    access: 'login',
    example: '/mystore/keywords',
    notes: '`edit`: the alert that is changed',
  },
  '/mystore/settings': {
    pageId: 'settings',
    label: '설정',
    access: 'login',
    example: '/mystore/settings',
  },
  '/mystore/settings/devices': {
    pageId: 'settings_devices',
    label: '로그인 기기 관리',
    access: 'login',
    example: '/mystore/settings/devices',
  },
  '/mystore/settings/data': {
    pageId: 'settings_own_data',
    label: '내 정보 받기',
    access: 'login',
    example: '/mystore/settings/data',
    notes: 'a copy of everything about the member, made in the background',
  },
  '/mystore/settings/providers': {
    pageId: 'settings_providers',
    label: '로그인 방법 관리',
    access: 'login',
    example: '/mystore/settings/providers',
  },
  '/mystore/settings/consents': {
    pageId: 'settings_consents',
    label: '동의 관리',
    access: 'login',
    example: '/mystore/settings/consents',
  },
  '/mystore/settings/withdrawal': {
    pageId: 'settings_withdrawal',
    label: '회원 탈퇴',
    access: 'login',
    example: '/mystore/settings/withdrawal',
  },
  '/mystore/settings/notices': {
    pageId: 'settings_notices',
    label: '알림 설정',
    access: 'login',
    example: '/mystore/settings/notices',
  },
  '/mystore/settings/sanctions': {
    pageId: 'settings_sanctions',
    label: '경고와 이용 제한',
    access: 'login',
    example: '/mystore/settings/sanctions',
  },
  '/mystore/settings/blocks': {
    pageId: 'settings_blocks',
    label: '차단 관리',
    access: 'login',
    example: '/mystore/settings/blocks',
  },
  '/mystore/following': {
    pageId: 'following',
    label: '단골 가게',
    access: 'login',
    example: '/mystore/following',
    notes: 'followed stores with their newest goods; a switch of their notices each',
  },
  '/mystore/addresses': {
    pageId: 'addresses',
    label: '주소록',
    access: 'login',
    example: '/mystore/addresses',
    notes: 'masked; up to ten',
  },
  '/mystore/addresses/form': {
    pageId: 'address_form',
    label: '주소 적기',
    access: 'login',
    example: '/mystore/addresses/form',
    notes: '`?addressSeq=` edits (owner); the search for a postcode is posted',
  },
  '/mystore/vacation': {
    pageId: 'vacation',
    label: '휴가 설정',
    access: 'login',
    example: '/mystore/vacation',
    notes: "of one's own store",
  },
  '/sanction/:sanctionSeq': {
    pageId: 'sanction_detail',
    label: '경고·이용 제한 안내',
    access: 'owner',
    owners: 'members',
    example: 'demo:sanction',
    notes:
      'for the sanctioned member, also a suspended one who has just proven who they are at the sign-in; one appeal',
  },
  '/operator/second-factor': {
    pageId: 'operator_second_factor',
    label: '2단계 인증',
    access: 'operator',
    example: '/operator/second-factor',
    secondFactor: false,
    notes: 'shown before the second factor; an operator who has passed it goes on to `/operator`',
  },
  '/operator/second-factor/setup': {
    pageId: 'operator_second_factor_setup',
    label: '2단계 인증 설정',
    access: 'operator',
    example: '/operator/second-factor/setup',
  },
  '/operator/second-factor/manage': {
    pageId: 'operator_second_factor_manage',
    label: '2단계 인증 관리',
    access: 'operator',
    example: '/operator/second-factor/manage',
  },
  '/operator': {
    pageId: 'operator_home',
    label: '운영 홈',
    access: 'operator',
    example: '/operator',
    notes: 'what waits, the longest first, and the figures of the last days',
  },
  '/operator/members': {
    pageId: 'operator_members',
    label: '회원 관리',
    access: 'operator',
    example: '/operator/members',
  },
  '/operator/members/:userSeq': {
    pageId: 'operator_member',
    label: '회원 상세',
    access: 'operator',
    example: '/operator/members/1001',
  },
  '/operator/members/:userSeq/sanction': {
    pageId: 'operator_sanction',
    label: '회원 제재',
    access: 'operator',
    example: '/operator/members/1002/sanction',
    notes: 'rule, reason, evidence and end; previewed before it is decided',
  },
  '/operator/appeals': {
    pageId: 'operator_appeals',
    label: '이의 신청 관리',
    access: 'operator',
    example: '/operator/appeals',
    notes: 'what waits, the longest first; `?state=DECIDED` what was decided',
  },
  '/operator/appeals/:sanctionSeq': {
    pageId: 'operator_appeal',
    label: '이의 신청 결정',
    access: 'operator',
    example: 'demo:operator-appeal',
    notes: 'the operator who decided on the sanction sees it and does not decide',
  },
  '/operator/undo': {
    pageId: 'operator_undo',
    label: '결정 되돌리기',
    access: 'operator',
    example: '/operator/undo',
    notes: 'own decisions of the last ten minutes',
  },
  '/operator/members/:userSeq/:step': {
    pageId: 'operator_member_step',
    label: '회원 조치',
    access: 'operator',
    example: '/operator/members/1001/sign-out',
    notes: '`restore`, `sign-out` or `reset-factor`: what follows from it, and why it is done',
  },
  '/operator/orders': {
    pageId: 'operator_orders',
    label: '막힌 주문 확인',
    access: 'operator',
    example: '/operator/orders',
  },
  '/operator/orders/:orderSeq': {
    pageId: 'operator_order',
    label: '거래 확인',
    access: 'operator',
    example: 'demo:operator-order',
  },
  '/operator/ledger': {
    pageId: 'operator_ledger',
    label: '장부',
    access: 'operator',
    example: '/operator/ledger',
  },
  '/operator/ledger/days': {
    pageId: 'operator_ledger_days',
    label: '하루 대조',
    access: 'operator',
    example: '/operator/ledger/days',
  },
  '/operator/ledger/payouts': {
    pageId: 'operator_payouts',
    label: '정산 묶음',
    access: 'operator',
    example: '/operator/ledger/payouts',
  },
  '/operator/ledger/payouts/:day': {
    pageId: 'operator_payout_batch',
    label: '하루 정산',
    access: 'operator',
    example: '/operator/ledger/payouts/2026-11-02',
  },
  '/operator/order-terms': {
    pageId: 'operator_order_terms',
    label: '요금·기한 관리',
    access: 'operator',
    example: '/operator/order-terms',
    notes: 'fees, limits and periods of orders by their first day',
  },
  '/operator/order-terms/new': {
    pageId: 'operator_new_order_terms',
    label: '새 조건 정하기',
    access: 'operator',
    example: '/operator/order-terms/new',
  },
  '/operator/operators': {
    pageId: 'operator_operators',
    label: '운영자 관리',
    access: 'operator',
    administrator: true,
    example: '/operator/operators',
    notes: 'for administrators alone: what each operator is in charge of',
  },
  '/operator/operators/:userSeq': {
    pageId: 'operator_duties',
    label: '운영자의 담당',
    access: 'operator',
    administrator: true,
    example: '/operator/operators/1005',
    notes: 'for administrators alone',
  },
  '/operator/actions': {
    pageId: 'operator_actions',
    label: '행동 통계',
    access: 'operator',
    example: '/operator/actions',
  },
  '/operator/reports': {
    pageId: 'operator_reports',
    label: '신고 관리',
    access: 'operator',
    example: '/operator/reports',
  },
  '/operator/reports/:reportSeq': {
    pageId: 'operator_report',
    label: '신고 상세',
    access: 'operator',
    example: 'demo:report',
  },
  '/operator/damage-reports': {
    pageId: 'operator_damage_reports',
    label: '피해사례 관리',
    access: 'operator',
    example: '/operator/damage-reports',
  },
  '/operator/damage-reports/:reportSeq': {
    pageId: 'operator_damage_report',
    label: '피해사례 검토',
    access: 'operator',
    example: 'demo:operator-damage',
  },
  '/operator/disputes': {
    pageId: 'operator_disputes',
    label: '회원 분쟁 관리',
    access: 'operator',
    example: '/operator/disputes',
  },
  '/operator/disputes/:disputeSeq': {
    pageId: 'operator_dispute',
    label: '회원 분쟁 검토',
    access: 'operator',
    example: 'demo:operator-dispute',
  },
  '/operator/announcements': {
    pageId: 'operator_announcements',
    label: '공지사항 관리',
    access: 'operator',
    example: '/operator/announcements',
  },
  '/operator/announcements/:announcementSeq': {
    pageId: 'operator_announcement',
    label: '공지사항 쓰기',
    access: 'operator',
    example: '/operator/announcements/1',
    notes: '`new` is one that is to be written; preview, schedule, versions and roll-back',
  },
  '/operator/faq': {
    pageId: 'operator_faq',
    label: '자주 묻는 질문 관리',
    access: 'operator',
    example: '/operator/faq',
  },
  '/operator/faq/:faqSeq': {
    pageId: 'operator_faq_entry',
    label: '자주 묻는 질문 쓰기',
    access: 'operator',
    example: '/operator/faq/1',
    notes: '`new` is one that is to be written; preview, schedule, versions and roll-back',
  },
  '/operator/macros': {
    pageId: 'operator_macros',
    label: '자주 쓰는 답변 관리',
    access: 'operator',
    example: '/operator/macros',
    notes: '`state`, `page`',
  },
  '/operator/macros/:macroSeq': {
    pageId: 'operator_macro',
    label: '자주 쓰는 답변 쓰기',
    access: 'operator',
    example: '/operator/macros/1',
    notes: '`new` is one that is to be written; preview, versions and roll-back',
  },
  '/operator/banners': {
    pageId: 'operator_banners',
    label: '배너 관리',
    access: 'operator',
    example: '/operator/banners',
  },
  '/operator/banners/:bannerSeq': {
    pageId: 'operator_banner',
    label: '배너 쓰기',
    access: 'operator',
    example: '/operator/banners/1',
    notes: '`new` is one that is to be written; preview, schedule, versions and roll-back',
  },
  '/operator/exhibitions': {
    pageId: 'operator_exhibitions',
    label: '기획전 관리',
    access: 'operator',
    example: '/operator/exhibitions',
  },
  '/operator/exhibitions/:gnbSeq': {
    pageId: 'operator_exhibition',
    label: '기획전 쓰기',
    access: 'operator',
    example: '/operator/exhibitions/1',
    notes:
      '`new` is one that is to be written; its goods by number or search, preview, versions and roll-back',
  },
  '/operator/search-words': {
    pageId: 'operator_search_words',
    label: '검색 낱말 관리',
    access: 'operator',
    example: '/operator/search-words?keyword=%ED%95%B8%EB%93%9C%ED%8F%B0',
    notes: '`word`, `state`, `page` of the list; `keyword` explains a search',
  },
  '/operator/search-words/:senseSeq': {
    pageId: 'operator_search_word',
    label: '검색 낱말 쓰기',
    access: 'operator',
    example: '/operator/search-words/1',
    notes: '`new` is one that is to be written; results before and after, versions and roll-back',
  },
  '/operator/events': {
    pageId: 'operator_events',
    label: '이벤트 관리',
    access: 'operator',
    example: '/operator/events',
  },
  '/operator/events/:eventSeq': {
    pageId: 'operator_event',
    label: '이벤트 쓰기',
    access: 'operator',
    example: '/operator/events/2',
    notes:
      '`new` is one that is to be written; preview, schedule, versions, roll-back and the draw',
  },
  '/operator/questions': {
    pageId: 'operator_questions',
    label: '문의 관리',
    access: 'operator',
    example: '/operator/questions',
  },
  '/operator/questions/:qnaSeq': {
    pageId: 'operator_question',
    label: '문의 답변',
    access: 'operator',
    example: 'demo:operator-question',
  },
  '/operator/listings': {
    pageId: 'operator_listings',
    label: '상품 검토',
    access: 'operator',
    example: '/operator/listings',
  },
  '/operator/listing-rules': {
    pageId: 'operator_listing_rules',
    label: '금지품목 말 관리',
    access: 'operator',
    example: '/operator/listing-rules?rule=ALCOHOL',
  },
  '/operator/policies': {
    pageId: 'operator_policies',
    label: '약관·정책 관리',
    access: 'operator',
    example: '/operator/policies',
    notes: 'the texts that members are bound by, with their versions',
  },
  '/operator/policies/:policyKey': {
    pageId: 'operator_policy',
    label: '약관·정책 시행본',
    access: 'operator',
    example: '/operator/policies/TERMS',
  },
  '/operator/policies/:policyKey/new': {
    pageId: 'operator_new_policy',
    label: '약관·정책 새로 쓰기',
    access: 'operator',
    example: '/operator/policies/TERMS/new',
  },
  '/operator/contents': {
    pageId: 'operator_contents',
    label: '콘텐츠 관리',
    access: 'operator',
    example: '/operator/contents',
    notes: '`state`, `page`',
  },
  '/operator/contents/form': {
    pageId: 'operator_content_form',
    label: '콘텐츠 쓰기',
    access: 'operator',
    example: '/operator/contents/form?contentSeq=6',
    notes: '`contentSeq` edits; every button works without script',
  },
  '/operator/contents/:contentSeq/history': {
    pageId: 'operator_content_history',
    label: '콘텐츠 기록',
    access: 'operator',
    example: '/operator/contents/11/history?version=1',
    notes: '`version`: one to read and to put back',
  },
  '/product/:productSeq/exposure': {
    pageId: 'product_exposure',
    label: '검색 노출 확인',
    access: 'owner',
    owners: 'seller',
    example: 'demo:exposure',
  },
  '/link': {
    pageId: 'outside_link',
    label: '외부 링크 안내',
    access: 'all',
    example: '/link?to=https%3A%2F%2Fwww.example.com%2Fsome%2Fwhere%3Fa%3D1',
  },
  '/chat': { pageId: 'chat_list', label: '채팅 목록', access: 'login', example: '/chat' },
  '/chat/:roomId': {
    pageId: 'chat_detail',
    label: '채팅 상세',
    access: 'owner',
    owners: 'members',
    example: 'demo:room',
  },
} as const satisfies Record<string, PageRow>

/** Every page by its path, as Remix writes it. */
const TABLE = { ...SPECIFIED_PAGES, ...FURTHER_PAGES }

type Table = typeof TABLE

export type Path = keyof Table
export type PageId = Table[Path]['pageId']
/** A path whose page is built. */
export type BuiltPath = { [P in Path]: Table[P] extends { example: Example } ? P : never }[Path]

type Pages = Readonly<Record<Path, PageRow & { pageId: PageId }>>

export const PAGES: Pages = TABLE
/** The two tables of docs/pages.md. */
export const PAGE_SECTIONS: Readonly<
  Record<'specified' | 'further', Readonly<Record<string, PageRow>>>
> = {
  specified: SPECIFIED_PAGES,
  further: FURTHER_PAGES,
}

export const PATHS = Object.keys(TABLE) as Path[]
export const BUILT_PATHS = PATHS.filter((path) => PAGES[path].example) as BuiltPath[]
