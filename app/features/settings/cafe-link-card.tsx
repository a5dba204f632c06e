import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeLink } from '#contracts/main.ts'

/** Whether the account is linked with the user's membership of the Naver cafe, and the form to change that. */
export function CafeLinkCard({ cafeLink: { linkedAt, hasNaver } }: { cafeLink: CafeLink }) {
  return (
    <Card as="section" aria-labelledby="cafe-link">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="cafe-link" className="font-semibold text-ink">
            네이버 카페 연동
          </h2>
          <p className="mt-0.5 text-sm text-ink-3">
            {linkedAt
              ? `${kstDate(linkedAt)} 연동`
              : hasNaver
                ? '두손 카페에 올린 내 상품을 앱에서도 관리할 수 있어요.'
                : '네이버 계정을 먼저 연결하면 두손 카페와 연동할 수 있어요.'}
          </p>
        </div>
        {(linkedAt || hasNaver) && (
          <PostForm intent={linkedAt ? 'unlink-cafe' : 'link-cafe'} className="shrink-0">
            <SubmitButton variant={linkedAt ? 'secondary' : 'primary'} size="sm">
              {linkedAt ? '연동 해제' : '연동하기'}
              <span className="sr-only">: 네이버 카페</span>
            </SubmitButton>
          </PostForm>
        )}
      </div>
      {!linkedAt && hasNaver && (
        <p className="mt-3 text-sm text-ink-3">
          연동하면 네이버 카페 연동 이용에 동의하게 돼요.{' '}
          <Link to={paths.consents()} className="underline underline-offset-2">
            <NoBreak>동의 관리</NoBreak>
          </Link>
          에서 언제든 철회할 수 있어요.
        </p>
      )}
    </Card>
  )
}
