/** How long records are retained (korean-conventions, retention), in months. */
export const ACCESS_LOG_MONTHS = 3
/** Actions of visitors on the pages. */
export const ACTION_LOG_MONTHS = 6
/** The history of consents, among them those to advertising, after an account ended. */
export const CONSENT_PROOF_MONTHS = 6
/** Complaints and disputes with their evidence, after they were settled (전자상거래법 시행령 제6조 제1항 제4호). */
export const DISPUTE_MONTHS = 36

/** Contracts, payments and deliveries, after their end (전자상거래법 시행령 제6조 제1항 제2호·제3호). */
export const TRADE_MONTHS = 60

/** Drafts of listings that were not continued; their photos follow. */
export const DRAFT_MONTHS = 12

/** What was advertised: photos of a listing, after it was deleted (전자상거래법 시행령 제6조 제1항 제1호). */
export const DELETED_LISTING_MONTHS = 6

/** Chat messages of a withdrawn member: as long as a trade can be disputed. */
export const CHAT_MONTHS = 6

/** The same day this many months later, or earlier when negative; the last day of a month that is too short for it. */
export function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + months, 1)
  const lastDay = new Date(
    Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0),
  ).getUTCDate()
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return later
}
