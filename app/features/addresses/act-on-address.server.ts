import { data, redirect } from '@remix-run/node'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import type { FoundAddress } from '#contracts/address.ts'
import { addressForms } from './address-schemas.ts'

/** What a search for an address answers: the form as it was typed, and what was found. */
export interface FoundAnswer extends FormAnswer {
  found?: { items: FoundAddress[]; total: number }
}

/** Saves an address, looks for one, or takes one over that was found. */
export async function actOnAddress(
  context: LoadContext,
  request: Request,
  addressSeq: number | null,
) {
  requireUser(context, request)
  const form = await readForm(request, addressForms)
  const { main } = context.services
  if (!form.ok) {
    const keyword = text(form.posted, 'keyword')
    // Enter in the search without script presses the button that saves.
    const isSearch = form.intent === 'save' && keyword && !text(form.posted, 'zonecode')
    return isSearch ? find(context, form, keyword) : form.answer
  }
  if (form.intent === 'find') return find(context, form, form.input.keyword)
  if (form.intent === 'pick') {
    const [zonecode = '', roadAddress = ''] = form.input.picked.split('|')
    return data<FoundAnswer>(asTyped(form, { zonecode, roadAddress, keyword: '' }))
  }
  const { formKey, keyword: _keyword, ...content } = form.input
  const saved =
    addressSeq === null
      ? await main.addAddress({ formKey, ...content })
      : await main.changeAddress({ addressSeq, ...content })
  if (!saved.ok) return form.refuse(saved)
  context.session.notify('주소를 저장했어요.')
  return redirect(paths.addresses(), 303)
}

interface Typed {
  intent: string
  posted: FormData
}

async function find(context: LoadContext, form: Typed, keyword: string) {
  const found = await context.services.main.findRoadAddresses({ keyword })
  const [first, ...others] = found.ok ? found.data.items : []
  // The only one is chosen already.
  const picked = first && others.length === 0 ? `${first.zonecode}|${first.roadAddress}` : ''
  const answer: FoundAnswer = { ...asTyped(form, { picked }), intent: 'find' }
  if (found.ok) return data({ ...answer, found: found.data })
  return data({ ...answer, errors: { keyword: found.message } }, { status: found.status })
}

function text(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 80) : ''
}

/** The form as it was posted, with other values of some fields. */
function asTyped({ intent, posted }: Typed, changed: Record<string, string> = {}): FormAnswer {
  const values: FormAnswer['values'] = {}
  for (const [name, value] of posted) if (typeof value === 'string') values[name] = [value]
  for (const [name, value] of Object.entries(changed)) values[name] = [value]
  return { intent, errors: {}, values }
}
