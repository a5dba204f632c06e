import { type RawBuilder, sql } from 'kysely'
import type { MarketingKey } from '#contracts/account-constants.ts'

/**
 * Whether a member's newest answer consents to advertising, as a condition (정보통신망법 제50조): a withdrawn consent counts
 * from the moment it is withdrawn.
 * @param userSeq an expression of the query
 */
export const consentsTo = (userSeq: RawBuilder<unknown>, key: MarketingKey): RawBuilder<boolean> =>
  sql<boolean>`coalesce((
    select consent.agreed from marketing_consent consent
    where consent.user_seq = ${userSeq} and consent.marketing_key = ${key}
    order by consent.consent_seq desc limit 1
  ), false)`
