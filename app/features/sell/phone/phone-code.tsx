import { useEffect, useMemo, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { qrCode } from '#app/features/app-download/qr-code.ts'
import { paths } from '#app/paths.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { closeLink, type OpenedLink, openLink } from './handover-calls.ts'

/** The QR code of a link for a phone. The link ends with the code, and after half an hour. */
export default function PhoneCode({ draftId }: { draftId: string }) {
  const [link, setLink] = useState<OpenedLink | null>(null)
  const [tries, setTries] = useState(0)
  const [isOver, setIsOver] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens another link.
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    setLink(null)
    setIsOver(false)
    void openLink(draftId).then((opened) => {
      if (isLeft) return
      setLink(opened)
      if (!opened.ok) return
      const left = new Date(opened.expiresAt).getTime() - Date.now()
      timer = setTimeout(() => setIsOver(true), Math.max(0, left))
    })
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [draftId, tries])
  useEffect(() => () => closeLink(draftId), [draftId])

  if (!link)
    return (
      <p role="status" className="mt-3 text-sm text-ink-3">
        QR 코드를 만드는 중이에요.
      </p>
    )
  if (!link.ok || isOver)
    return (
      <Notice tone="warning" live className="mt-3">
        {link.ok ? 'QR 코드가 만료됐어요.' : link.message}
        <Button
          variant="secondary"
          size="sm"
          className="mt-2 block"
          onClick={() => setTries(tries + 1)}
        >
          다시 만들기
        </Button>
      </Notice>
    )
  return <Code address={`${window.location.origin}${paths.photosByPhone(link.key)}`} />
}

function Code({ address }: { address: string }) {
  const { size, path } = useMemo(() => qrCode(address), [address])
  return (
    <figure className="mt-3 flex items-center gap-5 rounded-lg border border-line bg-surface-2 p-5">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="휴대폰으로 사진을 더하는 주소의 QR 코드"
        shapeRendering="crispEdges"
        className="size-40 shrink-0 rounded-md bg-paper"
      >
        <path d={path} className="fill-on-paper" />
      </svg>
      <figcaption className="text-sm text-ink-2">
        <strong className="block text-base font-semibold text-ink">
          휴대폰 카메라로 비춰 보세요
        </strong>
        로그인하지 않아도 휴대폰에서 찍은 사진이 여기 바로 나타나요.
        <span className="mt-2 block text-ink-3">
          {`${LISTING_PHOTO_RULES.handoverMinutes}분 동안, 이 화면을 열어 둔 사이에만 쓸 수 있어요. 다른 사람에게 보여 주지 마세요.`}
        </span>
      </figcaption>
    </figure>
  )
}
