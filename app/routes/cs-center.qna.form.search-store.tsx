import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

const LONGEST = 50
const STORES = 20

export const handle = pageHandle('/cs-center/qna/form/search-store')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '문의할 가게 찾기',
    description: '문의할 가게를 골라요.',
    canonical: paths.questionStore(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const typed = new URL(request.url).searchParams.get('keyword') ?? ''
  const keyword = typed.trim().slice(0, LONGEST)
  const found = keyword
    ? await context.services.search.stores({ page: 1, pageSize: STORES, keyword })
    : null
  return {
    keyword,
    stores: found?.items.map(({ storeSeq, name }) => ({ storeSeq, name })),
  }
}

export default function QuestionStorePage() {
  const { keyword, stores } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="문의할 가게 찾기"
      back={{ to: paths.questionForm('CS'), label: '1:1 문의하기' }}
      description="쓰던 내용은 저장해 두었어요. 가게를 고르면 이어서 쓸 수 있어요."
    >
      <Form method="get" role="search" className="space-y-3">
        <Field label="가게 이름">
          {(control) => (
            <Input
              {...control}
              key={keyword}
              name="keyword"
              defaultValue={keyword}
              maxLength={LONGEST}
            />
          )}
        </Field>
        <Button type="submit">찾기</Button>
      </Form>
      {stores?.length === 0 && <p className="text-base text-ink-3">찾은 가게가 없어요.</p>}
      {stores && stores.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {stores.map(({ storeSeq, name }) => (
            <li key={storeSeq}>
              <Link
                to={paths.questionForm('CS', { storeSeq })}
                className="flex min-h-12 items-center px-4 font-medium break-all text-ink -outline-offset-2 hover:bg-surface-2"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
