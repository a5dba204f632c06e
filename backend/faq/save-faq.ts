import { postOperations } from '../posts/post-operations.ts'
import { faqPosts } from './faq-posts.ts'

export const faqOperations = postOperations(faqPosts, 'faqSeq', ({ faq_seq }) => faq_seq)
