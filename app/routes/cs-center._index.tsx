import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { actOnFaqVote } from '#app/features/faq/act-on-faq-vote.server.ts'
import { CsCenterPage } from '#app/features/faq/cs-center-page.tsx'
import { faqMeta } from '#app/features/faq/faq-meta.ts'
import { loadFaq } from '#app/features/faq/load-faq.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/cs-center')

export const meta: MetaFunction<typeof loader> = (args) => faqMeta(args)

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFaq(context, request)

export const action = ({ context, request }: ActionFunctionArgs) => actOnFaqVote(context, request)

export default CsCenterPage

export const ErrorBoundary = RouteError
