import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { actOnAlerts } from '#app/features/keyword-alerts/act-on-alerts.server.ts'
import { AlertList } from '#app/features/keyword-alerts/alert-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { ALERT_LIMIT } from '#contracts/notice.ts'

export const handle = pageHandle('/mystore/keywords')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '키워드 알림',
    description: '찾는 상품이 올라오면 바로 알려 드려요. 검색어와 조건을 담아 두세요.',
    canonical: paths.keywordAlerts(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { items } = await context.services.boot.keywordAlerts()
  const editing = Number(new URL(request.url).searchParams.get('edit')) || null
  return { items, editing }
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnAlerts(context, request)
}

export default function KeywordAlertsPage() {
  const { items, editing } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="키워드 알림"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description={`조건에 맞는 새 상품이 올라오면 알려 드려요. (${items.length}/${ALERT_LIMIT})`}
    >
      <Card as="section" aria-label="새 키워드">
        <PostForm
          key={items.length}
          intent="add"
          schema={() =>
            import('#app/features/keyword-alerts/alert-forms.ts').then(
              (file) => file.ALERT_FORMS.add,
            )
          }
        >
          <Field
            name="keyword"
            label="새 키워드"
            hint="가격, 지역 같은 조건은 검색 결과에서 ‘이 검색 알림 받기’를 누르면 함께 담겨요."
          >
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  placeholder="예: 아이폰 13 미니"
                  autoComplete="off"
                  maxLength={100}
                />
                <SubmitButton className="shrink-0">알림 받기</SubmitButton>
              </div>
            )}
          </Field>
        </PostForm>
      </Card>
      <AlertList alerts={items} editing={editing} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
