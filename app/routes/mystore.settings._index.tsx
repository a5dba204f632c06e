import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import {
  FactList,
  FactRow,
  LinkList,
  LinkRow,
  SettingsPage,
} from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { isBuilt, paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { ColorSchemeForm } from '#app/shell/color-scheme/color-scheme-form.tsx'
import { RouteError } from '#app/shell/route-error.tsx'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'

export const handle = pageHandle('/mystore/settings')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '설정',
    description: '내 계정 정보와 로그인 방법, 로그인한 기기, 동의 내역을 확인하고 바꿀 수 있어요.',
    canonical: paths.settings(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return { state: await context.services.main.stateInfo() }
}

export default function Settings() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="설정" back={{ to: paths.myStore(), label: '마이페이지' }}>
      <FactList>
        <FactRow name="가게 이름">
          {state.nickName}
          <Link
            to={paths.profile()}
            className="ms-3 text-sm font-medium whitespace-nowrap text-link underline"
          >
            프로필 수정
          </Link>
        </FactRow>
        <FactRow name="이름">{state.maskedName ?? '본인인증 전'}</FactRow>
        <FactRow name="휴대폰 번호">{state.maskedPhoneNo ?? '등록 전'}</FactRow>
        <FactRow name="지금 로그인">{SIGN_IN_TYPE_LABELS[state.signInType]}</FactRow>
        <FactRow name="추천 코드">
          <span className="select-all">{state.recommendCode}</span>
        </FactRow>
      </FactList>
      <LinkList title="로그인과 보안">
        <LinkRow
          to={paths.identityCheck({ redirectTo: paths.settings() })}
          label="본인인증"
          detail={state.isIdentityChecked ? '인증 완료' : '인증하기'}
        />
        <LinkRow to={paths.providers()} label="로그인 방법 관리" />
        <LinkRow to={paths.devices()} label="로그인 기기 관리" />
      </LinkList>
      <Card as="section" aria-labelledby="scheme">
        <h2 id="scheme" className="mb-3 text-sm font-semibold text-ink-3">
          화면 테마
        </h2>
        <ColorSchemeForm />
      </Card>
      <LinkList title="알림">
        <LinkRow to={paths.noticeSettings()} label="알림 설정" />
        <LinkRow to={paths.keywordAlerts()} label="키워드 알림" />
      </LinkList>
      <LinkList title="채팅">
        <LinkRow to={paths.blocks()} label="차단 관리" />
      </LinkList>
      <LinkList title="약관과 동의">
        <LinkRow to={paths.consents()} label="동의 관리" />
        {isBuilt('/terms') && <LinkRow to={paths.terms()} label="이용약관" />}
        {isBuilt('/privacy-policy') && (
          <LinkRow to={paths.privacyPolicy()} label="개인정보처리방침" />
        )}
      </LinkList>
      <LinkList title="계정 관리">
        <LinkRow to={paths.ownSanctions()} label="경고와 이용 제한" />
        <LinkRow to={paths.ownData()} label="내 정보 받기" />
        <LinkRow to={paths.withdrawal()} label="회원 탈퇴" />
      </LinkList>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
