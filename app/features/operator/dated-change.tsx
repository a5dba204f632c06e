import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#app/components/badge.tsx'
import { kstDate, kstDateTime } from '#app/format/time.ts'
import type { DatedState } from '#contracts/notice-days.ts'

const TONES: Record<DatedState, BadgeTone> = {
  SCHEDULED: 'info',
  IN_FORCE: 'success',
  PAST: 'neutral',
  WITHDRAWN: 'neutral',
}

/** From which day something holds, and where it stands. */
export function DatedHeading({
  day,
  state,
  labels,
  children,
}: {
  day: string
  state: DatedState
  labels: Readonly<Record<DatedState, string>>
  /** More badges. */
  children?: ReactNode
}) {
  return (
    <h2 className="flex flex-wrap items-center gap-2 font-bold text-ink">
      <span>
        <time dateTime={day}>{kstDate(day)}</time>부터
      </span>
      <Badge tone={TONES[state]}>{labels[state]}</Badge>
      {children}
    </h2>
  )
}

/** Who did something at the desk, when and why. */
export function DoneBy({
  operatorName,
  at,
  did,
  reason,
}: {
  /** Null of a member who has left. */
  operatorName: string | null
  at: string
  did?: string
  reason?: string
}) {
  return (
    <p className="text-sm wrap-anywhere text-ink-3">
      {[
        operatorName ?? '운영팀',
        did ? `${kstDateTime(at)} ${did}` : kstDateTime(at),
        ...(reason ? [reason] : []),
      ].join(' · ')}
    </p>
  )
}
