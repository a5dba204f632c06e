import { redirect } from '@remix-run/node'
import * as z from 'zod/mini'
import { changeOwnListings } from '#app/features/sell/change-own-listings.server.ts'
import { OWN_LISTING_FORMS } from '#app/features/sell/own-listing-forms.ts'
import { signInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'
import { NO_FIELDS, ticked } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { QUEUE_JOINED } from '#contracts/product-queue-rules.ts'

const FORMS = {
  chat: z.object({ inPlace: ticked() }),
  'ask-possession': NO_FIELDS,
  'join-queue': z.object({ inPlace: ticked() }),
  'leave-queue': NO_FIELDS,
  'close-queue': NO_FIELDS,
  ...OWN_LISTING_FORMS,
}

/**
 * The forms of a product's page: 채팅하기, which for an anonymous visitor happens after signing in, and what its seller
 * does with it.
 */
export async function actOnProduct(context: LoadContext, request: Request, productSeq: number) {
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { services, session } = context
  if (form.intent === 'ask-possession') {
    requireUser(context, request)
    const room = await services.edge.openRoom({ productSeq })
    if (!room.ok) return form.refuse(room)
    const { roomId } = room.data
    const asked = await services.edge.askPossession({ roomId })
    return asked.ok ? redirect(paths.chatRoom(roomId), 303) : form.refuse(asked)
  }
  if (form.intent === 'join-queue') {
    if (!session.viewer)
      return signInFirst(context, request, form.input, { type: 'QUEUE', productSeq })
    const joined = await services.product.joinQueue({ productSeq })
    if (!joined.ok) return form.refuse(joined)
    session.notify(QUEUE_JOINED)
    return redirect(paths.product(productSeq), 303)
  }
  if (form.intent === 'leave-queue') {
    requireUser(context, request)
    await services.product.leaveQueue({ productSeq })
    session.notify('예약 대기를 취소했어요.')
    return redirect(paths.product(productSeq), 303)
  }
  if (form.intent === 'close-queue') {
    requireUser(context, request)
    const closed = await services.product.closeQueue({ productSeq })
    if (!closed.ok) return form.refuse(closed)
    session.notify('예약 대기를 끝냈어요.')
    return redirect(paths.product(productSeq), 303)
  }
  if (form.intent !== 'chat') {
    requireUser(context, request)
    const back = { done: paths.product(productSeq), deleted: paths.ownProducts() }
    return changeOwnListings(context, form, back)
  }
  if (!session.viewer)
    return signInFirst(context, request, form.input, { type: 'CHAT', productSeq })
  const room = await services.edge.openRoom({ productSeq })
  return room.ok ? redirect(paths.chatRoom(room.data.roomId), 303) : form.refuse(room)
}
