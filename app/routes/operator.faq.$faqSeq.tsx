import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FaqAnswer } from '#app/features/faq/faq-entry.tsx'
import { actOnFaq } from '#app/features/operator/posts/act-on-faq.server.ts'
import { FaqForm } from '#app/features/operator/posts/faq-form.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/faq/:faqSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `자주 묻는 질문 ${args.data.draft.faqSeq}` : '새 자주 묻는 질문',
        description: '자주 묻는 질문과 답 하나를 미리 보고, 예약하거나 예전 내용으로 되돌립니다.',
        canonical: paths.operatorFaqEntry(args.data.draft?.faqSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { faqSeq } = parseParams(params.faqDraft, values)
  const formKey = randomUUID()
  if (faqSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, formKey }
  }
  const found = await context.services.customerService.faqDraft({ faqSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { faqSeq } = parseParams(params.faqDraft, values)
  return actOnFaq(context, request, faqSeq)
}

export default function FaqEntryDesk() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PostPage
      title={draft ? '자주 묻는 질문 고치기' : '자주 묻는 질문 쓰기'}
      back={{ to: paths.operatorFaq(), label: '자주 묻는 질문 관리' }}
      draft={draft}
      answer={answer}
      render={(content) => (
        <>
          <h2 className="mb-3 text-xl font-bold wrap-anywhere text-ink">{content.question}</h2>
          <FaqAnswer entry={content} />
        </>
      )}
    >
      {draft && (
        <p className="text-sm text-ink-3">
          도움이 됐어요 {count(draft.votes.helpful)} · 아니에요 {count(draft.votes.unhelpful)}
        </p>
      )}
      <FaqForm draft={draft} formKey={formKey} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
