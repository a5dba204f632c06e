import { paths } from '#app/paths.ts'
import type { MenuCategory } from './category-menu.tsx'

/** Links to products besides the categories, in the header of a desktop and the menu of a phone. */
export function browseLinks(categories: readonly MenuCategory[]) {
  const giveaway = categories.find(({ name }) => name === '무료나눔')
  return [
    { to: paths.productList(), label: '전체 상품' },
    { to: paths.productList({ sort: 'latest' }), label: '방금 올라온 상품' },
    ...(giveaway ? [{ to: paths.category(giveaway.path), label: giveaway.name }] : []),
    { to: paths.search(), label: '인기 검색어' },
    { to: paths.searchPrice(), label: '시세 조회' },
    { to: paths.searchStore(), label: '가게 찾기' },
    { to: paths.fraud(), label: '사기조회' },
    { to: paths.contents(), label: '콘텐츠' },
  ]
}
