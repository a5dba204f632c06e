import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { paths } from '#app/paths.ts'

/** What a member can hand to others about an order. Files, so plain links that the browser saves. */
export function EvidenceLinks({ orderSeq }: { orderSeq: number }) {
  return (
    <Card as="section" aria-labelledby="evidence">
      <h2 id="evidence" className="mb-1 text-base font-bold text-ink">
        거래 증거 모음
      </h2>
      <p className="mb-3 text-sm text-pretty text-ink-2">
        분쟁이나 신고 때 낼 수 있어요. 주문할 때의 상품, 대화, 결제와 배송 기록에 두손의 전자서명을
        담았어요.
      </p>
      <div className="grid grid-cols-2 gap-2">
        {(['pdf', 'zip'] as const).map((format) => (
          <ButtonLink
            key={format}
            to={paths.evidence(orderSeq, format)}
            reloadDocument
            download
            variant="secondary"
          >
            {format.toUpperCase()} 받기
          </ButtonLink>
        ))}
      </div>
    </Card>
  )
}
