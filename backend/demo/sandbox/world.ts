import type {
  BankSettings,
  CafeSettings,
  CourierSettings,
  IdentitySettings,
  MailSettings,
  PaymentSettings,
  PostcodeSettings,
  SmsSettings,
  TalkSettings,
} from '#backend/integrations/settings.ts'
import type { SocialProvider } from '#contracts/account.ts'
import type { SocialSettings } from '#contracts/social-login.ts'
import type { Items } from './items.ts'
import type { Books } from './payments/books.ts'
import type { Notices } from './payments/notices.ts'
import type { SandboxSecrets } from './secrets.ts'

/** What every part of the sandbox stands on. */
export interface World {
  /** The web host; the sandbox is under its `/sandbox`. */
  publicOrigin: string
  items: Items
  secrets: SandboxSecrets
  now: () => Date
  sms: SmsSettings
  identity: IdentitySettings
  social: SocialSettings
  postcode: PostcodeSettings
  couriers: CourierSettings
  bank: BankSettings
  payment: PaymentSettings
  cafe: CafeSettings
  talk: TalkSettings
  mail: MailSettings
  books: Books
  notices: Notices
}

/** Where a provider may send people back, as it was registered there. */
export const registeredCallback = (world: World, provider: SocialProvider) =>
  `${world.publicOrigin}/signin/${provider}/callback`

/** How our app is known to the companies of the sandbox, in the shape that real settings have. */
export function sandboxSettings(
  publicOrigin: string,
  { derive, appleClientKey }: SandboxSecrets,
): Pick<
  World,
  | 'sms'
  | 'identity'
  | 'social'
  | 'postcode'
  | 'couriers'
  | 'bank'
  | 'payment'
  | 'cafe'
  | 'talk'
  | 'mail'
> {
  const base = `${publicOrigin}/sandbox`
  return {
    sms: {
      url: `${base}/sms`,
      apiKey: `sandbox-${derive('sms-key').slice(0, 16)}`,
      apiSecret: derive('sms-secret'),
      sender: '15990000',
    },
    identity: {
      url: `${base}/identity`,
      serviceId: 'sandbox',
      signKey: derive('identity'),
    },
    postcode: {
      url: `${base}/postcode/addrlink/addrLinkApi.do`,
      key: `sandbox-${derive('postcode-key').slice(0, 16)}`,
    },
    couriers: {
      url: `${base}/parcels`,
      key: `sandbox-${derive('couriers-key').slice(0, 16)}`,
    },
    bank: {
      url: `${base}/bank/hub`,
      clientId: `sandbox-${derive('bank-id').slice(0, 16)}`,
      clientSecret: derive('bank-secret'),
      useCode: 'M202600001',
      contractBankCode: '004',
      contractAccountNo: '10030500000001',
      passPhrase: derive('bank-phrase'),
      ownName: '두손',
    },
    payment: {
      apiUrl: `${base}/payments`,
      secretKey: `test_sk_${derive('payment-secret').replaceAll(/[^A-Za-z0-9]/g, '')}`,
      clientKey: `test_ck_${derive('payment-client').replaceAll(/[^A-Za-z0-9]/g, '')}`,
      window: { kind: 'redirect', url: `${base}/payments/window` },
    },
    cafe: {
      pageUrl: `${base}/cafe`,
      apiUrl: `${base}/cafe/api`,
      secret: derive('cafe-secret'),
    },
    talk: {
      url: `${base}/talk`,
      appKey: `sandbox-${derive('talk-app').slice(0, 16)}`,
      secretKey: derive('talk-secret'),
      senderKey: derive('talk-sender').slice(0, 40),
    },
    mail: {
      url: `${base}/mail`,
      apiKey: `sandbox-${derive('mail-key').slice(0, 24)}`,
      from: '두손 <notice@duson.example>',
    },
    social: {
      naver: {
        clientId: `sandbox-${derive('naver-id').slice(0, 12)}`,
        clientSecret: derive('naver-secret'),
        endpoints: {
          authorize: `${base}/naver/authorize`,
          token: `${base}/naver/token`,
          profile: `${base}/naver/profile`,
        },
      },
      kakao: {
        clientId: `sandbox-${derive('kakao-id').slice(0, 12)}`,
        clientSecret: derive('kakao-secret'),
        appId: 100_000 + (Buffer.from(derive('kakao-app')).readUInt32BE() % 900_000),
        endpoints: {
          authorize: `${base}/kakao/authorize`,
          token: `${base}/kakao/token`,
          profile: `${base}/kakao/profile`,
          tokenInfo: `${base}/kakao/token-info`,
        },
      },
      apple: {
        clientId: 'sandbox.duson.web',
        teamId: derive('apple-team').slice(0, 10),
        keyId: derive('apple-key').slice(0, 10),
        privateKey: appleClientKey,
        endpoints: {
          authorize: `${base}/apple/authorize`,
          token: `${base}/apple/token`,
          jwks: `${base}/apple/keys`,
          issuer: `${base}/apple`,
        },
      },
    },
  }
}
