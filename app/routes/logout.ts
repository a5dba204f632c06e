import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '#app/paths.ts'
import { signOut } from '#app/session/sign-out.server.ts'

export const loader = () => redirect(paths.home(), 303)

/** Signs out; works with a plain form. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await signOut(context)
  // Photos of the chat and pages of the history would otherwise stay in the browser's cache.
  const headers = { 'clear-site-data': '"cache"' }
  return redirect(paths.home(), { status: 303, headers })
}
