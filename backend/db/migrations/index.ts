import type { Migration } from 'kysely'
import { foundation } from './0001-foundation.ts'
import { search } from './0002-search.ts'
import { accounts } from './0003-accounts.ts'
import { actionLog } from './0004-action-log.ts'
import { knownDevices } from './0005-known-devices.ts'
import { chat } from './0006-chat.ts'
import { reports } from './0007-reports.ts'
import { cafeLink } from './0008-cafe-link.ts'
import { hiddenReads } from './0009-hidden-reads.ts'
import { chatWrites } from './0010-chat-writes.ts'
import { contentChange } from './0011-content-change.ts'
import { secondFactor } from './0012-second-factor.ts'
import { socketTicket } from './0013-socket-ticket.ts'
import { installation } from './0014-installation.ts'
import { operatorRole } from './0015-operator-role.ts'
import { trustScore } from './0016-trust-score.ts'
import { productViews } from './0017-product-views.ts'
import { loweredPrices } from './0018-lowered-prices.ts'
import { favoritesAndRegions } from './0019-favorites-and-regions.ts'
import { profile } from './0020-profile.ts'
import { reportsOfGoods } from './0021-reports-of-goods.ts'
import { listings } from './0022-listings.ts'
import { listingPhotos } from './0023-listing-photos.ts'
import { listingSense } from './0024-listing-sense.ts'
import { notices } from './0025-notices.ts'
import { stores } from './0026-stores.ts'
import { tradesAndReviews } from './0027-trades-and-reviews.ts'
import { photoHandover } from './0029-photo-handover.ts'
import { possession } from './0030-possession.ts'
import { orders } from './0031-orders.ts'
import { sandboxPayments } from './0032-sandbox-payments.ts'
import { bankAccounts } from './0033-bank-accounts.ts'
import { searchRegions } from './0034-search-regions.ts'
import { settling } from './0034-settling.ts'
import { orderCases } from './0035-order-cases.ts'
import { desk } from './0036-desk.ts'
import { points } from './0037-points.ts'
import { ordersInRooms } from './0039-orders-in-rooms.ts'
import { receipts } from './0040-receipts.ts'
import { books } from './0041-books.ts'
import { compensation } from './0042-compensation.ts'
import { longLists } from './0045-long-lists.ts'
import { productQueue } from './0046-product-queue.ts'
import { priceFacts } from './0047-price-facts.ts'
import { fraud } from './0051-fraud.ts'
import { fraudLinks } from './0053-fraud-links.ts'
import { memberDisputes } from './0054-member-disputes.ts'
import { questions } from './0055-questions.ts'
import { contents } from './0056-contents.ts'
import { eventsAndAnnouncements } from './0057-events-and-announcements.ts'
import { cafeSync } from './0058-cafe-sync.ts'
import { dataExports } from './0059-data-exports.ts'
import { deskFigures } from './0060-desk-figures.ts'
import { actionChain } from './0061-action-chain.ts'
import { faq } from './0062-faq.ts'
import { cafeShares } from './0063-cafe-shares.ts'
import { cardCounts } from './0065-card-counts.ts'
import { deskEdits } from './0068-desk-edits.ts'
import { noticeChannels } from './0069-notice-channels.ts'
import { sanctions } from './0070-sanctions.ts'
import { answerMacros } from './0074-answer-macros.ts'
import { promotions } from './0075-promotions.ts'
import { consentReminders } from './0079-consent-reminders.ts'
import { operatorDuties } from './0080-operator-duties.ts'
import { searchSteps } from './0081-search-steps.ts'
import { fees } from './0082-fees.ts'
import { policyChanges } from './0083-policy-changes.ts'
import { wordsToCome } from './0084-words-to-come.ts'
import { decisionReasons } from './0085-decision-reasons.ts'
import { answersByDay } from './0086-answers-by-day.ts'
import { reasonsOfCases } from './0087-reasons-of-cases.ts'
import { wordsInSearch } from './0088-words-in-search.ts'
import { wordsOfDescriptions } from './0089-words-of-descriptions.ts'
import { sensesOfSentences } from './0090-senses-of-sentences.ts'
import { oneHold } from './0091-one-hold.ts'
import { feesInAnswers } from './0092-fees-in-answers.ts'
import { namesAndEverydayWords } from './0093-names-and-everyday-words.ts'
import { longerConfirmation } from './0094-longer-confirmation.ts'
import { earlierParcels } from './0095-earlier-parcels.ts'
import { returnAddresses } from './0097-return-addresses.ts'
import { casePhotos } from './0098-case-photos.ts'
import { forgottenOrders } from './0099-forgotten-orders.ts'
import { stampOfSenses } from './0100-stamp-of-senses.ts'
import { oneSearchVector } from './0101-one-search-vector.ts'
import { pricesInIndexes } from './0102-prices-in-indexes.ts'
import { newestWithWords } from './0103-newest-with-words.ts'
import { clearerSenses } from './0104-clearer-senses.ts'
import { narrowerSenses } from './0105-narrower-senses.ts'
import { correctedSenses } from './0106-corrected-senses.ts'
import { pricesInSearch } from './0107-prices-in-search.ts'
import { whoAThingIsFor } from './0108-who-a-thing-is-for.ts'
import { whatOneDoes } from './0109-what-one-does.ts'

/** Every migration by name, in order. Forward only: a change to the schema is a new entry. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-search': search,
  '0003-accounts': accounts,
  '0004-action-log': actionLog,
  '0005-known-devices': knownDevices,
  '0006-chat': chat,
  '0007-reports': reports,
  '0008-cafe-link': cafeLink,
  '0009-hidden-reads': hiddenReads,
  '0010-chat-writes': chatWrites,
  '0011-content-change': contentChange,
  '0012-second-factor': secondFactor,
  '0013-socket-ticket': socketTicket,
  '0014-installation': installation,
  '0015-operator-role': operatorRole,
  '0016-trust-score': trustScore,
  '0017-product-views': productViews,
  '0018-lowered-prices': loweredPrices,
  '0019-favorites-and-regions': favoritesAndRegions,
  '0020-profile': profile,
  '0021-reports-of-goods': reportsOfGoods,
  '0022-listings': listings,
  '0023-listing-photos': listingPhotos,
  '0024-listing-sense': listingSense,
  '0025-notices': notices,
  '0026-stores': stores,
  '0027-trades-and-reviews': tradesAndReviews,
  '0029-photo-handover': photoHandover,
  '0030-possession': possession,
  '0031-orders': orders,
  '0032-sandbox-payments': sandboxPayments,
  '0033-bank-accounts': bankAccounts,
  '0034-search-regions': searchRegions,
  '0034-settling': settling,
  '0035-order-cases': orderCases,
  '0036-desk': desk,
  '0037-points': points,
  '0039-orders-in-rooms': ordersInRooms,
  '0040-receipts': receipts,
  '0041-books': books,
  '0042-compensation': compensation,
  '0045-long-lists': longLists,
  '0046-product-queue': productQueue,
  '0047-price-facts': priceFacts,
  '0051-fraud': fraud,
  '0053-fraud-links': fraudLinks,
  '0054-member-disputes': memberDisputes,
  '0055-questions': questions,
  '0056-contents': contents,
  '0057-events-and-announcements': eventsAndAnnouncements,
  '0058-cafe-sync': cafeSync,
  '0059-data-exports': dataExports,
  '0060-desk-figures': deskFigures,
  '0061-action-chain': actionChain,
  '0062-faq': faq,
  '0063-cafe-shares': cafeShares,
  '0065-card-counts': cardCounts,
  '0068-desk-edits': deskEdits,
  '0069-notice-channels': noticeChannels,
  '0070-sanctions': sanctions,
  '0074-answer-macros': answerMacros,
  '0075-promotions': promotions,
  '0079-consent-reminders': consentReminders,
  '0080-operator-duties': operatorDuties,
  '0081-search-steps': searchSteps,
  '0082-fees': fees,
  '0083-policy-changes': policyChanges,
  '0084-words-to-come': wordsToCome,
  '0085-decision-reasons': decisionReasons,
  '0086-answers-by-day': answersByDay,
  '0087-reasons-of-cases': reasonsOfCases,
  '0088-words-in-search': wordsInSearch,
  '0089-words-of-descriptions': wordsOfDescriptions,
  '0090-senses-of-sentences': sensesOfSentences,
  '0091-one-hold': oneHold,
  '0092-fees-in-answers': feesInAnswers,
  '0093-names-and-everyday-words': namesAndEverydayWords,
  '0094-longer-confirmation': longerConfirmation,
  '0095-earlier-parcels': earlierParcels,
  '0097-return-addresses': returnAddresses,
  '0098-case-photos': casePhotos,
  '0099-forgotten-orders': forgottenOrders,
  '0100-stamp-of-senses': stampOfSenses,
  '0101-one-search-vector': oneSearchVector,
  '0102-prices-in-indexes': pricesInIndexes,
  '0103-newest-with-words': newestWithWords,
  '0104-clearer-senses': clearerSenses,
  '0105-narrower-senses': narrowerSenses,
  '0106-corrected-senses': correctedSenses,
  '0107-prices-in-search': pricesInSearch,
  '0108-who-a-thing-is-for': whoAThingIsFor,
  '0109-what-one-does': whatOneDoes,
}
