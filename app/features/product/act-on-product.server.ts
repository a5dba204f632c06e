import type { LoadContext } from '#app/load-context.server.ts'
import { postedForm } from '#app/posted-form.ts'
import { chatAction } from './chat-action.server.ts'
import { favoriteAction } from './favorite-action.server.ts'

/** The forms of a product's page: 찜 and 채팅하기. */
export async function actOnProduct(context: LoadContext, request: Request, productSeq: number) {
  const form = await postedForm(request)
  return form.get('intent') === 'chat'
    ? chatAction(context, request, form, productSeq)
    : favoriteAction(context, request, form, productSeq)
}
