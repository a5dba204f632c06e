import { ChipLink } from '#app/components/chip.tsx'
import { paths } from '#app/paths.ts'

/** Where to continue from a category without products. */
export function EmptyCategory({ parent }: { parent?: { name: string; path: string } }) {
  return (
    <>
      <p>이 카테고리에 상품이 올라오면 여기에서 볼 수 있습니다. 다른 곳도 둘러보세요.</p>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {parent && (
          <li>
            <ChipLink to={paths.category(parent.path)}>{parent.name} 전체</ChipLink>
          </li>
        )}
        <li>
          <ChipLink to={paths.productList({ sort: 'latest' })}>방금 올라온 상품</ChipLink>
        </li>
        <li>
          <ChipLink to={paths.categories()}>카테고리 전체</ChipLink>
        </li>
      </ul>
    </>
  )
}
