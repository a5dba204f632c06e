import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { paths } from '#app/paths.ts'
import { errorMessage } from '#app/shell/error-messages.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { isLostConnection, RouteError } from '#app/shell/route-error.tsx'
import type { MissingProduct } from './load-product-page.server.ts'

/** A product that does not exist, was deleted or could not be loaded: what happened, and other products. */
export function ProductMissing() {
  const error = useRouteError()
  if (isLostConnection(error)) return <RouteError />
  const missing = isRouteErrorResponse(error) && isMissingProduct(error.data) ? error.data : null
  const { title, text } = missingProductWords(error)
  return (
    <>
      <ErrorPage
        title={title}
        actions={
          <>
            <ButtonLink to={paths.productList()}>다른 상품 둘러보기</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary">
              상품 검색하기
            </ButtonLink>
          </>
        }
      >
        {text}
      </ErrorPage>
      {missing && missing.instead.length > 0 && (
        <section aria-labelledby="instead" className="container-page pb-12">
          <SectionHeader id="instead" title="이런 상품은 어떠세요?" />
          <ProductGrid items={missing.instead} now={missing.now} eagerCount={0} fullRows />
        </section>
      )}
    </>
  )
}

/** The words about a product that is not shown; the title is the page's title too. */
export function missingProductWords(error: unknown): { title: string; text: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404)
    return {
      title: '찾으시는 상품이 없습니다',
      text: '주소가 잘못되었거나 지금은 볼 수 없는 상품입니다.',
    }
  if (status === 410)
    return {
      title: '판매자가 삭제한 상품입니다',
      text: '이 상품은 더 이상 볼 수 없습니다. 다른 상품을 둘러보세요.',
    }
  return errorMessage(status)
}

function isMissingProduct(data: unknown): data is MissingProduct {
  return typeof data === 'object' && data !== null && 'instead' in data && 'now' in data
}
