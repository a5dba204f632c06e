import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { BellIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { dotted } from '#app/format/dotted.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { FollowedStore } from '#contracts/boot.ts'
import { isOnVacation, vacationText } from '#contracts/vacation.ts'
import { FollowForm } from './follow-form.tsx'

const FOLLOWED = { isFollowing: true, isOwn: false, isBlocked: false }

/** One followed store: who it is, its newest goods, whether they are told, and the way to end it. */
export function FollowedStoreCard({ store, now }: { store: FollowedStore; now: string }) {
  const { storeSeq, name, image, vacation } = store
  const heading = `followed-${storeSeq}`
  return (
    <Card as="section" aria-labelledby={heading} className="overflow-hidden">
      <div className="flex items-center gap-3">
        <Avatar name={name} image={image} size="md" />
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="truncate font-semibold text-ink">
            <Link to={paths.store(storeSeq)} className="roomy-link hover:underline">
              {name}
            </Link>
          </h2>
          <p className="text-sm text-ink-3">
            {dotted(store.regionName, `단골 ${count(store.followerCount)}명`)}
          </p>
        </div>
        <FollowForm storeSeq={storeSeq} relation={FOLLOWED} size="sm" className="shrink-0" />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {isOnVacation(vacation, now) && <Badge>{vacationText(vacation)}</Badge>}
        <NoticeSwitch store={store} />
      </div>
      {store.goods.length > 0 ? (
        <div className="mt-3">
          <ProductGrid
            row
            items={store.goods}
            now={now}
            eagerCount={0}
            idPrefix={`s${storeSeq}-`}
          />
        </div>
      ) : (
        <p className="mt-3 text-sm text-ink-3">지금 판매중인 상품이 없어요.</p>
      )}
    </Card>
  )
}

function NoticeSwitch({ store: { storeSeq, name, notifies } }: { store: FollowedStore }) {
  return (
    <PostForm intent="notice">
      <input type="hidden" name="storeSeq" value={storeSeq} />
      <SubmitButton
        name="notifies"
        value={notifies ? '0' : '1'}
        variant="ghost"
        size="sm"
        className="-ms-3 font-medium"
        aria-label={`${name} 새 상품 알림 ${notifies ? '켜짐' : '꺼짐'}`}
      >
        <BellIcon size={16} className={notifies ? 'text-primary' : undefined} />새 상품 알림{' '}
        {notifies ? '켜짐' : '꺼짐'}
      </SubmitButton>
    </PostForm>
  )
}
