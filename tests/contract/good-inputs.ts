import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HostClient } from '#app/services/client.server.ts'
import { requestSuspendedBankAccount } from '#backend/accounts/bank-accounts/suspended-bank-accounts.ts'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import { FIRST_USER_SEQ } from '#backend/demo/seed/demo-facts.ts'
import { DEMO_FACTS } from '#backend/demo/seed/seed-demo-world.ts'
import { openPhotoHandover } from '#backend/listing-photos/open-photo-handover.ts'
import { unsubscribeToken } from '#backend/notices/unsubscribe-mail.ts'
import { makeDataExports } from '#backend/own-data/make-data-exports.ts'
import { photosOf } from '#backend/possession/photos-of.ts'
import type { LoggedAction } from '#contracts/data.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import type { HostName } from '#contracts/hosts.ts'
import { FIRST_ORDER_TERMS } from '#contracts/order-states.ts'
import { bearerOf, credentialsOf } from '#tests/support/bearer.ts'
import { cafeInputs } from '#tests/support/cafe-inputs.ts'
import { newContent, sampleArticle } from '#tests/support/content-inputs.ts'
import { damageInputs, UNKNOWN_EVIDENCE } from '#tests/support/damage-inputs.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { disputeInputs } from '#tests/support/dispute-inputs.ts'
import { factorInputs } from '#tests/support/factor-inputs.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { IDENTITY_CODE, type TestHostDependencies } from '#tests/support/host-dependencies.ts'
import { listing, listingInputs } from '#tests/support/listing-inputs.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { DELIVERY } from '#tests/support/order-fixture.ts'
import { orderInputs } from '#tests/support/order-inputs.ts'
import { postInputs } from '#tests/support/post-inputs.ts'
import { questionInputs } from '#tests/support/question-inputs.ts'
import { sanctionInputs } from '#tests/support/sanction-inputs.ts'
import { AGREED, PERSON, readyToConfirm, sentCodeOf, signUp } from '#tests/support/sign-up-steps.ts'

const TERMS = { ...FIRST_ORDER_TERMS, buyerFeeBp: 300 }

const POLICY_BODY = '## 제1조 (목적)\n\n새로 적은 글\n'

/** An input that is valid once, such as a token: created for each call. */
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

/** Endpoints whose responses differ each time: both ways give the same shape instead of the same bytes. */
export const NEW_EACH_TIME: ReadonlySet<string> = new Set([
  'init.contentChanges',
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
  'main.makeCafeCode',
  'main.takeCafeCode',
  'main.confirmCafeLink',
  'main.member',
  'main.actOnMember',
  'main.appealSanction',
  'main.requestSuspendedBankAccount',
  'main.confirmSuspendedBankAccount',
  'main.sanctionMember',
  'init.enterEvent',
  'main.deskContents',
  'main.saveContent',
  'main.secondFactor',
  'main.beginAuthenticator',
  'main.confirmAuthenticator',
  'main.passAuthenticator',
  'main.passRecoveryCode',
  'main.challengePasskey',
  'main.passPasskey',
  'main.renewRecoveryCodes',
  'main.beginPasskey',
  'main.addPasskey',
  'boot.makeKeywordAlert',
  'boot.openNotice',
  'product.openPhotoHandover',
  'product.photoHandover',
  'product.recordView',
  'product.closeFlag',
  'search.listingExposure',
  'product.listingRules',
  'product.saveListingTerm',
  'product.removeFavorites',
  'product.undoRemoveFavorites',
  'product.registerListing',
  'product.editListing',
  'product.bumpListing',
  'product.saveDraft',
  'product.getDraft',
  'product.listDrafts',
  'product.getListing',
  'edge.openRoom',
  'edge.createSocketTicket',
  'edge.answerOffer',
  'edge.answerPayRequest',
  'edge.requestPayment',
  'edge.answerAppointment',
  'edge.finishTrade',
  'edge.answerTrade',
  'edge.closeReport',
  'customerService.lookUpFraud',
  // It counts a visitor once an hour.
  'search.recordHit',
])

export const unknownSeq = 999_999_999
const unknownId = '01890000-0000-7000-8000-000000000000'

const ADDRESS = {
  name: '정유진',
  phoneNo: '01000000001',
  zonecode: '04031',
  roadAddress: '서울특별시 마포구 양화로 45 (서교동)',
  detail: '3층',
  note: '',
}
const BANK_ACCOUNT = {
  formKey: '0d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c55',
  bankCode: '004',
  accountNo: '40410201000101',
} as const
const QUESTION_WORDS = {
  messageKey: '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c98',
  text: '정산이 언제 되는지 궁금해요.',
}
const NEW_QUESTION = {
  formKey: '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c97',
  kind: 'CS' as const,
  category: 'ORDER' as const,
  title: '정산 문의',
  text: '정산이 언제 되는지 궁금해요.',
  cafeNickName: '',
  orderSeq: null,
  roomId: null,
  storeSeq: null,
  productSeq: null,
}
/** A question that is made for the call, with what else is sent. */
const ofQuestion = <Rest extends object = object>(
  make: () => Promise<number>,
  rest: Rest = {} as Rest,
) => ({ prepare: async () => ({ questionSeq: await make(), ...rest }) })
const NEW_ADDRESS = {
  ...ADDRESS,
  formKey: '0b6c2f0e-6f0e-4a55-9c43-2f7f4a4f8d01',
  isDefault: true,
}

/** A page view of the first page. */
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

/**
 * @param userSeq the member whose bearer token the calls have
 * @param operatorSeq the operator whose token calls for operators have
 */
export function goodInputs(
  dependencies: TestHostDependencies,
  userSeq: number,
  operatorSeq: number,
) {
  const { integrations } = dependencies
  const { onSaleProductSeq, manyReviewsStoreSeq } = DEMO_FACTS
  const main = mainHost(dependencies)
  const { ask } = main
  const health = [undefined] as const
  const unknownToken = 'x'.repeat(43)
  const verificationId = unknownToken
  const signUpToken = unknownToken
  let people = 0

  /** A person without an account. */
  const newPerson = () => {
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
    const { phoneNo } = newPerson()
    const sent = await ask('requestSmsCode', { phoneNo })
    return { verificationId: sent.verificationId, code: sentCodeOf(integrations, phoneNo) }
  }
  /** A member who starts to sign up again. */
  const found = async () => {
    const person = newPerson()
    await signUp(main, person)
    const token = await startSignUp()
    await ask('confirmSignUpIdentity', await readyToConfirm(main, token, person))
    return { signUpToken: token }
  }
  const signedIn = () => credentialsOf(dependencies, userSeq)
  const ownBrowser = async () => {
    const browser = pushTarget('removed')
    const bearer = (await signedIn()).accessToken
    await hostClients(dependencies)('boot', { bearer }).savePushSubscription(browser)
    return { endpoint: browser.endpoint }
  }
  const mailCodeSent = async () => {
    const bearer = (await signedIn()).accessToken
    const boot = hostClients(dependencies)('boot', { bearer })
    await boot.requestMailCode({ address: 'someone@example.com' })
    return { code: /\d{6}/.exec(integrations.mail.sent.at(-1)?.text ?? '')?.[0] ?? '' }
  }
  const mailToken = () => unsubscribeToken(dependencies.keys, { userSeq, topic: 'REVIEW' })
  const photoKey = async () => {
    const draftId = '3b241101-e2bb-4255-8caf-4136c566a965'
    const opened = await openPhotoHandover(dependencies, { userSeq }, draftId)
    return 'key' in opened ? opened.key : ''
  }
  /** The same one each time: its form is known by its key. */
  const ownAddress = async () =>
    ask('addAddress', NEW_ADDRESS, { bearer: (await signedIn()).accessToken })
  /** At the bank the account is in the member's name. */
  const bankAccountHeld = async () => {
    const user = await dependencies.kysely
      .selectFrom('users')
      .select('name')
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    integrations.bank.holders.set(BANK_ACCOUNT.accountNo, user.name ?? '')
    return BANK_ACCOUNT
  }
  let bankCode: string | undefined
  /** The account is added once; its code stays right. */
  const bankCodeSent = async () => {
    const bearer = (await signedIn()).accessToken
    if (!bankCode) await ask('requestBankAccount', await bankAccountHeld(), { bearer })
    bankCode ??= integrations.bank.oneWon.at(-1)?.code.slice(-4) ?? ''
    return { formKey: BANK_ACCOUNT.formKey, code: bankCode, isDefault: false }
  }
  const ownBankAccount = async () =>
    ask('confirmBankAccount', await bankCodeSent(), { bearer: (await signedIn()).accessToken })
  const copyReady = async () => {
    const { exportSeq } = await ask('requestDataExport', undefined, {
      bearer: (await signedIn()).accessToken,
    })
    await makeDataExports(dependencies)
    return { exportSeq, from: 0 }
  }
  const me = newPerson()
  const identityRequested = async () => {
    const bearer = (await signedIn()).accessToken
    const sent = await ask('requestIdentityCheck', me, { bearer })
    return { verificationId: sent.verificationId, code: IDENTITY_CODE }
  }
  const connectedToNaver = async (): Promise<undefined> => {
    const bearer = (await signedIn()).accessToken
    await ask('connectProvider', { provider: 'naver', accessToken: 'mine-at-naver' }, { bearer })
  }
  const sessionIdOf = (accessToken: string): string =>
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid
  integrations.socialAccounts.set('somebody-at-naver', {
    providerUserId: 'new-at-naver',
    name: '김하늘',
  })
  integrations.socialAccounts.set('mine-at-naver', { providerUserId: 'mine-at-naver', name: null })
  integrations.socialAccounts.set('mine-at-kakao', { providerUserId: 'mine-at-kakao', name: null })

  const cafe = cafeInputs(dependencies, userSeq)
  const { ownNotice, ownAlert } = noticeInputs(dependencies, userSeq)
  const listings = listingInputs(dependencies.kysely, userSeq)
  const { ownProduct, ownAppointment, answerable, reported, sellingRoom, openPayRequest } =
    chatInputs(dependencies, userSeq)
  const { askedTrade, doneTrade, receivedReview, shownPossession, askedPossession } = tradeInputs(
    dependencies,
    userSeq,
    ownProduct,
  )
  /** The same one each time, so that both ways of a host get the same. */
  const waitingSeller = async () => {
    seller ??= sanction.sellerWithoutAccount()
    return seller
  }
  let seller: ReturnType<typeof sanction.sellerWithoutAccount> | undefined
  const termsToCome = async () => {
    const row = await dependencies.kysely
      .insertInto('order_terms')
      .columns(['effective_from', 'terms'])
      .expression((from) =>
        from
          .selectFrom('order_terms')
          .select([sql<Date>`now() + interval '10 years'`.as('effective_from'), 'terms'])
          .where('terms_seq', '=', 1),
      )
      .returning('terms_seq')
      .executeTakeFirstOrThrow()
    return row.terms_seq
  }
  const policyToCome = async () => {
    const row = await dependencies.kysely
      .insertInto('policy_change')
      .values({
        policy_key: 'POST_POLICY',
        version: '2036-01-01',
        form_key: randomUUID(),
        body: POLICY_BODY,
        is_adverse: false,
        reason: '더 쉽게 적음',
        operator_user_seq: userSeq,
        at: new Date(),
      })
      .returning('change_seq')
      .executeTakeFirstOrThrow()
    return row.change_seq
  }
  const orders = orderInputs(dependencies, userSeq)
  const damage = damageInputs(dependencies, userSeq)
  const disputes = disputeInputs(dependencies, userSeq)
  const posts = postInputs(dependencies)
  const factor = factorInputs(dependencies, operatorSeq)
  const question = questionInputs(dependencies, { userSeq, operatorSeq })
  const sanction = sanctionInputs(dependencies, { userSeq, operatorSeq })
  const roomId = DEMO_FACTS.longRoomId

  const inputs: Inputs = {
    main: {
      health,
      requestSmsCode: [{ prepare: async () => ({ phoneNo: newPerson().phoneNo }) }],
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
        { prepare: async () => ({ ...newPerson(), signUpToken: await startSignUp() }) },
        { prepare: async () => ({ ...newPerson(), signUpToken: await agreed() }) },
        {
          prepare: async () => ({
            ...newPerson(),
            socialPreNo: '200101',
            socialPostNo: '3',
            signUpToken: await agreed(),
          }),
        },
      ],
      confirmSignUpIdentity: [
        { signUpToken, verificationId, code: '000000' },
        {
          prepare: async () => readyToConfirm(main, await startSignUp(), newPerson()),
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
      addresses: [undefined],
      address: [{ addressSeq: unknownSeq }, { prepare: ownAddress }],
      addAddress: [NEW_ADDRESS],
      changeAddress: [
        { ...ADDRESS, addressSeq: unknownSeq, isDefault: false },
        { prepare: async () => ({ ...ADDRESS, ...(await ownAddress()), isDefault: true }) },
      ],
      setDefaultAddress: [{ addressSeq: unknownSeq }, { prepare: ownAddress }],
      removeAddress: [{ addressSeq: unknownSeq }],
      findRoadAddresses: [{ keyword: '월드컵북로' }, { keyword: '로' }],
      bankAccounts: [undefined],
      requestBankAccount: [{ prepare: bankAccountHeld }, { ...BANK_ACCOUNT, accountNo: '12' }],
      confirmBankAccount: [
        { formKey: '0d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c56', code: '0000', isDefault: false },
        { prepare: bankCodeSent },
      ],
      setDefaultBankAccount: [{ bankAccountSeq: unknownSeq }, { prepare: ownBankAccount }],
      removeBankAccount: [{ bankAccountSeq: unknownSeq }],
      cafeState: [undefined],
      makeCafeCode: [undefined],
      takeCafeCode: [{ code: 'ABCD-2345' }, { prepare: cafe.code }],
      confirmCafeLink: [{ linkKey: 'of-no-claim' }, { prepare: cafe.claim }],
      cafePosts: [{ prepare: cafe.linked }],
      takeCafePosts: [{ prepare: cafe.post }],
      cancelCafeLink: [undefined],
      cafeShares: [
        { prepare: () => cafe.linked().then(() => ({ which: 'OTHERS' as const })) },
        { which: 'SHARED', page: 2 },
      ],
      agreeToCafeShares: [{ prepare: cafe.linked }],
      shareInCafe: [
        { productSeqs: [unknownSeq], boardId: 'sell' },
        { productSeqs: [DEMO_FACTS.onSaleProductSeq], boardId: 'gone' },
      ],
      endCafeShares: [{ productSeqs: [unknownSeq] }],
      setCafeAutoShare: [{ boardId: null }, { boardId: 'sell' }, { boardId: 'gone' }],
      cafeCall: [{ text: '{}', date: '2026-11-21T03:00:00Z', signature: 'of-nobody' }],
      cafeLink: [undefined],
      linkCafe: [{ prepare: () => cafe.forget().then(connectedToNaver) }],
      unlinkCafe: [undefined],
      providers: [undefined],
      connectProvider: [
        { provider: 'naver', accessToken: 'of-another-app' },
        { provider: 'kakao', accessToken: 'mine-at-kakao' },
      ],
      disconnectProvider: [{ provider: 'apple' }, { provider: 'kakao' }],
      consents: [undefined],
      ownRegions: [undefined],
      setOwnRegions: [
        { regionCodes: ['11440', '11680'] },
        { regionCodes: ['11200'], merge: true },
        { regionCodes: [] },
      ],
      changeConsents: [
        {
          isMarketingAccept: true,
          isNightMarketingAccept: false,
          isLocationAccept: true,
          isNaverCafeToAppAccept: false,
        },
      ],
      requestIdentityCheck: [{ prepare: async () => newPerson() }],
      confirmIdentityCheck: [{ verificationId, code: '000000' }, { prepare: identityRequested }],
      deskQueues: [undefined],
      deskFigures: [undefined],
      casePeople: [{ userSeqs: [unknownSeq], caseName: '신고 3번' }],
      dataExports: [undefined],
      requestDataExport: [undefined],
      dataExportPart: [{ exportSeq: unknownSeq, from: 0 }, { prepare: copyReady }],
      withdraw: [{ reason: 'RARELY_USED' }],
      members: [
        {},
        { query: '두손' },
        { query: String(userSeq) },
        { query: '01000000001' },
        { page: 2 },
      ],
      member: [{ userSeq }, { userSeq: unknownSeq }],
      operators: [undefined],
      setDuties: [
        { userSeq: operatorSeq, duties: DUTY_KEYS, seen: DUTY_KEYS, reason: '그대로 확인' },
        { userSeq: unknownSeq, duties: [], seen: [], reason: '없는 운영자' },
      ],
      actOnMember: [
        { userSeq, action: 'SIGN_OUT', reason: '기기를 잃어버렸다는 문의' },
        { userSeq: unknownSeq, action: 'RESTORE', reason: '사기 신고 확인' },
      ],
      ownSanctions: [undefined],
      sanction: [{ prepare: sanction.readByTicket }, { sanctionSeq: unknownSeq }],
      appealSanction: [
        { prepare: sanction.toAppeal },
        { sanctionSeq: unknownSeq, text: '사실과 달라요. 다시 확인해 주세요.' },
      ],
      suspendedBankAccounts: [
        { prepare: async () => (await waitingSeller()).key },
        { sanctionSeq: unknownSeq, ticket: 'not-ours' },
      ],
      requestSuspendedBankAccount: [
        {
          prepare: async () => {
            const { key, account } = await sanction.sellerWithoutAccount()
            return { ...account, ...key }
          },
        },
        { ...BANK_ACCOUNT, sanctionSeq: unknownSeq, ticket: 'not-ours' },
      ],
      confirmSuspendedBankAccount: [
        {
          prepare: async () => {
            const { key, account } = await sanction.sellerWithoutAccount()
            await requestSuspendedBankAccount(dependencies, { ...account, ...key })
            const code = integrations.bank.oneWon.at(-1)?.code.slice(-4) ?? ''
            return { formKey: account.formKey, code, ...key }
          },
        },
      ],
      sanctionGrounds: [{ userSeq }, { userSeq: unknownSeq }],
      sanctionMember: [{ prepare: sanction.newMember }],
      appeals: [{}, { state: 'DECIDED' }],
      appealCase: [{ prepare: sanction.read }, { sanctionSeq: unknownSeq }],
      decideAppeal: [{ prepare: sanction.toDecide }],
      undoable: [undefined],
      undo: [{ prepare: sanction.undo }, { undoSeq: unknownSeq }],
      deskContents: [{}, { state: 'SCHEDULED' }],
      deskContent: [{ contentSeq: 1 }, { contentSeq: unknownSeq }],
      deskContentVersion: [
        { contentSeq: 1, version: 1 },
        { contentSeq: 1, version: 99 },
      ],
      previewContent: [
        { prepare: async () => ({ article: await sampleArticle(dependencies.kysely) }) },
      ],
      saveContent: [
        { prepare: () => newContent(dependencies.kysely) },
        { prepare: () => newContent(dependencies.kysely, { title: '' }) },
      ],
      rollBackContent: [
        { contentSeq: DEMO_FACTS.editedContentSeq, version: 2, backTo: 1, note: '' },
        { contentSeq: unknownSeq, version: 2, backTo: 1, note: '' },
      ],
      secondFactor: [undefined],
      beginAuthenticator: [undefined],
      confirmAuthenticator: [{ code: '000000' }, { prepare: factor.begun }],
      passAuthenticator: [{ code: '000000' }, { prepare: factor.appCode }],
      passRecoveryCode: [{ code: 'XXXX-XXXX-XXXX' }, { prepare: factor.recoveryCode }],
      challengePasskey: [{ prepare: factor.withPasskey }],
      passPasskey: [{ response: {} }, { prepare: factor.passkeyAnswer }],
      renewRecoveryCodes: [{ prepare: factor.equipped }],
      beginPasskey: [{ prepare: factor.equipped }],
      addPasskey: [{ name: '폰', response: {} }, { prepare: factor.newPasskey }],
      removePasskey: [{ passkeySeq: unknownSeq }, { prepare: factor.ownPasskey }],
    },
    boot: {
      health,
      store: [{ storeSeq: manyReviewsStoreSeq }, { storeSeq: unknownSeq }],
      storeReviews: [
        { storeSeq: manyReviewsStoreSeq },
        { storeSeq: manyReviewsStoreSeq, page: 2 },
        { storeSeq: unknownSeq },
      ],
      setBlock: [
        { storeSeq: DEMO_FACTS.emptyStoreSeq, blocked: true },
        { storeSeq: DEMO_FACTS.emptyStoreSeq, blocked: false },
        { storeSeq: unknownSeq, blocked: true },
      ],
      relation: [{ storeSeq: manyReviewsStoreSeq }, { storeSeq: unknownSeq }],
      setFollow: [
        { storeSeq: manyReviewsStoreSeq, following: true },
        { storeSeq: manyReviewsStoreSeq, following: false },
        { storeSeq: DEMO_FACTS.emptyStoreSeq, following: true },
        { storeSeq: unknownSeq, following: true },
      ],
      setFollowNotice: [
        { storeSeq: DEMO_FACTS.emptyStoreSeq, notifies: false },
        { storeSeq: unknownSeq, notifies: true },
      ],
      following: [{}, { page: 1_000 }],
      blocks: [{}, { page: 1_000 }],
      report: [
        { storeSeq: manyReviewsStoreSeq, reason: 'FRAUD', detail: '연락이 안 돼요' },
        { storeSeq: unknownSeq, reason: 'SPAM' },
      ],
      tradeReview: [{ roomId }, { roomId: unknownSeq }],
      writeReview: [
        {
          prepare: async () => ({
            roomId: await doneTrade(),
            rating: 5,
            tags: ['응답이 빨라요'],
            body: '잘 쓸게요',
          }),
        },
        { roomId: unknownSeq, rating: 1 },
      ],
      replyToReview: [
        { prepare: async () => ({ reviewSeq: await receivedReview(REPLY), body: REPLY }) },
        { reviewSeq: unknownSeq, body: REPLY },
      ],
      reviewsToWrite: [undefined],
      ownReviews: [{ box: 'RECEIVED' }, { box: 'WRITTEN', page: 2 }],
      review: [{ reviewSeq: 1 }, { reviewSeq: unknownSeq }],
      reportReview: [
        { reviewSeq: 1, reason: 'FALSE_REVIEW', detail: '거래한 적이 없어요' },
        { reviewSeq: unknownSeq, reason: 'SPAM' },
      ],
      trust: [{}, { page: 1_000 }],
      profile: [undefined],
      changeProfile: [
        { name: '새 이름 가게', intro: '안녕하세요', regionCode: '11440' },
        { name: '두손 운영팀', intro: '', regionCode: null },
      ],
      changeProfileImage: [{ image: null }],
      setVacation: [
        { vacation: { from: '2020-01-01', until: null, note: '' } },
        { vacation: null },
      ],
      notices: [{}, { page: 2, group: 'KEYWORD' }],
      unreadNotices: [undefined],
      openNotice: [{ noticeSeq: unknownSeq }, { prepare: ownNotice }],
      readNotices: [{}, { noticeSeq: unknownSeq }, { until: '2026-11-22T00:00:00Z' }],
      pushKey: [undefined],
      savePushSubscription: [pushTarget('first'), pushTarget('second')],
      removePushSubscription: [
        { endpoint: pushTarget('unknown').endpoint },
        { prepare: ownBrowser },
      ],
      noticeSettings: [undefined],
      changeNoticeSettings: [
        { inbox: ['REVIEW'], push: ['CHAT'], talk: [], mail: ['REVIEW'], quietHours: false },
        { inbox: [], push: [], talk: ['SALE'], mail: [], quietHours: true },
      ],
      requestMailCode: [{ address: 'someone@example.com' }],
      confirmMailCode: [{ prepare: mailCodeSent }, { code: '000000' }],
      removeMailAddress: [undefined],
      mailLink: [{ token: 'forged' }, { prepare: async () => ({ token: mailToken() }) }],
      unsubscribeMail: [{ token: 'forged' }, { prepare: async () => ({ token: mailToken() }) }],
      keywordAlerts: [undefined],
      makeKeywordAlert: [
        { filter: {} },
        { filter: { minPrice: 1_000 } },
        { prepare: async () => ({ filter: { keyword: `자전거 ${randomUUID()}` } }) },
      ],
      changeKeywordAlert: [{ alertSeq: unknownSeq, isPaused: true }, { prepare: ownAlert }],
      removeKeywordAlert: [{ alertSeq: unknownSeq }],
      sitemap: [{ page: 1 }, { page: 1_000 }],
      sitemapIndex: [undefined],
    },
    init: {
      health,
      categories: [undefined],
      regions: [undefined],
      findRegions: [{ keyword: '합정' }, { keyword: '서울 강남' }, { keyword: '없는동네' }],
      namedRegions: [{ regionCodes: ['11440', '99999', '11'] }, {}],
      policies: [undefined],
      policy: [
        { policyKey: 'TERMS' },
        { policyKey: 'MARKETING' },
        { policyKey: 'PRIVACY', version: '1999-01-01' },
        { policyKey: 'POST_POLICY' },
      ],
      policyDifference: [
        { policyKey: 'TERMS', before: '2025-03-01', after: '2026-11-01' },
        { policyKey: 'TERMS', before: '1999-01-01', after: '2026-11-01' },
      ],
      policyDesk: [undefined],
      policyDraft: [
        { policyKey: 'TERMS' },
        { policyKey: 'PRIVACY', version: '2025-03-01' },
        { policyKey: 'TERMS', version: '1999-01-01' },
        { policyKey: 'TERMS', changeSeq: unknownSeq },
      ],
      tryPolicy: [{ policyKey: 'POST_POLICY', body: POLICY_BODY }],
      schedulePolicy: [
        {
          formKey: posts.formKey,
          policyKey: 'YOUTH_POLICY',
          day: '2027-03-01',
          body: POLICY_BODY,
          reason: '더 쉽게 적음',
          isAdverse: true,
          seen: 0,
        },
        {
          formKey: '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c98',
          policyKey: 'YOUTH_POLICY',
          day: '2026-11-25',
          body: POLICY_BODY,
          reason: '너무 이름',
          isAdverse: false,
          seen: 0,
        },
      ],
      withdrawPolicy: [
        { changeSeq: unknownSeq, reason: '없는 글' },
        { prepare: async () => ({ changeSeq: await policyToCome(), reason: '다시 씀' }) },
      ],
      banners: [undefined],
      contentChanges: [{}],
      bannerDesk: [{ state: 'SCHEDULED' }, { state: 'SHOWN', page: 2 }],
      bannerDraft: [{ bannerSeq: 1 }, { bannerSeq: unknownSeq }],
      addBanner: [{ formKey: posts.formKey, content: posts.bannerContent }],
      saveBanner: [
        { bannerSeq: unknownSeq, version: 1, content: posts.bannerContent },
        {
          prepare: async () => ({
            bannerSeq: await posts.banner(),
            version: 1,
            content: posts.bannerContent,
          }),
        },
      ],
      stepBanner: [
        { bannerSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            bannerSeq: await posts.banner(),
            version: 1,
            step: 'HIDE' as const,
          }),
        },
      ],
      exhibitionDesk: [{ state: 'SCHEDULED' }, { state: 'SHOWN', page: 2 }],
      exhibitionDraft: [{ gnbSeq: 1 }, { gnbSeq: unknownSeq }],
      addExhibition: [
        {
          prepare: async () => ({
            formKey: posts.formKey,
            content: await posts.exhibitionContent(),
          }),
        },
      ],
      saveExhibition: [
        {
          prepare: async () => ({
            gnbSeq: unknownSeq,
            version: 1,
            content: await posts.exhibitionContent(),
          }),
        },
        {
          prepare: async () => ({
            gnbSeq: await posts.exhibition(),
            version: 1,
            content: await posts.exhibitionContent(),
          }),
        },
      ],
      stepExhibition: [
        { gnbSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            gnbSeq: await posts.exhibition(),
            version: 1,
            step: 'HIDE' as const,
          }),
        },
      ],
      exhibitions: [undefined],
      exhibition: [
        { gnbSeq: DEMO_FACTS.runningExhibitionSeq },
        { gnbSeq: DEMO_FACTS.endedExhibitionSeq },
        { gnbSeq: unknownSeq },
      ],
      contents: [{}, { category: 'SAFETY', size: 3 }, { page: 900 }],
      content: [{ contentSeq: 1 }, { contentSeq: unknownSeq }],
      contentSitemap: [undefined],
      events: [{}, { ended: true }, { page: 9 }],
      event: [
        { eventSeq: DEMO_FACTS.drawnEventSeq },
        { eventSeq: DEMO_FACTS.runningEventSeq },
        { eventSeq: unknownSeq },
      ],
      eventEntries: [
        { eventSeq: DEMO_FACTS.runningEventSeq },
        { prepare: async () => ({ eventSeq: await posts.drawnEvent() }) },
      ],
      ownEntry: [{ eventSeq: DEMO_FACTS.drawnEventSeq }, { eventSeq: unknownSeq }],
      enterEvent: [
        { eventSeq: unknownSeq },
        { eventSeq: DEMO_FACTS.drawnEventSeq },
        { prepare: async () => ({ eventSeq: await posts.event() }) },
      ],
      eventDesk: [{ state: 'SHOWN' }, { state: 'HIDDEN', page: 2 }],
      eventDraft: [{ eventSeq: DEMO_FACTS.drawnEventSeq }, { eventSeq: unknownSeq }],
      addEvent: [{ formKey: posts.formKey, content: posts.eventContent }],
      saveEvent: [
        { eventSeq: unknownSeq, version: 1, content: posts.eventContent },
        {
          prepare: async () => ({
            eventSeq: await posts.futureEvent(),
            version: 1,
            content: posts.eventContent,
          }),
        },
      ],
      stepEvent: [
        { eventSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            eventSeq: await posts.event(),
            version: 1,
            step: 'ROLL_BACK' as const,
            toVersion: 1,
          }),
        },
      ],
      promoteEvent: [
        { eventSeq: unknownSeq },
        { prepare: async () => ({ eventSeq: await posts.event() }) },
      ],
      drawEvent: [
        { eventSeq: unknownSeq },
        { eventSeq: DEMO_FACTS.drawnEventSeq },
        { prepare: async () => ({ eventSeq: await posts.endedEvent() }) },
      ],
    },
    edge: {
      health,
      unreadMessageCount: [{ userSeq }, { userSeq: unknownSeq }],
      rooms: [
        {},
        { filter: 'buying', limit: 2 },
        { filter: 'unread', keyword: '안녕' },
        { keyword: '%' },
        { productSeq: onSaleProductSeq },
        { cursor: '0.1700000000000.1' },
      ],
      openRoom: [{ productSeq: onSaleProductSeq }, { productSeq: unknownSeq }],
      createSocketTicket: [undefined],
      room: [{ roomId }, { roomId: unknownSeq }],
      messages: [
        { roomId },
        { roomId, beforeSeq: 100, limit: 20 },
        { roomId, afterSeq: 300 },
        { roomId, aroundSeq: 50, limit: 5 },
        { roomId: unknownSeq },
      ],
      changes: [
        { roomId, afterChange: 0, limit: 2 },
        { roomId, afterChange: 1_000_000 },
        { roomId: unknownSeq, afterChange: 0 },
      ],
      searchMessages: [
        { roomId, keyword: '택배' },
        { roomId: unknownSeq, keyword: '택배' },
      ],
      sendMessage: [
        { roomId, clientMessageId: 'good-input-1', message: '토요일 10시에 뵐게요!' },
        { roomId, message: ' ' },
        { roomId, messageType: 'imageMessage', mediaIds: ['0'.repeat(32)] },
        { roomId: unknownSeq, message: '안녕하세요' },
      ],
      markRead: [
        { roomId, lastReadSeq: 1_000 },
        { roomId, lastReadSeq: 1 },
        { roomId: unknownSeq, lastReadSeq: 1 },
      ],
      setRoom: [
        { roomId, isMuted: true },
        { roomId, isMuted: false, isPinned: true },
        { roomId: unknownSeq },
      ],
      leaveRoom: [{ roomId: roomId + 13 }, { roomId: unknownSeq }],
      makeOffer: [
        { roomId, price: 50_000, clientMessageId: 'good-offer-1' },
        { roomId: unknownSeq, price: 50_000, clientMessageId: 'good-offer-1' },
      ],
      answerOffer: [
        { prepare: async () => ({ ...(await answerable('offer')), answer: 'ACCEPT' as const }) },
        { roomId, offerSeq: unknownSeq, answer: 'DECLINE' },
      ],
      requestPayment: [
        { prepare: async () => ({ roomId: await sellingRoom(), clientMessageId: randomUUID() }) },
        { roomId: unknownSeq, clientMessageId: 'good-request-1' },
      ],
      answerPayRequest: [
        { prepare: async () => ({ ...(await openPayRequest()), answer: 'WITHDRAW' as const }) },
        { roomId, requestSeq: unknownSeq, answer: 'DECLINE' },
      ],
      makeAppointment: [
        {
          roomId,
          at: inTwoDays(dependencies.now()),
          place: '합정역 7번 출구',
          clientMessageId: 'good-appointment-1',
        },
        {
          roomId,
          at: '2020-01-01T00:00:00Z',
          place: '어제',
          clientMessageId: 'good-appointment-2',
        },
      ],
      answerAppointment: [
        {
          prepare: async () => ({
            ...(await answerable('appointment')),
            answer: 'ACCEPT' as const,
          }),
        },
        { roomId, appointmentSeq: unknownSeq, answer: 'DECLINE' },
      ],
      appointment: [{ prepare: ownAppointment }, { roomId, appointmentSeq: unknownSeq }],
      finishTrade: [{ roomId }, { roomId: unknownSeq, sold: true }],
      askPossession: [{ roomId }, { roomId: unknownSeq }],
      judgePossession: [
        {
          prepare: async () => ({
            roomId,
            ...(await shownPossession()),
            verdict: 'CONFIRMED' as const,
          }),
        },
        { roomId, checkSeq: unknownSeq, verdict: 'CONFIRMED' },
      ],
      answerTrade: [
        { prepare: async () => ({ roomId, ...(await askedTrade()), answer: 'WITHDRAW' as const }) },
        { roomId, tradeSeq: unknownSeq, answer: 'CONFIRM' },
        { roomId: unknownSeq, tradeSeq: unknownSeq, answer: 'WITHDRAW' },
      ],
      report: [
        { roomId, reason: 'OTHER', detail: '계약 시험' },
        { roomId: unknownSeq, reason: 'SPAM' },
      ],
      reports: [{}, { state: 'DISMISSED', page: 2 }],
      reportDetail: [
        { prepare: async () => ({ reportSeq: await reported(roomId) }) },
        { reportSeq: unknownSeq },
      ],
      closeReport: [
        {
          prepare: async () => ({
            reportSeq: await reported(roomId + 13),
            state: 'DISMISSED' as const,
            reasonCode: 'NO_BREACH' as const,
            note: '문제가 없었어요',
          }),
        },
        { reportSeq: unknownSeq, state: 'ACTED', reasonCode: 'OTHER_BREACH', note: '없는 신고' },
      ],
    },
    search: {
      searchSenses: [{}, { word: '핸드폰' }, { isOn: false, page: 2 }],
      searchSense: [{ senseSeq: 1 }, { senseSeq: unknownSeq }],
      addSearchSense: [{ formKey: posts.formKey, content: posts.searchSense }],
      saveSearchSense: [
        { senseSeq: unknownSeq, version: 1, content: posts.searchSense },
        {
          prepare: async () => ({
            senseSeq: await posts.sense(),
            version: 1,
            content: posts.searchSense,
          }),
        },
      ],
      stepSearchSense: [
        { senseSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            senseSeq: await posts.sense(),
            version: 1,
            step: 'HIDE' as const,
          }),
        },
      ],
      trySearchSense: [{ keyword: '삼단변신', content: posts.searchSense, replaced: null }],
      explainSearch: [{ keyword: '핸드폰' }],
      listingExposure: [{ prepare: async () => ({ productSeq: await listings.product() }) }],
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
        {
          tradeMethods: ['DIRECT'],
          regionCode: '11',
          shippingIncluded: true,
          safePay: true,
          lowered: true,
        },
        { minPrice: 50_000, maxPrice: 10_000 },
        { periodDays: 30, storeSeq: manyReviewsStoreSeq },
        { categorySeq: 1 },
        { page: 200, pageSize: 100 },
        {
          keyword: undefined,
          tradeStates: [],
          conditions: [],
          tradeMethods: [],
          maxPrice: undefined,
        },
        { keyword: '없는말없는말', tradeStates: [], storeSeq: undefined },
      ],
      suggestions: [{ keyword: 'ㅇㅍ' }, { keyword: '아잎' }, { keyword: 'zzzzzz' }],
      popularKeywords: [undefined],
      recordHit: [{ keyword: '아이폰', visitorKey: 'contract-suite' }],
      recordStep: [
        {
          from: '콩나물대가리',
          to: '에어팟',
          productSeq: onSaleProductSeq,
          visitorKey: 'contract-suite',
        },
      ],
      stores: [{}, { keyword: '가게', page: 1, pageSize: 5 }],
    },
    product: {
      health,
      detail: [
        onSaleProductSeq,
        DEMO_FACTS.soldProductSeq,
        DEMO_FACTS.hiddenProductSeq,
        DEMO_FACTS.deletedProductSeq,
        unknownSeq,
      ].map((productSeq) => ({ productSeq })),
      cards: [
        { productSeqs: [onSaleProductSeq + 3, onSaleProductSeq, unknownSeq] },
        { productSeqs: [] },
      ],
      mine: [{ productSeq: onSaleProductSeq }, { productSeq: unknownSeq }],
      addListingPhoto: [
        {
          prepare: async () => ({
            uploadId: '3b241101-e2bb-4255-8caf-4136c566a962',
            photo: new File([new Uint8Array(await phonePhoto())], 'photo.jpg'),
          }),
        },
      ],
      listingPhotos: [{ photoIds: ['0'.repeat(32)] }],
      possession: [
        { prepare: async () => ({ productSeq: await ownProduct() }) },
        { productSeq: unknownSeq },
      ],
      joinQueue: [
        { productSeq: DEMO_FACTS.reservedProductSeq },
        { productSeq: onSaleProductSeq },
        { productSeq: unknownSeq },
      ],
      leaveQueue: [{ productSeq: DEMO_FACTS.reservedProductSeq }, { productSeq: unknownSeq }],
      closeQueue: [
        { prepare: async () => ({ productSeq: await ownProduct() }) },
        { productSeq: onSaleProductSeq },
      ],
      ownQueue: [undefined],
      answerPossession: [
        {
          prepare: async () => ({
            productSeq: await askedPossession('ANSWERED'),
            code: '0000 참새',
            uploadId: '3b241101-e2bb-4255-8caf-4136c566a963',
            photo: new File([new Uint8Array(await phonePhoto())], 'photo.jpg'),
          }),
        },
      ],
      refusePossession: [
        {
          prepare: async () => ({
            productSeq: await askedPossession('REFUSED'),
            reason: 'AWAY' as const,
          }),
        },
        { productSeq: unknownSeq, reason: 'AWAY' },
      ],
      openPhotoHandover: [{ draftId: '3b241101-e2bb-4255-8caf-4136c566a963' }],
      closePhotoHandover: [{ draftId: '3b241101-e2bb-4255-8caf-4136c566a963' }],
      handoverPhotos: [{ draftId: '3b241101-e2bb-4255-8caf-4136c566a963' }],
      photoHandover: [{ key: unknownToken }, { prepare: async () => ({ key: await photoKey() }) }],
      addHandoverPhoto: [
        {
          prepare: async () => ({
            key: await photoKey(),
            uploadId: '3b241101-e2bb-4255-8caf-4136c566a964',
            photo: new File([new Uint8Array(await phonePhoto())], 'photo.jpg'),
          }),
        },
      ],
      report: [
        {
          productSeq: DEMO_FACTS.eightPicturesProductSeq,
          reason: 'FAKE',
          detail: '정품이 아니에요',
        },
        { productSeq: unknownSeq, reason: 'SPAM' },
      ],
      recordView: [onSaleProductSeq, unknownSeq].map((productSeq) => ({
        productSeq,
        visitorKey: 'visitor-1',
      })),
      setFavorite: [
        { productSeq: onSaleProductSeq, favorite: false },
        { productSeq: onSaleProductSeq, favorite: true },
        { productSeq: unknownSeq, favorite: true },
      ],
      favorites: [{}, { page: 1_000 }, { onSale: true }],
      relations: [{ productSeqs: [onSaleProductSeq, unknownSeq] }, { productSeqs: [] }],
      removeFavorites: [
        { productSeqs: [onSaleProductSeq, unknownSeq] },
        { productSeqs: [unknownSeq] },
      ],
      undoRemoveFavorites: [undefined],
      setTradeState: [
        { prepare: async () => ({ productSeq: await ownProduct(), tradeState: 'SOLD' as const }) },
        { productSeq: onSaleProductSeq, tradeState: 'SOLD' },
      ],
      registerListing: [{ formKey: unknownId, content: listing([]) }, { prepare: listings.form }],
      getListing: [
        { prepare: async () => ({ productSeq: await ownProduct() }) },
        { productSeq: onSaleProductSeq },
      ],
      editListing: [
        { productSeq: onSaleProductSeq, version: 1, formKey: unknownId, content: { price: 1 } },
        { prepare: listings.edit },
      ],
      setListingVisibility: [
        { prepare: async () => ({ productSeq: await ownProduct(), hidden: true }) },
        { prepare: async () => ({ productSeq: await ownProduct(), hidden: false }) },
        { productSeq: onSaleProductSeq, hidden: true },
      ],
      deleteListing: [
        { prepare: async () => ({ productSeq: await listings.product() }) },
        { productSeq: onSaleProductSeq },
      ],
      bumpListing: [
        { prepare: async () => ({ productSeq: await listings.product() }) },
        { productSeq: onSaleProductSeq },
      ],
      ownListings: [{}, { state: 'SOLD', page: 2, pageSize: 1 }, { state: 'HIDDEN' }],
      listDrafts: [undefined],
      saveDraft: [
        { draftId: unknownId, revision: 7, content: {} },
        { prepare: async () => ({ ...(await listings.draft()), content: { title: '의자' } }) },
      ],
      getDraft: [{ draftId: unknownId }, { prepare: listings.draftId }],
      removeDraft: [{ draftId: unknownId }],
      productHistory: [{ productSeq: onSaleProductSeq }, { productSeq: unknownSeq }],
      flaggedListings: [{}, { state: 'HIDDEN', page: 2 }],
      closeFlag: [{ prepare: listings.flag }],
      listingRules: [{}, { ruleCode: 'ALCOHOL' }],
      saveListingTerm: [
        {
          ruleCode: 'ALCOHOL',
          kind: 'TERM',
          words: '몽환주',
          level: null,
          isActive: true,
          startsAt: null,
          termSeq: null,
        },
      ],
      tryListingRules: [
        {
          text: '몽환주 한 병',
          candidate: {
            ruleCode: 'ALCOHOL',
            kind: 'TERM',
            words: '몽환주',
            level: null,
            isActive: true,
            startsAt: null,
            termSeq: null,
          },
        },
      ],
      sitemap: [{ page: 1 }, { page: 1_000 }],
      sitemapIndex: [undefined],
    },
    customerService: {
      health,
      lookUpFraud: [{ text: '010-1234-5678' }, { text: '123' }, { text: '' }],
      fraudLookup: [{ key: 'x'.repeat(32) }, { prepare: damage.lookupKey }],
      fraudMonitoring: [undefined],
      sellerRecords: [{ storeSeq: manyReviewsStoreSeq }, { storeSeq: unknownSeq }],
      damageReports: [undefined],
      openDamageReport: [{ formKey: NEW_ADDRESS.formKey }],
      damageReport: [
        { reportSeq: unknownSeq },
        { prepare: async () => ({ reportSeq: await damage.draft('read') }) },
      ],
      saveDamageReport: [
        { reportSeq: unknownSeq, version: 1, part: { step: 'story', story: '', policeNo: '' } },
        {
          prepare: async () => ({
            reportSeq: await damage.newDraft(),
            version: 1,
            part: { step: 'story' as const, story: '연락이 끊겼어요', policeNo: '' },
          }),
        },
      ],
      addDamageEvidence: [
        {
          prepare: async () => ({
            reportSeq: await damage.draft('evidence'),
            ...(await damage.photo()),
          }),
        },
      ],
      removeDamageEvidence: [
        { reportSeq: unknownSeq, evidenceId: UNKNOWN_EVIDENCE },
        {
          prepare: async () => ({
            reportSeq: await damage.draft('evidence'),
            evidenceId: UNKNOWN_EVIDENCE,
          }),
        },
      ],
      damageEvidence: [
        { reportSeq: unknownSeq, evidenceId: UNKNOWN_EVIDENCE },
        { prepare: damage.ownEvidence },
      ],
      submitDamageReport: [
        { reportSeq: unknownSeq, version: 1 },
        { prepare: async () => ({ reportSeq: await damage.completeDraft(), version: 1 }) },
        { prepare: async () => ({ reportSeq: await damage.newDraft(), version: 1 }) },
      ],
      withdrawDamageReport: [
        { reportSeq: unknownSeq },
        { prepare: async () => ({ reportSeq: await damage.newOwn() }) },
      ],
      objectToDamageReport: [
        { reportSeq: unknownSeq, text: '저는 그 사람이 아니에요. 번호를 새로 받았어요.' },
        {
          prepare: async () => ({
            reportSeq: await damage.about(),
            text: '저는 그 사람이 아니에요. 번호를 새로 받았어요.',
          }),
        },
      ],
      damageDesk: [{ state: 'RECEIVED' }, { state: 'WITHDRAWN', page: 2 }],
      damageCase: [
        { reportSeq: unknownSeq },
        { prepare: async () => ({ reportSeq: await damage.sent('view', 'REVIEWING') }) },
      ],
      damageCaseEvidence: [
        { reportSeq: unknownSeq, evidenceId: UNKNOWN_EVIDENCE },
        { prepare: damage.sentEvidence },
      ],
      decideDamageLink: [
        { reportSeq: unknownSeq, userSeq: unknownSeq, decision: 'CUT', note: '다른 사람이에요.' },
        { prepare: damage.link },
      ],
      decideDamageReport: [
        { reportSeq: unknownSeq, decision: 'REVIEW', reasonCode: null, note: '' },
        {
          prepare: async () => ({
            reportSeq: await damage.sent('decide', 'REVIEWING'),
            decision: 'PUBLISH' as const,
            reasonCode: aReason('DAMAGE', 'PUBLISH'),
            note: '',
          }),
        },
      ],
      memberDisputes: [undefined],
      disputableRooms: [undefined],
      disputableRoom: [{ roomId: unknownSeq }, { roomId }],
      openMemberDispute: [
        {
          prepare: async () => ({
            formKey: NEW_ADDRESS.formKey,
            roomId: await disputes.claimRoom(),
            type: 'NOT_DELIVERED' as const,
            way: 'PARCEL' as const,
            receivedOn: null,
            story: '돈을 보냈는데 물건이 오지 않고 답도 없어요.',
            want: 'REFUND' as const,
            amount: 30_000,
          }),
        },
      ],
      memberDispute: [
        { disputeSeq: unknownSeq },
        { prepare: async () => ({ disputeSeq: await disputes.dispute('read') }) },
      ],
      actOnMemberDispute: [
        { disputeSeq: unknownSeq, version: 1, action: 'ACCEPT' },
        {
          prepare: async () => ({
            disputeSeq: await disputes.newDispute(),
            version: 1,
            action: 'WITHDRAW' as const,
          }),
        },
      ],
      addDisputeEvidence: [
        {
          prepare: async () => ({
            disputeSeq: await disputes.dispute('picture'),
            ...(await damage.photo()),
          }),
        },
      ],
      disputeEvidence: [
        { disputeSeq: unknownSeq, evidenceId: UNKNOWN_EVIDENCE },
        { prepare: () => disputes.picture('shown', 'ASKED') },
      ],
      disputePack: [
        { disputeSeq: unknownSeq, format: 'ZIP' },
        {
          prepare: async () => ({
            disputeSeq: await disputes.dispute('pack', 'DECIDED'),
            format: 'ZIP' as const,
          }),
        },
      ],
      disputeDesk: [{ state: 'REVIEW' }, { state: 'MEDIATION', page: 2 }],
      disputeCase: [
        { disputeSeq: unknownSeq },
        { prepare: async () => ({ disputeSeq: await disputes.dispute('case', 'REVIEW') }) },
      ],
      disputeCaseEvidence: [
        { disputeSeq: unknownSeq, evidenceId: UNKNOWN_EVIDENCE },
        { prepare: () => disputes.picture('reviewed', 'REVIEW') },
      ],
      disputeCasePack: [
        { disputeSeq: unknownSeq, format: 'PDF' },
        {
          prepare: async () => ({
            disputeSeq: await disputes.dispute('pack', 'DECIDED'),
            format: 'PDF' as const,
          }),
        },
      ],
      decideMemberDispute: [
        {
          disputeSeq: unknownSeq,
          version: 1,
          favour: 'RESPONDENT',
          reasonCode: aReason('DISPUTE', 'RESPONDENT'),
          want: 'NONE',
          amount: null,
          note: '설명대로 온 물건이에요.',
        },
        {
          prepare: async () => ({
            disputeSeq: await disputes.dispute('decide', 'REVIEW'),
            version: 1,
            favour: 'CLAIMANT' as const,
            reasonCode: aReason('DISPUTE', 'CLAIMANT'),
            want: 'PART' as const,
            amount: 15_000,
            note: '받은 날 알린 하자예요.',
          }),
        },
      ],
      faq: [{}, { category: 'BUY' }, { keyword: '환불 언제' }, { keyword: '%' }],
      faqEntry: [{ faqSeq: DEMO_FACTS.faqSeq }, { faqSeq: unknownSeq }],
      voteFaq: [
        { faqSeq: DEMO_FACTS.faqSeq, isHelpful: true },
        { faqSeq: unknownSeq, isHelpful: false },
      ],
      faqDesk: [{ state: 'SCHEDULED' }, { state: 'SHOWN', page: 2 }],
      macros: [{ category: 'SETTLEMENT' }],
      macroDesk: [{}, { isOn: false, page: 2 }],
      macroDraft: [{ macroSeq: 1 }, { macroSeq: unknownSeq }],
      addMacro: [
        { formKey: posts.formKey, content: posts.macroContent },
        { formKey: posts.faqFormKey, content: { ...posts.macroContent, text: '{이룸} 님' } },
      ],
      saveMacro: [
        { macroSeq: unknownSeq, version: 1, content: posts.macroContent },
        {
          prepare: async () => ({
            macroSeq: await posts.macro(),
            version: 1,
            content: posts.macroContent,
          }),
        },
      ],
      stepMacro: [
        { macroSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            macroSeq: await posts.macro(),
            version: 1,
            step: 'ROLL_BACK' as const,
            toVersion: 1,
          }),
        },
      ],
      faqDraft: [{ faqSeq: DEMO_FACTS.faqSeq }, { faqSeq: unknownSeq }],
      addFaq: [{ formKey: posts.faqFormKey, content: posts.faqContent }],
      saveFaq: [
        { faqSeq: unknownSeq, version: 1, content: posts.faqContent },
        {
          prepare: async () => ({
            faqSeq: await posts.faq(),
            version: 1,
            content: posts.faqContent,
          }),
        },
      ],
      stepFaq: [
        { faqSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            faqSeq: await posts.faq(),
            version: 1,
            step: 'ROLL_BACK' as const,
            toVersion: 1,
          }),
        },
      ],
      announcements: [
        {},
        { category: 'CHECK', page: 2 },
        { keyword: '점검 안내' },
        { keyword: '%' },
      ],
      popupAnnouncement: [undefined],
      announcement: [
        { announcementSeq: DEMO_FACTS.announcementSeq },
        { announcementSeq: unknownSeq },
      ],
      announcementDesk: [{ state: 'SCHEDULED' }, { state: 'SHOWN', page: 2 }],
      announcementDraft: [
        { announcementSeq: DEMO_FACTS.announcementSeq },
        { announcementSeq: unknownSeq },
      ],
      addAnnouncement: [{ formKey: posts.formKey, content: posts.announcementContent }],
      saveAnnouncement: [
        { announcementSeq: unknownSeq, version: 1, content: posts.announcementContent },
        {
          prepare: async () => ({
            announcementSeq: await posts.announcement(),
            version: 1,
            content: posts.announcementContent,
          }),
        },
      ],
      stepAnnouncement: [
        { announcementSeq: unknownSeq, version: 1, step: 'HIDE' },
        {
          prepare: async () => ({
            announcementSeq: await posts.announcement(),
            version: 1,
            step: 'ROLL_BACK' as const,
            toVersion: 1,
          }),
        },
      ],
      questions: [{ kind: 'CS' }, { kind: 'CAFE' }],
      questionForm: [{ kind: 'CS' }, { kind: 'CAFE' }],
      questionContext: [{}, { orderSeq: unknownSeq }, { storeSeq: manyReviewsStoreSeq }],
      saveQuestion: [NEW_QUESTION, { ...NEW_QUESTION, orderSeq: unknownSeq }],
      addQuestionFile: [
        { prepare: async () => ({ ...(await question.newUpload()), questionSeq: unknownSeq }) },
        { prepare: question.newUpload },
      ],
      removeQuestionFile: [
        { questionSeq: unknownSeq, fileId: UNKNOWN_EVIDENCE },
        {
          prepare: async () => ({
            questionSeq: await question.draft(),
            fileId: UNKNOWN_EVIDENCE,
          }),
        },
      ],
      questionFile: [
        { questionSeq: unknownSeq, fileId: UNKNOWN_EVIDENCE },
        { prepare: question.ownFile },
      ],
      sendQuestion: [{ questionSeq: unknownSeq }, ofQuestion(question.draft)],
      question: [
        { questionSeq: unknownSeq, kind: 'CS' },
        {
          prepare: async () => ({
            questionSeq: await question.sentOnce(),
            kind: 'CS' as const,
          }),
        },
      ],
      reopenQuestion: [
        { questionSeq: unknownSeq, ...QUESTION_WORDS },
        ofQuestion(question.answered, QUESTION_WORDS),
      ],
      rateQuestion: [
        { questionSeq: unknownSeq, rating: 5 },
        ofQuestion(question.answered, { rating: 5 }),
      ],
      questionDesk: [{ state: 'WAITING' }, { state: 'ANSWERED', page: 2 }],
      questionCase: [{ questionSeq: unknownSeq }, ofQuestion(question.sentOnce)],
      questionCaseFile: [
        { questionSeq: unknownSeq, fileId: UNKNOWN_EVIDENCE },
        { prepare: question.sentFile },
      ],
      takeQuestion: [{ questionSeq: unknownSeq }, ofQuestion(question.sent)],
      releaseQuestion: [{ questionSeq: unknownSeq }, ofQuestion(question.sent)],
      answerQuestion: [
        { questionSeq: unknownSeq, ...QUESTION_WORDS },
        ofQuestion(question.taken, QUESTION_WORDS),
      ],
      noteQuestion: [
        { questionSeq: unknownSeq, ...QUESTION_WORDS },
        ofQuestion(question.sent, QUESTION_WORDS),
      ],
    },
    machineLearning: {
      health,
      similar: [
        { productSeq: onSaleProductSeq },
        { productSeq: onSaleProductSeq, limit: 3 },
        { productSeq: unknownSeq },
      ],
      suggestCategories: [{ title: '아이폰 15 프로 256' }, { title: '' }],
      screenTexts: [{ title: '담배 한 보루', body: '010-1234-5678', tags: ['의자'] }, {}],
    },
    gateway: {
      health,
      quote: [{ prepare: async () => ({ productSeq: await orders.productToOrder() }) }],
      placeOrder: [
        {
          prepare: async () => ({
            formKey: '00000000-0000-4000-8000-0000000000ff',
            productSeq: await orders.productToOrder(),
            type: 'DIRECT',
            total: 30_000,
            points: 0,
            delivery: null,
            isRequest: true,
          }),
        },
      ],
      order: [{ prepare: async () => ({ orderSeq: await orders.ownOrder() }) }],
      orders: [
        { role: 'BUYER' },
        { role: 'SELLER', tab: 'UNDER_WAY', keyword: '의자', from: '2026-01-01', to: '2026-12-31' },
      ],
      salesMonths: [undefined],
      actOnOrder: [
        {
          prepare: async () => ({
            orderSeq: await orders.ownOrder('acted'),
            action: 'CANCEL',
            eventKey: '00000000-0000-4000-8000-0000000000fe',
            reason: '마음이 바뀌었어요',
          }),
        },
      ],
      handOver: [
        {
          prepare: async () => ({
            ...(await orders.orderToHandOver()),
            eventKey: '00000000-0000-4000-8000-0000000000fd',
          }),
        },
      ],
      receivePaymentNotice: [
        { transmissionId: null, body: JSON.stringify({ eventType: 'METHOD_UPDATED' }) },
      ],
      openPayment: [
        {
          prepare: async () => ({
            orderSeq: await orders.ownOrder('paying'),
            method: 'CARD',
            formKey: '00000000-0000-4000-8000-0000000000fc',
          }),
        },
      ],
      confirmPayment: [
        {
          prepare: () => orders.openAttempt('agreed', { withConsent: true }),
        },
      ],
      failPayment: [
        {
          prepare: async () => ({
            attemptId: (await orders.openAttempt('closed')).attemptId,
            code: 'PAY_PROCESS_CANCELED',
          }),
        },
      ],
      shipOrder: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderToSend('PARCEL'),
            courier: 'EPOST',
            invoiceNo: '6865-4212-34567',
            isSure: false,
            eventKey: '00000000-0000-4000-8000-0000000000fb',
          }),
        },
      ],
      sendCoupon: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderToSend('DIGITAL'),
            coupon: '9000-1234-5678',
            eventKey: '00000000-0000-4000-8000-0000000000fa',
          }),
        },
      ],
      orderParcels: [{ prepare: async () => ({ orderSeq: await orders.ownOrder() }) }],
      orderMoney: [{ prepare: async () => ({ orderSeq: await orders.ownOrder() }) }],
      orderEvidence: [
        { prepare: async () => ({ orderSeq: await orders.ownOrder(), format: 'PDF' }) },
      ],
      orderEvidenceForDesk: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DISPUTED'),
            format: 'PDF',
          }),
        },
      ],
      evidenceKey: [undefined],
      orderCase: [{ prepare: async () => ({ orderSeq: await orders.orderWithCase('DISPUTED') }) }],
      argueOrder: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DISPUTED'),
            step: 'ADD',
            reason: null,
            text: '보낼 때는 흠집이 없었어요. 사진은 채팅에 있어요.',
            photoIds: [],
            eventKey: '00000000-0000-4000-8000-0000000000fc',
          }),
        },
      ],
      addCasePhoto: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('RETURN_REQUESTED', 'pictured'),
            ...(await damage.photo()),
          }),
        },
      ],
      casePhoto: [{ prepare: () => orders.casePhoto('shown') }],
      deskCasePhoto: [{ prepare: () => orders.casePhoto('seen') }],
      giveReturnAddress: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('RETURN_REQUESTED', 'addressed'),
            step: 'APPROVE_RETURN' as const,
            address: DELIVERY,
            eventKey: '00000000-0000-4000-8000-0000000000f9',
          }),
        },
      ],
      offerPartial: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('RETURN_REQUESTED'),
            amount: 5_000,
            eventKey: '00000000-0000-4000-8000-0000000000fb',
          }),
        },
      ],
      orderCases: [{}, { page: 2 }],
      ledger: [
        { from: '2026-10-25', to: '2026-11-24' },
        { from: '2026-11-01', to: '2026-11-24', account: 'ESCROW', kind: 'HOLD' },
        {
          from: '2026-11-01',
          to: '2026-11-01',
          orderSeq: 1,
          account: 'FEES',
          before: '2026-11-20T03:00:00.000Z~9',
        },
      ],
      ledgerTotals: [
        { from: '2026-10-25', to: '2026-11-24' },
        { from: '2026-11-01', to: '2026-11-24', account: 'ESCROW', kind: 'HOLD' },
      ],
      ledgerDays: [{ from: '2026-10-25', to: '2026-11-24' }],
      differingDays: [undefined],
      compareLedgerDay: [{ day: '2026-11-02' }],
      payoutBatches: [{ from: '2026-10-25', to: '2026-11-24' }],
      payoutsOfDay: [{ day: '2026-11-02' }, { day: '2026-11-02', page: 2 }],
      orderTerms: [undefined],
      scheduleOrderTerms: [
        { formKey: posts.formKey, day: '2027-03-01', terms: TERMS, reason: '봄 행사', seen: 1 },
        {
          formKey: '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c98',
          day: '2026-11-25',
          terms: TERMS,
          reason: '너무 이름',
          seen: 1,
        },
      ],
      withdrawOrderTerms: [
        { termsSeq: 1, reason: '이미 시행함' },
        { prepare: async () => ({ termsSeq: await termsToCome(), reason: '행사를 미룸' }) },
        { termsSeq: unknownSeq, reason: '없는 조건' },
      ],
      orderCaseDetail: [
        { prepare: async () => ({ orderSeq: await orders.orderWithCase('DISPUTED') }) },
      ],
      decideOrder: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DISPUTED', 'decided'),
            decision: 'SPLIT',
            reasonCode: aReason('ORDER', 'SPLIT'),
            amount: 10_000,
            note: '양쪽의 사진을 보고 수리비만큼 나누기로 했어요.',
            eventKey: '00000000-0000-4000-8000-0000000000fa',
          }),
        },
      ],
      retryOrderMoney: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithStuckRefund(),
            what: 'REFUND',
            note: '결제사가 다시 받는다고 했어요.',
            eventKey: '00000000-0000-4000-8000-0000000000fc',
          }),
        },
      ],
      openOrderCase: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DELIVERED'),
            text: '택배사가 물건을 찾지 못했어요. 두 분의 이야기를 듣고 결정할게요.',
            eventKey: '00000000-0000-4000-8000-0000000000e1',
          }),
        },
      ],
      contactMembers: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DISPUTED'),
            text: '접수했어요. 두 분의 자료를 살펴보고 있어요.',
            eventKey: '00000000-0000-4000-8000-0000000000f8',
          }),
        },
      ],
      compensation: [
        { prepare: async () => ({ orderSeq: await orders.claimedPurchase('claim') }) },
        { prepare: async () => ({ orderSeq: await orders.ownOrder() }) },
      ],
      claimCompensation: [
        {
          prepare: async () => ({
            orderSeq: await orders.confirmedPurchase('to claim'),
            reason: 'NOT_WORKING',
            text: '전원이 켜지지 않아요. 설명에는 정상이라고 되어 있었어요.',
            photoIds: [],
            eventKey: '00000000-0000-4000-8000-0000000000f7',
          }),
        },
      ],
      argueClaim: [
        {
          prepare: async () => ({
            orderSeq: await orders.claimedPurchase('claim'),
            text: '사진을 더 찾으면 올릴게요. 확인해 주세요.',
            photoIds: [],
            eventKey: '00000000-0000-4000-8000-0000000000f6',
          }),
        },
      ],
      retryCompensation: [
        {
          prepare: async () => ({
            orderSeq: await orders.purchaseWithStuckCompensation(),
            eventKey: '00000000-0000-4000-8000-0000000000f5',
          }),
        },
      ],
      decideCompensation: [
        {
          prepare: async () => ({
            orderSeq: await orders.claimedPurchase('decide'),
            decision: 'APPROVE',
            reasonCode: aReason('CLAIM', 'APPROVE'),
            amount: 10_000,
            note: '사진을 확인하고 수리비만큼 보상하기로 했어요.',
            eventKey: '00000000-0000-4000-8000-0000000000f4',
          }),
        },
      ],
      askReceiptAgain: [
        {
          prepare: async () => ({
            orderSeq: await orders.purchaseWithRefusedReceipt(),
            receipt: { kind: 'PERSONAL', holderNo: '01012345678' },
            eventKey: '00000000-0000-4000-8000-0000000000f3',
          }),
        },
      ],
      freezeOrder: [
        {
          prepare: async () => ({
            orderSeq: await orders.orderWithCase('DISPUTED'),
            isFrozen: true,
            note: '계좌 도용 신고를 확인하고 있어요',
            eventKey: '00000000-0000-4000-8000-0000000000f9',
          }),
        },
      ],
    },
    data: {
      health,
      recordLogin: [{ userSeq, signInType: 'phone', cafeYn: 'N', isCafeLogin: false }],
      recordActions: [[], { prepare: async () => [viewed(crypto.randomUUID())] }],
      countActions: [{ from: '2026-11-01', to: '2026-11-30' }],
    },
    point: { health, points: [{}, { before: 9_999 }] },
    standardPrice: {
      health,
      lookUpPrices: [
        { word: '아이폰 15 프로' },
        { word: '없는 물건', period: 'week', condition: 'USED', capacity: '128GB' },
      ],
      priceVerdict: [{ productSeq: onSaleProductSeq }, { productSeq: 999_999_999 }],
      popularPrices: [undefined],
      notablePrices: [undefined],
      priceHelp: [
        { title: '아이폰 15 프로 256', price: 900_000, condition: 'USED' },
        { title: '', price: null, condition: null },
      ],
    },
  }

  return {
    /** @returns a function for each input of an endpoint */
    of: (host: HostName, verb: string): (() => Promise<unknown>)[] => {
      const verbs = inputs[host] as unknown as Record<string, readonly unknown[]>
      return (verbs[verb] ?? []).map(
        (input) => async () => (isPrepared(input) ? input.prepare() : input),
      )
    },
  }
}

const REPLY = '좋은 후기 고맙습니다!'

const inTwoDays = (now: Date) => new Date(now.getTime() + 2 * DAY_MS).toISOString()

/** What the chat of the demo data has for a user, and what has to be created before it can be answered. */
/** A notice and an alert of the member. */
function noticeInputs({ kysely }: TestHostDependencies, userSeq: number) {
  return {
    async ownNotice() {
      const notice = { user_seq: userSeq, fold_key: randomUUID(), happened_at: new Date() }
      const payload = JSON.stringify({ toStoreSeq: 1, byStoreSeq: 1 })
      const { event_seq } = await kysely
        .insertInto('notice_event')
        .values({ kind: 'FOLLOWED', payload, state: 'DONE' })
        .returning('event_seq')
        .executeTakeFirstOrThrow()
      const { notice_seq } = await kysely
        .insertInto('notice')
        .values({ ...notice, kind: 'FOLLOWED' })
        .returning('notice_seq')
        .executeTakeFirstOrThrow()
      await kysely
        .insertInto('notice_part')
        .values({ user_seq: userSeq, event_seq, notice_seq })
        .execute()
      return { noticeSeq: notice_seq }
    },
    async ownAlert() {
      const now = new Date()
      const { alert_seq: alertSeq } = await kysely
        .insertInto('keyword_alert')
        .values({
          user_seq: userSeq,
          filter: JSON.stringify({ keyword: '유모차' }),
          filter_key: randomUUID(),
          created_at: now,
          updated_at: now,
        })
        .returning('alert_seq')
        .executeTakeFirstOrThrow()
      return { alertSeq, filter: { keyword: `유모차 ${randomUUID()}` } }
    },
  }
}

function chatInputs(dependencies: TestHostDependencies, userSeq: number) {
  const { kysely } = dependencies
  const roomId = DEMO_FACTS.longRoomId
  const clients = hostClients(dependencies)
  const edgeOf = async (who: number) =>
    clients('edge', { bearer: await bearerOf(dependencies, who) })
  /** A room in which the caller sells what is for sale. */
  async function sellingRoom(): Promise<number> {
    const own = await kysely
      .selectFrom('store')
      .select('store_seq')
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    const { productSeq } = await seedProduct(kysely, {
      ...own,
      category_seq: 1,
      price: 40_000,
      trade_state: 'ON_SALE',
    })
    return (await (await edgeOf(FIRST_USER_SEQ)).openRoom({ productSeq })).roomId
  }
  return {
    async ownProduct(): Promise<number> {
      const { product_seq: productSeq } = await kysely
        .selectFrom('product')
        .innerJoin('store', 'store.store_seq', 'product.store_seq')
        .select('product_seq')
        .where('user_seq', '=', userSeq)
        .orderBy('product_seq')
        .executeTakeFirstOrThrow()
      return productSeq
    },
    async ownAppointment(): Promise<{ roomId: number; appointmentSeq: number }> {
      const row = await kysely
        .selectFrom('chat_appointment as a')
        .innerJoin('chat_member as m', 'm.room_id', 'a.room_id')
        .innerJoin('store', 'store.store_seq', 'm.store_seq')
        .select(['a.room_id', 'a.appointment_seq'])
        .where('user_seq', '=', userSeq)
        .orderBy('appointment_seq')
        .executeTakeFirstOrThrow()
      return { roomId: row.room_id, appointmentSeq: row.appointment_seq }
    },
    /** A new proposal of the other member of the long room. */
    async answerable(
      kind: 'offer' | 'appointment',
    ): Promise<{ roomId: number; offerSeq: number; appointmentSeq: number }> {
      const edge = await edgeOf(FIRST_USER_SEQ)
      const clientMessageId = crypto.randomUUID()
      const { card } =
        kind === 'offer'
          ? await edge.makeOffer({ roomId, price: 60_000, clientMessageId })
          : await edge.makeAppointment({
              roomId,
              at: inTwoDays(dependencies.now()),
              place: '합정역 2번 출구',
              clientMessageId,
            })
      return {
        roomId,
        offerSeq: card?.type === 'OFFER' ? card.offerSeq : 0,
        appointmentSeq: card?.type === 'APPOINTMENT' ? card.appointmentSeq : 0,
      }
    },
    sellingRoom,
    async openPayRequest(): Promise<{ roomId: number; requestSeq: number }> {
      const edge = await edgeOf(userSeq)
      const room = await sellingRoom()
      const { card } = await edge.requestPayment({ roomId: room, clientMessageId: randomUUID() })
      return { roomId: room, requestSeq: card?.type === 'PAY_REQUEST' ? card.requestSeq : 0 }
    },
    async reported(room: number): Promise<number> {
      const edge = await edgeOf(userSeq)
      return (await edge.report({ roomId: room, reason: 'SPAM' })).reportSeq
    },
  }
}

/** What the trades of the demo data have for a user, and what has to be there before it can be answered. */
function tradeInputs(
  dependencies: TestHostDependencies,
  userSeq: number,
  ownProduct: () => Promise<number>,
) {
  const { kysely, now } = dependencies
  const roomId = DEMO_FACTS.longRoomId
  const ownStore = kysely.selectFrom('store').select('store_seq').where('user_seq', '=', userSeq)
  const edge = async () =>
    hostClients(dependencies)('edge', { bearer: await bearerOf(dependencies, userSeq) })
  return {
    async askedTrade() {
      const { card } = await (await edge()).finishTrade({ roomId })
      return { tradeSeq: card?.type === 'TRADE' ? card.tradeSeq : 0 }
    },
    async doneTrade(): Promise<number> {
      const trade = await kysely
        .selectFrom('chat_trade')
        .select('room_id')
        .where('state', '=', 'DONE')
        .where('buyer_store_seq', 'in', ownStore)
        .orderBy('trade_seq')
        .executeTakeFirstOrThrow()
      return trade.room_id
    },
    async receivedReview(reply: string): Promise<number> {
      const review = await kysely
        .selectFrom('review')
        .select('review_seq')
        .where('store_seq', 'in', ownStore)
        .where('visible_at', 'is not', null)
        .where((row) => row.or([row('reply', 'is', null), row('reply', '=', reply)]))
        .orderBy('review_seq')
        .executeTakeFirstOrThrow()
      return review.review_seq
    },
    /** A request of the user that the seller has answered. */
    async shownPossession() {
      const { card } = await (await edge()).askPossession({ roomId })
      const checkSeq = card?.type === 'POSSESSION' ? card.checkSeq : 0
      await sql`
        update possession_check set state = 'ANSWERED', answered_at = ${now()},
          photos = ${photosOf(sql`possession_check.product_seq`)}
        where check_seq = ${checkSeq}`.execute(kysely)
      return { checkSeq }
    },
    /** A request for the user's product that waits for this end, or had it. */
    async askedPossession(end: 'ANSWERED' | 'REFUSED'): Promise<number> {
      const productSeq = await ownProduct()
      const done = await kysely
        .selectFrom('possession_check')
        .select('check_seq')
        .where('product_seq', '=', productSeq)
        .where('state', 'in', ['OPEN', end])
        .executeTakeFirst()
      if (!done)
        await kysely
          .insertInto('possession_check')
          .values({
            product_seq: productSeq,
            code: '0000 참새',
            state: 'OPEN',
            expires_at: inTwoDays(now()),
            created_at: now(),
          })
          .execute()
      return productSeq
    },
  }
}

function isPrepared(input: unknown): input is Prepared<unknown> {
  return typeof input === 'object' && input !== null && 'prepare' in input
}
