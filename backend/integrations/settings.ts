import type { SocialSettings } from '#contracts/social-login.ts'

/** How the providers are reached, according to the environment. */
export interface IntegrationSettings {
  /** Providers without settings are simulated by the sandbox under `/sandbox`; it is off where users are real. */
  sandbox: boolean
  /** The web host, to which social providers redirect users. */
  publicOrigin: string
  sms?: SmsSettings | undefined
  identity?: IdentitySettings | undefined
  social: Partial<SocialSettings>
  postcode?: PostcodeSettings | undefined
  couriers?: CourierSettings | undefined
  bank?: BankSettings | undefined
  payment?: PaymentSettings | undefined
  cafe?: CafeSettings | undefined
  /** Keys for pushes that others gave us; otherwise those of the installation. */
  push?: Omit<PushSettings, 'contact'> | undefined
  /** Has a default. */
  pushContact?: string | undefined
  talk?: TalkSettings | undefined
  mail?: MailSettings | undefined
}

/** How push services know us (VAPID). */
export interface PushSettings {
  publicKey: string
  privateKey: string
  /** Whom a push service writes to: `mailto:` or an https address. */
  contact: string
}

/** NHN Cloud's KakaoTalk Bizmessage. */
export interface TalkSettings {
  /** `https://kakaotalk-bizmessage.api.nhncloudservice.com`. */
  url: string
  appKey: string
  secretKey: string
  /** 발신 키: the channel at Kakao that messages come from. */
  senderKey: string
}

/** A mail API in the manner of Resend. */
export interface MailSettings {
  /** `https://api.resend.com`. */
  url: string
  apiKey: string
  /** `두손 <notice@example.com>`. */
  from: string
}

/** The cafe, which calls us with the same secret. */
export interface CafeSettings {
  /** Its pages, and its API; without a slash at the end. */
  pageUrl: string
  apiUrl: string
  secret: string
}

/** 금융결제원 오픈뱅킹, with the account that payouts come from. */
export interface BankSettings {
  /** `https://openapi.openbanking.or.kr`. */
  url: string
  clientId: string
  clientSecret: string
  /** 이용기관코드, ten characters: the beginning of every transaction id. */
  useCode: string
  /** 약정 계좌: where the money of escrow lies. */
  contractBankCode: string
  contractAccountNo: string
  /** 입금이체용 암호문구. */
  passPhrase: string
  /** 요청고객성명. */
  ownName: string
}

/** SweetTracker's 스마트택배 API. */
export interface CourierSettings {
  url: string
  /** `t_key`. */
  key: string
}

/** Toss Payments' core API. */
export interface PaymentSettings {
  /** `https://api.tosspayments.com`. */
  apiUrl: string
  /** 시크릿 키: moves money, and is known to our server alone. */
  secretKey: string
  /** 클라이언트 키: names us to the payment window. */
  clientKey: string
  /** How a browser gets to the window: by the company's script, or by an address. */
  window: { kind: 'script'; src: string } | { kind: 'redirect'; url: string }
}

/** 도로명주소 검색 API. */
export interface PostcodeSettings {
  url: string
  /** 승인키 (confmKey). */
  key: string
}

/** An SMS API in the manner of Solapi: HMAC-SHA256 over date and salt. */
export interface SmsSettings {
  url: string
  apiKey: string
  apiSecret: string
  /** The registered number that texts come from. */
  sender: string
}

/** An identity agency in the manner of Mobilians: requests and answers signed with a shared key. */
export interface IdentitySettings {
  url: string
  serviceId: string
  /** Shared secret of the signatures. */
  signKey: string
}
