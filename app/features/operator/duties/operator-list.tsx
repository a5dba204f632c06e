import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { DUTIES } from '#contracts/duties.ts'
import type { OperatorRow } from '#contracts/operator-desk.ts'

/** The operators with what each is in charge of; without a second factor the desk does not open for one. */
export function OperatorList({ operators }: { operators: readonly OperatorRow[] }) {
  return (
    <ul className="space-y-3">
      {operators.map((operator) => (
        <Card as="li" key={operator.userSeq}>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="font-bold wrap-anywhere text-ink">{nameOf(operator)}</h2>
              <p className="mt-1 text-sm text-ink-3">
                {operator.lastSignedInAt
                  ? `마지막 로그인 ${kstDateTime(operator.lastSignedInAt)}`
                  : '로그인한 적 없음'}
                {!operator.secondFactorAt && ' · 2단계 인증을 아직 설정하지 않았어요'}
              </p>
            </div>
            {operator.role !== 'ADMIN' && (
              <ButtonLink
                to={paths.operatorDuties(operator.userSeq)}
                variant="secondary"
                size="sm"
                aria-label={`${nameOf(operator)} 담당 바꾸기`}
              >
                담당 바꾸기
              </ButtonLink>
            )}
          </div>
          <ul aria-label="담당" className="mt-3 flex flex-wrap gap-1.5">
            {operator.role === 'ADMIN' ? (
              <li>
                <Badge tone="info">관리자 · 모든 일</Badge>
              </li>
            ) : (
              operator.duties.map((duty) => (
                <li key={duty}>
                  <Badge tone="neutral">{DUTIES[duty].label}</Badge>
                </li>
              ))
            )}
            {operator.duties.length === 0 && (
              <li className="text-sm text-ink-3">맡은 일이 없어요. 운영 홈만 볼 수 있어요.</li>
            )}
          </ul>
        </Card>
      ))}
    </ul>
  )
}

export const nameOf = ({ nickName, userSeq }: Pick<OperatorRow, 'nickName' | 'userSeq'>) =>
  nickName ?? `회원 ${userSeq}`
