import { type ChangeEvent, useState } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, FieldError, Input } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { timeLeft } from '#app/format/time-left.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import type { Possession } from '#contracts/possession.ts'
import { POSSESSION_REFUSALS } from '#contracts/possession-rules.ts'

type Check = NonNullable<Possession['check']>

/** A photo from before the request was not taken for it; clocks differ by a few minutes. */
const CLOCK_LEEWAY = 5 * 60_000

/** The code, and the form that takes the photo with it. @param uploadId names this upload */
export function PossessionAnswer({
  check,
  uploadId,
  now,
}: {
  check: Check
  uploadId: string
  now: string
}) {
  return (
    <>
      <Card as="section" aria-labelledby="code" className="text-center">
        <h2 id="code" className="text-sm font-medium text-ink-3">
          종이에 적을 코드
        </h2>
        <p className="mt-1 text-3xl font-bold tracking-wide text-ink">{check.code}</p>
        <p className="mt-1 text-sm text-ink-3">
          {timeLeft(check.expiresAt, now)} · 기다리는 구매자 {check.askers}명
        </p>
      </Card>
      <ol className="list-decimal space-y-1 ps-5 text-base text-ink-2">
        <li>종이에 코드를 손으로 적어요.</li>
        <li>상품과 종이가 한 장에 보이게 지금 찍어요.</li>
        <li>집 주소나 얼굴, 택배 송장이 나오지 않게 해 주세요.</li>
      </ol>
      <AnswerForm check={check} uploadId={uploadId} />
      <RefuseForm />
    </>
  )
}

function AnswerForm({ check, uploadId }: { check: Check; uploadId: string }) {
  const [isOld, setOld] = useState(false)

  async function prepare({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0]
    if (!file) return
    const isFromBefore = file.lastModified < Date.parse(check.createdAt) - CLOCK_LEEWAY
    setOld(isFromBefore)
    if (isFromBefore) {
      field.value = ''
      return
    }
    const smaller = await shrinkPicture(file, { side: 2_048, above: 2 * 1024 * 1024 }).catch(
      () => file,
    )
    // A picture that cannot be read here goes as it is: the server says what is wrong with it.
    if (smaller === 'UNKNOWN_HEIC' || smaller === file) return
    const files = new DataTransfer()
    files.items.add(new File([smaller], 'photo.jpg', { type: smaller.type }))
    field.files = files.files
  }

  return (
    <PostForm intent="answer" encType="multipart/form-data" className="space-y-4">
      <FormProblem />
      <input type="hidden" name="uploadId" value={uploadId} />
      <label className="block text-sm font-semibold text-ink-2">
        사진
        <input
          type="file"
          name="photo"
          accept="image/*"
          capture="environment"
          onChange={prepare}
          className="mt-1.5 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
        />
      </label>
      {isOld && (
        <FieldError>요청을 받기 전에 찍은 사진이에요. 지금 카메라로 찍어 주세요.</FieldError>
      )}
      <ChoiceError name="photo" />
      <Field name="code" label="종이에 적은 코드" required hint="사진 속 코드와 같은지 확인해요.">
        {(control) => <Input {...control} autoComplete="off" maxLength={40} />}
      </Field>
      <FormActions>
        <SubmitButton intent="answer" block size="lg">
          실물 사진 보내기
        </SubmitButton>
      </FormActions>
    </PostForm>
  )
}

function RefuseForm() {
  return (
    <Card as="section" aria-labelledby="refuse">
      <h2 id="refuse" className="text-base font-bold text-ink">
        지금은 어려운가요?
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        요청한 구매자에게만 이유를 알려요. 상품이나 가게에는 아무 표시도 남지 않아요.
      </p>
      <PostForm
        intent="refuse"
        schema={() => import('./possession-forms.ts').then((file) => file.possessionForms.refuse)}
        className="mt-2 space-y-3"
      >
        <fieldset>
          <legend className="sr-only">어려운 이유</legend>
          {Object.entries(POSSESSION_REFUSALS).map(([reason, words]) => (
            <Choice key={reason} type="radio" name="reason" value={reason}>
              {words}
            </Choice>
          ))}
          <ChoiceError name="reason" />
        </fieldset>
        <SubmitButton intent="refuse" variant="secondary">
          거절하기
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
