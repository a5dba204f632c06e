import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { PostStep } from '#contracts/announcement-rules.ts'
import type { Viewer } from '../operation/context.ts'
import type { PostContext } from '../posts/post-kind.ts'
import { addPost, savePost, stepPost } from '../posts/save-post.ts'
import { announcementPosts } from './announcement-posts.ts'

type Operator = Pick<Viewer, 'userSeq'>

/** Writes a new announcement; the same form is the same announcement. */
export async function addAnnouncement(
  context: PostContext,
  operator: Operator,
  input: { formKey: string; content: AnnouncementContent },
) {
  const added = await addPost(context, announcementPosts, operator, input)
  return 'row' in added ? { announcementSeq: added.row.announcement_seq } : added
}

/** Changes an announcement as the operator saw it; a repeat of the same change is no new version. */
export const saveAnnouncement = (
  context: PostContext,
  operator: Operator,
  {
    announcementSeq: seq,
    ...input
  }: { announcementSeq: number; version: number; content: AnnouncementContent },
) => savePost(context, announcementPosts, operator, { seq, ...input })

/** Hides an announcement, shows it again, or restores an earlier content; what is so already stays as it is. */
export const stepAnnouncement = (
  context: PostContext,
  operator: Operator,
  {
    announcementSeq: seq,
    ...input
  }: { announcementSeq: number; version: number; step: PostStep; toVersion?: number | undefined },
) => stepPost(context, announcementPosts, operator, { seq, ...input })
