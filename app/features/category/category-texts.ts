import { totalText } from '#app/format/count.ts'
import { josa } from '#app/format/josa.ts'
import type { Category } from '#contracts/init.ts'
import type { ProductPage } from '#contracts/search.ts'

type Named = Pick<Category, 'name'>

/** The name of a category with as much of its trail as makes it unique: several are called 기타 or 액세서리. */
export function fullCategoryName(trail: readonly Named[]): string {
  const names = trail.slice(-2).map(({ name }) => name)
  return names.join(' ')
}

/** '아이폰 중고', '스마트폰 아이폰 중고 2페이지'. */
export function categoryTitle(trail: readonly Named[], page: number): string {
  const title = `${fullCategoryName(trail)} 중고`
  return page > 1 ? `${title} ${page}페이지` : title
}

/** The description of a category for search engines. */
export function categoryDescription(
  trail: readonly Named[],
  children: readonly Named[],
  result: Pick<ProductPage, 'total' | 'totalIsExact'> | null,
): string {
  const name = fullCategoryName(trail)
  if (!result || result.total === 0)
    return `두손의 ${name} 중고 카테고리입니다. 내 주변 판매자가 올린 ${josa(name, '을/를')} 안심결제로 거래하세요.`
  const kinds = children
    .slice(0, 4)
    .map((child) => child.name)
    .join(', ')
  return `${name} 중고 매물 ${josa(totalText(result), '을/를')} 두손에서 만나 보세요. ${kinds && `${kinds} 등을 `}가격, 상태, 지역별로 비교하고 안심결제로 거래할 수 있습니다.`
}
