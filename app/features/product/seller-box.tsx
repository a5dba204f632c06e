import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { ClockIcon, ShieldCheckIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FollowForm } from '#app/features/follow/follow-form.tsx'
import { StoreBadges } from '#app/features/store/store-badges.tsx'
import { responseText } from '#app/features/store/store-texts.ts'
import { TrustScore } from '#app/features/store/trust-score.tsx'
import { VacationNote } from '#app/features/store/vacation-note.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { Store, StoreRelation } from '#contracts/boot.ts'
import type { SellerRecords } from '#contracts/fraud.ts'

/** The seller: what a buyer wants to know before trusting an unknown member. */
export function SellerBox({
  store,
  relation,
  records,
  storeSeq,
  now,
}: {
  store: Store | null
  relation: StoreRelation | null
  records: SellerRecords | null
  storeSeq: number
  /** Moment of the request. */
  now: string
}) {
  return (
    <section aria-labelledby="seller">
      <h2 id="seller" className="text-lg font-bold text-ink">
        판매자 정보
      </h2>
      {store ? (
        <Seller store={store} relation={relation} records={records} now={now} />
      ) : (
        <Notice className="mt-3">
          판매자 정보를 지금 불러오지 못했습니다.{' '}
          <Link to={paths.store(storeSeq)} className="font-semibold underline underline-offset-4">
            판매자 가게에서 확인하기
          </Link>
        </Notice>
      )}
    </section>
  )
}

function Seller({
  store,
  relation,
  records,
  now,
}: {
  store: Store
  relation: StoreRelation | null
  records: SellerRecords | null
  now: string
}) {
  const reply = responseText(store.responseMinutes)
  return (
    <Card className="mt-3">
      <div className="flex items-start gap-4">
        <Avatar name={store.name} image={store.image} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={paths.store(store.storeSeq)}
              className="text-lg font-bold text-ink hover:underline"
            >
              {store.name}
            </Link>
            <StoreBadges store={store} />
          </p>
          {store.intro && <p className="mt-1 line-clamp-2 text-sm text-ink-3">{store.intro}</p>}
          {reply && (
            <p className="mt-1.5 flex items-center gap-1 text-sm text-ink-2">
              <ClockIcon size={16} className="shrink-0" />
              {reply}
            </p>
          )}
        </div>
      </div>
      <VacationNote vacation={store.vacation} now={now} className="mt-4" />
      <TrustScore score={store.trustScore} points={store.trustPoints} className="mt-4" />
      <dl className="mt-4 grid grid-cols-3 divide-x divide-line text-center">
        <Figure name="안전거래" value={store.safeTradeCount} />
        <Figure name="거래후기" value={store.reviewCount} />
        <Figure name="단골" value={store.followerCount} />
      </dl>
      <SellerRecord records={records} />
      <div className="mt-4 flex gap-2 whitespace-nowrap max-[22rem]:[&_:is(a,button)]:px-2">
        <FollowForm storeSeq={store.storeSeq} relation={relation} className="flex-1" />
        <ButtonLink to={paths.store(store.storeSeq)} variant="secondary" className="flex-1">
          가게 둘러보기
        </ButtonLink>
      </div>
    </Card>
  )
}

/** What a lookup of the seller would say. */
function SellerRecord({ records }: { records: SellerRecords | null }) {
  if (!records || (!records.hasPhone && !records.hasAccount)) return null
  const lookedUp = [records.hasPhone && '전화번호', records.hasAccount && '계좌'].filter(Boolean)
  if (records.count > 0)
    return (
      <Notice
        tone="danger"
        title={`피해사례가 ${count(records.count)}건 등록된 판매자예요`}
        className="mt-4"
      >
        인증한 {lookedUp.join('·')}로 찾았어요. 안심결제로만 거래하고, 먼저 돈을 보내지 마세요.
      </Notice>
    )
  return (
    <p className="mt-4 flex items-start gap-1.5 text-sm text-ink-3">
      <ShieldCheckIcon size={16} className="mt-0.5 shrink-0" />
      <span>
        인증한 {lookedUp.join('·')}로 등록된 피해사례가 없어요.{' '}
        <Link to={paths.fraud()} className="roomy-link underline underline-offset-4">
          사기조회
        </Link>
      </span>
    </p>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="text-lg font-bold text-ink tabular-nums">{count(value)}</dd>
    </div>
  )
}
