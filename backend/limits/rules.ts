import { CAFE_CODE_RULES } from '#contracts/cafe-constants.ts'
import { LOOKUP_RULES } from '#contracts/fraud-constants.ts'
import type { LimitedCall, LimitRule, LimitUse } from '../operation/rate-limiter.ts'
import { addressBlock, networkBlock } from './address-block.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often signing in and up may be tried. What turns out honest is given back: a code that was right gives its number,
 * device and address one attempt of each rule back, a social sign-in that succeeded its address's, and a text that could
 * not be sent what it took. So people who sign in properly, as often as they like, are never locked out; what stays
 * counted are unconfirmed codes and guesses that were wrong.
 *
 * An address may be a whole company or campus behind NAT, so its limits are wide. The network around it (IPv6 /48, IPv4
 * /24) counts as well: one customer may hold all 65,536 blocks of a /48. Carriers put very many phones behind a /24; five
 * times the limit of an address still leaves room for thousands of them, as honest attempts are given back.
 *
 * Ten codes a number and day, or ids of codes, with five tries each leave a guesser fifty tries among a million codes.
 * Devices on which the number's owner has signed in are counted separately, each by the same rules of number and device and by
 * none of address and network, so that nothing strangers do uses up what they have.
 */
export const LIMIT_RULES = {
  codeNumber: { name: 'code-number', points: 5, seconds: 10 * MINUTE },
  codeNumberDay: { name: 'code-number-day', points: 10, seconds: DAY },
  codeDevice: { name: 'code-device', points: 10, seconds: HOUR },
  codeAddress: { name: 'code-address', points: 60, seconds: HOUR },
  codeNetwork: { name: 'code-network', points: 300, seconds: HOUR },
  verifyDevice: { name: 'verify-device', points: 30, seconds: 10 * MINUTE },
  verifyAddress: { name: 'verify-address', points: 120, seconds: 10 * MINUTE },
  verifyNetwork: { name: 'verify-network', points: 600, seconds: 10 * MINUTE },
  socialAddress: { name: 'social-address', points: 60, seconds: 10 * MINUTE },
  socialNetwork: { name: 'social-network', points: 300, seconds: 10 * MINUTE },
  // Not given back: each sign-in is a session and a line of the login log that are kept for months.
  socialAccount: { name: 'social-account', points: 200, seconds: HOUR },
  signUpAddress: { name: 'sign-up-address', points: 20, seconds: HOUR },
  signUpNetwork: { name: 'sign-up-network', points: 200, seconds: HOUR },
  // Each is a row that is kept for half an hour.
  signUpAll: { name: 'sign-up-all', points: 5_000, seconds: HOUR },
  // Keywords that are counted, each a row that is kept for a month: a visitor's name is as easily changed as a browser's.
  searchHitAddress: { name: 'search-hit-address', points: 300, seconds: HOUR },
  searchHitNetwork: { name: 'search-hit-network', points: 3_000, seconds: HOUR },
  searchHitAll: { name: 'search-hit-all', points: 20_000, seconds: HOUR },
  // Views of products that are counted, each a row that is kept for a day.
  productViewAddress: { name: 'product-view-address', points: 600, seconds: HOUR },
  productViewNetwork: { name: 'product-view-network', points: 6_000, seconds: HOUR },
  // Votes about answers of the FAQ: of somebody without an account each made-up browser is a row.
  faqVoteAddress: { name: 'faq-vote-address', points: 60, seconds: HOUR },
  faqVoteNetwork: { name: 'faq-vote-network', points: 600, seconds: HOUR },
  // A person types a few lines at a time; a whole day of talking stays below.
  messageBurst: { name: 'message-burst', points: 30, seconds: 10, perProcess: true },
  // What is sent, sent again or refused: three times what may be said, so that a client that lost answers repeats it all.
  messageAttempt: { name: 'message-attempt', points: 90, seconds: 10, perProcess: true },
  messageHour: { name: 'message-hour', points: 1_500, seconds: HOUR, perProcess: true },
  // Whatever is asked of the chat over HTTP: pages, history and badges of all tabs of a person stay far below.
  edgeCall: { name: 'edge-call', points: 1_200, seconds: MINUTE, perProcess: true },
  // Words looked for in rooms and in what was said: each goes through many messages.
  chatSearch: { name: 'chat-search', points: 90, seconds: MINUTE, perProcess: true },
  // Tickets of sockets: one for each connection.
  socketTicket: { name: 'socket-ticket', points: 120, seconds: MINUTE, perProcess: true },
  // Price offers and appointments: haggling takes a handful, more is pestering.
  cardRoom: { name: 'card-room', points: 15, seconds: 10 * MINUTE, perProcess: true },
  cardMember: { name: 'card-member', points: 60, seconds: HOUR, perProcess: true },
  // How often users with a room of a product are notified that its state changed.
  tradeNotice: { name: 'trade-notice', points: 6, seconds: HOUR, perProcess: true },
  // Changes of a profile, and pictures for it, which take a decoder's time.
  profileChange: { name: 'profile-change', points: 20, seconds: HOUR },
  // Searches for a road address, each a call to its provider; and changes of an address book.
  postcodeSearch: { name: 'postcode-search', points: 60, seconds: HOUR },
  addressChange: { name: 'address-change', points: 60, seconds: HOUR },
  // Keyword alerts that are made or changed: each reads how common its words are.
  alertChange: { name: 'alert-change', points: 200, seconds: HOUR },
  // Stores that are followed, or no longer: each tells its owner.
  follow: { name: 'follow', points: 240, seconds: HOUR },
  // Accounts that a bank is asked about: more than the day's checks, as a form may be sent several times.
  bankCheck: { name: 'bank-check', points: 60, seconds: HOUR },
  // Photos of listings: twenty full listings; refused files count too, as they cost work.
  listingPhoto: { name: 'listing-photo', points: 240, seconds: HOUR },
  // Listings that are registered or edited: each is screened.
  // Orders that a member makes, and steps of them: a busy shop stays below.
  orderPlace: { name: 'order-place', points: 60, seconds: HOUR },
  evidence: { name: 'evidence', points: 20, seconds: HOUR },
  orderStep: { name: 'order-step', points: 600, seconds: HOUR },
  // Wrong codes at a meeting: six digits are not found by trying.
  handoverCode: { name: 'handover-code', points: 10, seconds: DAY },
  // Notices in the payment company's name that it does not confirm: each is a question to it.
  paymentNotice: { name: 'payment-notice', points: 120, seconds: 10 * MINUTE },
  listingWrite: { name: 'listing-write', points: 120, seconds: HOUR, perProcess: true },
  // A form saves its draft every few seconds while its seller types.
  draftSave: { name: 'draft-save', points: 1_800, seconds: HOUR, perProcess: true },
  // Reviews and their replies that are saved: a person writes a few, and changes them a few times.
  reviewWrite: { name: 'review-write', points: 40, seconds: HOUR },
  // Findings, categories and prices that are asked for while a listing is typed.
  listingHint: { name: 'listing-hint', points: 240, seconds: MINUTE, perProcess: true },
  // Links for a phone: each is a QR code on the form.
  photoHandover: { name: 'photo-handover', points: 60, seconds: HOUR },
  // Lookups of reported identifiers: a person has a few numbers to check, whoever harvests has thousands.
  fraudLookupDevice: {
    name: 'fraud-lookup-device',
    points: LOOKUP_RULES.perDayAnonymous,
    seconds: DAY,
  },
  fraudLookupAddress: {
    name: 'fraud-lookup-address',
    points: 3 * LOOKUP_RULES.perDayAnonymous,
    seconds: DAY,
  },
  fraudLookupNetwork: {
    name: 'fraud-lookup-network',
    points: 30 * LOOKUP_RULES.perDayAnonymous,
    seconds: DAY,
  },
  fraudLookupMember: {
    name: 'fraud-lookup-member',
    points: LOOKUP_RULES.perDayMember,
    seconds: DAY,
  },
  fraudLookupMinute: { name: 'fraud-lookup-minute', points: 10, seconds: MINUTE },
  // Codes for the cafe that are made, and tries at one: eight signs are not found by trying.
  cafeCodeMade: { name: 'cafe-code-made', points: 30, seconds: HOUR },
  cafeCodeTry: {
    name: 'cafe-code-try',
    points: CAFE_CODE_RULES.tries,
    seconds: CAFE_CODE_RULES.minutes * MINUTE,
  },
  // Browsers that are subscribed to pushes: each start of a page may save the same one again.
  pushSave: { name: 'push-save', points: 120, seconds: HOUR },
  // Codes that a member has sent to mail addresses.
  mailCode: { name: 'mail-code', points: 5, seconds: HOUR },
  // Reports of chats; an open one of the same room is not counted again.
  report: { name: 'report', points: 20, seconds: DAY, perProcess: true },
} as const satisfies Record<string, LimitRule>

/** Whether the owner of the number in question has signed in on the calling device before. */
export interface DeviceStanding {
  isKnownDevice: boolean
}

/** Who asks for a code, ours or the identity agency's: by device alone where it is known. */
export function codeAskerLimits(call: LimitedCall, { isKnownDevice }: DeviceStanding): LimitUse[] {
  return [
    ...(isKnownDevice ? [] : ofAddress(call, LIMIT_RULES.codeAddress, LIMIT_RULES.codeNetwork)),
    ...ofDevice(call, LIMIT_RULES.codeDevice),
  ]
}

/** The number that a code is sent to; a known device has the number's limits for itself. */
export function codeNumberLimits(
  call: LimitedCall,
  phoneNo: string,
  { isKnownDevice }: DeviceStanding,
): LimitUse[] {
  const number = `number:${phoneNo}${isKnownDevice ? `:${call.caller.deviceUuid}` : ''}`
  return [use(call, LIMIT_RULES.codeNumber, number), use(call, LIMIT_RULES.codeNumberDay, number)]
}

/** One try at a code. */
export function verifyLimits(call: LimitedCall, { isKnownDevice }: DeviceStanding): LimitUse[] {
  return [
    ...(isKnownDevice ? [] : ofAddress(call, LIMIT_RULES.verifyAddress, LIMIT_RULES.verifyNetwork)),
    ...ofDevice(call, LIMIT_RULES.verifyDevice),
  ]
}

export function socialLimits(call: LimitedCall): LimitUse[] {
  return ofAddress(call, LIMIT_RULES.socialAddress, LIMIT_RULES.socialNetwork)
}

/** One sign-in with an account of a provider, who said that it is genuine. */
export function socialAccountLimits(
  call: LimitedCall,
  provider: string,
  providerUserId: string,
): LimitUse[] {
  return [use(call, LIMIT_RULES.socialAccount, `social:${provider}:${providerUserId}`)]
}

export function signUpLimits(call: LimitedCall): LimitUse[] {
  return [
    { rule: LIMIT_RULES.signUpAll, key: 'all' },
    ...ofAddress(call, LIMIT_RULES.signUpAddress, LIMIT_RULES.signUpNetwork),
  ]
}

/** A keyword that is counted among the popular ones. */
export function searchHitLimits(call: LimitedCall): LimitUse[] {
  return [
    { rule: LIMIT_RULES.searchHitAll, key: 'all' },
    ...ofAddress(call, LIMIT_RULES.searchHitAddress, LIMIT_RULES.searchHitNetwork),
  ]
}

/** A visitor of a product's page who is counted. */
export function productViewLimits(call: LimitedCall): LimitUse[] {
  return ofAddress(call, LIMIT_RULES.productViewAddress, LIMIT_RULES.productViewNetwork)
}

/** One price offer or appointment of a member in a room. */
export function cardLimits(
  call: LimitedCall,
  { roomId, storeSeq }: { roomId: number; storeSeq: number },
): LimitUse[] {
  return [
    use(call, LIMIT_RULES.cardMember, `store:${storeSeq}`),
    use(call, LIMIT_RULES.cardRoom, `store:${storeSeq}:room:${roomId}`),
  ]
}

/** One change of a product's state that its rooms are notified of. */
export function tradeNoticeLimits(call: LimitedCall, productSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.tradeNotice, `product:${productSeq}`)]
}

/** One try to send a message, by whichever socket or call: it stays counted where the message had been sent before. */
export function chatAttemptLimits(userSeq: number): LimitUse[] {
  return [{ rule: LIMIT_RULES.messageAttempt, key: `user:${userSeq}` }]
}

/** One message in the chat, in whichever room. */
export function chatMessageLimits(userSeq: number): LimitUse[] {
  const key = `user:${userSeq}`
  return [
    { rule: LIMIT_RULES.messageHour, key },
    { rule: LIMIT_RULES.messageBurst, key },
  ]
}

/** One call of a member to the edge host. */
export function edgeCallLimits(userSeq: number): LimitUse[] {
  return [{ rule: LIMIT_RULES.edgeCall, key: `user:${userSeq}` }]
}

/** One search of a member in their chats. */
export function chatSearchLimits(userSeq: number): LimitUse[] {
  return [{ rule: LIMIT_RULES.chatSearch, key: `user:${userSeq}` }]
}

/** One ticket for a socket. */
export function socketTicketLimits(userSeq: number): LimitUse[] {
  return [{ rule: LIMIT_RULES.socketTicket, key: `user:${userSeq}` }]
}

/** One change of a member's profile. */
export function profileChangeLimits(call: LimitedCall, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.profileChange, `user:${userSeq}`)]
}

/** One photo of a listing. */
export function listingPhotoLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.listingPhoto, `user:${userSeq}`)]
}

/** One listing of a member that is registered or edited. */
export function listingWriteLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.listingWrite, `user:${userSeq}`)]
}

/** One save of a member's draft. */
export function draftSaveLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.draftSave, `user:${userSeq}`)]
}

/** One review or reply that a member saves. */
export function reviewLimits(call: LimitedCall, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.reviewWrite, `user:${userSeq}`)]
}

/** One question of the form of a listing. */
export function listingHintLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.listingHint, `user:${userSeq}`)]
}

/** One link that a phone adds photos by. */
export function photoHandoverLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.photoHandover, `user:${userSeq}`)]
}

/** One code that a member lets make for the cafe. */
export function cafeCodeLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.cafeCodeMade, `user:${userSeq}`)]
}

/** One try at a code, by a member of ours or of the cafe. */
export function cafeTryLimits(call: Pick<LimitedCall, 'keys'>, whom: string): LimitUse[] {
  return [use(call, LIMIT_RULES.cafeCodeTry, whom)]
}

export function postcodeSearchLimits(call: LimitedCall, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.postcodeSearch, `user:${userSeq}`)]
}

export function addressChangeLimits(call: LimitedCall, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.addressChange, `user:${userSeq}`)]
}

/** One change of a member's keyword alerts. */
export function alertChangeLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.alertChange, `user:${userSeq}`)]
}

/** A store that a member follows, or no longer. */
export function followLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.follow, `user:${userSeq}`)]
}

/** One account that a member lets a bank check. */
export function bankCheckLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.bankCheck, `user:${userSeq}`)]
}

/** One lookup of an identifier: of a member by the account, of others by device and address. */
export function fraudLookupLimits(call: LimitedCall, userSeq: number | null): LimitUse[] {
  if (userSeq !== null)
    return [
      use(call, LIMIT_RULES.fraudLookupMember, `user:${userSeq}`),
      use(call, LIMIT_RULES.fraudLookupMinute, `user:${userSeq}`),
    ]
  return [
    ...ofAddress(call, LIMIT_RULES.fraudLookupAddress, LIMIT_RULES.fraudLookupNetwork),
    ...ofDevice(call, LIMIT_RULES.fraudLookupDevice),
    ...ofDevice(call, LIMIT_RULES.fraudLookupMinute),
  ]
}

/** One vote about an answer of the FAQ. */
export function faqVoteLimits(call: LimitedCall): LimitUse[] {
  return ofAddress(call, LIMIT_RULES.faqVoteAddress, LIMIT_RULES.faqVoteNetwork)
}

/** One browser that a member subscribes to pushes. */
export function pushSaveLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.pushSave, `user:${userSeq}`)]
}

/** One code to a mail address: by the member, and by the address, for all members together. */
export function mailCodeLimits(
  call: Pick<LimitedCall, 'keys'>,
  userSeq: number,
  address: string,
): LimitUse[] {
  return [
    use(call, LIMIT_RULES.mailCode, `user:${userSeq}`),
    use(call, LIMIT_RULES.mailCode, `mail:${address}`),
  ]
}

/** One report of a member. */
export function reportLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.report, `user:${userSeq}`)]
}

/** One notice in the payment company's name; a genuine one is given back. */
export function paymentNoticeLimits(call: LimitedCall): LimitUse[] {
  const { address } = call.caller
  return [use(call, LIMIT_RULES.paymentNotice, `address:${address ? networkBlock(address) : ''}`)]
}

/** The widest comes first: who is stopped by it leaves no counters of made-up devices and numbers behind. */
export function ofAddress(call: LimitedCall, rule: LimitRule, networkRule: LimitRule): LimitUse[] {
  const { address } = call.caller
  if (!address) return []
  return [
    use(call, networkRule, `network:${networkBlock(address)}`),
    use(call, rule, `address:${addressBlock(address)}`),
  ]
}

export function ofDevice(call: LimitedCall, rule: LimitRule): LimitUse[] {
  const { deviceUuid } = call.caller
  return deviceUuid ? [use(call, rule, `device:${deviceUuid}`)] : []
}

function use({ keys }: Pick<LimitedCall, 'keys'>, rule: LimitRule, whom: string): LimitUse {
  return { rule, key: keys.pseudonym('limit', whom) }
}

/** One order that a member makes. */
export function orderPlaceLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.orderPlace, `user:${userSeq}`)]
}

/** One step of a member's order. */
export function orderStepLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.orderStep, `user:${userSeq}`)]
}

/** One pack of evidence that a member or an operator takes. */
export function evidenceLimits(call: Pick<LimitedCall, 'keys'>, userSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.evidence, `user:${userSeq}`)]
}

/** One code that a seller types when the goods are handed over; a right one is given back. */
export function handoverCodeLimits(call: Pick<LimitedCall, 'keys'>, orderSeq: number): LimitUse[] {
  return [use(call, LIMIT_RULES.handoverCode, `order:${orderSeq}`)]
}
