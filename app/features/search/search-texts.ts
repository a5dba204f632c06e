import { totalText } from '#app/format/count.ts'
import { josa } from '#app/format/josa.ts'
import { compactWon } from '#app/format/won.ts'
import type { ProductPage } from '#contracts/search.ts'

/** The title of a search's page without the product's name. */
export function searchTitle(keyword: string, page: number): string {
  return page > 1 ? `${keyword} 중고 매물 ${page}페이지` : `${keyword} 중고 매물`
}

/** The description of a search for search engines. */
export function searchDescription(keyword: string, result: ProductPage | null): string {
  if (!result || result.total === 0)
    return `두손에서 ${keyword} 중고 상품을 찾아보세요. 새 매물은 매일 올라옵니다.`
  return `${keyword} 중고 매물 ${josa(totalText(result), '이/가')} 있습니다.${priceRange(result)} 사진과 상태를 비교하고 안심결제로 거래하세요.`
}

/** What is said of the products of which only the description has the words; null where there are none. */
export function describedText({ total, describedTotal, totalIsExact }: ProductPage): string | null {
  if (describedTotal === 0) return null
  if (describedTotal === total) return '제목에는 없어서, 설명에 나오는 상품을 보여 드려요.'
  return `${josa(totalText({ total: describedTotal, totalIsExact }), '은/는')} 제목에는 없고 설명에 나오는 상품이에요.`
}

/** The lowest price of the first page, so that the sentence stays true whatever the sort. */
function priceRange({ items }: ProductPage): string {
  const prices = items.filter((item) => item.tradeState === 'ON_SALE').map((item) => item.price)
  const lowest = Math.min(...prices.filter((price) => price > 0))
  return Number.isFinite(lowest) ? ` ${compactWon(lowest)}부터 살 수 있으며,` : ''
}
