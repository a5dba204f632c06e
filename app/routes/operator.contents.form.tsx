import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import type { ContentAnswer } from '#app/features/operator/contents/content-answer.ts'
import { ContentForm } from '#app/features/operator/contents/content-form.tsx'
import { ContentPreview } from '#app/features/operator/contents/content-preview.tsx'
import { loadContentForm } from '#app/features/operator/contents/load-content-form.server.ts'
import { submitContentForm } from '#app/features/operator/contents/submit-content-form.server.ts'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/contents/form')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.edited ? '콘텐츠 고치기' : '새 콘텐츠 쓰기',
        description: '운영팀이 콘텐츠를 쓰고 미리 보고 예약합니다.',
        canonical: paths.operatorContentForm(),
        index: false,
      })
    : errorMeta()

export function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return loadContentForm(context, new URL(request.url).searchParams)
}

export function action({ context, request }: ActionFunctionArgs) {
  return submitContentForm(context, request)
}

export default function ContentFormPage() {
  const form = useLoaderData<typeof loader>()
  const answer = formAnswerOf(useActionData()) as ContentAnswer | undefined
  const { edited } = form
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mx-auto max-w-3xl space-y-4">
        <Link
          to={paths.operatorContents()}
          className="inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
        >
          콘텐츠 관리
        </Link>
        <h1 className="text-xl font-bold wrap-anywhere text-ink lg:text-2xl">
          {edited ? `‘${edited.title}’ 고치기` : '새 콘텐츠 쓰기'}
        </h1>
        {answer?.preview && <ContentPreview {...answer.preview} />}
        <ContentForm key={edited?.contentSeq ?? 'new'} form={form} answer={answer} />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
