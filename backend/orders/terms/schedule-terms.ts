import { type Kysely, sql } from 'kysely'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import { firstNoticedDay, tooSoonMessage, writtenDay } from '#contracts/notice-days.ts'
import type { OrderTerms } from '#contracts/order-states.ts'
import {
  changesFees,
  isSameTerms,
  isWorse,
  TERM_ORDER,
  termChanges,
} from '#contracts/order-term-rules.ts'
import { type AnnouncedChange, announceChange } from '../../announcements/announce-change.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { stands, termsAt } from './order-terms.ts'

/**
 * Sets terms from the beginning of a day in Korea on. What makes members worse off, against the terms of that day or of
 * today, is made known 30 days before, another change 7 days (이용약관 제3조). Members are told by an
 * announcement.
 * @param asked `seen` the newest row that the form has shown
 */
export async function scheduleOrderTerms(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  asked: { formKey: string; day: string; terms: OrderTerms; reason: string; seen: number },
): Promise<
  { termsSeq: number } | Refusal<'TOO_SOON' | 'TAKEN' | 'SAME' | 'OUT_OF_ORDER' | 'OUTDATED'>
> {
  const { kysely, now, caller } = context
  const broken = TERM_ORDER.find(({ isKept }) => !isKept(asked.terms))
  if (broken) return refuse('OUT_OF_ORDER', { message: broken.message })
  return retryingTransaction(kysely, async (trx) => {
    // Two operators at once: the second sees what the first has written. Orders only read the table.
    await sql`lock table order_terms in share row exclusive mode`.execute(trx)
    const written = await trx
      .selectFrom('order_terms')
      .select('terms_seq')
      .where('form_key', '=', asked.formKey)
      .executeTakeFirst()
    if (written) return { termsSeq: written.terms_seq }
    if ((await newestSeq(trx)) !== asked.seen) return refuse('OUTDATED')
    const today = await orderTime(trx, now())
    const begins = kstMidnight(asked.day)
    if (await isTaken(trx, begins)) return refuse('TAKEN')
    const [{ terms: ofToday }, { terms: before }] = [
      await termsAt(trx, today),
      await termsAt(trx, new Date(Math.max(begins.getTime(), today.getTime()))),
    ]
    const isAdverse = isWorse(before, asked.terms) || isWorse(ofToday, asked.terms)
    const first = firstNoticedDay(kstDay(today), isAdverse)
    if (asked.day < first) return refuse('TOO_SOON', { message: tooSoonMessage(first, isAdverse) })
    if (isSameTerms(before, asked.terms)) return refuse('SAME')
    const { terms_seq: termsSeq } = await trx
      .insertInto('order_terms')
      .values({
        effective_from: begins,
        terms: JSON.stringify(asked.terms),
        form_key: asked.formKey,
        reason: asked.reason,
        operator_user_seq: operator.userSeq,
        address: caller.address,
        written_at: now(),
      })
      .returning('terms_seq')
      .executeTakeFirstOrThrow()
    await announceChange(context, trx, operator, {
      formKey: asked.formKey,
      ...announcementOf(before, { terms: asked.terms, day: asked.day, isAdverse }),
    })
    return { termsSeq }
  })
}

function announcementOf(
  before: OrderTerms,
  { terms, day, isAdverse }: { terms: OrderTerms; day: string; isAdverse: boolean },
): Omit<AnnouncedChange, 'formKey'> {
  return {
    day,
    isAdverse,
    title: `안심결제 ${changesFees(before, terms) ? '요금' : '기한'}이 ${writtenDay(day)}부터 바뀌어요`,
    body: [
      termChanges(before, terms).join('\n'),
      `${writtenDay(day)} 0시부터 맺는 주문에 적용돼요. 그 전에 맺은 주문은 지금 조건 그대로예요.`,
      isAdverse && '바뀌는 조건에 동의하지 않으면 안심결제를 쓰지 않거나 탈퇴할 수 있어요.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

async function newestSeq(trx: Kysely<DB>): Promise<number> {
  const { newest } = await trx
    .selectFrom('order_terms')
    .select((terms) => terms.fn.max('terms_seq').as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

async function isTaken(trx: Kysely<DB>, begins: Date): Promise<boolean> {
  const other = await trx
    .selectFrom('order_terms')
    .select('terms_seq')
    .where('effective_from', '=', begins)
    .where(stands)
    .executeTakeFirst()
  return other !== undefined
}
