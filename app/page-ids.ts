import type { Path } from './paths.ts'

/** Analytics page id (a snake_case route name) and Korean label of every page, by path: SPEC.md section 2 and pages.md. */
export const PAGES = {
  '/': { pageId: 'main', label: '메인' },
  '/category': { pageId: 'category_list', label: '카테고리 전체' },
  '/category/*': { pageId: 'category', label: '카테고리' },
  '/product/list': { pageId: 'product_list', label: '상품 목록' },
  '/product/:productSeq': { pageId: 'product_detail', label: '상품 상세' },
  '/product/form': { pageId: 'product_form', label: '상품 등록' },
  '/search': { pageId: 'search_main', label: '검색 메인' },
  '/search/:keyword': { pageId: 'search_result', label: '검색 결과' },
  '/search-price': { pageId: 'search_price_main', label: '시세조회 메인' },
  '/search-price/:searchWord': { pageId: 'search_price_result', label: '시세조회 결과' },
  '/search-store': { pageId: 'search_store', label: '가게 검색' },
  '/store/:storeSeq?': { pageId: 'store', label: '가게' },
  '/mystore': { pageId: 'mystore', label: '마이페이지' },
  '/signin': { pageId: 'signin', label: '로그인' },
  '/fraud': { pageId: 'fraud', label: '사기조회' },
  '/fraud/result': { pageId: 'fraud_result', label: '사기조회 결과' },
  '/fraud/monitoring': { pageId: 'fraud_monitoring', label: '사기 모니터링' },
  '/damage-report': { pageId: 'damage_report', label: '피해사례 등록' },
  '/member-dispute': { pageId: 'member_dispute', label: '회원 분쟁' },
  '/cs-center': { pageId: 'cs_center', label: '고객센터' },
  '/cs-center/qna': { pageId: 'cs_center_qna_list', label: '1:1 문의 내역' },
  '/cs-center/qna/:qnaSeq': { pageId: 'cs_center_qna_detail', label: '1:1 문의 상세' },
  '/cs-center/qna/form': { pageId: 'cs_center_qna_form', label: '1:1 문의하기' },
  '/cs-center/qna/form/search-store': {
    pageId: 'cs_center_qna_search_store',
    label: '문의 대상 가게 검색',
  },
  '/cafe-help/guide': { pageId: 'cafe_help_guide', label: '카페 이용 가이드' },
  '/cafe-help/qna': { pageId: 'cafe_help_qna_list', label: '카페 문의 내역' },
  '/cafe-help/qna/:qnaSeq': { pageId: 'cafe_help_qna_detail', label: '카페 문의 상세' },
  '/cafe-help/qna/form': { pageId: 'cafe_help_qna_form', label: '카페 문의하기' },
  '/contents': { pageId: 'contents_list', label: '콘텐츠 목록' },
  '/contents/:contentSeq': { pageId: 'contents_detail', label: '콘텐츠 상세' },
  '/event/list': { pageId: 'event_list', label: '이벤트 목록' },
  '/event/:eventSeq': { pageId: 'event_detail', label: '이벤트 상세' },
  '/exhibition/:gnbSeq': { pageId: 'exhibition', label: '기획전' },
  '/notice': { pageId: 'notice', label: '공지사항' },
  '/cs': { pageId: 'notice', label: '공지사항' },
  '/privacy-policy': { pageId: 'privacy_policy', label: '개인정보처리방침' },
  '/terms': { pageId: 'terms', label: '이용약관' },
  '/post-policy': { pageId: 'post_policy', label: '게시글 운영정책' },
  '/youthpolicy': { pageId: 'youth_policy', label: '청소년보호정책' },
  '/app-registration-banner': {
    pageId: 'app_registration_banner',
    label: '카페 상품 앱 연동 배너',
  },
  '/appdownload': { pageId: 'app_download', label: '앱 다운로드' },
  '/404': { pageId: 'error', label: '오류' },
  '/product/form/complete/:productSeq': {
    pageId: 'product_form_complete',
    label: '상품 등록 완료',
  },
  '/onboarding': { pageId: 'onboarding_main', label: '온보딩 메인' },
  '/onboarding/new': { pageId: 'onboarding_new', label: '온보딩 신규' },
  '/onboarding/a2c-alert': { pageId: 'onboarding_a2c_alert', label: '앱→카페 연동 안내' },
  '/onboarding/c2a-link': { pageId: 'onboarding_c2a_link', label: '카페→앱 연동' },
  '/onboarding/done': { pageId: 'onboarding_done', label: '온보딩 완료' },
  '/onboarding/qr': { pageId: 'onboarding_qr', label: '온보딩 QR' },
  '/onboarding/error': { pageId: 'onboarding_error', label: '온보딩 오류' },
  '/identity-check': { pageId: 'identity_check', label: '본인인증' },
  '/policy-agreement': { pageId: 'policy_agreement', label: '약관 동의' },
  '/phone-verify': { pageId: 'phone_verify', label: '휴대폰 인증' },
  '/c2a/link': { pageId: 'c2a_link', label: '카페→앱 연동' },
  '/c2a/edit': { pageId: 'c2a_edit', label: '카페→앱 연동 수정' },
  '/a2c/sync': { pageId: 'a2c_sync', label: '앱→카페 동기화' },
  '/a2c/edit': { pageId: 'a2c_edit', label: '앱→카페 동기화 수정' },
  '/order/type/:productSeq': { pageId: 'order_type', label: '거래 방식 선택' },
  '/order/new/:productSeq': { pageId: 'order', label: '주문서' },
  '/order/:orderSeq/completed': { pageId: 'payment_completed', label: '결제 완료' },
  '/order/:orderSeq/invoice': { pageId: 'invoice', label: '운송장 등록' },
  '/order/:orderSeq/invoice/detail': { pageId: 'invoice_detail', label: '배송 조회' },
  '/order/:orderSeq/receipt': { pageId: 'receipt', label: '영수증' },
  '/mystore/bank-account': { pageId: 'bank_account', label: '정산 계좌' },
  '/mystore/bank-account/edit': { pageId: 'bank_account_edit', label: '정산 계좌 수정' },
  '/mystore/purchases': { pageId: 'purchase_history', label: '구매 내역' },
  '/mystore/purchases/:orderSeq': { pageId: 'purchase_detail', label: '구매 상세' },
  '/mystore/sales': { pageId: 'sales_history', label: '판매 내역' },
  '/mystore/sales/:orderSeq': { pageId: 'sales_detail', label: '판매 상세' },
  '/mystore/favorites': { pageId: 'favorites', label: '찜한 상품' },
  '/mystore/settings': { pageId: 'settings', label: '설정' },
  '/mystore/settings/devices': { pageId: 'settings_devices', label: '로그인 기기 관리' },
  '/mystore/settings/providers': { pageId: 'settings_providers', label: '로그인 방법 관리' },
  '/mystore/settings/consents': { pageId: 'settings_consents', label: '동의 관리' },
  '/mystore/settings/withdrawal': { pageId: 'settings_withdrawal', label: '회원 탈퇴' },
  '/mystore/settings/blocks': { pageId: 'settings_blocks', label: '차단 관리' },
  '/operator/second-factor': { pageId: 'operator_second_factor', label: '2단계 인증' },
  '/operator/second-factor/setup': {
    pageId: 'operator_second_factor_setup',
    label: '2단계 인증 설정',
  },
  '/operator/second-factor/manage': {
    pageId: 'operator_second_factor_manage',
    label: '2단계 인증 관리',
  },
  '/operator/members': { pageId: 'operator_members', label: '회원 관리' },
  '/operator/members/:userSeq': { pageId: 'operator_member', label: '회원 상세' },
  '/operator/actions': { pageId: 'operator_actions', label: '행동 통계' },
  '/operator/reports': { pageId: 'operator_reports', label: '신고 관리' },
  '/operator/reports/:reportSeq': { pageId: 'operator_report', label: '신고 상세' },
  '/link': { pageId: 'outside_link', label: '외부 링크 안내' },
  '/chat': { pageId: 'chat_list', label: '채팅 목록' },
  '/chat/:roomId': { pageId: 'chat_detail', label: '채팅 상세' },
} as const satisfies Record<Path, { pageId: string; label: string }>

export type PageId = (typeof PAGES)[Path]['pageId']

/** What a route module exports as `handle`: which page it is. */
export interface PageHandle {
  path: Path
  pageId: PageId
  label: string
}

/** The handle of a page; written as `export const handle = pageHandle('/search')`. */
export function pageHandle(path: Path): PageHandle {
  return { path, ...PAGES[path] }
}
