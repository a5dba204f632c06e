import { Link, useFetcher } from '@remix-run/react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { actOnFaqVote } from './act-on-faq-vote.server.ts'
import { VOTE_ANSWERS } from './vote-answers.ts'

/** 도움이 됐나요? */
export function FaqVoteForm({ faqSeq }: { faqSeq: number }) {
  const fetcher = useFetcher<typeof actOnFaqVote>()
  const hasScript = useHydrated()
  const voted = fetcher.data && 'voted' in fetcher.data ? fetcher.data.voted : null
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm text-ink-3">
      {voted ? (
        <p role="status" className="flex min-h-9 flex-wrap items-center gap-x-2">
          {VOTE_ANSWERS[voted]}
          {voted === 'no' && (
            <Link
              to={paths.questionForm('CS')}
              className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
            >
              1:1 문의하기
            </Link>
          )}
        </p>
      ) : (
        <PostForm intent="vote" fetcher={fetcher} action={paths.csCenter()}>
          <FormProblem />
          <input type="hidden" name="faqSeq" value={faqSeq} />
          {hasScript && <input type="hidden" name="inPlace" value="1" />}
          <div className="flex flex-wrap items-center gap-2">
            <span id={`helped-${faqSeq}`}>도움이 됐나요?</span>
            <SubmitButton
              name="helpful"
              value="yes"
              variant="secondary"
              size="sm"
              aria-describedby={`helped-${faqSeq}`}
            >
              네
            </SubmitButton>
            <SubmitButton
              name="helpful"
              value="no"
              variant="secondary"
              size="sm"
              aria-describedby={`helped-${faqSeq}`}
            >
              아니요
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </div>
  )
}
