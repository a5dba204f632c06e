import { data, redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'

/** Links the account with the cafe, or removes the link. */
export async function changeCafeLink(context: LoadContext, wish: 'link' | 'unlink') {
  if (wish === 'unlink') {
    await context.services.main.unlinkCafe()
    context.session.notify('네이버 카페 연동을 해제했어요.')
    return redirect(paths.providers(), 303)
  }
  const linked = await context.services.main.linkCafe()
  if (!linked.ok) return data({ refusal: linked.message }, linked.status)
  context.session.notify('네이버 카페와 연동했어요.')
  return redirect(paths.providers(), 303)
}
