import { redirect } from '@remix-run/node'
import * as z from 'zod/mini'
import type { HeartAnswer } from '#app/features/hearts/heart-state.ts'
import { startFlowFrom } from '#app/features/signin/flow/flow-redirects.server.ts'
import { signInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'
import { signInHref } from '#app/features/signin/flow/sign-in-href.ts'
import { text, ticked } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** A button sets `add` or `remove` to its store. */
const FORMS = {
  follow: z.object({ add: text(), remove: text(), redirectTo: text(), inPlace: ticked() }),
}
const SEQ = /^[1-9]\d{0,14}$/

/**
 * Follows a store or ends it, as the pressed button requests; for an anonymous visitor this happens after signing in.
 * The form leads back to its page; with `inPlace` the answer is data, as that of a pressed heart.
 */
export async function pressFollow(context: LoadContext, request: Request): Promise<Response> {
  const form = await readForm(request, FORMS)
  const {
    add = '',
    remove = '',
    redirectTo: back = '',
    inPlace = false,
  } = form.ok ? form.input : {}
  const following = add !== ''
  const store = following ? add : remove
  if (!SEQ.test(store)) throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const storeSeq = Number(store)
  const redirectTo = safeRedirectTo(back, paths.store(storeSeq))
  if (!context.session.viewer) {
    if (following) {
      const intent = { type: 'FOLLOW', storeSeq } as const
      const begun = signInFirst(context, request, { inPlace }, intent, redirectTo)
      return begun instanceof Response ? begun : answer(begun)
    }
    startFlowFrom(context.session, redirectTo)
    return inPlace ? answer({ signInFirst: true }) : redirect(signInHref(redirectTo), 303)
  }
  const changed = await context.services.boot.setFollow({ storeSeq, following })
  if (inPlace)
    return changed.ok
      ? answer({ isFavorite: changed.data.isFollowing })
      : answer({ message: changed.message }, changed.status)
  context.session.notify(changed.ok ? saidOf(following) : changed.message)
  return redirect(redirectTo, 303)
}

const saidOf = (following: boolean) =>
  following ? '단골로 두었어요. 새 상품이 올라오면 알려 드릴게요.' : '단골을 끊었어요.'

function answer(said: HeartAnswer, status = 200): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store' } })
}
