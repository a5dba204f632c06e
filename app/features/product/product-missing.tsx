import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorPage } from '#app/components/error-page.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { paths } from '#app/paths.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { MissingProduct } from './load-product-page.ts'

/** A product that is not there, was deleted or could not be loaded: what happened, and what else there is. */
export function ProductMissing() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && isMissingProduct(error.data) ? error.data : null
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <>
      <ErrorPage
        title={TITLES[status] ?? '상품을 불러오지 못했습니다'}
        actions={
          <>
            <ButtonLink to={paths.productList()}>다른 상품 둘러보기</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary">
              상품 검색하기
            </ButtonLink>
          </>
        }
      >
        {SENTENCES[status] ?? ERROR_CATALOGUE.GENERIC.message}
      </ErrorPage>
      {missing && missing.similar.length > 0 && (
        <section aria-labelledby="similar" className="container-page pb-12">
          <SectionHeader id="similar" title="비슷한 상품" />
          <ProductGrid items={missing.similar} now={missing.now} eagerCount={0} />
        </section>
      )}
    </>
  )
}

const TITLES: Readonly<Record<number, string>> = {
  404: '찾으시는 상품이 없습니다',
  410: '판매자가 삭제한 상품입니다',
}

const SENTENCES: Readonly<Record<number, string>> = {
  404: '주소가 잘못되었거나 지금은 볼 수 없는 상품입니다.',
  410: '이 상품은 더 이상 볼 수 없습니다. 비슷한 상품을 찾아보세요.',
}

function isMissingProduct(data: unknown): data is MissingProduct {
  return typeof data === 'object' && data !== null && 'similar' in data && 'now' in data
}
