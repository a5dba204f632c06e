import { redirect } from '@remix-run/node'
import { askToSignIn } from '#app/features/signin/begin-intent.ts'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import { postedForm } from '#app/posted-form.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** Sets or takes back the favourite that the form asks for; somebody not signed in does so after signing in. */
export async function favoriteAction(
  context: LoadContext,
  request: Request,
  productSeq: number,
): Promise<Response> {
  const wanted = (await postedForm(request)).get('favorite')
  const here = paths.product(productSeq)
  if (wanted !== '1' && wanted !== '0')
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  if (!context.session.viewer)
    return askToSignIn(context, request, {
      redirectTo: here,
      intent: { type: 'FAVORITE', productSeq },
    })
  const answer = await context.services.product.setFavorite({
    productSeq,
    favorite: wanted === '1',
  })
  if (!answer.ok) context.session.notify(answer.message)
  return redirect(here, 303)
}
