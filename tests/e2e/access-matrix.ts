/**
 * The response at every address: route × method × person. A cell is a status, or the target of a redirect.
 * The test fails on a route or a cell that is not declared here.
 */
/** `unproven`: an operator who has not passed the second factor. */
export const PEOPLE = ['anonymous', 'other', 'owner', 'operator', 'unproven'] as const
export type Person = (typeof PEOPLE)[number]

export const METHODS = ['GET', 'POST'] as const
/** No address takes them, whoever asks. */
export const REFUSED_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof METHODS)[number]

/** `signin`: redirected to /signin with a return address; another path: redirected there. */
type Cell = number | 'signin' | `/${string}`
type Row = Record<Person, Cell>

const all = (cell: Cell): Row => ({
  anonymous: cell,
  other: cell,
  owner: cell,
  operator: cell,
  unproven: cell,
})
/** Another member's is 404, an operator's too. */
const ofOwner = (cell: Cell): Row => ({ ...all(404), anonymous: 'signin', owner: cell })
/** Anonymous visitors are redirected to the sign-in. */
const signedIn = (cell: Cell): Row => ({ ...all(cell), anonymous: 'signin' })
/** For anonymous visitors; members are redirected to the return address, which is the home page. */
const signedOut = (cell: Cell): Row => ({ ...all('/'), anonymous: cell })
/** The page is 404 for all but operators, who see nothing of it before the second factor. */
const operators = (cell: Cell): Row => ({
  ...all(404),
  operator: cell,
  unproven: '/operator/second-factor',
})

const action = (row: Row) => ({ POST: row })
const NO_ACTION = action(all(405))

export interface Facts {
  category: string
  /** Of the owner's store. */
  productSeq: number
  storeSeq: number
  ownerSeq: number
  gnbSeq: number
  /** The owner is a member, none of the others is. */
  room: string
  /** In that room, as a file. */
  appointment: string
  /** Of a chat; it is pending. */
  report: string
  /** Of damage: the owner's draft, one that names the owner, and one that waits for an operator. */
  damage: { draft: number; about: number; sent: number }
  /** Of the owner's, one of them before an operator. */
  dispute: { own: number; review: number }
  /** The owner's, and one with an appeal that waits for an operator. */
  sanction: { own: number; appealed: number }
  /** Questions: the owner's of each kind, and one that waits for an operator. */
  questions: { own: number; ofCafe: number; sent: number }
  /** The owner's as buyer and as seller; the other's are other orders. */
  purchase: number
  sale: number
  /** The owner's sale that is to be sent; the other is its buyer. */
  toShip: number
}

interface Access {
  address: (facts: Facts) => string
  cells: Record<Method, Row>
}

const page = (address: Access['address'], get: Row, rest = NO_ACTION): Access => ({
  address,
  cells: { GET: get, ...rest },
})

/** Data for the browser's script: an anonymous visitor is refused, not redirected. */
const data = (row: Row): Row => ({ ...row, anonymous: 401 })
/** Of a room: another user's is 404. */
const ofRoom = data({ ...all(404), owner: 200 })
const roomData = (room: string) => room.replace('/chat/', '/api/chat/rooms/')

/** The same for every caller. */
const open = (address: Access['address']) => page(address, all(200))

export const ACCESS: Record<string, Access> = {
  '/': open(() => '/'),
  '/category': open(() => '/category'),
  '/category/*': open(({ category }) => category),
  '/product/list': open(() => '/product/list'),
  // An empty form requests nothing.
  '/product/:productSeq': page(
    ({ productSeq }) => `/product/${productSeq}`,
    all(200),
    action(all(400)),
  ),
  '/product/:productSeq/report': page(
    ({ productSeq }) => `/product/${productSeq}/report`,
    signedIn(200),
    action(signedIn(400)),
  ),
  // An empty form sends nothing.
  '/product/:productSeq/possession': page(
    ({ productSeq }) => `/product/${productSeq}/possession`,
    { ...signedIn(404), owner: 200 },
    action({ ...signedIn(404), owner: 400 }),
  ),
  '/store/:storeSeq/report': page(
    ({ storeSeq }) => `/store/${storeSeq}/report`,
    signedIn(200),
    action(signedIn(400)),
  ),
  // An empty form is none of the page's; one that was sent after its session ended is shown again (sell.spec.ts).
  '/product/form': page(() => '/product/form', signedIn(200), action(all(400))),
  '/product/form/complete/:productSeq': page(
    ({ productSeq }) => `/product/form/complete/${productSeq}`,
    { ...signedIn(404), owner: 200 },
  ),
  '/unsubscribe': page(() => '/unsubscribe?token=none', all(404), action(all(404))),
  // Its address is the secret; a link that is over is 404 for everybody.
  '/sell/photos/:key': page(() => '/sell/photos/over', all(404), action(all(404))),
  '/search': open(() => '/search'),
  '/search/:keyword': open(() => `/search/${encodeURIComponent('아이폰')}`),
  '/search-price': open(() => '/search-price'),
  '/search-price/:searchWord': open(() => `/search-price/${encodeURIComponent('아이폰 15 프로')}`),
  '/search-store': open(() => '/search-store'),
  // An empty form blocks no store.
  '/store/:storeSeq?': page(
    ({ storeSeq }) => `/store/${storeSeq}`,
    all(200),
    action(signedIn(400)),
  ),
  '/exhibition/:gnbSeq': open(({ gnbSeq }) => `/exhibition/${gnbSeq}`),
  '/contents': open(() => '/contents'),
  '/contents/:contentSeq': open(() => '/contents/1'),
  '/recent': open(() => '/recent'),
  // An empty form changes nothing.
  '/regions': page(() => '/regions', all(200), action(all(400))),
  '/terms': open(() => '/terms'),
  '/privacy-policy': open(() => '/privacy-policy'),
  '/post-policy': open(() => '/post-policy'),
  '/youthpolicy': open(() => '/youthpolicy'),
  '/404': page(() => '/404', all(404)),
  '/appdownload': open(() => '/appdownload'),
  '/app-registration-banner': open(() => '/app-registration-banner'),
  '/onboarding': page(() => '/onboarding', signedIn(200), action(signedIn(400))),
  '/onboarding/new': page(() => '/onboarding/new', signedIn(200), action(signedIn(400))),
  '/onboarding/c2a-link': page(() => '/onboarding/c2a-link', signedIn(200), action(signedIn(400))),
  '/onboarding/done': page(() => '/onboarding/done', signedIn(200)),
  '/onboarding/qr': page(() => '/onboarding/qr', signedIn(200)),
  '/onboarding/error': open(() => '/onboarding/error'),
  '/onboarding/a2c-alert': page(
    () => '/onboarding/a2c-alert',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/a2c/sync': page(() => '/a2c/sync', signedIn(200), action(signedIn(400))),
  '/a2c/edit': page(() => '/a2c/edit', signedIn(200), action(signedIn(400))),
  '/c2a/link': page(() => '/c2a/link', signedIn(200), action(signedIn(400))),
  '/c2a/edit': page(() => '/c2a/edit', signedIn(200), action(signedIn(400))),
  '/*': page(() => '/there/is/nothing', all(404), action(all(404))),

  '/signin': page(() => '/signin', signedOut(200), action(signedOut(400))),
  '/policy-agreement': page(
    () => '/policy-agreement',
    signedOut('/signin'),
    action(signedOut('/signin')),
  ),
  '/phone-verify': page(() => '/phone-verify', signedOut('/signin'), action(signedOut('/signin'))),
  '/identity-check': page(() => '/identity-check', signedIn(200), action(signedIn(400))),

  '/chat': page(() => '/chat', signedIn(200)),
  // An empty form requests nothing; a form with a request is 404 (chat-pages.spec.ts).
  '/chat/:roomId': page(
    ({ room }) => room,
    { ...signedIn(404), owner: 200 },
    action(signedIn(400)),
  ),

  '/mystore': page(() => '/mystore', signedIn(200)),
  '/mystore/queue': page(() => '/mystore/queue', signedIn(200), action(signedIn(400))),
  '/mystore/favorites': page(() => '/mystore/favorites', signedIn(200), action(signedIn(400))),
  '/mystore/reviews': page(() => '/mystore/reviews', signedIn(200), action(signedIn(400))),
  '/mystore/trust': page(() => '/mystore/trust', signedIn(200)),
  // An empty form saves nothing; for others there is no such trade.
  '/review/:roomId': page(
    ({ room }) => room.replace('/chat/', '/review/'),
    { ...signedIn(404), owner: 200 },
    action({ ...signedIn(404), owner: 400 }),
  ),
  '/review/report/:reviewSeq': page(() => '/review/report/1', signedIn(200), action(signedIn(400))),
  '/mystore/products': page(() => '/mystore/products', signedIn(200), action(signedIn(400))),
  '/mystore/purchases': page(() => '/mystore/purchases', signedIn(200)),
  '/mystore/sales': page(() => '/mystore/sales', signedIn(200)),
  '/mystore/sales/years': page(() => '/mystore/sales/years', signedIn(200)),
  '/mystore/purchases.csv': page(() => '/mystore/purchases.csv', signedIn(200)),
  '/mystore/sales.csv': page(() => '/mystore/sales.csv', signedIn(200)),
  // There is no such copy.
  '/mystore/settings/data/:exportSeq.zip': page(
    () => '/mystore/settings/data/999999.zip',
    signedIn(404),
  ),
  // An empty form is no step.
  '/mystore/purchases/:orderSeq': page(
    ({ purchase }) => `/mystore/purchases/${purchase}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/mystore/sales/:orderSeq': page(
    ({ sale }) => `/mystore/sales/${sale}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  // An empty form says nothing.
  '/order/:orderSeq/case': page(
    ({ purchase }) => `/order/${purchase}/case`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  // An empty form claims nothing.
  '/order/:orderSeq/compensation': page(
    ({ purchase }) => `/order/${purchase}/compensation`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/operator/orders': page(() => '/operator/orders', operators(200)),
  '/operator/ledger': page(() => '/operator/ledger', operators(200)),
  '/operator/ledger.csv': page(() => '/operator/ledger.csv', operators(200)),
  '/operator/ledger/days': page(
    () => '/operator/ledger/days',
    operators(200),
    action(operators(400)),
  ),
  '/operator/ledger/payouts': page(() => '/operator/ledger/payouts', operators(200)),
  '/operator/ledger/payouts/:day': page(
    () => '/operator/ledger/payouts/2026-11-02',
    operators(200),
  ),
  '/operator/orders/:orderSeq/evidence.zip': page(
    ({ purchase }) => `/operator/orders/${purchase}/evidence.zip`,
    operators(200),
  ),
  '/order/:orderSeq/evidence.pdf': page(
    ({ purchase }) => `/order/${purchase}/evidence.pdf`,
    ofOwner(200),
  ),
  '/order/:orderSeq/evidence.zip': page(
    ({ purchase }) => `/order/${purchase}/evidence.zip`,
    ofOwner(200),
  ),
  '/operator/orders/:orderSeq/photos/:photoId': page(
    ({ purchase }) => `/operator/orders/${purchase}/photos/${'0'.repeat(32)}`,
    operators(404),
  ),
  '/order/:orderSeq/photos/:photoId': page(
    ({ purchase }) => `/order/${purchase}/photos/${'0'.repeat(32)}`,
    ofOwner(404),
  ),
  '/operator/orders/:orderSeq': page(
    ({ purchase }) => `/operator/orders/${purchase}`,
    operators(200),
    action(operators(400)),
  ),
  // Without a way to trade, the page shows those of the product. An empty form orders nothing.
  '/order/new/:productSeq': page(
    ({ productSeq }) => `/order/new/${productSeq}`,
    signedIn(200),
    action(signedIn(400)),
  ),
  '/order/:orderSeq/completed': page(
    ({ purchase }) => `/order/${purchase}/completed`,
    ofOwner(200),
  ),
  // An empty form sends nothing.
  '/order/:orderSeq/invoice': page(
    ({ toShip }) => `/order/${toShip}/invoice`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  // An empty form approves nothing.
  '/order/:orderSeq/return-address': page(
    ({ toShip }) => `/order/${toShip}/return-address`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/order/:orderSeq/invoice/detail': page(
    ({ toShip }) => `/order/${toShip}/invoice/detail`,
    ofOwner(200),
  ),
  // An empty form asks for nothing.
  '/order/:orderSeq/receipt': page(
    ({ purchase }) => `/order/${purchase}/receipt`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/order/type/:productSeq': page(({ productSeq }) => `/order/type/${productSeq}`, signedIn(200)),
  '/mystore/settings': page(() => '/mystore/settings', signedIn(200)),
  '/mystore/settings/devices': page(
    () => '/mystore/settings/devices',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/settings/data': page(
    () => '/mystore/settings/data',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/settings/providers': page(
    () => '/mystore/settings/providers',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/settings/consents': page(
    () => '/mystore/settings/consents',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/settings/withdrawal': page(
    () => '/mystore/settings/withdrawal',
    signedIn(200),
    action(signedIn(400)),
  ),

  '/chat/:roomId/appointment/:appointmentSeq.ics': page(({ appointment }) => appointment, {
    ...signedIn(404),
    owner: 200,
  }),

  '/mystore/profile': page(() => '/mystore/profile', signedIn(200), action(signedIn(400))),
  '/mystore/following': page(() => '/mystore/following', signedIn(200), action(signedIn(400))),
  '/mystore/addresses': page(() => '/mystore/addresses', signedIn(200), action(signedIn(400))),
  '/mystore/addresses/form': page(
    () => '/mystore/addresses/form',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/points': page(() => '/mystore/points', signedIn(200)),
  '/mystore/bank-account': page(
    () => '/mystore/bank-account',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/bank-account/edit': page(
    () => '/mystore/bank-account/edit',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/vacation': page(() => '/mystore/vacation', signedIn(200), action(signedIn(400))),
  '/mystore/notices': page(() => '/mystore/notices', signedIn(200), action(signedIn(400))),
  // No member has this notice: the answer leads back to the inbox.
  '/mystore/notices/:noticeSeq': page(
    () => '/mystore/notices/999999999',
    signedIn('/mystore/notices'),
  ),
  '/mystore/keywords': page(() => '/mystore/keywords', signedIn(200), action(signedIn(400))),
  '/mystore/settings/notices': page(
    () => '/mystore/settings/notices',
    signedIn(200),
    action(signedIn(400)),
  ),
  '/mystore/settings/sanctions': page(() => '/mystore/settings/sanctions', signedIn(200)),
  '/mystore/settings/blocks': page(
    () => '/mystore/settings/blocks',
    signedIn(200),
    action(signedIn(400)),
  ),
  // Without an address there is nothing to name.
  '/link': page(() => '/link', all(400)),

  '/operator/second-factor': page(
    () => '/operator/second-factor',
    { ...all(404), operator: '/operator', unproven: 200 },
    action({ ...all(404), operator: 400, unproven: 400 }),
  ),
  '/operator/second-factor/setup': page(
    () => '/operator/second-factor/setup',
    operators(200),
    action({ ...operators(400), unproven: 400 }),
  ),
  '/operator/second-factor/manage': page(
    () => '/operator/second-factor/manage',
    operators(200),
    action(operators(400)),
  ),
  '/operator/members': page(() => '/operator/members', operators(200), action(operators(400))),
  '/operator/members/:userSeq': page(
    ({ ownerSeq }) => `/operator/members/${ownerSeq}`,
    operators(200),
  ),
  // An empty form is none of the step's.
  '/operator/members/:userSeq/:step': page(
    ({ ownerSeq }) => `/operator/members/${ownerSeq}/sign-out`,
    operators(200),
    action(operators(400)),
  ),
  // An empty form sanctions nothing.
  '/operator/members/:userSeq/sanction': page(
    ({ ownerSeq }) => `/operator/members/${ownerSeq}/sanction`,
    operators(200),
    action(operators(400)),
  ),
  '/operator/appeals': page(() => '/operator/appeals', operators(200)),
  '/operator/appeals/:sanctionSeq': page(
    ({ sanction }) => `/operator/appeals/${sanction.appealed}`,
    operators(200),
    action(operators(400)),
  ),
  '/operator/undo': page(() => '/operator/undo', operators(200), action(operators(400))),
  // An empty form appeals against nothing, whosever the sanction is.
  '/sanction/:sanctionSeq': page(
    ({ sanction }) => `/sanction/${sanction.own}`,
    ofOwner(200),
    action(signedIn(400)),
  ),
  '/operator': page(() => '/operator', operators(200)),
  '/operator/actions': page(() => '/operator/actions', operators(200)),
  '/fraud': page(() => '/fraud', all(200), action(all(400))),
  '/fraud/result': page(() => '/fraud/result?key=over-over-over-over-over', all(410)),
  '/fraud/monitoring': open(() => '/fraud/monitoring'),
  '/member-dispute': page(() => '/member-dispute', signedIn(200)),
  // An empty form opens and answers nothing.
  '/member-dispute/form': page(() => '/member-dispute/form', signedIn(200), action(signedIn(400))),
  '/member-dispute/:disputeSeq': page(
    ({ dispute }) => `/member-dispute/${dispute.own}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/member-dispute/:disputeSeq/evidence/:evidenceId': page(
    ({ dispute }) => `/member-dispute/${dispute.own}/evidence/${'0'.repeat(32)}`,
    { ...all(404), anonymous: 'signin' },
  ),
  '/member-dispute/:disputeSeq/pack.pdf': page(
    ({ dispute }) => `/member-dispute/${dispute.own}/pack.pdf`,
    { ...all(404), anonymous: 'signin' },
  ),
  '/member-dispute/:disputeSeq/pack.zip': page(
    ({ dispute }) => `/member-dispute/${dispute.own}/pack.zip`,
    { ...all(404), anonymous: 'signin' },
  ),
  '/operator/disputes': page(() => '/operator/disputes', operators(200)),
  '/operator/disputes/:disputeSeq': page(
    ({ dispute }) => `/operator/disputes/${dispute.review}`,
    operators(200),
    action(operators(400)),
  ),
  '/operator/disputes/:disputeSeq/evidence/:evidenceId': page(
    ({ dispute }) => `/operator/disputes/${dispute.review}/evidence/${'0'.repeat(32)}`,
    operators(404),
  ),
  '/operator/disputes/:disputeSeq/pack.zip': page(
    ({ dispute }) => `/operator/disputes/${dispute.review}/pack.zip`,
    operators(404),
  ),
  // An empty form begins, saves and objects to nothing.
  '/damage-report': page(() => '/damage-report', signedIn(200), action(signedIn(400))),
  '/damage-report/:reportSeq': page(
    ({ damage }) => `/damage-report/${damage.draft}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/damage-report/:reportSeq/objection': page(
    ({ damage }) => `/damage-report/${damage.about}/objection`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/damage-report/:reportSeq/evidence/:evidenceId': page(
    ({ damage }) => `/damage-report/${damage.draft}/evidence/${'0'.repeat(32)}`,
    { ...all(404), anonymous: 'signin' },
  ),
  '/event/list': open(() => '/event/list'),
  // An empty form takes part in nothing.
  '/event/:eventSeq': page(() => '/event/2', all(200), action(signedIn(400))),
  '/event/:eventSeq/entries.txt': open(() => '/event/5/entries.txt'),
  '/notice': open(() => '/notice'),
  '/cs': open(() => '/cs'),
  '/operator/announcements': page(() => '/operator/announcements', operators(200)),
  '/operator/announcements/:announcementSeq': page(
    () => '/operator/announcements/1',
    operators(200),
    action(operators(400)),
  ),
  '/cs-center': page(() => '/cs-center', all(200), action(all(400))),
  '/operator/faq': page(() => '/operator/faq', operators(200)),
  '/operator/faq/:faqSeq': page(() => '/operator/faq/1', operators(200), action(operators(400))),
  // The operator of this table is no administrator.
  '/operator/operators': page(() => '/operator/operators', operators(403)),
  '/operator/operators/:userSeq': page(
    () => '/operator/operators/1005',
    operators(403),
    action(operators(400)),
  ),
  '/operator/macros': page(() => '/operator/macros', operators(200)),
  '/operator/macros/:macroSeq': page(
    () => '/operator/macros/1',
    operators(200),
    action(operators(400)),
  ),
  '/operator/order-terms': page(
    () => '/operator/order-terms',
    operators(200),
    action(operators(400)),
  ),
  '/operator/order-terms/new': page(
    () => '/operator/order-terms/new',
    operators(200),
    action(operators(400)),
  ),
  '/operator/policies': page(() => '/operator/policies', operators(200)),
  '/operator/policies/:policyKey': page(
    () => '/operator/policies/TERMS',
    operators(200),
    action(operators(400)),
  ),
  '/operator/policies/:policyKey/new': page(
    () => '/operator/policies/TERMS/new',
    operators(200),
    action(operators(400)),
  ),
  '/operator/banners': page(() => '/operator/banners', operators(200)),
  '/operator/banners/:bannerSeq': page(
    () => '/operator/banners/1',
    operators(200),
    action(operators(400)),
  ),
  '/operator/exhibitions': page(() => '/operator/exhibitions', operators(200)),
  '/operator/exhibitions/:gnbSeq': page(
    () => '/operator/exhibitions/1',
    operators(200),
    action(operators(400)),
  ),
  '/operator/search-words': page(() => '/operator/search-words', operators(200)),
  '/operator/search-words/:senseSeq': page(
    () => '/operator/search-words/1',
    operators(200),
    action(operators(400)),
  ),
  '/operator/events': page(() => '/operator/events', operators(200)),
  '/operator/events/:eventSeq': page(
    () => '/operator/events/2',
    operators(200),
    action(operators(400)),
  ),
  '/operator/damage-reports': page(() => '/operator/damage-reports', operators(200)),
  '/operator/damage-reports/:reportSeq': page(
    ({ damage }) => `/operator/damage-reports/${damage.sent}`,
    operators(200),
    action(operators(400)),
  ),
  '/operator/damage-reports/:reportSeq/evidence/:evidenceId': page(
    ({ damage }) => `/operator/damage-reports/${damage.sent}/evidence/${'0'.repeat(32)}`,
    operators(404),
  ),
  // An empty form asks and answers nothing.
  '/cs-center/qna': page(() => '/cs-center/qna', signedIn(200)),
  '/cs-center/qna/:qnaSeq': page(
    ({ questions }) => `/cs-center/qna/${questions.own}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/cs-center/qna/:qnaSeq/files/:fileId': page(
    ({ questions }) => `/cs-center/qna/${questions.own}/files/${'0'.repeat(32)}`,
    { ...all(404), anonymous: 'signin' },
  ),
  '/cs-center/qna/form': page(() => '/cs-center/qna/form', signedIn(200), action(signedIn(400))),
  '/cs-center/qna/form/search-store': page(() => '/cs-center/qna/form/search-store', signedIn(200)),
  '/cafe-help/guide': open(() => '/cafe-help/guide'),
  '/cafe-help/qna': page(() => '/cafe-help/qna', signedIn(200)),
  '/cafe-help/qna/:qnaSeq': page(
    ({ questions }) => `/cafe-help/qna/${questions.ofCafe}`,
    ofOwner(200),
    action(ofOwner(400)),
  ),
  '/cafe-help/qna/form': page(() => '/cafe-help/qna/form', signedIn(200), action(signedIn(400))),
  '/operator/questions': page(() => '/operator/questions', operators(200)),
  '/operator/questions/:qnaSeq': page(
    ({ questions }) => `/operator/questions/${questions.sent}`,
    operators(200),
    action(operators(400)),
  ),
  '/operator/questions/:qnaSeq/files/:fileId': page(
    ({ questions }) => `/operator/questions/${questions.sent}/files/${'0'.repeat(32)}`,
    operators(404),
  ),
  '/operator/reports': page(() => '/operator/reports', operators(200)),
  // An empty form decides nothing.
  '/operator/reports/:reportSeq': page(
    ({ report }) => report,
    operators(200),
    action(operators(400)),
  ),

  // An empty form decides and changes nothing.
  '/operator/listings': page(() => '/operator/listings', operators(200), action(operators(400))),
  '/operator/contents': page(() => '/operator/contents', operators(200)),
  '/operator/contents/form': page(
    () => '/operator/contents/form',
    operators(200),
    action(operators(400)),
  ),
  '/operator/contents/:contentSeq/history': page(
    () => '/operator/contents/1/history',
    operators(200),
    action(operators(400)),
  ),
  '/operator/listing-rules': page(
    () => '/operator/listing-rules',
    operators(200),
    action(operators(400)),
  ),
  '/product/:productSeq/exposure': page(({ productSeq }) => `/product/${productSeq}/exposure`, {
    ...signedIn(404),
    owner: 200,
  }),

  '/signin/:provider': page(() => '/signin/line', all(404), action(all(404))),
  '/signin/:provider/callback': page(
    () => '/signin/naver/callback',
    all('/signin'),
    // A redirect stores the posted form and reads it in a request of our own.
    action(all('/signin/naver/callback')),
  ),
  // Nothing was shared.
  '/product/form/share': page(
    () => '/product/form/share',
    all('/product/form'),
    action(all('/product/form')),
  ),
  '/logout': page(() => '/logout', all('/'), action(all('/'))),
  // An empty form chooses nothing.
  '/api/measuring-choice': page(
    () => '/api/measuring-choice',
    all('/privacy-policy'),
    action(all(400)),
  ),
  '/api/session': open(() => '/api/session'),
  '/api/state-info': page(() => '/api/state-info', { ...all(200), anonymous: 401 }),
  '/api/action-log': page(() => '/api/action-log', all(405), action(all(400))),
  '/api/cafe-link': page(() => '/api/cafe-link', { ...all(200), anonymous: 401 }),
  '/api/chat/users/:userSeq/unread-message-cnt': page(
    ({ ownerSeq }) => `/api/chat/users/${ownerSeq}/unread-message-cnt`,
    ofRoom,
  ),
  '/api/chat/rooms': page(() => '/api/chat/rooms', data(all(200))),
  '/api/chat/rooms/:roomId': page(({ room }) => roomData(room), ofRoom),
  '/api/chat/rooms/:roomId/messages': page(
    ({ room }) => `${roomData(room)}/messages`,
    ofRoom,
    action(data(all(400))),
  ),
  '/api/chat/rooms/:roomId/changes': page(
    ({ room }) => `${roomData(room)}/changes?afterChange=0`,
    ofRoom,
  ),
  '/api/chat/rooms/:roomId/read': page(
    ({ room }) => `${roomData(room)}/read`,
    all(405),
    action(data(all(400))),
  ),
  '/api/chat/ticket': page(() => '/api/chat/ticket', all(405), action(data(all(200)))),
  '/api/my-page': page(() => '/api/my-page', { ...all(200), anonymous: 401 }),
  // An empty form presses no heart.
  '/api/favorites': page(() => '/api/favorites', { ...all(200), anonymous: 401 }, action(all(400))),
  '/api/notices': page(() => '/api/notices', { ...all(200), anonymous: 401 }),
  '/api/notices/unread-count': page(() => '/api/notices/unread-count', {
    ...all(200),
    anonymous: 401,
  }),
  // An empty form subscribes no browser.
  '/api/push': page(() => '/api/push', all(200), action(data(all(400)))),
  // An empty form makes no alert.
  '/api/keyword-alerts': page(() => '/api/keyword-alerts', all(405), action(all(400))),
  // An empty form follows no store.
  '/api/following': page(() => '/api/following', all(405), action(all(400))),
  // Without a draft there is nothing to show.
  '/api/photo-handover': page(() => '/api/photo-handover', data(all(400)), action(data(all(400)))),
  '/api/panels/:name': open(() => '/api/panels/categories'),
  '/api/near': open(() => '/api/near'),
  '/api/product-cards': page(() => '/api/product-cards', all(405), action(all(400))),
  '/api/listing-drafts': page(() => '/api/listing-drafts', all(405), action(data(all(400)))),
  '/api/listing-help': page(() => '/api/listing-help', all(405), action(data(all(400)))),
  '/api/regions': open(() => '/api/regions?keyword=%EB%A7%9D%EC%9B%90'),
  '/api/products': open(() => '/api/products'),
  '/api/product-count': open(() => '/api/product-count'),
  '/api/color-scheme': page(() => '/api/color-scheme', all('/'), action(all(400))),
  '/api/color-scheme.css': open(() => '/api/color-scheme.css'),
  '/api/suggestions': open(() => `/api/suggestions?keyword=${encodeURIComponent('아이')}`),
  '/robots.txt': open(() => '/robots.txt'),
  '/rss.xml': open(() => '/rss.xml'),
  '/sitemap.xml': open(() => '/sitemap.xml'),
  '/sitemap/:type/:page.xml': open(() => '/sitemap/page/1.xml'),
}
