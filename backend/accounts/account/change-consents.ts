import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { MarketingKey, PolicyKey } from '#contracts/account.ts'
import type { Consents } from '#contracts/main.ts'
import { endCafeLink } from '../cafe-link/end-cafe-link.ts'
import { agreesTo, latestConsents } from './latest-consents.ts'
import { isNightMarketingAlone } from './night-marketing.ts'
import { recordAgreements } from './record-agreements.ts'

interface Wishes {
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
  isLocationAccept: boolean
  isNaverCafeToAppAccept: boolean
}

/**
 * Changes the consents that can be withdrawn. Each change is a row of its own with its time, so that the state at any
 * time can be proven. An unchanged consent leaves no row. Advertising at night also needs the consent to advertising
 * (정보통신망법 제50조 제3항): alone it is refused, and a stored one ends when that one ends. The link with the cafe ends
 * with the consent to it.
 */
export async function changeConsents(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Viewer,
  wishes: Wishes,
): Promise<Consents | Refusal<'NIGHT_ALONE'>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const now = clock()
    const before = await latestConsents(trx, userSeq)
    const endsBoth = agreesTo(before, 'MARKETING') && agreesTo(before, 'NIGHT_MARKETING')
    if (isNightMarketingAlone(wishes) && !endsBoth) return refuse('NIGHT_ALONE')
    const isChange = <Key extends PolicyKey | MarketingKey>([key, agreed]: [Key, boolean]) =>
      agreesTo(before, key) !== agreed
    await recordAgreements(trx, userSeq, documentsOf(wishes).filter(isChange), now)
    await storeMarketingConsents(trx, userSeq, marketingOf(wishes).filter(isChange), now)
    if (!wishes.isNaverCafeToAppAccept) await endCafeLink(trx, userSeq, now)
    return latestConsents(trx, userSeq)
  })
}

function documentsOf(wishes: Wishes): [PolicyKey, boolean][] {
  return [
    ['LOCATION', wishes.isLocationAccept],
    ['NAVER_CAFE_TO_APP', wishes.isNaverCafeToAppAccept],
  ]
}

function marketingOf({
  isMarketingAccept,
  isNightMarketingAccept,
}: Wishes): [MarketingKey, boolean][] {
  return [
    ['MARKETING', isMarketingAccept],
    ['NIGHT_MARKETING', isMarketingAccept && isNightMarketingAccept],
  ]
}

async function storeMarketingConsents(
  trx: Kysely<DB>,
  userSeq: number,
  changes: readonly [MarketingKey, boolean][],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(([key, agreed]) => ({
    user_seq: userSeq,
    marketing_key: key,
    agreed,
    at: now,
  }))
  await trx.insertInto('marketing_consent').values(rows).execute()
}
