import type { Kysely } from 'kysely'
import { isAssignable, SOCIAL_PROVIDERS } from '#contracts/account.ts'
import { raceAbort } from '#contracts/deadline.ts'
import type { SocialSettings, SocialSetup } from '#contracts/social-login.ts'
import type { DB } from '../db/schema.ts'
import type { BankVerification } from '../operation/bank-verification.ts'
import type { CourierTracking } from '../operation/courier-tracking.ts'
import {
  type IdentityAgency,
  IntegrationError,
  type Integrations,
  type SmsSender,
} from '../operation/integrations.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { createOpenBanking } from './bank/open-banking.ts'
import { createCafeApi } from './cafe/cafe-api.ts'
import { createSweetTracker } from './couriers/sweet-tracker.ts'
import { createIdentityAgency } from './identity/agency.ts'
import { createMailSender } from './mail/resend.ts'
import { createTossPayments } from './payment/toss.ts'
import { createJusoSearch } from './postcode/juso.ts'
import { createWebPush } from './push/web-push.ts'
import { type OpenSandbox, SANDBOX_PUSH_PATH, type Sandbox } from './sandbox.ts'
import type { IntegrationSettings } from './settings.ts'
import { createSolapiSender } from './sms/solapi.ts'
import { createAppleIdentifier } from './social/apple.ts'
import { createKakaoIdentifier } from './social/kakao.ts'
import { createNaverIdentifier } from './social/naver.ts'
import { createTalkSender } from './talk/bizmessage.ts'

export interface OpenIntegrationsOptions {
  settings: IntegrationSettings
  /** Called where the settings say that the sandbox is on. */
  openSandbox: OpenSandbox
  kysely: Kysely<DB>
  /** Names us to push services where the settings do not. */
  keys: Pick<KeyRing, 'pushKeys'>
  now: () => Date
  log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
  /** The fetch for real providers. */
  fetch?: typeof fetch
}

export interface OpenedIntegrations {
  integrations: Integrations
  social: SocialSetup
  /** Answers `/sandbox/*`; undefined where all providers are real. */
  sandbox: ((request: Request) => Response | Promise<Response>) | undefined
  close(): Promise<void>
}

/**
 * Opens the providers: real ones where there are settings, otherwise those of the sandbox where it is on. Both use the
 * same adapters. A call to a provider that is neither fails; a social provider that is neither is left out.
 */
export async function openIntegrations(
  options: OpenIntegrationsOptions,
): Promise<OpenedIntegrations> {
  const { settings, openSandbox, kysely, keys, now, log } = options
  const publicOrigin = new URL(settings.publicOrigin).origin
  const realFetch: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))
  const sandbox = settings.sandbox
    ? await openSandbox({ kysely, publicOrigin, now, fetch: realFetch, log })
    : undefined
  const reach = sandbox ? reachSandbox(sandbox, publicOrigin, realFetch) : realFetch

  const sms = settings.sms ?? sandbox?.sms
  const identity = settings.identity ?? sandbox?.identity
  const postcode = settings.postcode ?? sandbox?.postcode
  const couriers = settings.couriers ?? sandbox?.couriers
  const bank = settings.bank ?? sandbox?.bank
  const payment = settings.payment ?? sandbox?.payment
  const cafe = settings.cafe ?? sandbox?.cafe
  const talk = settings.talk ?? sandbox?.talk
  const mail = settings.mail ?? sandbox?.mail
  const push = {
    ...(settings.push ?? keys.pushKeys),
    contact: settings.pushContact ?? 'mailto:push@duson.invalid',
  }
  const social: Partial<SocialSettings> = { ...sandbox?.social, ...present(settings.social) }
  if (sandbox) log.info({ providers: simulated(settings) }, 'the sandbox simulates providers')

  return {
    integrations: {
      sms: sms
        ? createSolapiSender({
            settings: sms,
            fetch: reach,
            now,
            ...(!settings.sms && { reaches: () => true }),
          })
        : MISSING_SMS,
      identity: identity
        ? createIdentityAgency({ settings: identity, fetch: reach, now })
        : MISSING_IDENTITY,
      postcode: postcode
        ? createJusoSearch({ settings: postcode, fetch: reach })
        : { find: notSetUp('postcode') },
      couriers: couriers
        ? createSweetTracker({ settings: couriers, fetch: reach })
        : MISSING_COURIERS,
      bank: bank ? createOpenBanking({ settings: bank, fetch: reach, now }) : MISSING_BANK,
      payment: payment ? createTossPayments({ settings: payment, fetch: reach, log }) : null,
      cafe: cafe ? createCafeApi({ settings: cafe, fetch: reach, now }) : null,
      push: createWebPush({
        settings: push,
        fetch: reach,
        simulated: sandbox ? `${publicOrigin}${SANDBOX_PUSH_PATH}` : null,
      }),
      talk: talk
        ? createTalkSender({
            settings: talk,
            fetch: reach,
            ...(!settings.talk && { reaches: () => true }),
          })
        : null,
      mail: mail ? createMailSender({ settings: mail, fetch: reach }) : null,
      social: {
        ...(social.naver && { naver: createNaverIdentifier({ ...social.naver, fetch: reach }) }),
        ...(social.kakao && { kakao: createKakaoIdentifier({ ...social.kakao, fetch: reach }) }),
        ...(social.apple && {
          apple: createAppleIdentifier({ ...social.apple, fetch: reach, now }),
        }),
      },
    },
    social: { ...social, fetch: reach },
    sandbox: sandbox?.fetch,
    close: async () => sandbox?.close(),
  }
}

/** A fetch that answers the sandbox's addresses in process; it observes deadlines as the real one does. */
function reachSandbox(sandbox: Sandbox, publicOrigin: string, realFetch: typeof fetch) {
  const prefix = `${publicOrigin}/sandbox/`
  const reach: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(prefix)) return realFetch(input, init)
    const request = new Request(input, init)
    return raceAbort(() => sandbox.fetch(request), request.signal)
  }
  return reach
}

/** Without the providers that are named but not set. */
function present(social: Partial<SocialSettings>): Partial<SocialSettings> {
  return Object.fromEntries(Object.entries(social).filter(([, app]) => app !== undefined))
}

function simulated(settings: IntegrationSettings): string[] {
  return [
    ...(settings.sms ? [] : ['sms']),
    ...(settings.identity ? [] : ['identity']),
    ...(settings.postcode ? [] : ['postcode']),
    ...(settings.couriers ? [] : ['couriers']),
    ...(settings.bank ? [] : ['bank']),
    ...(settings.payment ? [] : ['payment']),
    ...(settings.cafe ? [] : ['cafe']),
    ...(settings.talk ? [] : ['talk']),
    ...(settings.mail ? [] : ['mail']),
    ...SOCIAL_PROVIDERS.filter((provider) => !settings.social[provider]),
  ]
}

const notSetUp = (provider: string) => async (): Promise<never> => {
  throw new IntegrationError(provider, 'is not set up')
}
const MISSING_SMS: SmsSender = { reaches: isAssignable, send: notSetUp('sms') }
const unknownAs = (provider: string) => async () => ({
  kind: 'unknown' as const,
  cause: new IntegrationError(provider, 'is not set up'),
})
const MISSING_COURIERS: CourierTracking = { track: unknownAs('couriers') }
const MISSING_BANK: BankVerification = {
  holderOf: unknownAs('bank'),
  sendOneWon: unknownAs('bank'),
  payOut: unknownAs('bank'),
  payOutState: unknownAs('bank'),
}
const MISSING_IDENTITY: IdentityAgency = {
  request: notSetUp('identity'),
  confirm: notSetUp('identity'),
}
