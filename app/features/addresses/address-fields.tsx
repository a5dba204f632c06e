import { type KeyboardEvent, useId } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { PhoneInput } from '#app/components/phone-input.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { AddressContent } from '#contracts/address.ts'
import { ADDRESS_LIMITS, DELIVERY_NOTES } from '#contracts/address-constants.ts'
import type { FoundAnswer } from './act-on-address.server.ts'
import { FoundAddresses } from './found-addresses.tsx'

/** Enter in the search looks for an address; without script the server does so too. */
function findOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="find"]'))
}

/**
 * The fields of an address within a form that has the intents `find` and `pick` (address-schemas.ts): the postcode is looked
 * for in the same form, by our server, so that it works without script and in in-app browsers.
 */
export function AddressFields({
  address,
  found,
}: {
  address: AddressContent | null
  /** What the search answered. */
  found: FoundAnswer['found']
}) {
  const notes = useId()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label="받는 사람" required initial={address?.name}>
          {(control) => <Input {...control} maxLength={ADDRESS_LIMITS.name} autoComplete="name" />}
        </Field>
        <Field name="phoneNo" label="연락처" required initial={address?.phoneNo}>
          {(control) => <PhoneInput {...control} />}
        </Field>
      </div>
      <div className="rounded-lg bg-surface-2 p-4">
        <div className="flex items-end gap-2">
          <Field name="keyword" label="주소 찾기" className="min-w-0 flex-1">
            {(control) => (
              <Input
                {...control}
                type="search"
                maxLength={80}
                autoComplete="off"
                placeholder="예) 양화로 45"
                enterKeyHint="search"
                onKeyDown={findOnEnter}
              />
            )}
          </Field>
          <SubmitButton intent="find" variant="secondary">
            찾기
          </SubmitButton>
        </div>
        {found && <FoundAddresses found={found} />}
      </div>
      <div className="grid gap-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-3">
        <Field name="zonecode" label="우편번호" required initial={address?.zonecode}>
          {(control) => (
            <Input {...control} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
          )}
        </Field>
        <Field name="roadAddress" label="도로명주소" required initial={address?.roadAddress}>
          {(control) => (
            <Input
              {...control}
              maxLength={ADDRESS_LIMITS.roadAddress}
              autoComplete="address-line1"
            />
          )}
        </Field>
      </div>
      <Field
        name="detail"
        label="상세 주소"
        initial={address?.detail}
        hint="동, 호수처럼 나머지를 적어 주세요."
      >
        {(control) => (
          <Input {...control} maxLength={ADDRESS_LIMITS.detail} autoComplete="address-line2" />
        )}
      </Field>
      <Field
        name="note"
        label="배송 메모"
        initial={address?.note}
        hint="자주 쓰는 말을 고르거나 직접 적어 주세요."
      >
        {(control) => (
          <>
            <Input
              {...control}
              list={notes}
              maxLength={ADDRESS_LIMITS.note}
              autoComplete="off"
              placeholder="예) 문 앞에 놓아 주세요"
            />
            <datalist id={notes}>
              {DELIVERY_NOTES.map((note) => (
                <option key={note} value={note} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </>
  )
}
