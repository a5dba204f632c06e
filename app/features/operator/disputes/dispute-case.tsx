import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import {
  DisputeFactList,
  DisputeHistory,
  DisputePictures,
  DisputeRuleCard,
} from '#app/features/member-dispute/dispute-view.tsx'
import { DisputeStateBadge } from '#app/features/member-dispute/own-disputes.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { unbrokenMoments } from '#app/format/no-break-space.ts'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { DisputeCaseView } from '#contracts/member-dispute.ts'
import { MemberLink } from '../members/member-link.tsx'
import { DisputeDecisionForm } from './dispute-decision-form.tsx'

const LINK = 'roomy-link font-medium text-link underline underline-offset-4'

/** One dispute for the desk: the claim, the rule, what both said, the conversation, and the decision. */
export function DisputeCase({ dispute }: { dispute: DisputeCaseView }) {
  const { members, claimant, respondent, isOwn, actions, state, disputeSeq, events } = dispute
  const wasDecided = state !== 'REVIEW' && events.some(({ action }) => action === 'DECIDE')
  return (
    <>
      <FactList>
        <FactRow name="상태">
          <DisputeStateBadge state={state} />
        </FactRow>
        <FactRow name="신청인">
          <MemberLink userSeq={members.CLAIMANT} nickName={claimant} />
        </FactRow>
        <FactRow name="상대방">
          <MemberLink userSeq={members.RESPONDENT} nickName={respondent} />
        </FactRow>
      </FactList>
      <DisputeFactList dispute={dispute} />
      <Card as="section" aria-labelledby="pictures">
        <h2 id="pictures" className="mb-3 text-base font-bold text-ink">
          증거 사진
        </h2>
        <DisputePictures dispute={dispute} ofDesk />
      </Card>
      <DisputeHistory events={events} />
      <Messages dispute={dispute} />
      <DisputeRuleCard dispute={dispute} />
      {isOwn && <Notice>내가 당사자인 분쟁은 다른 운영자가 결정해야 해요.</Notice>}
      {actions.includes('DECIDE') && <DisputeDecisionForm dispute={dispute} />}
      {wasDecided && (
        <p>
          <a href={paths.operatorDisputePack(disputeSeq)} download className={LINK}>
            조정 신청 자료 ZIP 받기
          </a>
        </p>
      )}
    </>
  )
}

function Messages({ dispute: { messages } }: { dispute: Pick<DisputeCaseView, 'messages'> }) {
  return (
    <Card as="section" aria-labelledby="messages">
      <h2 id="messages" className="text-base font-bold text-ink">
        이 거래의 대화
      </h2>
      {messages.length === 0 && <p className="mt-3 text-sm text-ink-3">남은 대화가 없어요.</p>}
      <ol className="mt-2 divide-y divide-line">
        {messages.map(({ messageSeq, nickName, text, at }) => (
          <li key={messageSeq} className="py-2.5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <span className="font-semibold text-ink">{nickName}</span>
              <time dateTime={at} className="text-ink-3 tabular-nums">
                {kstDateTime(at)}
              </time>
            </p>
            <p className="mt-1 text-base wrap-anywhere whitespace-pre-wrap text-ink-2">
              {unbrokenMoments(text)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
