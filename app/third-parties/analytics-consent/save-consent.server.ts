import { redirect } from '@remix-run/node'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { refusalCookie } from './consent-cookie.ts'

/**
 * Stores the choice of the form and redirects back to it.
 *
 * @throws 400 for a form without a choice
 */
export async function saveConsent(
  { publicOrigin }: Pick<LoadContext, 'publicOrigin'>,
  request: Request,
): Promise<Response> {
  const { intent } = await readForm(request, { allow: NO_FIELDS, refuse: NO_FIELDS })
  const cookie = refusalCookie(intent === 'refuse', publicOrigin.startsWith('https:'))
  return redirect(paths.measuringChoice(), { status: 303, headers: { 'set-cookie': cookie } })
}
