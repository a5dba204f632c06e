import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { loadSellPage } from '#app/features/sell/load-sell-page.server.ts'
import type { SellAnswer } from '#app/features/sell/sell-answer.ts'
import { SellPageView } from '#app/features/sell/sell-page-view.tsx'
import { stayOnForm } from '#app/features/sell/stay-on-form.ts'
import { submitSellForm } from '#app/features/sell/submit-sell-form.server.ts'
import { formAnswerOf, isUnanswered } from '#app/forms/form-answer.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/product/form')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.edited ? '상품 수정' : '상품 등록',
        description: '사진을 올리고 제목과 가격을 적으면 바로 팔 수 있어요.',
        canonical: paths.sellForm(),
        index: false,
      })
    : errorMeta()

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSellPage(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return submitSellForm(context, request)
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return stayOnForm(request, serverAction)
}

export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !isUnanswered(actionResult) && defaultShouldRevalidate

export default function SellFormPage() {
  const page = useLoaderData<typeof loader>()
  const answer = formAnswerOf(useActionData()) as SellAnswer | undefined
  // Another draft or listing is another form; an answer is to the same.
  // A draft that the server does not have may be in this browser alone.
  const isNamed = page.revision > 0 || page.isDraftGone
  const key = page.edited?.productSeq ?? (isNamed ? page.draftId : 'new')
  return <SellPageView key={key} page={page} answer={answer} />
}

export const ErrorBoundary = RouteError
