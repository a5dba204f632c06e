import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addHandoverPhotos } from '#app/features/sell/phone/add-handover-photos.server.ts'
import { HandoverOver } from '#app/features/sell/phone/handover-over.tsx'
import { HandoverPage } from '#app/features/sell/phone/handover-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/sell/photos/:key')

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: '휴대폰으로 사진 더하기',
    description: '휴대폰에서 찍은 사진을 컴퓨터로 쓰고 있는 상품에 더해요.',
    canonical: paths.sellForm(),
    index: false,
    // Its own address is a secret.
  }).filter((tag) => !('rel' in tag)),
  // The address is a secret, which no other page is told.
  { name: 'referrer', content: 'no-referrer' },
]

const WELL_FORMED = /^[\w-]{43}$/

export async function loader({ context, params }: LoaderFunctionArgs) {
  // Every visitor with the address may see it; no cache may have it.
  context.session.markGuarded()
  const key = params.key ?? ''
  const answer = WELL_FORMED.test(key)
    ? await context.services.product.photoHandover({ key })
    : null
  if (!answer?.ok) return data({ link: null, key: '' }, { status: 404 })
  const { storeName, draftId } = answer.data
  return data({ link: { storeName, draftId }, key })
}

export function action({ context, request, params }: ActionFunctionArgs) {
  context.session.markGuarded()
  const key = params.key ?? ''
  if (!WELL_FORMED.test(key)) throw new Response(null, { status: 404 })
  return addHandoverPhotos(context, request, key)
}

export default function PhotosByPhonePage() {
  const { link, key } = useLoaderData<typeof loader>()
  return link ? <HandoverPage key={link.draftId} link={link} photoKey={key} /> : <HandoverOver />
}

export const ErrorBoundary = RouteError
