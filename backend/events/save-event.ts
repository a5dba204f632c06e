import type { PostStep } from '#contracts/announcement-rules.ts'
import type { EventContent } from '#contracts/event.ts'
import type { Viewer } from '../operation/context.ts'
import type { PostContext } from '../posts/post-kind.ts'
import { addPost, savePost, stepPost } from '../posts/save-post.ts'
import { eventPosts } from './event-posts.ts'

type Operator = Pick<Viewer, 'userSeq'>

/** Writes a new event; the same form is the same event. */
export async function addEvent(
  context: PostContext,
  operator: Operator,
  input: { formKey: string; content: EventContent },
) {
  const added = await addPost(context, eventPosts, operator, input)
  return 'row' in added ? { eventSeq: added.row.event_seq } : added
}

/** Changes an event as the operator saw it; a repeat of the same change is no new version. */
export const saveEvent = (
  context: PostContext,
  operator: Operator,
  { eventSeq: seq, ...input }: { eventSeq: number; version: number; content: EventContent },
) => savePost(context, eventPosts, operator, { seq, ...input })

/** Hides an event, shows it again, or restores an earlier content; what is so already stays as it is. */
export const stepEvent = (
  context: PostContext,
  operator: Operator,
  {
    eventSeq: seq,
    ...input
  }: { eventSeq: number; version: number; step: PostStep; toVersion?: number | undefined },
) => stepPost(context, eventPosts, operator, { seq, ...input })
