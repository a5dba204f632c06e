import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { BannerContent } from '#contracts/banner.ts'
import { keepPostedPicture } from './keep-posted-picture.server.ts'
import { isOwnPage } from './own-page.server.ts'
import { bannerForms } from './post-schemas.ts'
import { numbered, type PostEndpoints, stepStoredPost, writePost } from './write-post.server.ts'

const deskOf = ({ services: { init } }: LoadContext): PostEndpoints<BannerContent> => ({
  add: (input) => numbered(init.addBanner(input), ({ bannerSeq }) => bannerSeq),
  save: ({ seq: bannerSeq, ...input }) => init.saveBanner({ bannerSeq, ...input }),
  step: ({ seq: bannerSeq, ...input }) => init.stepBanner({ bannerSeq, ...input }),
  pathOf: paths.operatorBanner,
  at: { PAST: 'startsAt', ORDER: 'endsAt', PICTURE: 'cover' },
})

/** Saves, previews, hides, shows or rolls back a banner. */
export async function actOnBanner(context: LoadContext, request: Request, wanted: number | 'new') {
  const form = await readForm(request, bannerForms)
  if (!form.ok) return form.answer
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, startsAt, cover, mediaKey: before, noPicture, ...rest } = form.input
  const kept = noPicture ? null : await keepPostedPicture(context, cover)
  const mediaKey = noPicture ? null : (kept?.mediaKey ?? (before || null))
  const errors: Record<string, string> = {
    ...(kept?.problem && { cover: kept.problem }),
    ...(!isOwnPage(rest.link) && { link: '그런 페이지가 없어요. 두손 안의 주소를 확인해 주세요.' }),
  }
  if (Object.keys(errors).length > 0) return shownAgain(form, { mediaKey }, errors)
  const content = { ...rest, mediaKey, startsAt: startsAt ?? context.now.toISOString() }
  if (form.intent === 'preview') return shownAgain(form, { preview: content, mediaKey })
  return writePost(
    context,
    form,
    { wanted, formKey, version, content, kept: { mediaKey } },
    deskOf(context),
  )
}
