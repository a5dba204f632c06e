import { Link } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'

/** For a member whom a suspension has just signed out: the way to its reason. */
export function SuspensionLink({ sanctionSeq }: { sanctionSeq: number }) {
  return (
    <Notice tone="danger" title="이용이 제한되어 로그아웃됐어요">
      <Link
        to={paths.sanction(sanctionSeq)}
        className="inline-flex min-h-9 items-center font-medium underline underline-offset-4"
      >
        까닭과 기간 보기
      </Link>
    </Notice>
  )
}
