import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { postedForm } from '#app/posted-form.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
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
  const choice = (await postedForm(request)).get('choice')
  if (choice !== 'allow' && choice !== 'refuse')
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const cookie = refusalCookie(choice === 'refuse', publicOrigin.startsWith('https:'))
  return redirect(paths.measuringChoice(), { status: 303, headers: { 'set-cookie': cookie } })
}
