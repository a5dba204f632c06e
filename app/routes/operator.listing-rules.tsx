import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LEVEL_LABELS } from '#app/features/operator/operator-labels.ts'
import { ruleTermSchema } from '#app/features/operator/operator-schemas.ts'
import { loadRules } from '#app/features/operator/reports/load-rules.server.ts'
import { RuleChoice, TermForm, TryForm } from '#app/features/operator/reports/rule-forms.tsx'
import { TermChanges, TermList } from '#app/features/operator/reports/rule-table.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/listing-rules')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '금지품목 말 관리',
    description: '운영팀이 금지품목을 알아보는 말을 더하고 고칩니다.',
    canonical: paths.operatorListingRules(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return loadRules(context, new URL(request.url).searchParams)
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, { save: ruleTermSchema })
  if (!form.ok) return form.answer
  const { level, termSeq = null, ...input } = form.input
  const answer = await context.services.product.saveListingTerm({
    ...input,
    termSeq,
    level: level || null,
  })
  if (!answer.ok) return form.refuse(answer, { UNREADABLE: 'words', PAST: 'startsAt' })
  context.session.notify(
    answer.data.isToCome ? '저장했어요. 정한 때부터 사용해요.' : '저장했어요. 지금부터 적용돼요.',
  )
  return redirect(paths.operatorListingRules({ rule: input.ruleCode }), 303)
}

export default function ListingRules() {
  const { rules, rule, terms, changes, draft, restoredSeq, sentence, trial } =
    useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">금지품목 말 관리</h1>
      <RuleChoice rules={rules} ruleCode={rule?.ruleCode ?? ''} />
      {rule && draft && (
        <div className="max-w-3xl space-y-4">
          <p className="text-sm text-ink-2">
            <b>{LEVEL_LABELS[rule.level]}</b> · {rule.message}
            <span className="block text-ink-3">
              {rule.law} · {rule.advice}
            </span>
          </p>
          <TryForm draft={draft} restoredSeq={restoredSeq} sentence={sentence} trial={trial} />
          <TermForm draft={draft} />
          <TermList terms={terms} />
          <TermChanges changes={changes} ruleCode={rule.ruleCode} />
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
