/** The product's name and all data of the company behind it; no other file repeats them. */
export const BRAND = {
  name: '두손',
  latinName: 'Duson',
  tagline: '두 손으로 건네는 중고거래',
  description:
    '두손은 안심결제로 안전하게 사고파는 중고거래 마켓입니다. 내 주변 중고 상품을 찾아보고, 시세와 사기 이력까지 확인하고 거래하세요.',
  locale: 'ko_KR',
} as const

/** The app: its name, and the stores that offer it. */
export const APP = {
  /** In its User-Agent (`DusonApp/<version>`), and the name of the object by which a page communicates with it. */
  name: 'DusonApp',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=example.duson.app',
    ios: 'https://apps.apple.com/kr/app/id6700000219',
  },
} as const

/** What the E-Commerce Act (전자상거래법 시행규칙 제7조) requires on the first screen. */
export const COMPANY = {
  name: '주식회사 두손',
  representative: '김두손',
  address: '서울특별시 마포구 양화로 45, 12층',
  phone: '1660-0219',
  email: 'help@duson.example',
  businessNumber: '219-81-00219',
  mailOrderNumber: '제2026-서울마포-0219호',
  hosting: '주식회사 두손',
  businessInfoUrl: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=2198100219',
} as const

/** The intermediary's notice (전자상거래법 제20조 제1항), shown in the footer, on products and at checkout. */
export const INTERMEDIARY_NOTICE =
  '당사는 통신판매중개자로서 거래 당사자가 아니며, 판매자가 등록한 상품정보 및 거래에 대해 책임을 지지 않습니다. (단, 당사가 판매자인 경우 제외)'
