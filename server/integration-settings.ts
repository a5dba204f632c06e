import { createECDH } from 'node:crypto'
import { z } from 'zod'
import type { IntegrationSettings } from '#backend/integrations/settings.ts'
import { realEndpoints } from '#backend/integrations/social/endpoints.ts'
import { TOSS_SCRIPT } from '#contracts/payment-constants.ts'
import { isLoopbackName } from './own-machine.ts'

const text = z.string().optional()

/** The variables of the providers, and whether the sandbox simulates them. */
export const integrationSchema = z.object({
  SANDBOX: z.enum(['0', '1']).optional(),
  SMS_API_URL: z.url().optional(),
  SMS_API_KEY: text,
  SMS_API_SECRET: text,
  /** The registered number that texts come from, digits only. */
  SMS_SENDER: z
    .string()
    .regex(/^[\d-]{8,14}$/, 'a phone number')
    .transform((number) => number.replaceAll('-', ''))
    .optional(),
  IDENTITY_URL: z.url().optional(),
  IDENTITY_SERVICE_ID: text,
  IDENTITY_SIGN_KEY: text,
  JUSO_API_KEY: text,
  SWEET_TRACKER_KEY: text,
  BANK_CLIENT_ID: text,
  BANK_CLIENT_SECRET: text,
  BANK_USE_CODE: z
    .string()
    .regex(/^[A-Z]\d{9}$/, 'ten characters, such as M202600001')
    .optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^\d{3}:\d{10,16}$/, 'a bank code and an account number, such as 004:10030500000001')
    .optional(),
  BANK_PASS_PHRASE: text,
  TOSS_SECRET_KEY: z
    .string()
    .regex(/^(?:test|live)_g?sk_\w+$/, 'not a secret key (test_sk_… or live_sk_…)')
    .optional(),
  /** Pages contain it, so that no other key may get here. */
  TOSS_CLIENT_KEY: z
    .string()
    .regex(/^(?:test|live)_g?ck_\w+$/, 'not a client key (test_ck_… or live_ck_…)')
    .optional(),
  /** Another server that speaks Toss Payments' API, such as a proxy with a fixed address. */
  TOSS_API_URL: z.url().default('https://api.tosspayments.com'),
  CAFE_URL: z.url().optional(),
  CAFE_API_URL: z.url().optional(),
  /** Signs the calls of both sides. */
  CAFE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Our name at push services; browsers subscribe for this key, so that it never changes. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'a point of P-256 in base64url, 87 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, '43 characters of base64url')
    .optional(),
  /** Whom push services write to. */
  VAPID_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'mailto:… or an https address')
    .optional(),
  TALK_API_URL: z.url().default('https://kakaotalk-bizmessage.api.nhncloudservice.com'),
  TALK_APP_KEY: text,
  TALK_SECRET_KEY: text,
  TALK_SENDER_KEY: text,
  MAIL_API_URL: z.url().default('https://api.resend.com'),
  MAIL_API_KEY: text,
  /** `두손 <notice@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\r\n]{1,60} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'an address, or a name and an <address>',
    )
    .optional(),
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  KAKAO_APP_ID: z.coerce.number().int().positive().optional(),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
})

const SWEET_TRACKER_URL = 'https://info.sweettracker.co.kr'
const BANK_URL = 'https://openapi.openbanking.or.kr'
const JUSO_URL = 'https://business.juso.go.kr/addrlink/addrLinkApi.do'

type Variables = z.output<typeof integrationSchema>
type Name = Exclude<
  keyof Variables,
  'SANDBOX' | 'TOSS_API_URL' | 'TALK_API_URL' | 'MAIL_API_URL' | 'VAPID_CONTACT'
>

/** Variables that are given together or not at all. */
const PROVIDERS = {
  SMS: ['SMS_API_URL', 'SMS_API_KEY', 'SMS_API_SECRET', 'SMS_SENDER'],
  IDENTITY: ['IDENTITY_URL', 'IDENTITY_SERVICE_ID', 'IDENTITY_SIGN_KEY'],
  JUSO: ['JUSO_API_KEY'],
  SWEET_TRACKER: ['SWEET_TRACKER_KEY'],
  BANK: [
    'BANK_CLIENT_ID',
    'BANK_CLIENT_SECRET',
    'BANK_USE_CODE',
    'BANK_ACCOUNT',
    'BANK_PASS_PHRASE',
  ],
  TOSS: ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'],
  CAFE: ['CAFE_URL', 'CAFE_API_URL', 'CAFE_SECRET'],
  VAPID: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  TALK: ['TALK_APP_KEY', 'TALK_SECRET_KEY', 'TALK_SENDER_KEY'],
  MAIL: ['MAIL_API_KEY', 'MAIL_FROM'],
  NAVER: ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  // Its secret may be switched off at Kakao, and the app's number is a further check.
  KAKAO: ['KAKAO_CLIENT_ID'],
  APPLE: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const satisfies Record<string, readonly Name[]>

/**
 * How the providers are reached. The sandbox simulates them where it is requested, or where all of this holds: the
 * origin is of this machine, no other machine can reach the server (its inbox shows all users' codes), no proxy
 * forwards to it, and no keys are given. Anywhere else texts and identity checks have to be real, because the users
 * are.
 * @param needed whether this process has the main host, which calls them
 * @returns the settings, or one line for each variable that is missing
 */
export function integrationSettings(
  variables: Variables,
  {
    publicOrigin,
    listenHost,
    trustedProxyHops,
    needed,
  }: { publicOrigin: string; listenHost: string; trustedProxyHops: number; needed: boolean },
): IntegrationSettings | string[] {
  const given = (name: Name) => variables[name] !== undefined
  const isAnyGiven = Object.values(PROVIDERS).flat().some(given)
  const isOwnMachine =
    trustedProxyHops === 0 &&
    isLoopbackName(new URL(publicOrigin).hostname) &&
    isLoopbackName(listenHost)
  const sandbox = variables.SANDBOX ? variables.SANDBOX === '1' : isOwnMachine && !isAnyGiven
  const place = `${publicOrigin} (HOST=${listenHost}, TRUSTED_PROXY_HOPS=${trustedProxyHops})`

  const wrong: string[] = []
  for (const [provider, names] of Object.entries(PROVIDERS)) {
    const missing = names.filter((name) => !given(name))
    const isBegun = missing.length < names.length
    const isRequired = !sandbox && needed && (provider === 'SMS' || provider === 'IDENTITY')
    if (missing.length === 0 || !(isBegun || isRequired)) continue
    for (const name of missing)
      wrong.push(
        isRequired
          ? `environment: ${name}: is needed at ${place}, where users are real; SANDBOX=1 simulates all providers instead, for trying things out`
          : `environment: ${name}: is missing, the other ${provider}_ variables are set`,
      )
  }
  const { TOSS_SECRET_KEY: secret, TOSS_CLIENT_KEY: client } = variables
  if (secret && client && secret.slice(0, 4) !== client.slice(0, 4))
    wrong.push('environment: TOSS_CLIENT_KEY: one TOSS_ key is for tests, the other is live')
  const { VAPID_PUBLIC_KEY: pushKey, VAPID_PRIVATE_KEY: ownPushKey } = variables
  if (pushKey && ownPushKey && !isKeyPair(pushKey, ownPushKey))
    wrong.push('environment: VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY')
  if (wrong.length > 0) return wrong
  return {
    sandbox,
    publicOrigin,
    ...providerSettings(variables),
    ...noticeSettings(variables, publicOrigin),
    social: socialApps(variables),
  }
}

function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey().toString('base64url') === publicKey
  } catch {
    return false
  }
}

/** What notices go out by. */
function noticeSettings(
  v: Variables,
  publicOrigin: string,
): Pick<IntegrationSettings, 'push' | 'pushContact' | 'talk' | 'mail'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = v
  const { TALK_APP_KEY: appKey, TALK_SECRET_KEY: secretKey, TALK_SENDER_KEY: senderKey } = v
  const { MAIL_API_KEY: apiKey, MAIL_FROM: from } = v
  return {
    pushContact:
      v.VAPID_CONTACT ??
      (publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:push@duson.invalid'),
    ...(publicKey && privateKey && { push: { publicKey, privateKey } }),
    ...(appKey &&
      secretKey &&
      senderKey && {
        talk: { url: v.TALK_API_URL.replace(/\/+$/, ''), appKey, secretKey, senderKey },
      }),
    ...(apiKey && from && { mail: { url: v.MAIL_API_URL.replace(/\/+$/, ''), apiKey, from } }),
  }
}

function providerSettings(
  v: Variables,
): Pick<
  IntegrationSettings,
  'sms' | 'identity' | 'postcode' | 'couriers' | 'bank' | 'payment' | 'cafe'
> {
  const { SMS_API_URL: smsUrl, SMS_API_KEY: apiKey, SMS_API_SECRET: apiSecret } = v
  const { IDENTITY_URL: url, IDENTITY_SERVICE_ID: serviceId, IDENTITY_SIGN_KEY: signKey } = v
  return {
    ...(smsUrl &&
      apiKey &&
      apiSecret &&
      v.SMS_SENDER && { sms: { url: smsUrl, apiKey, apiSecret, sender: v.SMS_SENDER } }),
    ...(v.JUSO_API_KEY && { postcode: { url: JUSO_URL, key: v.JUSO_API_KEY } }),
    ...(v.SWEET_TRACKER_KEY && {
      couriers: { url: SWEET_TRACKER_URL, key: v.SWEET_TRACKER_KEY },
    }),
    ...bankSettings(v),
    ...(v.CAFE_URL &&
      v.CAFE_API_URL &&
      v.CAFE_SECRET && {
        cafe: {
          pageUrl: v.CAFE_URL.replace(/\/+$/, ''),
          apiUrl: v.CAFE_API_URL.replace(/\/+$/, ''),
          secret: v.CAFE_SECRET,
        },
      }),
    ...(v.TOSS_SECRET_KEY &&
      v.TOSS_CLIENT_KEY && {
        payment: {
          apiUrl: v.TOSS_API_URL.replace(/\/+$/, ''),
          secretKey: v.TOSS_SECRET_KEY,
          clientKey: v.TOSS_CLIENT_KEY,
          window: { kind: 'script', src: TOSS_SCRIPT },
        },
      }),
    ...(url && serviceId && signKey && { identity: { url, serviceId, signKey } }),
  }
}

function bankSettings(v: Variables): Pick<IntegrationSettings, 'bank'> {
  const { BANK_CLIENT_ID: clientId, BANK_CLIENT_SECRET: clientSecret } = v
  const { BANK_USE_CODE: useCode, BANK_ACCOUNT: account, BANK_PASS_PHRASE: passPhrase } = v
  const [contractBankCode, contractAccountNo] = account?.split(':') ?? []
  if (!(clientId && clientSecret && useCode && passPhrase)) return {}
  if (!(contractBankCode && contractAccountNo)) return {}
  const contract = { contractBankCode, contractAccountNo, passPhrase, ownName: '두손' }
  return { bank: { url: BANK_URL, clientId, clientSecret, useCode, ...contract } }
}

function socialApps(v: Variables): IntegrationSettings['social'] {
  const { naver, kakao, apple } = realEndpoints
  return {
    ...(v.NAVER_CLIENT_ID &&
      v.NAVER_CLIENT_SECRET && {
        naver: {
          clientId: v.NAVER_CLIENT_ID,
          clientSecret: v.NAVER_CLIENT_SECRET,
          endpoints: naver,
        },
      }),
    ...(v.KAKAO_CLIENT_ID && {
      kakao: {
        clientId: v.KAKAO_CLIENT_ID,
        clientSecret: v.KAKAO_CLIENT_SECRET ?? null,
        appId: v.KAKAO_APP_ID ?? null,
        endpoints: kakao,
      },
    }),
    ...(v.APPLE_CLIENT_ID &&
      v.APPLE_TEAM_ID &&
      v.APPLE_KEY_ID &&
      v.APPLE_PRIVATE_KEY && {
        apple: {
          clientId: v.APPLE_CLIENT_ID,
          teamId: v.APPLE_TEAM_ID,
          keyId: v.APPLE_KEY_ID,
          // A PEM of several lines, as environment files write it.
          privateKey: v.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
          endpoints: apple,
        },
      }),
  }
}
