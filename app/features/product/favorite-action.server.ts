import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { type SignInFirst, signInFirst } from './sign-in-first.server.ts'

/** Sets or removes the favourite, as the form requests; for an anonymous visitor this happens after signing in. */
export async function favoriteAction(
  context: LoadContext,
  request: Request,
  form: FormData,
  productSeq: number,
): Promise<Response | SignInFirst> {
  const wanted = form.get('favorite')
  if (wanted !== '1' && wanted !== '0')
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  if (!context.session.viewer)
    return signInFirst(context, request, form, { type: 'FAVORITE', productSeq })
  const answer = await context.services.product.setFavorite({
    productSeq,
    favorite: wanted === '1',
  })
  if (!answer.ok) context.session.notify(answer.message)
  return redirect(paths.product(productSeq), 303)
}
