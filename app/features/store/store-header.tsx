import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { Card } from '#app/components/card.tsx'
import { ClockIcon, HistoryIcon, PinIcon } from '#app/components/icons.tsx'
import { ShareLink } from '#app/features/share/share-link.tsx'
import { count } from '#app/format/count.ts'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { Store, StoreRelation } from '#contracts/boot.ts'
import { StoreActions } from './store-actions.tsx'
import { StoreBadges } from './store-badges.tsx'
import { ratingText, responseText } from './store-texts.ts'
import { TrustScore } from './trust-score.tsx'
import { VacationNote } from './vacation-note.tsx'

/** Who the seller is and how far they can be trusted. */
export function StoreHeader({
  store,
  relation,
  url,
  now,
}: {
  store: Store
  relation: StoreRelation | null
  url: string
  /** Moment of the request. */
  now: string
}) {
  const reply = responseText(store.responseMinutes)
  return (
    <Card className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:p-7">
      <div className="flex flex-col">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 sm:grid-rows-[auto_1fr] sm:gap-x-5">
          <div className="sm:row-span-2">
            <Avatar name={store.name} image={store.image} size="xl" />
          </div>
          <div className="min-w-0 max-sm:self-center">
            <h1 className="text-xl font-bold text-ink lg:text-2xl">{store.name}</h1>
            <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
              <StoreBadges store={store} />
            </p>
          </div>
          <ShareLink
            url={url}
            title={store.name}
            label="가게 공유하기"
            look="plain"
            className="-me-2 -mt-2 shrink-0"
          />
          <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-3 max-sm:mt-1 sm:col-span-2 sm:col-start-2">
            {store.regionName && <Mark icon={<PinIcon size={16} />}>{store.regionName}</Mark>}
            <Mark icon={<HistoryIcon size={16} />}>{kstDate(store.createdAt)} 개점</Mark>
            {reply && <Mark icon={<ClockIcon size={16} />}>{reply}</Mark>}
            {!relation?.isOwn && (
              <li>
                <Link
                  to={paths.storeReport(store.storeSeq)}
                  className="roomy-link underline underline-offset-4 hover:text-ink"
                >
                  신고하기
                </Link>
              </li>
            )}
          </ul>
        </div>
        <VacationNote vacation={store.vacation} now={now} className="mt-4" />
        {store.intro && (
          <p className="mt-4 text-base whitespace-pre-line text-ink-2">{store.intro}</p>
        )}
        <StoreActions store={store} relation={relation} />
      </div>
      <div className="mt-5 lg:mt-0">
        <TrustScore score={store.trustScore} points={store.trustPoints} />
        <dl className="mt-4 grid grid-cols-4 divide-x divide-line rounded-lg bg-surface-2 py-3 text-center">
          <Figure name="안전거래">{count(store.safeTradeCount)}</Figure>
          <Figure name="거래후기">{count(store.reviewCount)}</Figure>
          <Figure name="별점">{ratingText(store.ratingTenths) ?? '-'}</Figure>
          <Figure name="단골">{count(store.followerCount)}</Figure>
        </dl>
      </div>
    </Card>
  )
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1">
      <span className="shrink-0">{icon}</span>
      {children}
    </li>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-1">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="text-lg font-bold text-ink tabular-nums">{children}</dd>
    </div>
  )
}
