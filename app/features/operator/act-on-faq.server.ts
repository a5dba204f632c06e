import { data, redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { faqDeskForms } from './post-schemas.ts'

/** Saves, previews, hides, shows or rolls back an entry of the FAQ. */
export async function actOnFaq(
  { services, session, now }: LoadContext,
  request: Request,
  wanted: number | 'new',
) {
  const { customerService } = services
  const form = await readForm(request, faqDeskForms)
  if (!form.ok) return form.answer
  if (form.intent === 'save' || form.intent === 'preview') {
    const { version = 0, formKey = '', publishAt, linkPath, linkLabel, ...rest } = form.input
    if ((linkPath === '') !== (linkLabel === ''))
      return form.refuse(
        { status: 400, message: '바로 가는 주소와 이름은 함께 적어 주세요.' },
        linkPath === '' ? 'linkPath' : 'linkLabel',
      )
    const content = {
      ...rest,
      link: linkPath === '' ? null : { path: linkPath, label: linkLabel },
      publishAt: publishAt ?? now.toISOString(),
    }
    if (form.intent === 'preview') {
      // As a form that was not accepted: what was typed stays.
      const { data: typed } = form.refuse({ status: 200, message: '' })
      return data({ ...typed, errors: {}, preview: content }, 200)
    }
    const at = { PAST: 'publishAt', ORDER: 'endsAt' }
    if (wanted === 'new') {
      const added = await customerService.addFaq({ formKey, content })
      if (!added.ok) return form.refuse(added, at)
      session.notify('저장했어요.')
      return redirect(paths.operatorFaqEntry(added.data.faqSeq), 303)
    }
    const saved = await customerService.saveFaq({ faqSeq: wanted, version, content })
    if (!saved.ok) return form.refuse(saved, at)
  } else {
    if (wanted === 'new') throw new Response(null, { status: 400 })
    const { intent: step, input } = form
    const stepped = await customerService.stepFaq({ faqSeq: wanted, step, ...input })
    if (!stepped.ok) return form.refuse(stepped)
  }
  session.notify('저장했어요.')
  return redirect(paths.operatorFaqEntry(wanted), 303)
}
