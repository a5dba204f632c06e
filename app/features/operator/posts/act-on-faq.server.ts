import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { FaqContent } from '#contracts/faq.ts'
import { faqDeskForms } from './post-schemas.ts'
import { numbered, type PostEndpoints, stepStoredPost, writePost } from './write-post.server.ts'

const deskOf = ({ services: { customerService } }: LoadContext): PostEndpoints<FaqContent> => ({
  add: (input) => numbered(customerService.addFaq(input), ({ faqSeq }) => faqSeq),
  save: ({ seq: faqSeq, ...input }) => customerService.saveFaq({ faqSeq, ...input }),
  step: ({ seq: faqSeq, ...input }) => customerService.stepFaq({ faqSeq, ...input }),
  pathOf: paths.operatorFaqEntry,
  at: { PAST: 'publishAt', ORDER: 'endsAt', PLACE: 'answer' },
})

/** Saves, previews, hides, shows or rolls back an entry of the FAQ. */
export async function actOnFaq(context: LoadContext, request: Request, wanted: number | 'new') {
  const form = await readForm(request, faqDeskForms)
  if (!form.ok) return form.answer
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, publishAt, linkPath, linkLabel, ...rest } = form.input
  if ((linkPath === '') !== (linkLabel === ''))
    return form.refuse(
      { status: 400, message: '바로 가는 주소와 이름은 함께 적어 주세요.' },
      linkPath === '' ? 'linkPath' : 'linkLabel',
    )
  const content = {
    ...rest,
    link: linkPath === '' ? null : { path: linkPath, label: linkLabel },
    publishAt: publishAt ?? context.now.toISOString(),
  }
  if (form.intent === 'preview') return shownAgain(form, { preview: content })
  return writePost(context, form, { wanted, formKey, version, content }, deskOf(context))
}
