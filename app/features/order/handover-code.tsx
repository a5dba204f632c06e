import { useMemo } from 'react'
import { qrCode } from '#app/features/app-download/qr-code.ts'
import { paths } from '#app/paths.ts'

/** What the buyer shows when they meet: six digits, and the same for the seller's camera. */
export function HandoverCode({
  orderSeq,
  code,
  origin,
}: {
  orderSeq: number
  code: string
  origin: string
}) {
  // After the `#`, so that it is in no log.
  const { size, path } = useMemo(
    () => qrCode(`${origin}${paths.sale(orderSeq)}#code=${code}`),
    [origin, orderSeq, code],
  )
  return (
    <figure className="flex flex-col items-center gap-4 rounded-md bg-surface-2 p-5 text-center">
      <figcaption>
        <span className="block text-sm text-ink-3">내 인증번호</span>
        <strong className="mt-1 block text-4xl font-bold tracking-[0.2em] text-ink tabular-nums">
          {code}
        </strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="판매자가 비추는 인증번호의 QR 코드"
        shapeRendering="crispEdges"
        className="size-44 rounded-md bg-paper"
      >
        <path d={path} className="fill-on-paper" />
      </svg>
      <p className="max-w-sm text-sm text-balance text-ink-2">
        물건을 확인한 다음에만 보여 주세요. 판매자가 이 번호를 넣으면 구매가 확정되고 되돌릴 수
        없어요. 채팅이나 전화로 알려 주면 안 돼요.
      </p>
    </figure>
  )
}
