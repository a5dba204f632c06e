import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadLink } from '#app/features/chat/safety/load-link.ts'
import { OutsideLinkPage, UnusableLinkPage } from '#app/features/chat/safety/outside-link-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/link')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '다른 사이트로 이동',
    description: '채팅에서 받은 링크가 어느 사이트로 연결되는지 알려 드려요.',
    canonical: paths.link(),
    index: false,
  })

/** It only shows the target: nothing here redirects. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const found = loadLink(request, context.publicOrigin)
  return data(found, { status: found.link ? 200 : 400 })
}

export default function OutsideLink() {
  const { link, back } = useLoaderData<typeof loader>()
  return link ? <OutsideLinkPage link={link} back={back} /> : <UnusableLinkPage back={back} />
}

export const ErrorBoundary = RouteError
