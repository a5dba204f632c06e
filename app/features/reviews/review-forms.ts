import * as z from 'zod/mini'
import { many, oneOf, readBy, sequence } from '#app/forms/fields.ts'
import { countGraphemes } from '#contracts/graphemes.ts'
import {
  REVIEW_LENGTH,
  REVIEW_TAG_COUNT,
  type ReviewRole,
  tagsOf,
} from '#contracts/review-rules.ts'

const RATINGS = ['1', '2', '3', '4', '5'] as const

function readText(typed: string) {
  return countGraphemes(typed, REVIEW_LENGTH) > REVIEW_LENGTH
    ? { error: `${REVIEW_LENGTH}자까지 적을 수 있어요. 줄여서 적어 주세요.` }
    : { value: typed }
}

const readReply = (typed: string) =>
  typed === '' ? { error: '답글을 적어 주세요.' } : readText(typed)

/** The forms of a trade's reviews, for the writer's side of the trade. */
export const reviewForms = (role: ReviewRole) => ({
  save: z.object({
    rating: z.pipe(oneOf(RATINGS, '별점을 골라 주세요.'), z.transform(Number)),
    tags: many(
      oneOf(tagsOf(role), '목록에 있는 평가만 고를 수 있어요.'),
      z.maxLength(REVIEW_TAG_COUNT, `평가는 ${REVIEW_TAG_COUNT}개까지 고를 수 있어요.`),
    ),
    body: readBy(readText),
  }),
})

export const replyForms = {
  reply: z.object({ reviewSeq: sequence(), body: readBy(readReply) }),
}
