import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { paths } from '#app/paths.ts'
import { pageOf } from '#app/session/redirect-to.ts'
import { colorSchemeCookie } from '#app/shell/color-scheme/color-scheme.ts'

const FORMS = { system: NO_FIELDS, light: NO_FIELDS, dark: NO_FIELDS }

export const loader = () => redirect(paths.home(), 303)

/** Stores the colour scheme of a browser without script, and returns to the page of the form. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const { publicOrigin } = context
  const { intent: scheme } = await readForm(request, FORMS)
  return redirect(pageOf(request, [publicOrigin]) ?? paths.home(), {
    status: 303,
    headers: { 'set-cookie': colorSchemeCookie(scheme, publicOrigin.startsWith('https:')) },
  })
}
