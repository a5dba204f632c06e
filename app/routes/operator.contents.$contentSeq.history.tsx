import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { ArticleView } from '#app/features/content/article-view.tsx'
import { rollBackSchema } from '#app/features/operator/contents/content-form-schema.ts'
import { ContentVersionList } from '#app/features/operator/contents/content-version-list.tsx'
import { loadContentHistory } from '#app/features/operator/contents/load-content-history.server.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { CONTENT_LIMITS } from '#contracts/content-rules.ts'

export const handle = pageHandle('/operator/contents/:contentSeq/history')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `${args.data.title} 기록`,
        description: '운영팀이 콘텐츠를 고친 기록을 보고 예전 판으로 되돌립니다.',
        canonical: paths.operatorContentHistory(args.data.contentSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { contentSeq } = parseParams(params.content, values)
  return loadContentHistory(context, contentSeq, new URL(request.url).searchParams.get('version'))
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { contentSeq } = parseParams(params.content, values)
  const form = await readForm(request, { rollBack: rollBackSchema })
  if (!form.ok) return form.answer
  const answer = await context.services.main.rollBackContent({ contentSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify(`${form.input.backTo}판으로 되돌렸어요.`)
  return redirect(paths.operatorContentHistory(contentSeq), 303)
}

export default function ContentHistory() {
  const { contentSeq, title, version, versions, shown, items, now } = useLoaderData<typeof loader>()
  const isPresent = shown.version.version === version
  return (
    <div className="container-page py-4 lg:py-8">
      <Link
        to={paths.operatorContents()}
        className="inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
      >
        콘텐츠 관리
      </Link>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold wrap-anywhere text-ink lg:text-2xl">‘{title}’ 기록</h1>
        <ButtonLink to={paths.operatorContentForm({ contentSeq })} variant="secondary" size="sm">
          지금 글 고치기
        </ButtonLink>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ContentVersionList
          contentSeq={contentSeq}
          versions={versions}
          shown={shown.version.version}
        />
        <div className="space-y-4">
          {!isPresent && (
            <Card as="section" aria-labelledby="roll-back">
              <h2 id="roll-back" className="text-base font-bold text-ink">
                {shown.version.version}판으로 되돌리기
              </h2>
              <p className="mt-1 text-sm text-ink-2">
                글과 사진만 되돌려요. 게시하거나 숨긴 상태와 게시한 날은 지금 그대로예요.
              </p>
              <PostForm intent="rollBack" className="mt-3 space-y-3">
                <FormProblem />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="backTo" value={shown.version.version} />
                <Field name="note" label="되돌리는 까닭">
                  {(control) => (
                    <Input {...control} maxLength={CONTENT_LIMITS.note} autoComplete="off" />
                  )}
                </Field>
                <SubmitButton>{`${shown.version.version}판으로 되돌리기`}</SubmitButton>
              </PostForm>
            </Card>
          )}
          <section
            aria-labelledby="shown"
            className="rounded-lg border-2 border-line-strong p-4 sm:p-6"
          >
            <h2 id="shown" className="mb-4 text-sm font-bold text-ink-3">
              {shown.version.version}판{isPresent && ' (지금)'}의 모습
            </h2>
            <ArticleView
              article={shown.article}
              publishedAt={shown.version.publishedAt}
              level={3}
              items={items}
              hearts={null}
              now={now}
            />
          </section>
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
