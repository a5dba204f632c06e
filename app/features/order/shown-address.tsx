import { Card } from '#app/components/card.tsx'
import { formatPhoneNo } from '#app/format/phone-no.ts'
import type { AddressContent } from '#contracts/address.ts'
import { addressLine } from './shop-address.ts'

/** Where a parcel goes, beside the form that its sender fills in. */
export function ShownAddress({ title, address }: { title: string; address: AddressContent }) {
  return (
    <Card tone="soft">
      <p className="text-sm text-ink-3">{title}</p>
      <p className="mt-1 font-semibold text-ink">
        {address.name} · <span className="tabular-nums">{formatPhoneNo(address.phoneNo)}</span>
      </p>
      <p className="text-sm text-ink-2">{addressLine(address)}</p>
      {address.note && <p className="text-sm text-ink-3">{address.note}</p>}
    </Card>
  )
}
