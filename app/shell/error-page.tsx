import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { LostParcel } from '#app/components/illustrations.tsx'
import { paths } from '#app/paths.ts'

/** A page that could not be shown: the reason, and where to continue. */
export function ErrorPage({
  title,
  children,
  requestId,
  actions,
}: {
  title: string
  children?: ReactNode
  /** With it the customer centre can find the error. */
  requestId?: string
  actions?: ReactNode
}) {
  return (
    <div className="container-page flex flex-col items-center py-16 text-center lg:py-24">
      <LostParcel />
      <h1 className="mt-6 text-2xl font-bold text-ink">{title}</h1>
      {children && (
        <div className="mt-3 max-w-md text-base text-ink-3 text-balance">{children}</div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        {actions ?? (
          <>
            <ButtonLink to={paths.home()}>홈으로 가기</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary">
              상품 검색하기
            </ButtonLink>
          </>
        )}
      </div>
      {requestId && (
        <p className="mt-8 text-xs text-ink-3">
          <Link
            to={paths.questionForm('CS')}
            className="roomy-link text-link underline underline-offset-4"
          >
            1:1 문의
          </Link>
          에 아래 번호를 알려 주세요.
          <br />
          <code data-request-id className="select-all">
            {requestId}
          </code>
        </p>
      )}
    </div>
  )
}
