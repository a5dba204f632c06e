import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { kstTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { showCafeCode } from '#contracts/cafe-constants.ts'
import { useLooks } from './use-looks.ts'

/** The code as a QR code that opens the cafe; without one, the way to it. */
export function OwnQr({
  qr,
}: {
  qr: { size: number; path: string; code: string; expiresAt: string } | null
}) {
  useLooks(qr !== null)
  if (!qr)
    return (
      <EmptyState
        title="쓸 수 있는 코드가 없어요"
        actions={<ButtonLink to={paths.onboardingNew()}>코드 받으러 가기</ButtonLink>}
      >
        코드를 받으면 여기에 QR 코드가 보여요.
      </EmptyState>
    )
  return (
    <Card as="figure" className="flex flex-col items-center gap-4 text-center">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="카페를 여는 주소의 QR 코드"
        shapeRendering="crispEdges"
        className="size-56 max-w-full rounded-md bg-paper"
      >
        <path d={qr.path} className="fill-on-paper" />
      </svg>
      <figcaption className="text-sm text-ink-2">
        <strong className="block text-xl font-bold tracking-widest text-ink">
          {showCafeCode(qr.code)}
        </strong>
        <span className="mt-2 block">
          카페에 로그인한 휴대폰으로 비춰 주세요. {kstTime(qr.expiresAt)}까지 한 번 쓸 수 있어요.
        </span>
      </figcaption>
    </Card>
  )
}
