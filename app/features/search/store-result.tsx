import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { VerifiedIcon } from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import { TrustMeter } from '#app/components/trust-meter.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { StoreCard } from '#contracts/search.ts'

/** One store of the store search: who it is, what it sells, its newest goods. */
export function StoreResult({ store }: { store: StoreCard }) {
  return (
    <li className="relative flex flex-col rounded-lg border border-line p-4 transition-colors hover:border-control sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={store.name} image={store.image} size="md" />
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1 font-bold">
            <Link to={paths.store(store.storeSeq)} className="card-link truncate">
              {store.name}
            </Link>
            {store.identityVerified && (
              <>
                <VerifiedIcon size={16} className="shrink-0 text-safe" />
                <span className="sr-only">본인인증 완료</span>
              </>
            )}
            {store.isBusiness && <Badge tone="info">사업자</Badge>}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-3">
            <span className="whitespace-nowrap">{store.regionName ?? '지역 설정 안 함'}</span>
            <TrustMeter score={store.trustScore} compact className="whitespace-nowrap" />
          </p>
        </div>
      </div>
      <p className="mt-3 line-clamp-2 min-h-10.5 text-sm text-ink-2">
        {store.intro || '아직 소개가 없습니다.'}
      </p>
      <Previews store={store} />
      <p className="mt-auto flex gap-3 pt-3 text-sm text-ink-3 tabular-nums">
        <span>상품 {count(store.productCount)}</span>
        <span>후기 {count(store.reviewCount)}</span>
        <span>단골 {count(store.followerCount)}</span>
      </p>
    </li>
  )
}

function Previews({ store: { preview } }: { store: StoreCard }) {
  if (preview.length === 0)
    return (
      <p className="mt-3 flex flex-1 items-center justify-center rounded-md bg-surface-2 py-8 text-sm text-ink-3">
        판매 중인 상품이 없습니다.
      </p>
    )
  return (
    <div className="mt-3 grid grid-cols-3 gap-1.5">
      {preview.map((image) => (
        <Picture
          key={image.mediaKey}
          image={image}
          alt=""
          width={160}
          largest={480}
          sizes="(min-width: 64rem) 7.5rem, (min-width: 40rem) 14vw, 28vw"
          className="w-full rounded-md"
        />
      ))}
    </div>
  )
}
