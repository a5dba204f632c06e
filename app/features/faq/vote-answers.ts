/** What is said after a vote. */
export const VOTE_ANSWERS = {
  yes: '알려 주셔서 고마워요.',
  no: '알려 주셔서 고마워요. 더 나은 답으로 고칠게요.',
} as const
