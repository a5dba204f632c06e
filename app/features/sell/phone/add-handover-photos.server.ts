import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { HANDOVER_FORMS } from './handover-forms.ts'

/** The form of a phone without script: stores its files one after the other, and says how many arrived. */
export async function addHandoverPhotos(context: LoadContext, request: Request, key: string) {
  const form = await readForm(request, HANDOVER_FORMS)
  if (!form.ok) return form.answer
  let added = 0
  for (const photo of form.input.photos) {
    if (photo.size === 0) continue
    const call = context.services.product.addHandoverPhoto({ key, uploadId: randomUUID(), photo })
    const answer = await answerOf(context, call)
    if (!answer.ok) {
      const sent = added > 0 ? `${added}장은 보냈어요. ` : ''
      return form.refuse(
        { ...answer, message: `${sent}${photo.name}: ${answer.message}` },
        'photos',
      )
    }
    added += 1
  }
  return data({ added })
}
