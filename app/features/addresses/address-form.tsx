import { useActionData } from '@remix-run/react'
import type { KeyboardEvent } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { OwnAddress } from '#contracts/address.ts'
import { ADDRESS_LIMITS } from '#contracts/address-constants.ts'
import type { FoundAnswer } from './act-on-address.server.ts'
import { FoundAddresses } from './found-addresses.tsx'

const INTENTS = ['save', 'find', 'pick'] as const

/** Enter in the search looks for an address; without script the server does so too. */
function findOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="find"]'))
}

/** One address: who receives, and where; the postcode is looked for in the same form, so that nothing typed is lost. */
export function AddressForm({
  address,
  formKey,
  isFirst,
}: {
  address: OwnAddress | null
  formKey: string
  /** The first address is the default in any case. */
  isFirst: boolean
}) {
  const answer = formAnswerOf(useActionData(), INTENTS) as FoundAnswer | undefined
  const road = answer?.values.roadAddress?.[0] ?? address?.roadAddress
  return (
    <PostForm
      // What a search took over is another initial value.
      key={answer?.intent === 'pick' ? road : 'typed'}
      intent={INTENTS}
      schema={() => import('./address-schemas.ts').then((file) => file.addressForms)}
      className="space-y-4"
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} hidden aria-hidden="true" />
      <input type="hidden" name="formKey" value={answer?.values.formKey?.[0] ?? formKey} />
      <Card className="space-y-5">
        <FormProblem />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label="받는 사람" required initial={address?.name}>
            {(control) => (
              <Input {...control} maxLength={ADDRESS_LIMITS.name} autoComplete="name" />
            )}
          </Field>
          <Field name="phoneNo" label="연락처" required initial={address?.phoneNo}>
            {(control) => (
              <Input {...control} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} />
            )}
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
          {answer?.found && <FoundAddresses found={answer.found} />}
        </div>
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
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
        <Field name="note" label="배송 메모" initial={address?.note}>
          {(control) => (
            <Input
              {...control}
              maxLength={ADDRESS_LIMITS.note}
              autoComplete="off"
              placeholder="예) 문 앞에 놓아 주세요"
            />
          )}
        </Field>
        {!isFirst && !address?.isDefault && (
          <Choice name="isDefault" value="1">
            기본 주소로 쓰기
          </Choice>
        )}
      </Card>
      <SubmitButton intent="save" size="lg" block>
        저장하기
      </SubmitButton>
    </PostForm>
  )
}
