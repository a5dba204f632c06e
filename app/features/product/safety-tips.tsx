import { INTERMEDIARY_NOTICE } from '#app/brand.ts'
import { ShieldCheckIcon } from '#app/components/icons.tsx'

const TIPS = [
  '다른 메신저나 계좌로 결제를 유도하면 거래를 멈춰 주세요.',
  '시세보다 지나치게 저렴하면 상품 사진과 판매자의 거래후기를 한 번 더 확인하세요.',
  '직거래는 사람이 많은 곳에서, 상품 상태를 확인한 뒤 결제하세요.',
  '인증번호, 비밀번호, 신분증 사진은 누구에게도 보내지 마세요.',
] as const

/** How not to be cheated, and what the marketplace is and is not (전자상거래법 제20조). */
export function SafetyTips() {
  return (
    <aside aria-labelledby="safety-tips" className="rounded-lg bg-surface-2 p-4 sm:p-5">
      <h2 id="safety-tips" className="flex items-center gap-1.5 font-bold text-ink">
        <ShieldCheckIcon size={20} className="text-safe" />
        안전하게 거래하세요
      </h2>
      <ul className="mt-2.5 list-disc space-y-1 ps-5 text-sm text-ink-2 marker:text-ink-4">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-xs text-ink-3">{INTERMEDIARY_NOTICE}</p>
    </aside>
  )
}
