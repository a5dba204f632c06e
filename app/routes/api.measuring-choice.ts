import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { saveConsent } from '#app/third-parties/analytics-consent/save-consent.server.ts'

export const loader = () => redirect(paths.measuringChoice(), 303)

/** Stores the analytics consent; a plain form is enough. */
export function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  return saveConsent(context, request)
}
