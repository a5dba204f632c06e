import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { AnnouncementContent } from '#contracts/announcement.ts'
import { announcementForms } from './post-schemas.ts'
import { numbered, type PostEndpoints, stepStoredPost, writePost } from './write-post.server.ts'

const deskOf = ({
  services: { customerService },
}: LoadContext): PostEndpoints<AnnouncementContent> => ({
  add: (input) =>
    numbered(customerService.addAnnouncement(input), ({ announcementSeq }) => announcementSeq),
  save: ({ seq: announcementSeq, ...input }) =>
    customerService.saveAnnouncement({ announcementSeq, ...input }),
  step: ({ seq: announcementSeq, ...input }) =>
    customerService.stepAnnouncement({ announcementSeq, ...input }),
  pathOf: paths.operatorAnnouncement,
  at: { PAST: 'publishAt', ORDER: 'endsAt' },
})

/** Saves, previews, hides, shows or rolls back an announcement. */
export async function actOnAnnouncement(
  context: LoadContext,
  request: Request,
  wanted: number | 'new',
) {
  const form = await readForm(request, announcementForms)
  if (!form.ok) return form.answer
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, publishAt, ...rest } = form.input
  const content = { ...rest, publishAt: publishAt ?? context.now.toISOString() }
  if (form.intent === 'preview') return shownAgain(form, { preview: content })
  return writePost(context, form, { wanted, formKey, version, content }, deskOf(context))
}
