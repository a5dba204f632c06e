import type { HostClient } from '#app/services/client.ts'
import { DEMO_FACTS } from '#backend/db/seed/seed-demo-world.ts'
import type { LoggedAction } from '#contracts/data.ts'
import type { HostName } from '#contracts/hosts.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { IDENTITY_CODE, type TestHostDependencies } from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import {
  AGREED,
  PERSON,
  readyToConfirm,
  sentCodeOf,
  signUp,
} from '#tests/support/sign-up-people.ts'

/** An input that serves once, such as a token: made anew for each call. */
interface Prepared<Input> {
  prepare: () => Promise<Input>
}

/** Inputs that each endpoint must answer; a new endpoint does not compile until it has some. */
type Inputs = {
  [Host in HostName]: {
    [Verb in keyof HostClient<Host>]: HostClient<Host>[Verb] extends (
      input: infer Input,
    ) => Promise<unknown>
      ? readonly (Input | Prepared<Input>)[]
      : never
  }
}

/** Endpoints whose answers hold something new each time: both ways give the same shape instead of the same bytes. */
export const NEW_EACH_TIME: ReadonlySet<string> = new Set([
  'main.requestSmsCode',
  'main.verifySmsCode',
  'main.socialSignIn',
  'main.startSignUp',
  'main.requestSignUpIdentity',
  'main.confirmSignUpIdentity',
  'main.joinExisting',
  'main.refreshToken',
  'main.devices',
  'main.signOutOtherDevices',
  'main.requestIdentityCheck',
  'main.confirmIdentityCheck',
  'main.member',
  'main.actOnMember',
  // It counts a visitor once an hour.
  'search.recordHit',
])

export const nobody = 999_999_999

/** Somebody looked at the first page. */
const viewed = (id: string): LoggedAction => ({
  id,
  pageId: 'main',
  previousPageId: null,
  deviceUuid: null,
  userSeq: null,
  at: '2026-11-21T03:00:00.000Z',
  name: 'page_view',
  params: {},
})

/** @param userSeq whose bearer token the calls carry where one has to be signed in */
export function goodInputs(dependencies: TestHostDependencies, userSeq: number) {
  const { outside } = dependencies
  const { onSaleProductSeq, manyReviewsStoreSeq } = DEMO_FACTS
  const main = mainHost(dependencies)
  const { ask } = main
  const health = [undefined] as const
  const unknownToken = 'x'.repeat(43)
  const verificationId = unknownToken
  const signUpToken = unknownToken
  let people = 0

  /** Somebody nobody has met yet. */
  const somebody = () => {
    people += 1
    const number = String(people).padStart(4, '0')
    return { ...PERSON, name: `사람${people}`, phoneNo: `0107777${number}` }
  }
  const startSignUp = async () => (await ask('startSignUp', undefined)).signUpToken
  const agreed = async () => {
    const token = await startSignUp()
    await ask('agreePolicies', { ...AGREED, signUpToken: token })
    return token
  }
  const sentToSomebody = async () => {
    const { phoneNo } = somebody()
    const sent = await ask('requestSmsCode', { phoneNo })
    return { verificationId: sent.verificationId, code: sentCodeOf(outside, phoneNo) }
  }
  /** Somebody who has an account and begins to sign up once more. */
  const found = async () => {
    const person = somebody()
    await signUp(main, person)
    const token = await startSignUp()
    await ask('confirmSignUpIdentity', await readyToConfirm(main, token, person))
    return { signUpToken: token }
  }
  const signedIn = () => credentialsOf(dependencies, userSeq)
  const me = somebody()
  const identityRequested = async () => {
    const bearer = (await signedIn()).accessToken
    const sent = await ask('requestIdentityCheck', me, { bearer })
    return { verificationId: sent.verificationId, code: IDENTITY_CODE }
  }
  const sessionIdOf = (accessToken: string): string =>
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid
  outside.socialAccounts.set('somebody-at-naver', {
    providerUserId: 'new-at-naver',
    name: '김하늘',
  })
  outside.socialAccounts.set('mine-at-kakao', { providerUserId: 'mine-at-kakao', name: null })

  const inputs: Inputs = {
    main: {
      health,
      requestSmsCode: [{ prepare: async () => ({ phoneNo: somebody().phoneNo }) }],
      resendSmsCode: [{ verificationId }],
      verifySmsCode: [{ verificationId, code: '000000' }, { prepare: sentToSomebody }],
      socialSignIn: [
        { provider: 'naver', accessToken: 'somebody-at-naver' },
        { provider: 'kakao', accessToken: 'of-another-app' },
        { provider: 'apple' },
      ],
      startSignUp: [undefined],
      signUpState: [
        { signUpToken },
        { prepare: async () => ({ signUpToken: await startSignUp() }) },
      ],
      agreePolicies: [
        { ...AGREED, signUpToken },
        { prepare: async () => ({ ...AGREED, signUpToken: await startSignUp() }) },
        {
          prepare: async () => ({ ...AGREED, policyKeys: [], signUpToken: await startSignUp() }),
        },
      ],
      requestSignUpIdentity: [
        { ...PERSON, signUpToken },
        { prepare: async () => ({ ...somebody(), signUpToken: await startSignUp() }) },
        { prepare: async () => ({ ...somebody(), signUpToken: await agreed() }) },
        {
          prepare: async () => ({
            ...somebody(),
            socialPreNo: '200101',
            socialPostNo: '3',
            signUpToken: await agreed(),
          }),
        },
      ],
      confirmSignUpIdentity: [
        { signUpToken, verificationId, code: '000000' },
        {
          prepare: async () => readyToConfirm(main, await startSignUp(), somebody()),
        },
      ],
      joinExisting: [{ signUpToken }, { prepare: found }],
      refreshToken: [
        { refreshToken: unknownToken },
        { prepare: async () => ({ refreshToken: (await signedIn()).refreshToken }) },
      ],
      logout: [undefined],
      devices: [undefined],
      signOutDevice: [
        { sessionId: 'nowhere' },
        {
          prepare: async () => ({ sessionId: sessionIdOf((await signedIn()).accessToken) }),
        },
      ],
      signOutOtherDevices: [undefined],
      stateInfo: [undefined],
      myPage: [undefined],
      providers: [undefined],
      connectProvider: [
        { provider: 'naver', accessToken: 'of-another-app' },
        { provider: 'kakao', accessToken: 'mine-at-kakao' },
      ],
      disconnectProvider: [{ provider: 'apple' }, { provider: 'kakao' }],
      consents: [undefined],
      changeConsents: [
        {
          isMarketingAccept: true,
          isNightMarketingAccept: false,
          isLocationAccept: true,
          isNaverCafeToAppAccept: false,
        },
      ],
      requestIdentityCheck: [{ prepare: async () => somebody() }],
      confirmIdentityCheck: [{ verificationId, code: '000000' }, { prepare: identityRequested }],
      withdraw: [{ reason: 'RARELY_USED' }],
      members: [
        {},
        { query: '두손' },
        { query: String(userSeq) },
        { query: '01020000001' },
        { page: 2 },
      ],
      member: [{ userSeq }, { userSeq: nobody }],
      actOnMember: [
        { userSeq, action: 'SIGN_OUT', reason: '기기를 잃어버렸다는 문의' },
        { userSeq: nobody, action: 'SUSPEND', reason: '사기 신고 확인' },
      ],
    },
    boot: {
      health,
      store: [{ storeSeq: manyReviewsStoreSeq }, { storeSeq: nobody }],
      storeReviews: [
        { storeSeq: manyReviewsStoreSeq },
        { storeSeq: manyReviewsStoreSeq, page: 2 },
        { storeSeq: nobody },
      ],
      sitemap: [{ page: 1 }, { page: 1_000 }],
      sitemapIndex: [undefined],
    },
    init: {
      health,
      categories: [undefined],
      regions: [undefined],
      policies: [undefined],
      policy: [
        { policyKey: 'TERMS' },
        { policyKey: 'MARKETING' },
        { policyKey: 'PRIVACY', version: '1999-01-01' },
      ],
      banners: [undefined],
      exhibitions: [undefined],
      exhibition: [
        { gnbSeq: DEMO_FACTS.runningExhibitionSeq },
        { gnbSeq: DEMO_FACTS.endedExhibitionSeq },
        { gnbSeq: nobody },
      ],
    },
    edge: { health },
    search: {
      health,
      products: [
        {},
        { keyword: '아이폰', withFacets: true },
        { keyword: 'dkdlvhs' },
        { keyword: 'dkdlvhs', exact: true },
        { keyword: '의자' },
        { keyword: '컵', sort: 'PRICE_ASC' },
        { keyword: '없는말없는말', minPrice: 1_000 },
        { keyword: `😀 '";--<b>%_\\`, page: 2 },
        { sort: 'LATEST', page: 2, pageSize: 10 },
        { sort: 'PRICE_DESC', tradeStates: ['ON_SALE', 'RESERVED'], conditions: ['NEW'] },
        { tradeMethods: ['DIRECT'], regionCode: '11', shippingIncluded: true, safePay: true },
        { minPrice: 50_000, maxPrice: 10_000 },
        { periodDays: 30, storeSeq: manyReviewsStoreSeq },
        { categorySeq: 1 },
        { page: 200, pageSize: 100 },
      ],
      suggestions: [{ keyword: 'ㅇㅍ' }, { keyword: '아잎' }, { keyword: 'zzzzzz' }],
      popularKeywords: [undefined],
      recordHit: [{ keyword: '아이폰', visitorKey: 'contract-suite' }],
      stores: [{}, { keyword: '가게', page: 1, pageSize: 5 }],
    },
    product: {
      health,
      detail: [
        onSaleProductSeq,
        DEMO_FACTS.soldProductSeq,
        DEMO_FACTS.hiddenProductSeq,
        DEMO_FACTS.deletedProductSeq,
        nobody,
      ].map((productSeq) => ({ productSeq })),
      cards: [
        { productSeqs: [onSaleProductSeq + 3, onSaleProductSeq, nobody] },
        { productSeqs: [] },
      ],
      mine: [{ productSeq: onSaleProductSeq }, { productSeq: nobody }],
      setFavorite: [
        { productSeq: onSaleProductSeq, favorite: false },
        { productSeq: onSaleProductSeq, favorite: true },
        { productSeq: nobody, favorite: true },
      ],
      favorites: [{}, { page: 1_000 }],
      sitemap: [{ page: 1 }, { page: 1_000 }],
      sitemapIndex: [undefined],
    },
    customerService: { health },
    machineLearning: {
      health,
      similar: [
        { productSeq: onSaleProductSeq },
        { productSeq: onSaleProductSeq, limit: 3 },
        { productSeq: nobody },
      ],
    },
    gateway: { health },
    data: {
      health,
      recordLogin: [{ userSeq, signInType: 'phone', cafeYn: 'N', isCafeLogin: false }],
      recordActions: [[], { prepare: async () => [viewed(crypto.randomUUID())] }],
      countActions: [{ from: '2026-11-01', to: '2026-11-30' }],
    },
    point: { health },
    standardPrice: { health },
  }

  return {
    /** @returns what makes each input of an endpoint */
    of: (host: HostName, verb: string): (() => Promise<unknown>)[] => {
      const verbs = inputs[host] as unknown as Record<string, readonly unknown[]>
      return (verbs[verb] ?? []).map(
        (input) => async () => (isPrepared(input) ? input.prepare() : input),
      )
    },
  }
}

function isPrepared(input: unknown): input is Prepared<unknown> {
  return typeof input === 'object' && input !== null && 'prepare' in input
}
