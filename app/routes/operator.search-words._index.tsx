import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSearchWords } from '#app/features/operator/search-words/load-search-words.server.ts'
import { SearchExplanation } from '#app/features/operator/search-words/search-explanation.tsx'
import { SearchWordsDesk } from '#app/features/operator/search-words/search-words-desk.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/search-words')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '검색 낱말 관리',
    description: '운영팀이 검색에서 같은 뜻으로 읽는 말을 더하고 고치고, 검색 결과를 살펴봅니다.',
    canonical: paths.operatorSearchWords(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return loadSearchWords(context, new URL(request.url).searchParams)
}

export default function SearchWords() {
  const { explanation, ...desk } = useLoaderData<typeof loader>()
  return (
    <SearchWordsDesk {...desk} keyword={explanation?.keyword ?? ''}>
      {explanation && <SearchExplanation explanation={explanation} />}
    </SearchWordsDesk>
  )
}

export const ErrorBoundary = RouteError
