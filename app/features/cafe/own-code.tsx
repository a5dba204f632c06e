import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { showCafeCode } from '#contracts/cafe-constants.ts'
import { useLooks } from './use-looks.ts'

/** The code for the cafe, and what to do with it; the page goes on by itself when the cafe has taken it. */
export function OwnCode({ state: { code, cafe } }: { state: CafeState }) {
  useLooks(code !== null)
  if (!code)
    return (
      <Card as="section" aria-labelledby="make-code">
        <h2 id="make-code" className="text-base font-semibold text-ink">
          코드를 받아 카페에 넣어 주세요
        </h2>
        <p className="mt-1 text-sm text-ink-3">
          여덟 자 코드를 만들어 드려요. 10분 동안 한 번만 쓸 수 있어요.
        </p>
        <PostForm intent="make" className="mt-4">
          <SubmitButton size="lg" block>
            코드 받기
          </SubmitButton>
        </PostForm>
      </Card>
    )
  return (
    <>
      <Card as="section" aria-labelledby="own-code" className="text-center">
        <h2 id="own-code" className="text-sm text-ink-3">
          카페에 넣을 코드
        </h2>
        <p className="mt-2 text-3xl font-bold tracking-widest text-ink tabular-nums">
          {showCafeCode(code.code)}
        </p>
        <p className="mt-2 text-sm text-ink-2">{kstTime(code.expiresAt)}까지 한 번 쓸 수 있어요.</p>
        <p className="mt-1 text-sm text-ink-3">
          이 코드를 넣는 카페 회원과 연동돼요. 다른 사람에게 알려 주지 마세요.
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <ButtonLink to={paths.onboardingQr()}>QR 코드로 보기</ButtonLink>
          {cafe && (
            <a
              href={cafe.linkUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 text-base font-semibold text-ink hover:bg-surface-2"
            >
              카페 열기<span className="sr-only">새 창</span>
            </a>
          )}
          <ButtonLink to={paths.onboardingDone()} variant="secondary">
            연동됐는지 확인
          </ButtonLink>
        </div>
      </Card>
      <div className="flex flex-wrap justify-center gap-2">
        <PostForm intent="make">
          <SubmitButton variant="ghost">새 코드 받기</SubmitButton>
        </PostForm>
        <PostForm intent="cancel">
          <SubmitButton variant="ghost">그만두기</SubmitButton>
        </PostForm>
      </div>
    </>
  )
}
