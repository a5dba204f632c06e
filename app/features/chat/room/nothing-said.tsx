import { ShieldCheckIcon } from '#app/components/icons.tsx'
import type { Room } from '#contracts/edge.ts'

/** A room without messages: how to begin, and how to stay safe. */
export function NothingSaid({ room: { role, other } }: { room: Room }) {
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center">
      <p className="text-base font-semibold text-balance text-ink">
        {role === 'BUYER'
          ? `${other.nickName}님에게 궁금한 점을 물어보세요`
          : `${other.nickName}님이 이 상품에 관심을 보였어요`}
      </p>
      <p className="flex max-w-sm items-start gap-2 rounded-lg bg-surface-2 px-4 py-3 text-start text-sm text-ink-2">
        <ShieldCheckIcon size={20} className="mt-px shrink-0 text-safe" />
        전화번호나 계좌번호를 먼저 묻거나 다른 메신저로 옮기자고 하면 사기일 수 있어요. 거래
        이야기는 두손 채팅에서 나눠 주세요.
      </p>
    </div>
  )
}
