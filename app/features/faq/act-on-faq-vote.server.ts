import { data, redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { faqForms } from './faq-forms.ts'
import { faqEntryHref } from './faq-query.ts'
import { VOTE_ANSWERS } from './vote-answers.ts'

/** Records whether an entry helped. Without script it leads back to the entry. */
export async function actOnFaqVote({ services, session }: LoadContext, request: Request) {
  const form = await readForm(request, faqForms)
  if (!form.ok) return form.answer
  const { faqSeq, helpful, inPlace } = form.input
  const voted = await services.customerService.voteFaq({ faqSeq, isHelpful: helpful === 'yes' })
  if (!voted.ok) return form.refuse(voted)
  if (inPlace) return data({ voted: helpful })
  session.notify(VOTE_ANSWERS[helpful])
  return redirect(faqEntryHref(faqSeq), 303)
}
