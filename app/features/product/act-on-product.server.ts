import { redirect } from '@remix-run/node'
import * as z from 'zod/mini'
import { onOrOff, ticked } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { signInFirst } from './sign-in-first.server.ts'

const FORMS = {
  chat: z.object({ inPlace: ticked() }),
  favorite: z.object({ inPlace: ticked(), favorite: onOrOff() }),
}

/** The forms of a product's page, 찜 and 채팅하기; for an anonymous visitor they happen after signing in. */
export async function actOnProduct(context: LoadContext, request: Request, productSeq: number) {
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { services, session } = context
  const isChat = form.intent === 'chat'
  if (!session.viewer)
    return signInFirst(context, request, form.input, {
      type: isChat ? 'CHAT' : 'FAVORITE',
      productSeq,
    })
  if (form.intent === 'chat') {
    const room = await services.edge.openRoom({ productSeq })
    return room.ok ? redirect(paths.chatRoom(room.data.roomId), 303) : form.refuse(room)
  }
  const { favorite } = form.input
  const answer = await services.product.setFavorite({ productSeq, favorite })
  if (!answer.ok) session.notify(answer.message)
  return redirect(paths.product(productSeq), 303)
}
