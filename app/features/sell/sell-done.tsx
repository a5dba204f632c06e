import { Link } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import {
  CheckIcon,
  ChevronRightIcon,
  ClockIcon,
  HandshakeIcon,
  PlusIcon,
  SearchIcon,
} from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import { ShareLink } from '#app/features/share/share-link.tsx'
import { paths } from '#app/paths.ts'
import type { EditableListing } from '#contracts/listing.ts'
import { forgetPhotosOf } from './forget-photos-of.ts'
import { removeSentCopies } from './local-copies.ts'
import { bumpClock } from './own-listing-texts.ts'

/** After a listing was registered: the listing itself, sharing it, and what comes next. */
export function SellDone({
  listing,
  url,
  now,
}: {
  listing: EditableListing
  url: string
  now: string
}) {
  const { productSeq, content, photos, nextBumpAt } = listing
  const clock = bumpClock(nextBumpAt, now)
  // What this browser kept of the form is not needed any more.
  useEffect(() => {
    for (const slot of removeSentCopies()) void forgetPhotosOf(slot)
  }, [])
  return (
    <div className="container-page py-8 lg:py-14">
      <div className="mx-auto max-w-xl">
        <p className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
          <CheckIcon size={30} strokeWidth={2.25} />
        </p>
        <h1 className="mt-4 text-2xl font-bold text-ink">상품을 등록했어요</h1>
        <p className="mt-1 text-base text-ink-3">지금부터 검색과 목록에서 보여요.</p>
        <Link
          to={paths.product(productSeq)}
          className="mt-6 flex items-center gap-4 rounded-lg border border-line p-3 hover:border-control hover:bg-surface-2"
        >
          <Picture
            image={photos[0]?.image ?? null}
            alt=""
            sizes="6rem"
            width={160}
            eager
            className="size-24 shrink-0 rounded-md"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-base text-ink">{content.title}</span>
            <Price price={content.price} className="mt-1" />
          </span>
          <ChevronRightIcon size={20} className="shrink-0 text-ink-3" />
        </Link>
        <div className="mt-4 flex gap-2">
          <ButtonLink to={paths.product(productSeq)} size="lg" className="flex-1">
            상품 보기
          </ButtonLink>
          <ShareLink url={url} title={content.title} label="공유하기" look="square" />
        </div>
        <h2 className="mt-10 mb-2 text-lg font-bold text-ink">다음에 할 일</h2>
        <ul className="divide-y divide-line border-y border-line">
          <Step
            icon={<PlusIcon size={22} />}
            to={paths.sellForm()}
            title="다른 상품 등록하기"
            text="거래 방법과 지역은 방금 고른 대로 채워 드려요."
          />
          <Step
            icon={<SearchIcon size={22} />}
            to={paths.productExposure(productSeq)}
            title="검색 노출 확인하기"
            text="어떤 말로 검색되는지, 몇 번째에 보이는지 볼 수 있어요."
          />
          <Step
            icon={<HandshakeIcon size={22} />}
            to={paths.ownProducts()}
            title="내 상품 관리하기"
            text="예약중, 판매완료로 바꾸거나 가격을 고칠 수 있어요."
          />
          <Step
            icon={<ClockIcon size={22} />}
            title="끌올은 하루에 한 번"
            text={
              clock
                ? `${clock}부터 목록 맨 위로 다시 올릴 수 있어요.`
                : '지금 목록 맨 위로 다시 올릴 수 있어요.'
            }
          />
        </ul>
      </div>
    </div>
  )
}

function Step({
  icon,
  to,
  title,
  text,
}: {
  icon: ReactNode
  to?: string
  title: string
  text: string
}) {
  const content = (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-3 text-ink-2">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold text-ink">{title}</span>
        <span className="block text-sm text-ink-3">{text}</span>
      </span>
      {to && <ChevronRightIcon size={20} className="shrink-0 text-ink-3" />}
    </>
  )
  const row = 'flex min-h-16 items-center gap-3 py-2.5'
  return (
    <li>
      {to ? (
        <Link to={to} className={`${row} hover:bg-surface-2`}>
          {content}
        </Link>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  )
}
