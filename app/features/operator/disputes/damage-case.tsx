import { Card } from '#app/components/card.tsx'
import { EvidenceGrid } from '#app/features/damage-report/evidence-grid.tsx'
import { DamageFacts } from '#app/features/damage-report/report-facts.tsx'
import { History } from '#app/features/damage-report/report-status.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import type { DamageCaseView } from '#contracts/damage-report.ts'
import { DAMAGE_STATES } from '#contracts/damage-report-rules.ts'
import { MemberLink } from '../members/member-link.tsx'
import { DamageDecisionForm } from './damage-decision-form.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'

/** One report for the desk: who, what, the evidence, the objection, and what can be decided. */
export function DamageCase({ report }: { report: DamageCaseView }) {
  const { reporter, accused, alike, objection } = report
  return (
    <>
      <FactList>
        <FactRow name="상태">{DAMAGE_STATES[report.state].label}</FactRow>
        <FactRow name="등록한 회원">
          <MemberLink {...reporter} />
        </FactRow>
        <FactRow name="번호가 같은 회원">
          {accused.length === 0
            ? '없음'
            : accused.map((member) => (
                <span key={member.userSeq} className="me-2 inline-block">
                  <MemberLink {...member} />
                </span>
              ))}
        </FactRow>
        <FactRow name="같은 번호의 다른 사례">{alike}건</FactRow>
      </FactList>
      <DamageFacts report={report} />
      <EvidenceGrid report={report} ofDesk />
      {objection && (
        <Card as="section" aria-labelledby="objection">
          <h2 id="objection" className="text-base font-bold text-ink">
            상대방의 이의
          </h2>
          <p className="mt-2 text-base break-words whitespace-pre-wrap text-ink-2">
            {objection.text}
          </p>
          <p className="mt-2 text-sm text-ink-3">
            {kstDateTime(objection.at)}에 냈고, {kstDateTime(objection.hiddenUntil)}까지 가려져요.
          </p>
        </Card>
      )}
      <LinkedAccounts cluster={report.cluster} />
      <DamageDecisionForm decisions={report.decisions} />
      {report.events.length > 0 && (
        <Card as="section" aria-label="처리 기록">
          <History events={report.events} />
        </Card>
      )}
    </>
  )
}
