import { Badge } from '#app/components/badge.tsx'
import { elapsedWords } from '#app/format/elapsed.ts'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import type { CaseContact } from '#contracts/order-case.ts'

const SIDES = { BUYER: '구매자가', SELLER: '판매자가', OPERATOR: '운영팀이' } as const

/** Who answered first and after how long, and until when the operators speak up. */
export function ContactLine({
  contact: { since, first, contactedAt, contactBy },
  isOpen,
  now,
}: {
  contact: CaseContact
  /** Nothing was decided yet. */
  isOpen: boolean
  now: string
}) {
  const isOverdue = Date.parse(contactBy) < Date.parse(now)
  return (
    <div className="space-y-1 text-sm text-ink-2">
      {first && first.by !== 'OPERATOR' && (
        <p>
          {SIDES[first.by]} {after(since, first.at)} 먼저 답했어요.
        </p>
      )}
      {contactedAt && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>
            운영팀이 {after(since, contactedAt)} {first?.by === 'OPERATOR' ? '먼저 ' : ''}
            연락했어요.
          </span>
          {contactedAt > contactBy && <Badge tone="warning">24시간 넘음</Badge>}
        </p>
      )}
      {!contactedAt && isOpen && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>
            운영팀이{' '}
            <time dateTime={contactBy} className="font-semibold whitespace-nowrap text-ink">
              {kstDayAndWeekday(contactBy)} {kstTime(contactBy)}
            </time>
            까지 먼저 연락드려요.
          </span>
          {isOverdue && <Badge tone="danger">첫 연락이 늦어지고 있어요</Badge>}
        </p>
      )}
    </div>
  )
}

function after(since: string, at: string): string {
  const waited = Date.parse(at) - Date.parse(since)
  return waited < MINUTE_MS ? '1분도 안 되어' : `${elapsedWords(waited)} 만에`
}
