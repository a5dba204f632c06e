import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { loadCasePeople } from '#app/features/operator/case-people/load-case-people.server.ts'
import { FLAG_LABELS } from '#app/features/operator/operator-labels.ts'
import { flagClosingForms } from '#app/features/operator/operator-schemas.ts'
import { FlaggedListingCard } from '#app/features/operator/reports/flagged-listing-card.tsx'
import { FormProblem } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { FLAG_STATES, type FlagState } from '#contracts/listing-desk-constants.ts'

export const handle = pageHandle('/operator/listings')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '상품 검토',
    description: '운영팀이 등록된 상품 가운데 확인이 필요한 것을 살펴봅니다.',
    canonical: paths.operatorListings(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = FLAG_STATES.find((each) => each === searchParams.get('state')) ?? 'OPEN'
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  const found = await context.services.product.flaggedListings({ state, page })
  const chosen = Number(searchParams.get('flag'))
  const open = found.items.find(({ flagSeq }) => flagSeq === chosen) ?? found.items[0] ?? null
  const people =
    open && state === 'OPEN'
      ? await loadCasePeople(context, `상품 검토 ${open.flagSeq}번`, {
          userSeqs: [open.seller.userSeq],
        })
      : []
  return { ...found, state, page, openFlagSeq: open?.flagSeq, people }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, flagClosingForms)
  if (!form.ok) return form.answer
  const answer = await context.services.product.closeFlag({ ...form.input, state: form.intent })
  if (!answer.ok) return form.refuse(answer, 'note')
  context.session.notify(
    form.intent === 'HIDDEN' ? '상품을 숨기고 판매자에게 알렸어요.' : '문제 없음으로 처리했어요.',
  )
  return redirect(paths.operatorListings(), 303)
}

const addressOf = (state: FlagState, page = 1) =>
  paths.operatorListings({
    state: state === 'OPEN' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function FlaggedListings() {
  const { items, state, page, pageCount, openFlagSeq, people } = useLoaderData<typeof loader>()
  const chooseTo = (flag: number) =>
    `${paths.operatorListings({ flag, page: page > 1 ? page : undefined })}#listing-${flag}`
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">상품 검토</h1>
      <Tabs
        label="검토 상태"
        className="mt-3 mb-4"
        tabs={FLAG_STATES.map((key) => ({
          to: addressOf(key),
          label: FLAG_LABELS[key],
          current: key === state,
        }))}
      />
      <FormProblem />
      {items.length === 0 && (
        <EmptyState illustration={<NothingFound />} title="살펴볼 상품이 없어요" level={2}>
          확인이 필요한 상품이 등록되면 여기에 보여요.
        </EmptyState>
      )}
      <div className="max-w-3xl space-y-4">
        {items.map((flag) => (
          <FlaggedListingCard
            key={flag.flagSeq}
            flag={flag}
            people={flag.flagSeq === openFlagSeq ? people : null}
            chooseTo={chooseTo(flag.flagSeq)}
          />
        ))}
      </div>
      <Pagination
        label="검토 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
