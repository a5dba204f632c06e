import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeLink } from '#contracts/main.ts'

/** Whether the account is linked with a member of the cafe, the way to link it, and the form that ends the link. */
export function CafeLinkCard({ cafeLink: { linkedAt } }: { cafeLink: CafeLink }) {
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
              : '두손 카페의 회원과 이 계정을 연동할 수 있어요.'}
          </p>
        </div>
        <ButtonLink
          to={paths.onboarding()}
          variant={linkedAt ? 'secondary' : 'primary'}
          size="sm"
          className="shrink-0"
        >
          {linkedAt ? '연동 보기' : '연동하기'}
          <span className="sr-only">: 네이버 카페</span>
        </ButtonLink>
      </div>
      {linkedAt && (
        <div className="mt-4 border-t border-line pt-4">
          <ul className="list-disc space-y-1 ps-4 text-sm text-ink-3">
            <li>해제하면 카페에도 바로 알리고, 카페에서 이 가게가 보이지 않아요.</li>
            <li>카페에 쓴 글과 두손의 상품은 그대로 남아요.</li>
            <li>
              같은 카페 회원과는 바로, 다른 카페 회원과는 30일 뒤에 연동할 수 있어요.{' '}
              <Link to={paths.consents()} className="underline underline-offset-2">
                <NoBreak>동의 관리</NoBreak>
              </Link>
            </li>
          </ul>
          <PostForm intent="unlink-cafe" className="mt-3">
            <SubmitButton variant="secondary" size="sm">
              연동 해제<span className="sr-only">: 네이버 카페</span>
            </SubmitButton>
          </PostForm>
        </div>
      )}
    </Card>
  )
}
