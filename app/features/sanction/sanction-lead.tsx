import { Notice } from '#app/components/notice.tsx'
import { kstDateTime } from '#app/format/time.ts'
import type { MemberSanction } from '#contracts/sanction.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'

/** What a sanction means for the member now. */
export function SanctionLead({ sanction: { kind, state, endsAt } }: { sanction: MemberSanction }) {
  if (state === 'OVERTURNED')
    return <Notice tone="success">이의를 받아들여 취소한 조치예요. 횟수에 세지 않아요.</Notice>
  if (state === 'UNDONE')
    return (
      <Notice tone="success">
        운영팀이 잘못 결정해 되돌린 조치예요. 횟수에 세지 않아요. 불편을 드려 죄송해요.
      </Notice>
    )
  if (state === 'ENDED' || state === 'LIFTED')
    return <Notice>이용 제한이 풀려 다시 두손을 이용할 수 있어요.</Notice>
  if (kind === 'WARNING')
    return (
      <Notice tone="warning">
        로그인과 거래는 그대로 할 수 있어요. 경고를 받은 날부터 {SANCTION_LIMITS.countedDays}일 안에
        규정을 또 어기면 이용이 제한될 수 있어요.
      </Notice>
    )
  return (
    <Notice tone="danger">
      <p className="font-semibold">두손 이용이 제한됐어요.</p>
      <p className="mt-1">
        {endsAt === null ? (
          '끝나는 날이 없어요. '
        ) : (
          <>
            <time dateTime={endsAt}>{kstDateTime(endsAt)}</time>까지{' '}
          </>
        )}
        로그인할 수 없고, 가게와 상품이 다른 회원에게 보이지 않아요.
      </p>
      <p className="mt-1">
        진행 중인 안심결제는 정해진 기한대로 끝나요. 보내지 않은 주문은 구매자에게 환불되고, 확정된
        주문의 돈은 등록한 정산 계좌로 보내 드려요.
      </p>
    </Notice>
  )
}
