import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { MaskedAddress } from '#contracts/address.ts'

/** The address book; what is shown of each is enough to tell it from the others. */
export function AddressList({ addresses }: { addresses: readonly MaskedAddress[] }) {
  return (
    <ul className="space-y-3">
      {addresses.map((address) => (
        <Card key={address.addressSeq} as="li">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
            {address.maskedName}
            {address.isDefault && <Badge tone="info">기본</Badge>}
          </p>
          <p className="mt-1 text-base text-ink-2">
            <span className="tabular-nums">({address.zonecode})</span> {address.maskedAddress}
          </p>
          <p className="text-sm text-ink-3 tabular-nums">{address.maskedPhoneNo}</p>
          <Actions address={address} />
        </Card>
      ))}
    </ul>
  )
}

function Actions({
  address: { addressSeq, isDefault, maskedAddress },
}: {
  address: MaskedAddress
}) {
  const named = <span className="sr-only">: {maskedAddress}</span>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ButtonLink to={paths.addressForm({ addressSeq })} variant="secondary" size="sm">
        고치기
        {named}
      </ButtonLink>
      {!isDefault && (
        <PostForm intent="default">
          <SubmitButton name="addressSeq" value={String(addressSeq)} variant="secondary" size="sm">
            기본으로 쓰기
            {named}
          </SubmitButton>
        </PostForm>
      )}
      <PostForm intent="remove">
        <SubmitButton name="addressSeq" value={String(addressSeq)} variant="ghost" size="sm">
          지우기
          {named}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
