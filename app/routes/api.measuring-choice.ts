import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { saveChoice } from '#app/features/measuring/save-choice.ts'
import { paths } from '#app/paths.ts'

export const loader = () => redirect(paths.measuringChoice(), 303)

/** Whether somebody may be counted; a plain form will do. */
export function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  return saveChoice(context, request)
}
