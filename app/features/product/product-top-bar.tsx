import { Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { MoreIcon } from '#app/components/icons.tsx'
import { ShareLink } from '#app/features/share/share-link.tsx'
import { paths } from '#app/paths.ts'
import { BackLink } from '#app/shell/back-link.tsx'
import type { ProductDetail } from '#contracts/product.ts'

/**
 * On a phone, in place of the site's header: round buttons on the photo. When the photo has scrolled away, they are on a
 * bar with the title.
 */
export function ProductTopBar({
  product: { productSeq, storeSeq, title },
  listPath,
  url,
}: {
  product: Pick<ProductDetail, 'productSeq' | 'storeSeq' | 'title'>
  /** The list that the page belongs to, for a visit that began here. */
  listPath: string
  url: string
}) {
  const { bar, isSolid } = useIsPastPhoto()
  return (
    <div ref={bar} className="product-bar" data-solid={isSolid || undefined}>
      <BackLink to={listPath} className="product-bar-button product-bar-back" />
      <p className="product-bar-title" aria-hidden="true">
        {title}
      </p>
      <ShareLink key={productSeq} url={url} title={title} label="공유하기" look="round" />
      <More productSeq={productSeq} storeSeq={storeSeq} />
    </div>
  )
}

function More({ productSeq, storeSeq }: { productSeq: number; storeSeq: number }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function close(event: Event) {
      if (!menu.current?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.current.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.current.contains(event.target)) return
      menu.current.open = false
    }
    for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, close)
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const)
        document.removeEventListener(kind, close)
    }
  }, [])
  return (
    <details ref={menu} className="relative">
      <summary className="product-bar-button">
        <MoreIcon size={22} />
        <span className="sr-only">더보기</span>
      </summary>
      <ul className="product-bar-menu">
        {[
          { to: paths.home(), label: '홈으로' },
          { to: paths.search(), label: '상품 검색' },
          { to: paths.categories(), label: '카테고리' },
          { to: paths.store(storeSeq), label: '판매자 가게' },
          { to: paths.productReport(productSeq), label: '신고하기' },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whether the photo before the bar in the document is no longer visible below it. */
function useIsPastPhoto() {
  const bar = useRef<HTMLDivElement>(null)
  const [isSolid, setIsSolid] = useState(false)
  useEffect(() => {
    const photo = document.querySelector('.product-photo')
    if (!photo || !bar.current) return
    const observer = new IntersectionObserver(
      (changes) => setIsSolid(changes.at(-1)?.isIntersecting === false),
      { rootMargin: `-${bar.current.offsetHeight}px 0px 0px` },
    )
    observer.observe(photo)
    return () => observer.disconnect()
  }, [])
  return { bar, isSolid }
}
