import { redirect } from '@remix-run/node'
import * as z from 'zod/mini'
import { startFlowFrom } from '#app/features/signin/flow/flow-redirects.server.ts'
import { signInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'
import { signInHref } from '#app/features/signin/flow/sign-in-href.ts'
import { text, ticked } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { pageOf, safeRedirectTo } from '#app/session/redirect-to.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { type HeartAnswer, productOfCard } from './heart-state.ts'

/** A button sets `add` or `remove` to its card. */
const FORMS = {
  heart: z.object({ add: text(), remove: text(), redirectTo: text(), inPlace: ticked() }),
}
const NOTHING = { add: '', remove: '', redirectTo: '', inPlace: false }

/**
 * Sets or removes a favourite, as a pressed heart requests; for an anonymous visitor this happens after signing in.
 * The form leads back to the card that it was pressed on; with `inPlace` the answer is data.
 */
export async function pressHeart(context: LoadContext, request: Request): Promise<Response> {
  const form = await readForm(request, FORMS)
  const { add, remove, inPlace, ...posted } = form.ok ? form.input : NOTHING
  const favorite = add !== ''
  const card = favorite ? add : remove
  const productSeq = productOfCard(card)
  if (productSeq === null) throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const here = pageOf(request, [context.publicOrigin]) ?? paths.home()
  const redirectTo = safeRedirectTo(posted.redirectTo, here)
  if (!context.session.viewer) {
    if (favorite) {
      const begun = signInFirst(
        context,
        request,
        { inPlace },
        { type: 'FAVORITE', productSeq },
        redirectTo,
      )
      return begun instanceof Response ? begun : answer(begun)
    }
    startFlowFrom(context.session, redirectTo)
    return inPlace ? answer({ signInFirst: true }) : redirect(signInHref(redirectTo), 303)
  }
  const changed = await context.services.product.setFavorite({ productSeq, favorite })
  if (inPlace)
    return changed.ok
      ? answer({ isFavorite: changed.data.isFavorite })
      : answer({ message: changed.message }, changed.status)
  if (!changed.ok) context.session.notify(changed.message)
  return redirect(`${redirectTo}#${card}`, 303)
}

function answer(said: HeartAnswer, status = 200): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store' } })
}
