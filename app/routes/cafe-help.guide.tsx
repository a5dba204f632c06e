import type { MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { CafeGuide } from '#app/features/question/cafe-guide.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/cafe-help/guide')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 이용 가이드',
    description:
      '네이버 카페와 두손을 연동하고 해제하는 방법, 카페 상품이 숨겨졌을 때 이의를 내는 방법, 카페 문의를 남기는 방법을 알려 드려요.',
    canonical: paths.cafeHelp(),
    jsonLd: [breadcrumbJsonLd([{ name: '카페 이용 가이드', path: paths.cafeHelp() }])],
  })

export default function CafeGuidePage() {
  return (
    <SettingsPage
      title="카페 이용 가이드"
      description="네이버 카페에서 두손을 함께 쓰는 방법을 모았어요."
    >
      <CafeGuide />
      <ButtonLink to={paths.questionForm('CAFE')} size="lg" block>
        카페 문의하기
      </ButtonLink>
      <p className="text-center text-sm">
        <Link
          to={paths.questions('CAFE')}
          className="roomy-link text-link underline underline-offset-4"
        >
          내가 남긴 카페 문의 보기
        </Link>
      </p>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
