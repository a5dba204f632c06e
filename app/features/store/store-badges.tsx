import { Badge } from '#app/components/badge.tsx'
import { VerifiedIcon } from '#app/components/icons.tsx'
import type { Store } from '#contracts/boot.ts'

/** What has been verified about a store's owner. */
export function StoreBadges({ store }: { store: Pick<Store, 'identityVerified' | 'isBusiness'> }) {
  return (
    <>
      {store.identityVerified && (
        <Badge tone="safe">
          <VerifiedIcon size={12} />
          본인인증
        </Badge>
      )}
      {store.isBusiness && <Badge tone="info">사업자</Badge>}
    </>
  )
}
