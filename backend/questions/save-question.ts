import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { QuestionAbout } from '#contracts/question.ts'
import {
  QUESTION_CATEGORIES,
  type QuestionCategory,
  type QuestionKind,
} from '#contracts/question-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { isWholeContext, readQuestionContext } from './read-context.ts'
import { sanctionsOf } from './sanctions.ts'

interface SavedQuestion extends QuestionAbout {
  formKey: string
  kind: QuestionKind
  category: QuestionCategory | null
  title: string
  text: string
  cafeNickName: string
}
type SaveQuestionRefusal = Refusal<'CLOSED' | 'NOT_YOURS' | 'WRONG_CATEGORY' | 'WRONG_SANCTION'>

/**
 * Saves the draft of a question, of which a member has one of each kind. The form of a question that was sent answers with
 * that question where it says the same, so that a second press of the button does nothing.
 */
export async function saveQuestion(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  saved: SavedQuestion,
): Promise<{ questionSeq: number } | SaveQuestionRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const sent = await trx
      .selectFrom('question')
      .select(['question_seq', 'title', 'text'])
      .where('user_seq', '=', userSeq)
      .where('form_key', '=', saved.formKey)
      .where('state', '<>', 'DRAFT')
      .executeTakeFirst()
    if (sent) {
      const isSame = sent.title === saved.title && sent.text === saved.text
      return isSame ? { questionSeq: sent.question_seq } : refuse('CLOSED')
    }
    const refused = await problemOf(trx, userSeq, saved)
    if (refused) return refused
    const now = clock()
    const content = {
      form_key: saved.formKey,
      category: saved.category,
      title: saved.title,
      text: saved.text,
      cafe_nick_name: saved.cafeNickName,
      order_seq: saved.orderSeq,
      room_id: saved.roomId,
      store_seq: saved.storeSeq,
      product_seq: saved.productSeq,
      updated_at: now,
    }
    const draft = await trx
      .updateTable('question')
      .set(content)
      .where('user_seq', '=', userSeq)
      .where('kind', '=', saved.kind)
      .where('state', '=', 'DRAFT')
      .returning('question_seq')
      .executeTakeFirst()
    if (draft) return { questionSeq: draft.question_seq }
    const made = await trx
      .insertInto('question')
      .values({
        ...content,
        user_seq: userSeq,
        kind: saved.kind,
        state: 'DRAFT',
        handler_user_seq: null,
        waiting_since: null,
        answered_at: null,
        rating: null,
        submitted_at: null,
        created_at: now,
      })
      .returning('question_seq')
      .executeTakeFirstOrThrow()
    return { questionSeq: made.question_seq }
  })
}

async function problemOf(
  trx: Kysely<DB>,
  userSeq: number,
  saved: SavedQuestion,
): Promise<SaveQuestionRefusal | null> {
  const { category, kind, productSeq } = saved
  if (category !== null && QUESTION_CATEGORIES[category].kind !== kind)
    return refuse('WRONG_CATEGORY')
  if (!isWholeContext(await readQuestionContext(trx, userSeq, saved), saved))
    return refuse('NOT_YOURS')
  if (productSeq === null) return null
  const sanctions = category === 'APPEAL' ? await sanctionsOf(trx, userSeq) : []
  return sanctions.some((sanction) => sanction.productSeq === productSeq)
    ? null
    : refuse('WRONG_SANCTION')
}
