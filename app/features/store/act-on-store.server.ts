import { redirect } from '@remix-run/node'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'

const FORMS = { block: NO_FIELDS, unblock: NO_FIELDS }

/** The forms of a store's page: a member blocks it, or ends the block. */
export async function actOnStore(context: LoadContext, request: Request, storeSeq: number) {
  requireUser(context, request)
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const blocked = form.intent === 'block'
  const answer = await context.services.boot.setBlock({ storeSeq, blocked })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify(blocked ? '차단했어요.' : '차단을 풀었어요.')
  return redirect(paths.store(storeSeq), 303)
}
