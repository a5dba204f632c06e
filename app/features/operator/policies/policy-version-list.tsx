import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { differenceHref, policyHref } from '#app/features/policy/policy-page.ts'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { PolicyAtDesk, PolicyVersion } from '#contracts/policy-desk.ts'
import { POLICY_LIMITS, POLICY_STATES } from '#contracts/policy-rules.ts'
import { DatedHeading, DoneBy } from '../dated-change.tsx'
import { TakeBackForm } from '../take-back-form.tsx'

/** All versions of a text: those to come can be taken back, those of before written again. */
export function PolicyVersionList({ text }: { text: PolicyAtDesk }) {
  const standing = text.versions.filter(({ state }) => state !== 'WITHDRAWN')
  return (
    <ol className="space-y-3">
      {text.versions.map((row) => (
        <Card
          as="li"
          key={`${row.version} ${row.change?.changeSeq}`}
          className="space-y-3"
          aria-label={`${kstDate(row.version)} ${POLICY_STATES[row.state]}`}
        >
          <DatedHeading day={row.version} state={row.state} labels={POLICY_STATES}>
            {row.change?.isAdverse && <Badge tone="warning">불리한 내용</Badge>}
          </DatedHeading>
          {row.reason && <p className="wrap-anywhere text-ink-2">{row.reason}</p>}
          {row.change && <DoneBy {...row.change} />}
          {row.withdrawn && <DoneBy {...row.withdrawn} did="취소" />}
          <Links text={text} row={row} before={standing[standing.indexOf(row) + 1]?.version} />
          {row.state === 'SCHEDULED' && row.change && (
            <TakeBackForm
              schema={() =>
                import('./policy-schema.ts').then((file) => file.policyWithdrawalForms.WITHDRAW)
              }
              named={{ name: 'changeSeq', value: row.change.changeSeq }}
              hint="이 내용은 시행하지 않고, 회원에게도 더는 보이지 않아요."
              maxLength={POLICY_LIMITS.reason}
              label="이 내용 취소하기"
            />
          )}
        </Card>
      ))}
    </ol>
  )
}

function Links({
  text: { policyKey },
  row: { version, state, change },
  before,
}: {
  text: PolicyAtDesk
  row: PolicyVersion
  before: string | undefined
}) {
  const isOld = state === 'PAST' || state === 'WITHDRAWN'
  const from: Record<string, string> =
    state === 'WITHDRAWN' ? { change: String(change?.changeSeq) } : { version }
  const day = kstDate(version)
  return (
    <p className="flex flex-wrap gap-2">
      {state !== 'WITHDRAWN' && (
        <ButtonLink
          to={policyHref(policyKey, state === 'IN_FORCE' ? undefined : version)}
          variant="secondary"
          size="sm"
          aria-label={`${day} 시행본 보기`}
        >
          보기
        </ButtonLink>
      )}
      {state !== 'WITHDRAWN' && before && (
        <ButtonLink
          to={differenceHref(policyKey, before, version)}
          variant="secondary"
          size="sm"
          aria-label={`${day} 시행본에서 달라진 점`}
        >
          달라진 점
        </ButtonLink>
      )}
      {isOld && (
        <ButtonLink
          to={paths.operatorNewPolicy(policyKey, from)}
          variant="secondary"
          size="sm"
          aria-label={`${day}, 이 내용으로 다시 쓰기`}
        >
          이 내용으로 다시 쓰기
        </ButtonLink>
      )}
    </p>
  )
}
