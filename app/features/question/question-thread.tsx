import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import type { Question } from '#contracts/question.ts'

/** What was asked and answered, the oldest first. */
export function QuestionThread({ messages }: Pick<Question, 'messages'>) {
  return (
    <ol className="space-y-3">
      {messages.map(({ by, text, at }) => (
        <Card as="li" key={at + by}>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold text-ink">{by === 'ASKER' ? '문의' : '답변'}</span>
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {kstDateTime(at)}
            </time>
          </p>
          <p className="mt-2 text-base break-words whitespace-pre-wrap text-ink-2">{text}</p>
        </Card>
      ))}
    </ol>
  )
}
