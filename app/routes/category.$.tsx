import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { CategoryChips } from '#app/features/category/category-chips.tsx'
import { categoryDescription, categoryTitle } from '#app/features/category/category-texts.ts'
import { findByPath } from '#app/features/category/category-tree.ts'
import { EmptyCategory } from '#app/features/category/empty-category.tsx'
import { loadCategoryTree } from '#app/features/category/load-category-tree.server.ts'
import { AlertButton } from '#app/features/keyword-alerts/alert-button.tsx'
import { canonicalHref, cleanHref, type ListBase } from '#app/features/product-list/list-base.ts'
import { ListPage } from '#app/features/product-list/list-page.tsx'
import { loadProductList } from '#app/features/product-list/load-product-list.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/category/*')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { trail, children, list } = args.data
  const { base, query, result } = list
  return pageMeta(args, {
    title: categoryTitle(trail, query.page),
    description: categoryDescription(trail, children, result),
    canonical: canonicalHref(base, query.page),
    index: Boolean(result?.items.length),
    jsonLd: [
      breadcrumbJsonLd([
        { name: '카테고리', path: paths.categories() },
        ...trail.map(({ name, path }) => ({ name, path: paths.category(path) })),
      ]),
      itemListJsonLd(result?.items ?? []),
    ],
  })
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tree = await loadCategoryTree(context)
  if (!tree) throw new Response(null, { status: 503 })
  const found = findByPath(tree, params['*'] ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const { category, canonical } = found
  const base: ListBase = {
    kind: 'category',
    path: category.path,
    categorySeq: category.categorySeq,
  }
  if (!canonical) throw redirect(cleanHref(base, new URL(request.url).searchParams), 301)

  const { list, hearts, status } = await loadProductList(request, context, base)
  const children = tree.childrenOf(category.categorySeq)
  return data(
    {
      list,
      hearts,
      trail: tree.trailOf(category).map(({ name, path }) => ({ name, path })),
      children: children.map(({ name, path }) => ({ name, path })),
    },
    { status },
  )
}

export default function CategoryPage() {
  const { list, trail, children } = useLoaderData<typeof loader>()
  const parent = trail.at(-2)
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb
        className="mb-2"
        crumbs={[
          { label: '홈', to: paths.home() },
          { label: '카테고리', to: paths.categories() },
          ...trail
            .slice(0, -1)
            .map(({ name, path }) => ({ label: name, to: paths.category(path) })),
          { label: trail.at(-1)?.name ?? '' },
        ]}
      />
      <ListPage
        list={list}
        title={trail.at(-1)?.name}
        alert={<AlertButton list={list} />}
        empty={<EmptyCategory parent={parent} />}
      >
        <CategoryChips parent={parent} categories={children} hits={list.narrowing.options} />
      </ListPage>
    </div>
  )
}
