import { useActionData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Choice } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { OwnAddress } from '#contracts/address.ts'
import type { FoundAnswer } from './act-on-address.server.ts'
import { AddressFields } from './address-fields.tsx'

const INTENTS = ['save', 'find', 'pick'] as const

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
        <AddressFields address={address} found={answer?.found} />
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
