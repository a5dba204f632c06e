import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input } from '#app/components/field.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { BannerDraft } from '#contracts/banner.ts'
import { BANNER_LIMITS, FIRST_BACKGROUND } from '#contracts/banner-rules.ts'
import { PictureField } from './picture-field.tsx'
import { MomentField, PositionField, PostButtons, PostIdentity } from './post-form-parts.tsx'

/** Writes a banner of the home page; a preview saves nothing but keeps the picture. */
export function BannerForm({
  draft,
  formKey,
  mediaKey,
}: {
  draft: BannerDraft | null
  formKey: string
  /** Of the picture that came with the form before; undefined where none did. */
  mediaKey: string | null | undefined
}) {
  return (
    <PostForm
      intent={['save', 'preview']}
      encType="multipart/form-data"
      schema={() => import('./post-schemas.ts').then((file) => file.bannerForms)}
      key={draft?.version}
    >
      <Card className="space-y-4">
        <PostIdentity draft={draft} formKey={formKey} />
        <Field name="title" label="제목" required initial={draft?.title}>
          {(control) => <Input {...control} maxLength={BANNER_LIMITS.title} autoComplete="off" />}
        </Field>
        <Field name="subtitle" label="한 줄 설명" required initial={draft?.subtitle}>
          {(control) => (
            <Input {...control} maxLength={BANNER_LIMITS.subtitle} autoComplete="off" />
          )}
        </Field>
        <Field
          name="link"
          label="누르면 가는 주소"
          required
          initial={draft?.link}
          hint="두손 안의 주소예요. 예: /exhibition/1"
        >
          {(control) => <Input {...control} maxLength={BANNER_LIMITS.link} autoComplete="off" />}
        </Field>
        <PictureField
          mediaKey={mediaKey === undefined ? (draft?.mediaKey ?? '') : (mediaKey ?? '')}
          label="배너 사진"
          hint="오른쪽 아래에 볼 것이 있는 넓은 사진이 어울려요. 없으면 바탕색만 보여요."
        />
        <Choice name="noPicture" value="1">
          사진 없이 바탕색만 보이기
        </Choice>
        <Field
          name="background"
          label="바탕색"
          initial={draft?.background ?? FIRST_BACKGROUND}
          hint="글자가 어두우니 밝은 색을 골라 주세요."
        >
          {(control) => <Input {...control} type="color" className="max-w-24 p-1" />}
        </Field>
        <PositionField position={draft?.position} />
        <MomentField
          name="startsAt"
          label="보이기 시작하는 때"
          at={draft?.startsAt}
          hint="한국 시간이에요. 비워 두면 바로 보여요."
        />
        <MomentField
          name="endsAt"
          label="내리는 때"
          at={draft?.endsAt}
          hint="비워 두면 계속 보여요."
        />
        <PostButtons />
      </Card>
    </PostForm>
  )
}
