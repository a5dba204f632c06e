import { data, redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { signInFirst } from './sign-in-first.server.ts'

/** Why no chat could be opened; shown next to the button. */
export interface ChatRefusal {
  chatRefusal: string
}

/** Opens the room of a product and redirects to it; an anonymous visitor gets there after signing in. */
export async function chatAction(
  context: LoadContext,
  request: Request,
  form: FormData,
  productSeq: number,
) {
  if (!context.session.viewer)
    return signInFirst(context, request, form, { type: 'CHAT', productSeq })
  const answer = await context.services.edge.openRoom({ productSeq })
  if (answer.ok) return redirect(paths.chatRoom(answer.data.roomId), 303)
  return data({ chatRefusal: answer.message } satisfies ChatRefusal, { status: answer.status })
}
