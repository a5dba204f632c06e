import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { MEMBER_ACTIONS } from '../operator-labels.ts'

const LABELS = {
  ...MEMBER_ACTIONS,
  VIEW: '조회',
  WARN: '경고',
  SUSPEND: '이용 제한',
  APPEAL_ACCEPTED: '이의 받아들임',
  APPEAL_DENIED: '이의 받아들이지 않음',
  UNDONE: '되돌림',
  REPORT_ACTED: '신고 조치',
  REPORT_DISMISSED: '신고 기각',
  LISTING_CLEARED: '상품 확인',
  ORDER_DECIDED: '분쟁 결정',
  ORDER_FROZEN: '지급 보류',
  DAMAGE_DECIDED: '피해사례 결정',
  DISPUTE_DECIDED: '회원 분쟁 결정',
  QUESTION_ANSWERED: '문의 답변',
  LISTING_HIDDEN: '상품 숨김',
  OPERATOR_GRANTED: '운영자 지정',
  OPERATOR_REVOKED: '운영자 해제',
  DUTIES_CHANGED: '담당 변경',
  FACTOR_SET: '2단계 인증 설정',
  FACTOR_PASSED: '2단계 인증',
  FACTOR_FAILED: '2단계 인증 실패',
  FACTOR_LOCKED: '2단계 인증 잠김',
  FACTOR_RESET: '2단계 인증 초기화',
  RECOVERY_CODE_USED: '복구 코드 사용',
  RECOVERY_CODES_RENEWED: '복구 코드 다시 만들기',
  PASSKEY_ADDED: '패스키 추가',
  PASSKEY_REMOVED: '패스키 삭제',
} as const

/** What operators viewed and did, newest first. */
export function MemberActions({ actions }: Pick<MemberDetail, 'actions'>) {
  if (actions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="actions">
      <h2 id="actions" className="text-base font-bold text-ink">
        처리 내역
      </h2>
      <ol className="mt-2 divide-y divide-line text-sm">
        {actions.map(({ action, reason, operatorNickName, at }) => (
          <li key={`${at}-${action}`} className="flex flex-wrap gap-x-3 gap-y-0.5 py-2.5">
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {kstDateTime(at)}
            </time>
            <span className="font-semibold text-ink">{LABELS[action]}</span>
            {reason && <span className="text-ink-2">{reason}</span>}
            {operatorNickName && <span className="text-ink-3">{operatorNickName}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
