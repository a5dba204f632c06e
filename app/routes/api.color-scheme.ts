import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { postedForm } from '#app/posted-form.ts'
import { pageOf } from '#app/session/redirect-to.ts'
import { colorSchemeCookie, isColorScheme } from '#app/shell/color-scheme/color-scheme.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

export const loader = () => redirect(paths.home(), 303)

/** Stores the colour scheme of a browser without script, and returns to the page of the form. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const { publicOrigin } = context
  const scheme = (await postedForm(request)).get('scheme')
  if (!isColorScheme(scheme))
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  return redirect(pageOf(request, [publicOrigin]) ?? paths.home(), {
    status: 303,
    headers: { 'set-cookie': colorSchemeCookie(scheme, publicOrigin.startsWith('https:')) },
  })
}
