/** A brand that users trust with their money, its spellings, and its real hosts. */
export interface PayBrand {
  name: string
  /** Long names: a host that contains one, or nearly, pretends to be the brand. */
  payWords: readonly string[]
  /** Short names: only as a whole part of a host name, or beside a word about payment. */
  words: readonly string[]
  hosts: readonly string[]
}

export const PAY_BRANDS: readonly PayBrand[] = [
  {
    name: '두손',
    payWords: ['dusonpay', 'dusonsafe', '두손페이'],
    words: ['duson', '두손'],
    hosts: ['duson.example'],
  },
  {
    name: '네이버페이',
    payWords: ['naverpay', 'naversafe', '네이버페이', '네이버'],
    words: ['naver', 'npay', 'naversmartstore', '엔페이'],
    hosts: ['naver.com', 'naver.me', 'naver.net', 'navercorp.com', 'pstatic.net'],
  },
  {
    name: '카카오페이',
    payWords: ['kakaopay', 'kakaobank', '카카오페이', '카카오뱅크', '카카오'],
    words: ['kakao'],
    hosts: [
      'kakao.com',
      'kakaopay.com',
      'kakaobank.com',
      'kakaocorp.com',
      'kakaofriends.com',
      'kakaomobility.com',
      'daum.net',
      'kko.to',
    ],
  },
  {
    name: '토스',
    payWords: ['tosspay', 'tosspayments', 'tossbank', '토스페이', '토스뱅크'],
    words: ['toss', '토스'],
    hosts: [
      'toss.im',
      'toss.me',
      'tosspayments.com',
      'tossbank.com',
      'tossinvest.com',
      'toss.tech',
    ],
  },
  {
    name: '번개페이',
    payWords: ['bungaepay', 'bunjangpay', 'bungaejangter', 'thunderpay', '번개페이', '번개장터'],
    words: ['bunjang', 'bungae', 'bgzt', '번장'],
    hosts: ['bunjang.co.kr', 'bgzt.com'],
  },
  {
    name: '당근페이',
    payWords: [
      'daangnpay',
      'dangnpay',
      'danggnpay',
      'danggeunpay',
      'danggeun',
      'karrotpay',
      '당근페이',
      '당근마켓',
    ],
    words: ['daangn', 'dangn', 'danggn', 'karrot', '당근'],
    hosts: ['daangn.com', 'daangnpay.com', 'karrotmarket.com', 'karrotpay.com'],
  },
  {
    name: '중고나라',
    payWords: ['joongnapay', 'junggonara', 'joonggonara', '중고나라'],
    words: ['joongna'],
    hosts: ['joongna.com'],
  },
  {
    name: '페이코',
    payWords: ['paycopay', '페이코'],
    words: ['payco'],
    hosts: ['payco.com'],
  },
]

/** Words about payment beside a borrowed brand name: naver-order, toss-safe. */
export const PAYING_PARTS = [
  'pay',
  'safe',
  'secure',
  'escrow',
  'order',
  'checkout',
  'bank',
  'trade',
  'deal',
  'market',
  'login',
  'verify',
  'ansim',
  'anjeon',
  'gyeolje',
  '결제',
  '안전',
  '안심',
  '주문',
  '페이',
  '거래',
] as const

/** Messengers and other places to chat outside this site. */
export const MESSENGER_HOSTS = [
  'open.kakao.com',
  'qr.kakao.com',
  'pf.kakao.com',
  't.me',
  'telegram.me',
  'telegram.org',
  'line.me',
  'lin.ee',
  'wa.me',
  'whatsapp.com',
  'discord.gg',
  'discord.com',
  'm.me',
  'ig.me',
  'signal.me',
  'wechat.com',
  'snapchat.com',
  'band.us',
] as const

/** Payment pages outside this site. */
export const PAYMENT_HOSTS = [
  'qr.kakaopay.com',
  'link.kakaopay.com',
  'toss.me',
  'pay.toss.im',
  'pay.naver.com',
  'paypal.me',
  'paypal.com',
  'payapp.kr',
  'wise.com',
] as const

/** They hide their target. */
export const SHORTENER_HOSTS = [
  'bit.ly',
  'ibit.ly',
  'bitly.kr',
  'abit.ly',
  'tinyurl.com',
  'goo.gl',
  't.co',
  't.ly',
  'is.gd',
  'v.gd',
  'ow.ly',
  'rb.gy',
  's.id',
  'cutt.ly',
  'shorturl.at',
  'buly.kr',
  'han.gl',
  'me2.do',
  'me2.kr',
  'url.kr',
  'vo.la',
  'c11.kr',
  'zrr.kr',
  'alie.kr',
  'muz.so',
] as const

/** Sites where users often look up products: a link there needs no note. */
export const KNOWN_HOSTS = [
  'youtube.com',
  'youtu.be',
  'google.com',
  'google.co.kr',
  'maps.app.goo.gl',
  'instagram.com',
  'coupang.com',
  'danawa.com',
  'enuri.com',
  '11st.co.kr',
  'gmarket.co.kr',
  'auction.co.kr',
  'ssg.com',
  'lotteon.com',
  'musinsa.com',
  'kream.co.kr',
  'ikea.com',
  'apple.com',
  'samsung.com',
  'lge.co.kr',
  'nike.com',
  'amazon.com',
  'aladin.co.kr',
  'yes24.com',
  'kyobobook.co.kr',
  'wikipedia.org',
  'namu.wiki',
  'tistory.com',
  'cjlogistics.com',
  'epost.go.kr',
  'hanjin.com',
  'lotteglogis.com',
  'ilogen.com',
  'cvsnet.co.kr',
  'cupost.co.kr',
] as const
