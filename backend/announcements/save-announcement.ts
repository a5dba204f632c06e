import { postOperations } from '../posts/post-operations.ts'
import { announcementPosts } from './announcement-posts.ts'

export const announcementOperations = postOperations(
  announcementPosts,
  'announcementSeq',
  ({ announcement_seq }) => announcement_seq,
)
