import { sql } from 'kysely'
import type { PostState } from '#contracts/announcement-rules.ts'
import type { FaqDeskRow, FaqDraft } from '#contracts/faq.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { isInPostState } from '../posts/post-state.ts'
import { contentOfFaq } from './faq-content.ts'
import { faqTable } from './faq-posts.ts'

const PAGE_SIZE = 30

type Desk = { items: FaqDeskRow[]; total: number; pageCount: number }

const HELPFUL = sql<number>`(select count(*)::int from faq_vote
  where faq_vote.faq_seq = faq.faq_seq and is_helpful)`
const UNHELPFUL = sql<number>`(select count(*)::int from faq_vote
  where faq_vote.faq_seq = faq.faq_seq and not is_helpful)`

/** Entries in one state: those first that did not help most people, then in the order of the customer centre. */
export async function listFaqDesk(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { state, page }: { state: PostState; page: number },
): Promise<Desk> {
  const fitting = kysely.selectFrom('faq').where(isInPostState(state, now(), 'publish_at'))
  const [rows, { total }] = await Promise.all([
    fitting
      .selectAll()
      .select([HELPFUL.as('helpful'), UNHELPFUL.as('unhelpful')])
      .orderBy(sql`greatest(${UNHELPFUL} - ${HELPFUL}, 0)`, 'desc')
      .orderBy('category')
      .orderBy('position')
      .orderBy('faq_seq')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      faqSeq: row.faq_seq,
      category: row.category,
      question: row.question,
      isTop: row.is_top,
      publishAt: row.publish_at.toISOString(),
      votes: { helpful: row.helpful, unhelpful: row.unhelpful },
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** One entry as operators edit it, with its versions, newest first. */
export async function getFaqDraft(
  context: Pick<HostContext, 'kysely' | 'now'>,
  faqSeq: number,
): Promise<FaqDraft | Refusal<'NOT_FOUND'>> {
  const row = await context.kysely
    .selectFrom('faq')
    .selectAll()
    .select([HELPFUL.as('helpful'), UNHELPFUL.as('unhelpful')])
    .where('faq_seq', '=', faqSeq)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return {
    ...contentOfFaq(row),
    faqSeq,
    ...(await faqTable.historyOf(context, row)),
    votes: { helpful: row.helpful, unhelpful: row.unhelpful },
  }
}
