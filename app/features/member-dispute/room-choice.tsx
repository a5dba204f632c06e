import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateShort } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { DisputableRoom } from '#contracts/member-dispute.ts'

/** The conversations that name a trade; one with safe payment leads to its order, one with a dispute to that. */
export function RoomChoice({ rooms }: { rooms: readonly DisputableRoom[] }) {
  if (rooms.length === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title="분쟁을 신청할 거래가 없어요"
        level={2}
        actions={
          <ButtonLink to={paths.chat()} variant="secondary">
            채팅 보기
          </ButtonLink>
        }
      >
        상대방과 채팅으로 이야기를 나눈 거래만 신청할 수 있어요.
      </EmptyState>
    )
  return (
    <section aria-labelledby="which-trade">
      <h2 id="which-trade" className="text-base font-bold text-ink">
        어떤 거래인가요?
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {rooms.map((room) => (
          <li key={room.roomId}>
            <Link
              to={placeOf(room)}
              className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words text-ink">{room.title}</span>
                <span className="mt-1 block text-sm break-words text-ink-3">
                  {room.role === 'BUYER' ? '구매' : '판매'} · {room.other.nickName} ·{' '}
                  {wonAmount(room.price)} · {kstDateShort(room.lastMessageAt)} 대화
                </span>
                {hintOf(room) && (
                  <span className="mt-1 block text-sm text-ink-2">{hintOf(room)}</span>
                )}
              </span>
              <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ roomId, orderSeq, disputeSeq }: DisputableRoom): string {
  if (orderSeq !== null) return paths.orderCase(orderSeq)
  if (disputeSeq !== null) return paths.memberDisputeDetail(disputeSeq)
  return paths.memberDisputeForm({ room: roomId })
}

function hintOf({ orderSeq, disputeSeq }: DisputableRoom): string | null {
  if (orderSeq !== null) return '안심결제 거래예요. 이 거래의 반품·분쟁으로 가요.'
  return disputeSeq === null ? null : '이미 신청한 분쟁이 있어요.'
}
