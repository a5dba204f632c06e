import type { PostStep } from '#contracts/announcement-rules.ts'
import type { FaqContent } from '#contracts/faq.ts'
import type { Viewer } from '../operation/context.ts'
import type { PostContext } from '../posts/post-kind.ts'
import { addPost, savePost, stepPost } from '../posts/save-post.ts'
import { faqPosts } from './faq-posts.ts'

type Operator = Pick<Viewer, 'userSeq'>

/** Writes a new entry; the same form is the same entry. */
export async function addFaq(
  context: PostContext,
  operator: Operator,
  input: { formKey: string; content: FaqContent },
) {
  const added = await addPost(context, faqPosts, operator, input)
  return 'row' in added ? { faqSeq: added.row.faq_seq } : added
}

/** Changes an entry as the operator saw it; a repeat of the same change is no new version. */
export const saveFaq = (
  context: PostContext,
  operator: Operator,
  { faqSeq: seq, ...input }: { faqSeq: number; version: number; content: FaqContent },
) => savePost(context, faqPosts, operator, { seq, ...input })

/** Hides an entry, shows it again, or restores an earlier content; what is so already stays as it is. */
export const stepFaq = (
  context: PostContext,
  operator: Operator,
  {
    faqSeq: seq,
    ...input
  }: { faqSeq: number; version: number; step: PostStep; toVersion?: number | undefined },
) => stepPost(context, faqPosts, operator, { seq, ...input })
