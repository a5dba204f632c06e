import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { VerifiedIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'

/** Shows the checked identity of an account, masked. */
export function CheckedIdentity({
  maskedName,
  maskedPhoneNo,
  redirectTo,
}: {
  maskedName: string | null
  maskedPhoneNo: string | null
  /** '' without a page to return to. */
  redirectTo: string
}) {
  return (
    <>
      <div className="flex items-center gap-4 rounded-lg bg-surface-2 p-5">
        <VerifiedIcon size={36} className="shrink-0 text-safe" />
        <p>
          <span className="block text-lg font-bold text-ink">{maskedName ?? '본인'} 님</span>
          {maskedPhoneNo && (
            <span className="block text-base text-ink-3 tabular-nums">{maskedPhoneNo}</span>
          )}
        </p>
      </div>
      <ButtonLink to={redirectTo || paths.home()} size="lg" block>
        {redirectTo ? '계속하기' : '홈으로 가기'}
      </ButtonLink>
      <Link
        to={paths.identityCheck({ again: true, redirectTo })}
        className="flex min-h-11 items-center justify-center rounded-md text-base font-semibold text-ink-3 hover:bg-surface-3"
      >
        휴대폰 번호가 바뀌었어요
      </Link>
    </>
  )
}
