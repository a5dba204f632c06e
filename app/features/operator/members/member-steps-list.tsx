import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { LinkList, LinkRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { SANCTION_DUTIES } from '#contracts/duties.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { useDuty } from '../use-duty.ts'
import { isSanctionable, MEMBER_STEPS, possibleSteps } from './member-steps.ts'

/** That a member is suspended, since when and why, and the way to end it: apart from the other steps. */
export function SuspensionNotice({ member }: { member: MemberDetail }) {
  const may = useDuty()
  if (member.status !== 'SUSPENDED') return null
  const live = member.sanctions.find(({ kind, state }) => kind === 'SUSPENSION' && state === 'LIVE')
  return (
    <Notice tone="danger">
      <p className="font-semibold">이용이 제한된 회원이에요.</p>
      {live && (
        <p className="mt-1">
          <time dateTime={live.startsAt}>{kstDateTime(live.startsAt)}</time>부터
          {live.endsAt && (
            <>
              {' '}
              <time dateTime={live.endsAt}>{kstDateTime(live.endsAt)}</time>까지
            </>
          )}
          {' · '}
          {live.reason}
        </p>
      )}
      {may('MEMBERS') && (
        <ButtonLink
          to={paths.operatorMemberStep(member.userSeq, 'restore')}
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          {MEMBER_STEPS.restore.label}
        </ButtonLink>
      )}
    </Notice>
  )
}

/** The steps that an operator may take, each on a page of its own. */
export function MemberSteps({ member }: { member: MemberDetail }) {
  const may = useDuty()
  const steps = may('MEMBERS') ? possibleSteps(member).filter((step) => step !== 'restore') : []
  const isToSanction = isSanctionable(member) && may(SANCTION_DUTIES)
  if (steps.length === 0 && !isToSanction) return null
  return (
    <LinkList title="조치">
      {isToSanction && (
        <LinkRow
          to={paths.operatorSanction(member.userSeq)}
          label="제재하기"
          detail="경고, 이용 제한"
        />
      )}
      {steps.map((step) => (
        <LinkRow
          key={step}
          to={paths.operatorMemberStep(member.userSeq, step)}
          label={MEMBER_STEPS[step].label}
        />
      ))}
    </LinkList>
  )
}
