import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { MarketingKey, PolicyKey } from '#contracts/account.ts'
import type { Consents } from '#contracts/main.ts'
import { endCafeLink } from '../cafe-link/end-cafe-link.ts'
import { keepAgreements } from './keep-agreements.ts'
import { agreesTo, latestConsents } from './latest-consents.ts'
import { isNightAlone } from './night-alone.ts'

interface Wishes {
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
  isLocationAccept: boolean
  isNaverCafeToAppAccept: boolean
}

/**
 * Changes the consents that may be taken back. Each change is a row of its own with its time, so that what held when
 * can be proven; what stays as it was leaves no row. Advertising by night needs the consent to advertising besides
 * (정보통신망법 제50조 제3항): alone it is refused, and it ends with the other one. A link with the cafe ends with the
 * consent to it.
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
    if (isNightAlone(wishes) && !agreesTo(before, 'MARKETING')) return refuse('NIGHT_ALONE')
    const isChange = <Key extends PolicyKey | MarketingKey>([key, agreed]: [Key, boolean]) =>
      agreesTo(before, key) !== agreed
    await keepAgreements(trx, userSeq, documentsOf(wishes).filter(isChange), now)
    await keepMarketing(trx, userSeq, marketingOf(wishes).filter(isChange), now)
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

async function keepMarketing(
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
