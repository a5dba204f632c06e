import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate, kstTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { useLooks } from './use-looks.ts'

/** The ways to link with the cafe, or where an interrupted one goes on. */
export function CafeOverview({ state, hasNaver }: { state: CafeState; hasNaver: boolean }) {
  const { link, code, claim, wasEndedByCafe, cafe } = state
  if (link) return <CafeLinked state={state} />
  return (
    <>
      {claim && (
        <Notice tone="warning" title="확인만 남았어요">
          카페 회원 {claim.nickname} 님과 연동하던 중이에요. {kstTime(claim.expiresAt)}까지 확인할
          수 있어요.
          <div className="mt-2">
            <ButtonLink to={paths.cafeConfirm()} size="sm">
              이어서 하기
            </ButtonLink>
          </div>
        </Notice>
      )}
      {code && (
        <Notice title="코드를 받아 두었어요">
          {kstTime(code.expiresAt)}까지 카페에 넣으면 연동돼요.
          <div className="mt-2">
            <ButtonLink to={paths.onboardingNew()} variant="secondary" size="sm">
              코드 다시 보기
            </ButtonLink>
          </div>
        </Notice>
      )}
      {wasEndedByCafe && (
        <Notice tone="warning">
          카페에서 연동이 끝났어요.{' '}
          <Link
            to={paths.onboardingError('ended-by-cafe')}
            className="underline underline-offset-2"
          >
            까닭 보기
          </Link>
        </Notice>
      )}
      {cafe === null ? (
        <Notice>지금은 연동할 수 있는 카페가 없어요.</Notice>
      ) : (
        <>
          <Way
            title="두손에서 시작하기"
            text="두손에서 코드나 QR 코드를 받아 카페에 넣어요."
            to={paths.onboardingNew()}
            label="코드 받기"
          />
          <Way
            title="카페에서 시작하기"
            text="카페에서 받은 코드를 두손에 넣어요."
            to={paths.cafeCode()}
            label="코드 넣기"
          />
          {hasNaver && (
            <Card as="section" aria-labelledby="by-naver">
              <h2 id="by-naver" className="text-base font-semibold text-ink">
                네이버 계정으로 바로 연동하기
              </h2>
              <p className="mt-1 text-sm text-ink-3">
                연결된 네이버 계정의 카페 회원과 코드 없이 연동해요.
              </p>
              <PostForm intent="link-cafe" className="mt-3">
                <SubmitButton variant="secondary">바로 연동하기</SubmitButton>
              </PostForm>
            </Card>
          )}
          <CafeConsent />
        </>
      )}
    </>
  )
}

function Way({
  title,
  text,
  to,
  label,
}: {
  title: string
  text: string
  to: string
  label: string
}) {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-base font-semibold text-ink">{title}</h2>
        <p className="mt-1 text-sm text-ink-3">{text}</p>
      </div>
      <ButtonLink to={to}>{label}</ButtonLink>
    </Card>
  )
}

/** With whom the account is linked. */
export function CafeLinked({ state: { link, storeName, cafe } }: { state: CafeState }) {
  useLooks(link?.isConfirmed === false)
  if (!link) return null
  return (
    <Card as="section" aria-labelledby="linked">
      <h2 id="linked" className="text-base font-semibold text-ink">
        카페와 연동돼 있어요
      </h2>
      <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 text-sm">
        <dt className="text-ink-3">카페 회원</dt>
        <dd className="font-medium text-ink">{link.nickname ?? '카페의 답을 기다려요'}</dd>
        <dt className="text-ink-3">두손 가게</dt>
        <dd className="font-medium text-ink">{storeName}</dd>
        <dt className="text-ink-3">연동한 날</dt>
        <dd className="font-medium text-ink">{kstDate(link.linkedAt)}</dd>
      </dl>
      {!link.isConfirmed && (
        <p className="mt-3 text-sm text-ink-3">
          카페에 알리는 중이에요. 카페가 대답하지 않아도 다시 알리니 기다리지 않아도 돼요.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.cafePosts()}>카페 글 가져오기</ButtonLink>
        <ButtonLink to={paths.cafeShares()} variant="secondary">
          카페에 내 상품 올리기
        </ButtonLink>
        {cafe && (
          <a
            href={cafe.pageUrl}
            className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 text-base font-semibold text-ink hover:bg-surface-2"
          >
            카페로 가기
          </a>
        )}
        <ButtonLink to={paths.providers()} variant="secondary">
          연동 관리
        </ButtonLink>
      </div>
    </Card>
  )
}

/** What a member agrees to by linking. */
export function CafeConsent() {
  return (
    <p className="text-sm text-ink-3">
      연동하면 네이버 카페 연동 이용에 동의하게 돼요.{' '}
      <Link to={paths.consents()} className="underline underline-offset-2">
        <NoBreak>동의 관리</NoBreak>
      </Link>
      에서 언제든 철회할 수 있어요.
    </p>
  )
}
