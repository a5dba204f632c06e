import { type FormEvent, type ReactNode, useState } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Input } from '#app/components/field.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import type { FoundAnswer } from '#app/features/addresses/act-on-address.server.ts'
import { AddressFields } from '#app/features/addresses/address-fields.tsx'
import type { MaskedAddress } from '#contracts/address.ts'
import { ADDRESS_LIMITS } from '#contracts/address-constants.ts'
import { NEW_ADDRESS } from './checkout-values.ts'

/** An address of the member's book, or another one that is typed, within a form that has the intents `find` and `pick`. */
export function AddressChoice({
  title,
  elsewhere,
  addresses,
  answer,
}: {
  title: string
  /** The choice of another address than those of the book. */
  elsewhere: string
  addresses: readonly MaskedAddress[]
  answer: FoundAnswer | undefined
}) {
  const isHydrated = useHydrated()
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const initial = String(first?.addressSeq ?? NEW_ADDRESS)
  const [chosen, setChosen] = useState(answer?.values.addressSeq?.[0] ?? initial)
  const choose = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'addressSeq') setChosen(target.value)
  }
  const fields = <AddressFields address={null} found={answer?.found} />
  if (addresses.length === 0)
    return (
      <AddressSection title={title}>
        <input type="hidden" name="addressSeq" value={NEW_ADDRESS} />
        <div className="space-y-5">{fields}</div>
      </AddressSection>
    )
  return (
    <AddressSection title={title}>
      <fieldset onChange={choose}>
        <legend className="sr-only">{title}</legend>
        <div className="divide-y divide-line rounded-md border border-line-strong">
          {addresses.map(({ addressSeq, maskedName, maskedAddress, maskedPhoneNo, isDefault }) => (
            <Choice
              key={addressSeq}
              type="radio"
              name="addressSeq"
              value={String(addressSeq)}
              defaultChecked={String(addressSeq) === initial}
              className="px-4 py-2.5"
            >
              <span className="block text-base">
                {maskedName}
                {isDefault && <span className="ms-1.5 text-xs text-ink-3">기본 주소</span>}
              </span>
              <span className="block font-normal text-ink-3">
                {maskedAddress} · {maskedPhoneNo}
              </span>
            </Choice>
          ))}
          <Choice type="radio" name="addressSeq" value={NEW_ADDRESS} className="px-4 py-2.5">
            <span className="text-base">{elsewhere}</span>
          </Choice>
        </div>
        <ChoiceError name="addressSeq" className="mt-2" />
      </fieldset>
      {(!isHydrated || chosen === NEW_ADDRESS) && <div className="mt-5 space-y-5">{fields}</div>}
      {isHydrated && chosen !== NEW_ADDRESS && (
        <Field
          name="note"
          label="배송 메모"
          className="mt-4"
          hint="비워 두면 주소록의 메모를 써요."
        >
          {(control) => (
            <Input
              {...control}
              maxLength={ADDRESS_LIMITS.note}
              placeholder="예) 문 앞에 놓아 주세요"
            />
          )}
        </Field>
      )}
    </AddressSection>
  )
}

export function AddressSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="mb-3 text-base font-bold text-ink">{title}</h2>
      {children}
    </Card>
  )
}
