import { postOperations } from '../posts/post-operations.ts'
import { eventPosts } from './event-posts.ts'

export const eventOperations = postOperations(eventPosts, 'eventSeq', ({ event_seq }) => event_seq)
