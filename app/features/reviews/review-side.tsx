import { Link } from '@remix-run/react'
import { Picture } from '#app/components/picture.tsx'
import { paths } from '#app/paths.ts'
import type { OwnReview } from '#contracts/boot.ts'

/** Each line is a target for a thumb. */
const LINK = 'inline-block max-w-full truncate py-1 align-bottom hover:underline'

/** With whom, and about what the trade was. */
export function ReviewSide({ other, product }: Pick<OwnReview, 'other' | 'product'>) {
  return (
    <div className="flex items-center gap-3">
      {product && (
        <Picture
          image={product.image}
          alt=""
          sizes="48px"
          width={160}
          largest={160}
          className="size-12 shrink-0 rounded-sm"
        />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-semibold text-ink">
          {other.isActive ? (
            <Link to={paths.store(other.storeSeq)} className={LINK}>
              {other.name}
            </Link>
          ) : (
            other.name
          )}
        </p>
        {product && (
          <p className="truncate text-ink-3">
            {product.visible ? (
              <Link to={paths.product(product.productSeq)} className={LINK}>
                {product.title}
              </Link>
            ) : (
              product.title
            )}
          </p>
        )}
      </div>
    </div>
  )
}
