import type { ChangeEvent } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { Card } from '#app/components/card.tsx'
import { ChoiceError } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import type { Profile } from '#contracts/boot.ts'

/** The picture of the store. With script a chosen picture is made smaller and saved at once. */
export function ProfilePictureForm({ profile }: { profile: Profile }) {
  const isHydrated = useHydrated()

  async function prepare({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0]
    if (!file) return
    const smaller = await shrinkPicture(file, { side: 1_280, above: 2 * 1024 * 1024 }).catch(
      () => file,
    )
    // A picture that cannot be read here goes as it is: the server says what is wrong with it.
    if (smaller !== 'UNKNOWN_HEIC' && smaller !== file) {
      const files = new DataTransfer()
      files.items.add(new File([smaller], 'profile.jpg', { type: smaller.type }))
      field.files = files.files
    }
    field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>('[value="picture"]'))
    field.value = ''
  }

  return (
    <Card>
      <PostForm
        intent={['picture', 'removePicture']}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <Avatar name={profile.name} image={profile.image} size="xl" />
        <div className="min-w-0 flex-1 space-y-2">
          <label className="block text-sm font-semibold text-ink-2">
            프로필 사진
            <input
              type="file"
              name="image"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              onChange={prepare}
              className="mt-1.5 block w-full text-sm font-normal text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
            />
          </label>
          <ChoiceError name="image" />
          <FormProblem />
          <div className="flex gap-2">
            <SubmitButton
              intent="picture"
              size="sm"
              className={isHydrated ? 'sr-only' : undefined}
              tabIndex={isHydrated ? -1 : undefined}
            >
              사진 저장하기
            </SubmitButton>
            {profile.image && (
              <SubmitButton intent="removePicture" variant="secondary" size="sm">
                사진 지우기
              </SubmitButton>
            )}
          </div>
        </div>
      </PostForm>
    </Card>
  )
}
