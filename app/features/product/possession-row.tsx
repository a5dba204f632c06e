import { Link } from '@remix-run/react'
import { ShieldCheckIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import type { ProductDetail } from '#contracts/product.ts'
import type { ProductPageData } from './load-product-page.server.ts'

const ROW =
  'mt-3 flex min-h-11 w-full items-center gap-2 rounded-md border border-line px-3 py-2 text-start text-sm text-ink-2 transition-colors hover:border-control hover:bg-surface-2'

/** For a buyer the way to ask for a photo with a code, for the seller the way to answer. */
export function PossessionRow({
  product: { productSeq, tradeState },
  mine,
}: {
  product: Pick<ProductDetail, 'productSeq' | 'tradeState'>
  mine: ProductPageData['mine']
}) {
  const refusal = useFormAnswer('ask-possession')?.errors.form
  if (mine?.isOwn)
    return mine.isPossessionAsked ? (
      <Link to={paths.possession(productSeq)} className={ROW}>
        <ShieldCheckIcon size={20} className="shrink-0 text-safe" />
        <span className="flex-1 font-semibold text-ink">실물 인증 요청이 왔어요</span>
        <span className="text-link">코드 보기</span>
      </Link>
    ) : null
  if (tradeState === 'SOLD') return null
  return (
    <PostForm intent="ask-possession" action={paths.product(productSeq)}>
      {refusal && (
        <Notice tone="danger" live className="mt-3">
          {refusal}
        </Notice>
      )}
      <button type="submit" className={ROW}>
        <ShieldCheckIcon size={20} className="shrink-0 text-safe" />
        <span className="flex-1">판매자가 정말 가지고 있는지 궁금하다면</span>
        <span className="font-semibold whitespace-nowrap text-link">실물 인증 요청</span>
      </button>
    </PostForm>
  )
}
