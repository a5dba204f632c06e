import { faqVoteLimits } from '../limits/rules.ts'
import { takeOrRefuse } from '../limits/take-or-refuse.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { isInPostState } from '../posts/post-state.ts'

type Context = Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'viewer'>

/** Records whether an entry helped: one vote of a person, who may change it. */
export async function voteFaq(
  context: Context,
  { faqSeq, isHelpful }: { faqSeq: number; isHelpful: boolean },
): Promise<{ isHelpful: boolean } | Refusal<'NOT_FOUND'>> {
  const { kysely, now, keys, caller, viewer } = context
  await takeOrRefuse(context, faqVoteLimits(context))
  const at = now()
  const found = await kysely
    .selectFrom('faq')
    .select('faq_seq')
    .where('faq_seq', '=', faqSeq)
    .where(isInPostState('SHOWN', at, 'publish_at'))
    .executeTakeFirst()
  if (!found) return refuse('NOT_FOUND')
  const person = viewer
    ? `user:${viewer.userSeq}`
    : caller.deviceUuid
      ? `device:${caller.deviceUuid}`
      : `address:${caller.address}`
  await kysely
    .insertInto('faq_vote')
    .values({
      faq_seq: faqSeq,
      voter: keys.pseudonym(`faq-vote:${faqSeq}`, person),
      is_helpful: isHelpful,
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['faq_seq', 'voter']).doUpdateSet({ is_helpful: isHelpful, at }),
    )
    .execute()
  return { isHelpful }
}
