import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { QuestionRow } from '#contracts/question.ts'
import { QUESTION_CATEGORIES } from '#contracts/question-rules.ts'
import { QUESTION_STATES } from '#contracts/question-states.ts'

/** Questions as links to each. */
export function QuestionList({
  questions,
  ofDesk = false,
}: {
  questions: readonly QuestionRow[]
  ofDesk?: boolean
}) {
  if (questions.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="문의가 없어요" level={2}>
        {ofDesk ? '새 문의가 오면 여기에 보여요.' : '궁금한 점이 있으면 문의해 주세요.'}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {questions.map(({ questionSeq, kind, category, state, title, waitingSince, updatedAt }) => (
        <li key={questionSeq}>
          <Link
            to={ofDesk ? paths.operatorQuestion(questionSeq) : paths.question(kind, questionSeq)}
            className="block px-4 py-3 -outline-offset-2 hover:bg-surface-2"
          >
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={state === 'ANSWERED' ? 'success' : 'warning'}>
                {QUESTION_STATES[state].label}
              </Badge>
              <span className="min-w-0 font-semibold break-words text-ink">{title}</span>
            </span>
            <span className="mt-1 block text-sm text-ink-3">
              {QUESTION_CATEGORIES[category].label} ·{' '}
              {waitingSince ? `${kstDateTime(waitingSince)}부터 기다림` : kstDateTime(updatedAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
