import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import { RelativeTime } from '#app/components/relative-time.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { OwnListing } from '#contracts/listing.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { bumpClock } from './own-listing-texts.ts'
import { canBump } from './own-products-query.ts'

/** One own listing: how it does, the box that chooses it, and what is done most. */
export function OwnListingRow({
  item,
  now,
  action,
  chooseIn,
}: {
  item: OwnListing
  now: string
  /** The address of the list, where its forms post to. */
  action: string
  /** Id of the form for several at once. */
  chooseIn: string
}) {
  const { productSeq, title, tradeState, hiddenBy } = item
  const clock = bumpClock(item.nextBumpAt, now)
  return (
    <li className="relative flex gap-3 py-4">
      <label className="flex w-7 shrink-0 items-start pt-1">
        <input
          type="checkbox"
          form={chooseIn}
          name="productSeq"
          value={productSeq}
          aria-label={`${title} 고르기`}
          className="size-5 accent-primary"
        />
      </label>
      <Picture
        image={item.image}
        alt=""
        sizes="5.5rem"
        width={160}
        className="size-22 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 text-base font-medium text-ink">
          {hiddenBy === null ? (
            <Link to={paths.product(productSeq)} className="roomy-link hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-1.5">
          <Price price={item.price} previous={item.previousPrice} size="sm" />
          {hiddenBy === 'OPERATOR' && <Badge tone="danger">운영팀이 숨김</Badge>}
          {hiddenBy === 'SELLER' && <Badge>{TRADE_STATE_LABELS[tradeState]}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2.5 text-xs text-ink-3">
          <RelativeTime at={item.createdAt} bumpedAt={item.bumpedAt} now={now} />
          <span>조회 {count(item.viewCount)}</span>
          <span>찜 {count(item.favoriteCount)}</span>
          <span>채팅 {count(item.chatCount)}</span>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {hiddenBy !== 'OPERATOR' && (
            <Link
              to={paths.sellForm({ productSeq })}
              aria-label={`${title} 수정`}
              className="inline-flex min-h-9 items-center rounded-sm border border-line-strong bg-surface px-3 text-sm font-semibold text-ink hover:border-control"
            >
              수정
            </Link>
          )}
          {canBump(item) && clock === null && (
            <PostForm intent="bump" action={action} preventScrollReset>
              <input type="hidden" name="productSeq" value={productSeq} />
              <SubmitButton variant="secondary" size="sm" aria-label={`${title} 끌올`}>
                끌올
              </SubmitButton>
            </PostForm>
          )}
          {canBump(item) && clock && (
            <span className="text-xs text-ink-3">{`다음 끌올 ${clock}`}</span>
          )}
          {hiddenBy === 'SELLER' && (
            <PostForm intent="show" action={action} preventScrollReset>
              <input type="hidden" name="productSeq" value={productSeq} />
              <SubmitButton variant="secondary" size="sm" aria-label={`${title} 다시 보이기`}>
                다시 보이기
              </SubmitButton>
            </PostForm>
          )}
        </div>
      </div>
    </li>
  )
}
