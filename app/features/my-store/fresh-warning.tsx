import { Link } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { kstMonthDay } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'

/** A warning of the last days, with the way to its reason and the appeal. */
export function FreshWarning({ myPage: { warning } }: { myPage: Pick<MyPage, 'warning'> }) {
  if (warning === null) return null
  return (
    <Notice tone="warning" title={`${kstMonthDay(warning.at)}에 경고를 받았어요`}>
      <Link
        to={paths.sanction(warning.sanctionSeq)}
        className="inline-flex min-h-9 items-center font-medium underline underline-offset-4"
      >
        어긴 규정과 까닭 보기
      </Link>
    </Notice>
  )
}
