import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnMacro } from '#app/features/operator/posts/act-on-macro.server.ts'
import { MacroForm } from '#app/features/operator/posts/macro-form.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { SWITCH_WORDS } from '#app/features/operator/posts/post-versions.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { MACRO_PLACES } from '#contracts/macro-rules.ts'

export const handle = pageHandle('/operator/macros/:macroSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `자주 쓰는 답변 ${args.data.draft.macroSeq}` : '새 자주 쓰는 답변',
        description: '문의에 자주 쓰는 답변 하나를 미리 보고 고치고, 끄거나 되돌립니다.',
        canonical: paths.operatorMacro(args.data.draft?.macroSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { macroSeq } = parseParams(params.macroDraft, values)
  const formKey = randomUUID()
  if (macroSeq === 'new') {
    await requireDeskDuty(context, 'SUPPORT')
    return { draft: null, formKey }
  }
  const found = await context.services.customerService.macroDraft({ macroSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { macroSeq } = parseParams(params.macroDraft, values)
  return actOnMacro(context, request, macroSeq)
}

/** Of the preview. */
const EXAMPLE = { nickName: '느긋한 구경꾼', title: '정산은 언제 되나요?' }

export default function MacroDeskPage() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PostPage
      title={draft ? '자주 쓰는 답변 고치기' : '자주 쓰는 답변 쓰기'}
      back={{ to: paths.operatorMacros(), label: '자주 쓰는 답변 관리' }}
      draft={draft}
      answer={answer}
      words={SWITCH_WORDS}
      render={({ label, text }) => (
        <>
          <h2 className="mb-2 text-base font-bold wrap-anywhere text-ink">{label}</h2>
          <p className="text-base wrap-anywhere whitespace-pre-wrap text-ink-2">
            {MACRO_PLACES.fill(text, EXAMPLE)}
          </p>
        </>
      )}
    >
      <MacroForm draft={draft} formKey={formKey} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
