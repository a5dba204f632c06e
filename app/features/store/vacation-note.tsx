import { Notice } from '#app/components/notice.tsx'
import { isOnVacation, type Vacation, vacationText } from '#contracts/vacation.ts'

/** 휴가: until when a seller is away, and what they say about it; nothing while they are there. */
export function VacationNote({
  vacation,
  now,
  className,
}: {
  vacation: Vacation | null
  /** Moment of the request. */
  now: string
  className?: string
}) {
  if (!isOnVacation(vacation, now)) return null
  return (
    <Notice {...(className && { className })}>
      <p className="font-semibold">{vacationText(vacation)}</p>
      <p className="mt-0.5">{vacation.note || '채팅은 보낼 수 있지만 답이 늦을 수 있어요.'}</p>
    </Notice>
  )
}
