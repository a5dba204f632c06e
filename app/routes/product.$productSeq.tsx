import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Breadcrumb } from '#app/components/breadcrumb.tsx'
import { cx } from '#app/components/cx.ts'
import { SectionHeader } from '#app/components/section-header.tsx'
import { actOnProduct } from '#app/features/product/act-on-product.server.ts'
import { Gallery, gallerySizes } from '#app/features/product/gallery.tsx'
import { loadProductPage } from '#app/features/product/load-product-page.server.ts'
import { photoSource } from '#app/features/product/photo.tsx'
import { ProductActionBar } from '#app/features/product/product-action-bar.tsx'
import {
  openGraphVersion,
  productDescription,
  productPageTitle,
} from '#app/features/product/product-facts.ts'
import { ProductHistory } from '#app/features/product/product-history.tsx'
import { missingProductWords, ProductMissing } from '#app/features/product/product-missing.tsx'
import { ProductStory } from '#app/features/product/product-story.tsx'
import { ProductSummary } from '#app/features/product/product-summary.tsx'
import { ProductTopBar } from '#app/features/product/product-top-bar.tsx'
import { SafetyTips } from '#app/features/product/safety-tips.tsx'
import { SellerBox } from '#app/features/product/seller-box.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { useRememberProduct } from '#app/features/recent/use-remember-product.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, productJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/product/:productSeq')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(missingProductWords(args.error).title)
  const { product, store, trail } = args.data
  const [first] = product.images
  const canonical = paths.product(product.productSeq)
  const categories = trail.map(({ name, path }) => ({ name, path: paths.category(path) }))
  return pageMeta(args, {
    title: productPageTitle(product),
    description: productDescription(product),
    canonical,
    type: 'product',
    image: {
      path: paths.productOpenGraph(product.productSeq, openGraphVersion(product)),
      alt: productPageTitle(product),
    },
    preloadImage: first && { ...photoSource(first), sizes: gallerySizes(first) },
    jsonLd: [
      productJsonLd(product, store, trail.map(({ name }) => name).join(' > ') || undefined),
      breadcrumbJsonLd([...categories, { name: product.title, path: canonical }]),
    ],
  })
}

export function loader({ context, params: values }: LoaderFunctionArgs) {
  const { productSeq } = parseParams(params.product, values)
  return loadProductPage(context, productSeq)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  const { productSeq } = parseParams(params.product, values)
  return actOnProduct(context, request, productSeq)
}

export default function ProductDetailPage() {
  const {
    product,
    store,
    relation,
    records,
    sellerGoods,
    similar,
    verdict,
    history,
    mine,
    own,
    trail,
    url,
    now,
  } = useLoaderData<typeof loader>()
  const parent = trail.at(-1)
  const sold = product.tradeState === 'SOLD'
  useRememberProduct(product.productSeq, mine?.isOwn ?? false)
  const similarGoods = similar.length > 0 && (
    <section aria-labelledby="similar" className={cx('col-span-full', !sold && 'mt-12')}>
      <SectionHeader
        id="similar"
        title={sold ? '판매가 끝났어요. 비슷한 상품은 어떠세요?' : '비슷한 상품'}
      />
      <ProductGrid items={similar} now={now} eagerCount={0} fullRows />
    </section>
  )
  return (
    <>
      <ProductTopBar
        product={product}
        listPath={parent ? paths.category(parent.path) : paths.productList()}
        url={url}
      />
      <div key={product.productSeq} className="container-page pb-8 md:py-6">
        <Breadcrumb
          className="mb-3"
          crumbs={[
            { label: '홈', to: paths.home() },
            ...trail.map(({ name, path }) => ({ label: name, to: paths.category(path) })),
          ]}
        />
        <div className="grid gap-y-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-x-6 md:gap-y-10 lg:gap-x-12">
          <div className="-mx-(--page-gutter) md:mx-0">
            <Gallery
              title={product.title}
              images={product.images}
              tradeState={product.tradeState}
            />
          </div>
          <div className={cx('md:row-end-auto', !sold && 'md:row-span-2')}>
            <div className="md:sticky md:top-[calc(var(--header-height)+1.5rem)]">
              <ProductSummary
                categories={trail.map(({ name }) => name)}
                product={product}
                store={store}
                sellerGoods={sellerGoods}
                verdict={verdict}
                mine={mine}
                own={own}
                url={url}
                now={now}
              />
            </div>
          </div>
          {sold && similarGoods}
          <div className="space-y-10">
            <ProductStory product={product} />
            <ProductHistory {...history} />
            <SellerBox
              store={store}
              relation={relation}
              records={records}
              storeSeq={product.storeSeq}
              now={now}
            />
            <SafetyTips />
            <p className="text-end">
              <Link
                to={paths.productReport(product.productSeq)}
                className="inline-flex min-h-11 items-center text-sm text-ink-3 underline underline-offset-4 hover:text-ink"
              >
                이 상품 신고하기
              </Link>
            </p>
          </div>
        </div>
        {sellerGoods.length > 0 && (
          <section aria-labelledby="seller-goods" className="mt-12">
            <SectionHeader
              id="seller-goods"
              title="이 가게의 다른 상품"
              to={paths.store(product.storeSeq)}
            />
            <ProductGrid items={sellerGoods} now={now} eagerCount={0} fullRows idPrefix="seller-" />
          </section>
        )}
        {!sold && similarGoods}
      </div>
      <ProductActionBar product={product} mine={mine} now={now} />
    </>
  )
}

export const ErrorBoundary = ProductMissing
