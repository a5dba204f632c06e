import type { FaqEntry } from '#contracts/faq.ts'
import { FAQ_LIMITS, FAQ_PLACES, type FaqCategory } from '#contracts/faq-rules.ts'
import type { OrderTermKey } from '#contracts/order-states.ts'
import { TERM_KEYS, termWords } from '#contracts/order-term-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { termsNow } from '../orders/terms/terms-now.ts'
import { isInPostState } from '../posts/post-state.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'
import { entryOfFaq } from './faq-content.ts'
import { rankFaq } from './rank-faq.ts'

type Context = Pick<HostContext, 'kysely' | 'now'>

const shown = ({ kysely }: Pick<Context, 'kysely'>, at: Date) =>
  kysely
    .selectFrom('faq')
    .selectAll()
    .where(isInPostState('SHOWN', at, 'publish_at'))
    .orderBy('position')
    .orderBy('faq_seq')

/** Entries that are shown now: those that answer the keyword, those of a category, or the first questions. */
export async function listFaq(
  { kysely, now }: Context,
  { category, keyword }: { category?: FaqCategory | undefined; keyword?: string | undefined },
): Promise<Found> {
  const at = now()
  const [rows, validUntil] = await Promise.all([
    shown({ kysely }, at)
      .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'BUY'))
      .$if(category === undefined && !keyword, (query) => query.where('is_top', '=', true))
      .execute(),
    nextChangeOfPosts({ kysely }, 'faq', 'publish_at', at),
  ])
  const found = keyword ? rankFaq(rows, keyword) : rows
  return filled({ kysely, now }, { items: found.map(entryOfFaq), validUntil })
}

/** One entry that is shown now, with others of its category. */
export async function getFaqEntry(
  { kysely, now }: Context,
  faqSeq: number,
): Promise<
  | (FaqEntry & { related: { faqSeq: number; question: string }[]; validUntil: string | null })
  | Refusal<'NOT_FOUND'>
> {
  const at = now()
  const row = await shown({ kysely }, at).where('faq_seq', '=', faqSeq).executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const [others, validUntil] = await Promise.all([
    shown({ kysely }, at)
      .where('category', '=', row.category)
      .where('faq_seq', '<>', faqSeq)
      .limit(FAQ_LIMITS.related)
      .execute(),
    nextChangeOfPosts({ kysely }, 'faq', 'publish_at', at),
  ])
  const { items, ...until } = await filled(
    { kysely, now },
    { items: [entryOfFaq(row)], validUntil },
  )
  return {
    ...(items[0] as FaqEntry),
    related: others.map(({ faq_seq, question }) => ({ faqSeq: faq_seq, question })),
    ...until,
  }
}

interface Found {
  items: FaqEntry[]
  validUntil: string | null
}

/** With the terms in force in the answers; then it is valid until they change. */
async function filled({ kysely, now }: Context, { items, validUntil }: Found): Promise<Found> {
  if (!items.some(({ answer }) => FAQ_PLACES.isIn(answer))) return { items, validUntil }
  const { terms, until } = await termsNow({ kysely, now })
  const facts = Object.fromEntries(
    TERM_KEYS.map((key) => [key, termWords(key, terms[key])]),
  ) as Record<OrderTermKey, string>
  const ends = [validUntil, until?.toISOString()].filter((each) => typeof each === 'string')
  return {
    items: items.map((entry) => ({ ...entry, answer: FAQ_PLACES.fill(entry.answer, facts) })),
    validUntil: ends.sort()[0] ?? null,
  }
}
