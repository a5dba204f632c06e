import { useActionData } from '@remix-run/react'
import { ChoiceError } from '#app/components/field.tsx'
import { CameraIcon, ImageIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { ACCEPTED_PHOTOS } from '../photos/photo-picker.tsx'
import { type PhotoShelf, refused, usable } from '../photos/photo-shelf.ts'
import { RefusedPhoto } from '../photos/refused-photo.tsx'
import { usePhotoShelf, useShelf } from '../photos/use-photo-shelf.ts'
import { PhonePhoto } from './phone-photo.tsx'
import { handoverSender } from './send-handover-photo.ts'

/** A phone's page: takes photos, which appear in the form on the computer. */
export function HandoverPage({
  link,
  photoKey,
}: {
  link: { storeName: string; draftId: string }
  photoKey: string
}) {
  // By the draft and not by the key: what could not be sent by one link goes by the next.
  const shelf = usePhotoShelf({
    slot: `phone:${link.draftId}`,
    initial: [],
    send: handoverSender(photoKey),
  })
  return (
    <div className="container-page max-w-xl py-6">
      <h1 className="text-2xl font-bold text-ink">{`${link.storeName}님의 새 상품에 사진 더하기`}</h1>
      <p className="mt-2 text-base text-ink-2">
        찍거나 고른 사진이 컴퓨터의 글쓰기 화면에 바로 나타나요. 위치 같은 촬영 정보는 지우고
        보내요.
      </p>
      {shelf ? <PhoneCamera shelf={shelf} /> : <PlainForm />}
    </div>
  )
}

function PhoneCamera({ shelf }: { shelf: PhotoShelf }) {
  const state = useShelf(shelf)
  const photos = usable(state)
  const done = photos.filter(({ state: each }) => each === 'DONE').length
  const lost = photos.find(({ state: each, message }) => each === 'WAITING' && message)
  return (
    <div className="mt-6 space-y-4">
      <div className="grid gap-3">
        <PhoneField isCamera onFiles={(files) => shelf.add(files)} />
        <PhoneField onFiles={(files) => shelf.add(files)} />
      </div>
      {lost && (
        <Notice tone="warning" live>
          {`${lost.message} 이 화면을 닫아도 사진은 이 휴대폰에 남아 있어요.`}
        </Notice>
      )}
      {state.notice && (
        <Notice tone="warning" live>
          {state.notice}
        </Notice>
      )}
      {refused(state).map((photo) => (
        <RefusedPhoto
          key={photo.id}
          photo={photo}
          onRetry={() => shelf.retry(photo.id)}
          onRemove={() => shelf.remove(photo.id)}
        />
      ))}
      <p role="status" className="text-base font-semibold text-ink">
        {photos.length > 0 && `${photos.length}장 가운데 ${done}장을 보냈어요.`}
      </p>
      <ul className="photo-tiles" aria-label="보낸 사진">
        {photos.map((photo, index) => (
          <PhonePhoto key={photo.id} photo={photo} index={index} />
        ))}
      </ul>
      {done > 0 && done === photos.length && (
        <p className="text-sm text-ink-3">다 보냈으면 컴퓨터에서 이어서 써 주세요.</p>
      )}
    </div>
  )
}

/** A file field that looks like a button. */
function PhoneField({
  isCamera,
  onFiles,
}: {
  isCamera?: boolean
  onFiles: (files: File[]) => void
}) {
  return (
    <label className={isCamera ? 'phone-field phone-field-camera' : 'phone-field'}>
      <input
        type="file"
        {...(isCamera
          ? { accept: 'image/*', capture: 'environment' as const }
          : { accept: ACCEPTED_PHOTOS, multiple: true })}
        className="sr-only"
        onChange={({ currentTarget: field }) => {
          onFiles([...(field.files ?? [])])
          field.value = ''
        }}
      />
      {isCamera ? <CameraIcon size={22} /> : <ImageIcon size={22} />}
      {isCamera ? '사진 찍기' : '앨범에서 고르기'}
    </label>
  )
}

/** Without script: the files are sent with the form. */
function PlainForm() {
  const answer = useActionData() as { added?: number } | undefined
  return (
    <PostForm intent="add" encType="multipart/form-data" className="mt-6 space-y-4">
      {answer?.added !== undefined && (
        <Notice tone="success" live>{`사진 ${answer.added}장을 보냈어요.`}</Notice>
      )}
      <FormProblem />
      <label className="block text-sm font-semibold text-ink-2">
        {`사진 (한 번에 ${LISTING_PHOTO_RULES.perListing}장까지)`}
        <input
          type="file"
          name="photos"
          multiple
          accept={ACCEPTED_PHOTOS}
          className="mt-2 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
        />
      </label>
      <ChoiceError name="photos" />
      <SubmitButton intent="add" block size="lg">
        사진 보내기
      </SubmitButton>
    </PostForm>
  )
}
