import { countGraphemes } from '#contracts/graphemes.ts'
import { REVIEW_LENGTH } from '#contracts/review-rules.ts'
import { moderateText } from '../moderation/moderate-text.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/** The text of a review or reply as it is stored; refuses what everybody must not read. */
export function readReviewText(
  typed: string,
  ownHosts: readonly string[],
): string | Refusal<'CONTACT' | 'TOO_LONG'> {
  const text = typed
    .normalize('NFC')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
  if (countGraphemes(text, REVIEW_LENGTH) > REVIEW_LENGTH) return refuse('TOO_LONG')
  // Everybody reads it: what a chat would only mask or warn of is refused here.
  return moderateText(text, ownHosts).guard ? refuse('CONTACT') : text
}
