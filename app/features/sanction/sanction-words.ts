import { DAY_MS } from '#contracts/durations.ts'
import type { MemberSanction } from '#contracts/sanction.ts'
import {
  APPEAL_STATES,
  type AppealState,
  SANCTION_KINDS,
  SANCTION_STATES,
} from '#contracts/sanction-rules.ts'

type Sanction = Pick<MemberSanction, 'kind' | 'startsAt' | 'endsAt'>

/** `경고`, `7일 이용 제한`, or `이용 제한` where nothing ends. */
export function sanctionLabel({ kind, startsAt, endsAt }: Sanction): string {
  if (kind === 'WARNING' || endsAt === null) return SANCTION_KINDS[kind]
  // The end is at a full hour, so that the time is up to an hour shorter.
  const days = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS)
  return `${days}일 ${SANCTION_KINDS[kind]}`
}

/** `적용 중`, or `적용 중 · 이의 검토 중`. */
export function sanctionStateWords({
  state,
  appealState,
}: Pick<MemberSanction, 'state'> & { appealState: AppealState | null }): string {
  if (appealState !== 'RECEIVED' && appealState !== 'DENIED') return SANCTION_STATES[state]
  return `${SANCTION_STATES[state]} · 이의 ${APPEAL_STATES[appealState]}`
}
