import type { ChangeEvent } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { paths } from '#app/paths.ts'
import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import { CASE_PHOTOS } from '#contracts/order-case-constants.ts'

/** What the server stores of a photo, and what is sent as it is. */
const SMALLER = { side: 1_600, above: 1024 * 1024 } as const

/** When photos are needed of what a buyer says is wrong. */
export const PHOTOS_WHEN =
  '설명과 다르거나 파손·오염됐거나 다른 물건이 왔다면 문제가 보이는 사진이 꼭 있어야 해요.'

/** Photos for the words of a form with `encType="multipart/form-data"`. @param when they are needed; without, they never are */
export function CasePhotosField({
  orderSeq,
  when,
  required,
}: {
  orderSeq: number
  when?: string
  required?: boolean
}) {
  return (
    <div className="space-y-3">
      <Field
        name="photos"
        label="사진"
        required={required}
        hint={
          <>
            {when && <span className="block">{when}</span>}
            {CASE_PHOTOS.most}장까지, 상대방과 운영팀만 봐요. 영상은 이 거래의 채팅으로 보내 주세요.
          </>
        }
      >
        {({ defaultValue: _typed, ...control }) => (
          <Input
            {...control}
            type="file"
            accept="image/*"
            multiple
            onChange={shrinkChosen}
            className="py-2 text-sm file:me-3 file:min-h-9 file:rounded-md file:border file:border-control file:bg-surface file:px-3 file:text-sm file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <UploadedPhotos orderSeq={orderSeq} />
    </div>
  )
}

/** Photos that came with a form which was refused: they need not be chosen again. */
function UploadedPhotos({ orderSeq }: { orderSeq: number }) {
  const { values } = useFormField('photoIds')
  if (!values || values.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-2">이미 올린 사진</legend>
      <p className="mt-0.5 text-sm text-ink-3">함께 보내지 않을 사진은 표시를 지워 주세요.</p>
      <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
        {values.map((photoId, index) => (
          <li key={photoId}>
            <label className="relative block">
              <img
                src={paths.casePhoto(orderSeq, photoId)}
                alt={`이미 올린 사진 ${index + 1}`}
                className="aspect-square w-full rounded-md border border-line bg-surface-2 object-cover"
              />
              <input
                type="checkbox"
                name="photoIds"
                value={photoId}
                defaultChecked
                className="absolute end-1.5 top-1.5 size-6 accent-primary"
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Large photos go up as smaller ones; what cannot be read here is the server's to answer. */
async function shrinkChosen({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
  const chosen = [...(field.files ?? [])]
  // More than can be sent are not worth the work: the form says so.
  if (chosen.length > CASE_PHOTOS.most) return
  const files = new DataTransfer()
  let isSmaller = false
  for (const file of chosen) {
    const smaller = await shrinkPicture(file, SMALLER).catch(() => file)
    const isKept = smaller === 'UNKNOWN_HEIC' || smaller === file
    if (!isKept) isSmaller = true
    files.items.add(
      isKept ? file : new File([smaller], nameOfJpeg(file.name), { type: smaller.type }),
    )
  }
  // Others may have been chosen meanwhile.
  const isSame = chosen.every((file, index) => field.files?.[index] === file)
  if (isSmaller && isSame && field.files?.length === chosen.length) field.files = files.files
}

const nameOfJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`
