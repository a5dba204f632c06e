import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { actOnManage, loadManage } from '#app/features/signin/second-factor/manage.server.ts'
import { PasskeyList } from '#app/features/signin/second-factor/passkey-list.tsx'
import { RecoveryCodes } from '#app/features/signin/second-factor/recovery-codes.tsx'
import { kstDate } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'

export const handle = pageHandle('/operator/second-factor/manage')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '2단계 인증 관리',
    description: '운영자가 자신의 인증 앱, 패스키, 복구 코드를 관리합니다.',
    canonical: paths.manageSecondFactor(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadManage(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnManage(context, request)
}

export default function ManageSecondFactorPage() {
  const { state, publicOrigin, now } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <SettingsPage
      title="2단계 인증 관리"
      back={{ to: paths.operator(), label: '운영' }}
      description={`한 번 인증하면 이 기기에서 ${SECOND_FACTOR_RULES.validHours}시간 동안 운영 화면을 쓸 수 있어요.`}
    >
      {!state.mayChange && <AskAgain />}
      <Card as="section" aria-labelledby="app" className="flex flex-wrap items-center gap-3">
        <div className="min-w-40 flex-1">
          <h2 id="app" className="text-base font-bold text-ink">
            인증 앱
          </h2>
          <p className="mt-1 text-sm text-ink-3">
            {state.authenticatorSetAt && `${kstDate(state.authenticatorSetAt)} 설정`}
          </p>
        </div>
        <ButtonLink
          to={paths.secondFactorSetup({ redirectTo: paths.manageSecondFactor() })}
          variant="secondary"
          size="sm"
        >
          다른 휴대폰으로 바꾸기
        </ButtonLink>
      </Card>
      <PasskeyList passkeys={state.passkeys} publicOrigin={publicOrigin} now={now} />
      <Card as="section" aria-labelledby="codes" className="flex flex-col gap-3">
        <div>
          <h2 id="codes" className="text-base font-bold text-ink">
            복구 코드
          </h2>
          <p className="mt-1 text-sm text-ink-3">
            {SECOND_FACTOR_RULES.recoveryCodes}개 중 {state.recoveryCodesLeft}개 남았어요. 새로
            만들면 전에 받은 코드는 쓸 수 없어요.
          </p>
        </div>
        {answer && 'recoveryCodes' in answer ? (
          <RecoveryCodes codes={answer.recoveryCodes} />
        ) : (
          <PostForm intent="RENEW_CODES">
            <SubmitButton variant="secondary">복구 코드 다시 만들기</SubmitButton>
          </PostForm>
        )}
      </Card>
    </SettingsPage>
  )
}

/** Changes are allowed only soon after the factor was passed. */
function AskAgain() {
  return (
    <Notice tone="info">
      <p>설정을 바꾸려면 2단계 인증을 한 번 더 해야 해요.</p>
      <ButtonLink
        to={paths.secondFactor({ redirectTo: paths.manageSecondFactor(), again: true })}
        variant="secondary"
        size="sm"
        className="mt-2"
      >
        인증하기
      </ButtonLink>
    </Notice>
  )
}

export const ErrorBoundary = RouteError
