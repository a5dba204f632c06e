import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { CategoryBranch } from '#app/features/category/category-branch.tsx'
import { branchesOf } from '#app/features/category/category-branches.ts'
import { CategoryJump } from '#app/features/category/category-jump.tsx'
import { loadCategoryTree } from '#app/features/category/load-category-tree.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/category')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const names = args.data.branches.map(({ name }) => name)
  return pageMeta(args, {
    title: '카테고리 전체',
    description: `두손의 중고 상품 카테고리를 한눈에 보세요. ${names.join(', ')}까지 찾는 물건을 종류별로 둘러볼 수 있습니다.`,
    canonical: paths.categories(),
    jsonLd: [breadcrumbJsonLd([{ name: '카테고리', path: paths.categories() }])],
  })
}

export async function loader({ context }: LoaderFunctionArgs) {
  const tree = await loadCategoryTree(context)
  if (!tree) throw new Response(null, { status: 503 })
  return { branches: branchesOf(tree) }
}

export default function CategoriesPage() {
  const { branches } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <Breadcrumb
        className="mb-2"
        crumbs={[{ label: '홈', to: paths.home() }, { label: '카테고리' }]}
      />
      <h1 className="mb-5 text-xl font-bold lg:text-2xl">카테고리 전체</h1>
      <CategoryJump branches={branches} />
      <div className="category-branches">
        {branches.map((branch) => (
          <CategoryBranch key={branch.path} branch={branch} />
        ))}
      </div>
    </div>
  )
}
