import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

const endpoint = text(z.minLength(1), z.maxLength(1_000))
/** What the browser's script posts: its subscription, as `PushSubscription.toJSON()` has it. */
const FORMS = {
  save: z.object({
    endpoint,
    p256dh: text(z.regex(/^B[\w-]{86}$/)),
    auth: text(z.regex(/^[\w-]{22}$/)),
  }),
  remove: z.object({ endpoint }),
}

/**
 * Saves or removes this browser's subscription to pushes.
 * @returns data: `{ saved }` or `{ removed }`; `{ code, message }` with its status where it is refused
 */
export async function actOnSubscription(context: LoadContext, request: Request): Promise<Response> {
  const form = await readForm(request, FORMS)
  if (!form.ok) return answer({ message: ERROR_CATALOGUE.BAD_REQUEST.message }, 400)
  if (form.intent === 'remove')
    return answer(await context.services.boot.removePushSubscription(form.input))
  const saved = await context.services.boot.savePushSubscription(form.input)
  return saved.ok
    ? answer(saved.data)
    : answer({ code: saved.code, message: saved.message }, saved.status)
}

function answer(said: object, status = 200): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store' } })
}
