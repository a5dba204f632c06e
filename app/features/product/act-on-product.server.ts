import { redirect } from '@remix-run/node'
import * as z from 'zod/mini'
import { signInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'
import { ticked } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'

const FORMS = { chat: z.object({ inPlace: ticked() }) }

/** The form of a product's page, 채팅하기; for an anonymous visitor it happens after signing in. */
export async function actOnProduct(context: LoadContext, request: Request, productSeq: number) {
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { services, session } = context
  if (!session.viewer)
    return signInFirst(context, request, form.input, { type: 'CHAT', productSeq })
  const room = await services.edge.openRoom({ productSeq })
  return room.ok ? redirect(paths.chatRoom(room.data.roomId), 303) : form.refuse(room)
}
