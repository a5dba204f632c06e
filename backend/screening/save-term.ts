import { isPastMinute } from '#contracts/announcement-rules.ts'
import type { ListingTerm, ListingTermInput } from '#contracts/listing-desk.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { ListingTermState } from '../db/schema.ts'
import { parsePattern } from '../moderation/listing/pattern.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { toTerm } from './list-rules.ts'

/** Adds words to a kind or changes them, and records who did it. Words are switched off and never deleted. */
export async function saveTerm(
  { kysely, now, caller }: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  { termSeq, ruleCode, kind, words, level, isActive, startsAt }: ListingTermInput,
): Promise<ListingTerm | Refusal<'NOT_FOUND' | 'UNREADABLE' | 'PAST'>> {
  if (!parsePattern(words)) return refuse('UNREADABLE')
  return retryingTransaction(kysely, async (trx) => {
    const known = await trx
      .selectFrom('listing_term')
      .selectAll()
      .where('term_seq', '=', termSeq ?? 0)
      .where('rule_code', '=', ruleCode)
      .forUpdate()
      .executeTakeFirst()
    const rule = await trx
      .selectFrom('listing_rule')
      .select('rule_code')
      .where('rule_code', '=', ruleCode)
      .executeTakeFirst()
    if (!rule || (termSeq !== null && !known)) return refuse('NOT_FOUND')
    const before: ListingTermState | null = known
      ? {
          words: known.words,
          level: known.level,
          isActive: known.is_active,
          startsAt: known.starts_at?.toISOString() ?? null,
        }
      : null
    const after: ListingTermState = { words, level, isActive, startsAt }
    if (known && JSON.stringify(before) === JSON.stringify(after)) return toTerm(known, now())
    const isNewStart = startsAt !== null && startsAt !== before?.startsAt
    if (isNewStart && isPastMinute(new Date(startsAt), now())) return refuse('PAST')
    const values = {
      words,
      level,
      is_active: isActive,
      starts_at: startsAt === null ? null : new Date(startsAt),
      updated_at: now(),
    }
    const saved = known
      ? await trx
          .updateTable('listing_term')
          .set(values)
          .where('term_seq', '=', known.term_seq)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('listing_term')
          .values({ ...values, rule_code: ruleCode, kind, origin: null })
          .returningAll()
          .executeTakeFirstOrThrow()
    await trx
      .insertInto('listing_term_change')
      .values({
        term_seq: saved.term_seq,
        operator_user_seq: operator.userSeq,
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
        address: caller.address,
        at: now(),
      })
      .execute()
    return toTerm(saved, now())
  })
}
