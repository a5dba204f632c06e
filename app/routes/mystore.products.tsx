import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeOwnListings } from '#app/features/sell/change-own-listings.server.ts'
import { loadOwnProducts } from '#app/features/sell/load-own-products.server.ts'
import { OWN_LISTING_FORMS } from '#app/features/sell/own-listing-forms.ts'
import { ownProductsHref, parseOwnProducts } from '#app/features/sell/own-products-query.ts'
import { OwnProductsView } from '#app/features/sell/own-products-view.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/products')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '내 상품',
    description: '올린 상품의 상태를 바꾸고, 끌올하고, 고칠 수 있어요.',
    canonical: paths.ownProducts(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadOwnProducts(context, request)
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, OWN_LISTING_FORMS)
  if (!form.ok) return form.answer
  const here = ownProductsHref(parseOwnProducts(new URL(request.url).searchParams))
  return changeOwnListings(context, form, { done: here, deleted: here })
}

export default function OwnProductsPage() {
  return <OwnProductsView {...useLoaderData<typeof loader>()} />
}

export const ErrorBoundary = RouteError
