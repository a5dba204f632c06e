import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { SWITCH_WORDS } from '#app/features/operator/posts/post-versions.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import {
  actOnSense,
  type SenseTrial,
} from '#app/features/operator/search-words/act-on-sense.server.ts'
import { SenseForm } from '#app/features/operator/search-words/sense-form.tsx'
import { SenseTrialResult } from '#app/features/operator/search-words/sense-trial.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/search-words/:senseSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `검색 낱말 ${args.data.draft.senseSeq}` : '새 검색 낱말',
        description: '검색 낱말 하나를 고치기 전에 결과를 견주어 보고, 끄거나 되돌립니다.',
        canonical: paths.operatorSearchWord(args.data.draft?.senseSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { senseSeq } = parseParams(params.senseDraft, values)
  const formKey = randomUUID()
  if (senseSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, formKey }
  }
  const found = await context.services.search.searchSense({ senseSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { senseSeq } = parseParams(params.senseDraft, values)
  return actOnSense(context, request, senseSeq)
}

export default function SearchWordDesk() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { trial } = Object(answer) as { trial?: SenseTrial }
  return (
    <PostPage
      title={draft ? '검색 낱말 고치기' : '검색 낱말 쓰기'}
      back={{ to: paths.operatorSearchWords(), label: '검색 낱말 관리' }}
      draft={draft}
      answer={answer}
      words={SWITCH_WORDS}
      render={({ words, texts, categories }) => (
        <p className="text-sm wrap-anywhere text-ink-2">
          {[words.join(' '), texts.join(' '), categories.join(', ')].filter(Boolean).join(' → ')}
        </p>
      )}
    >
      {trial && <SenseTrialResult trial={trial} />}
      <SenseForm draft={draft} formKey={formKey} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
