import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { OwnDispute } from '#contracts/member-dispute.ts'
import { termsWords } from './dispute-view.tsx'
import { DisputeStateBadge } from './own-disputes.tsx'

const LINK = 'roomy-link font-semibold text-link underline underline-offset-4'

/** Where the dispute stands for one side, until when, and what follows. */
export function DisputeStatus({ dispute }: { dispute: OwnDispute }) {
  const { state, terms, hasPack, disputeSeq } = dispute
  const isDecision = terms.by === 'OPERATOR'
  return (
    <Card as="section" aria-labelledby="state">
      <h2 id="state" className="flex flex-wrap items-center gap-2 text-base font-bold text-ink">
        진행 상태 <DisputeStateBadge state={state} />
      </h2>
      <p className="mt-2 text-base text-ink-2">{statusWords(dispute)}</p>
      {state !== 'ASKED' && state !== 'WITHDRAWN' && (
        <p className="mt-3 rounded-md bg-surface-2 px-4 py-3 text-base text-ink">
          <span className="block text-sm text-ink-3">
            {isDecision ? '운영팀의 결정' : '마지막 제안'}
          </span>
          <strong className="font-semibold">{termsWords(terms)}</strong>
        </p>
      )}
      {state === 'MEDIATION' && (
        <p className="mt-3 text-base text-ink-2">
          <a href="https://www.ecmc.or.kr" rel="noreferrer" target="_blank" className={LINK}>
            전자문서·전자거래분쟁조정위원회
            <span className="sr-only"> 새 창</span>
          </a>
          (국번 없이{' '}
          <a href="tel:118" className={LINK}>
            118
          </a>
          )에 조정을 신청할 수 있어요. 아래 자료를 함께 내 주세요.
        </p>
      )}
      {hasPack && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-base">
          <a href={paths.memberDisputePack(disputeSeq, 'pdf')} download className={LINK}>
            자료 모음 PDF 받기
          </a>
          <a href={paths.memberDisputePack(disputeSeq, 'zip')} download className={LINK}>
            서명된 전체 자료 ZIP 받기
          </a>
        </p>
      )}
    </Card>
  )
}

function statusWords({ state, side, turn, dueAt, agreed }: OwnDispute): string {
  const until = dueAt ? `${kstDateTime(dueAt)}까지` : ''
  const isMine = turn === side
  const hasSaid = agreed.includes(side)
  switch (state) {
    case 'ASKED':
      return isMine
        ? `상대방이 분쟁을 신청했어요. ${until} 답해 주세요. 답이 없으면 운영팀이 검토해요.`
        : `상대방의 답을 기다리고 있어요. ${until} 답이 없으면 운영팀이 검토해요.`
    case 'OFFERED':
      return isMine
        ? `상대방이 새로 제안했어요. ${until} 답해 주세요. 답이 없으면 운영팀이 검토해요.`
        : `내 제안에 대한 답을 기다리고 있어요. ${until} 답이 없으면 운영팀이 검토해요.`
    case 'REFUSED':
      return isMine
        ? `상대방이 거절했어요. ${until} 다른 제안을 하거나 운영팀에 판단을 요청해 주세요.`
        : `거절한 뒤 상대방의 다음 제안을 기다리고 있어요. ${until} 없으면 운영팀이 검토해요.`
    case 'REVIEW':
      return '운영팀이 양쪽의 이야기와 사진, 채팅을 확인하고 있어요. 알릴 내용이 있으면 덧붙여 주세요.'
    case 'DECIDED':
      return hasSaid
        ? `결정을 받아들였어요. 상대방이 ${until} 받아들이지 않으면 조정 신청을 안내해 드려요.`
        : `운영팀의 결정을 확인하고 ${until} 받아들일지 알려 주세요. 안심결제 없이 한 거래라 양쪽이 받아들여야 이뤄져요.`
    case 'AGREED':
      return hasSaid
        ? `이행을 확인했어요. 상대방의 확인을 기다리고 있어요. ${until} 다른 말이 없으면 이행한 것으로 봐요.`
        : `합의한 대로 이행하고 확인해 주세요. ${until} 다른 말이 없으면 이행한 것으로 봐요.`
    case 'SETTLED':
      return '분쟁이 해결됐어요.'
    case 'WITHDRAWN':
      return side === 'CLAIMANT' ? '내가 분쟁을 취하했어요.' : '상대방이 분쟁을 취하했어요.'
    case 'MEDIATION':
      return '두손에서는 합의하지 못했어요.'
  }
}
