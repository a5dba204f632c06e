import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readFormWithoutIntent } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { keepPhotos } from '../posted-photos.server.ts'
import { textsOfShared } from './shared-texts.ts'

/** The form says that nothing of what was shared has arrived. */
const lost = (): Response => redirect(paths.sellForm({ shared: 'lost' }), 303)

/**
 * What a phone shared to the installed app where no service worker has taken it: the photos go into a draft of the
 * member, whose form opens. Of a visitor who is not signed in they are not stored; the sign-in says so.
 */
export async function takeSharedPhotos(context: LoadContext, request: Request): Promise<Response> {
  const form = await readFormWithoutIntent(request)
  if (!context.session.viewer) {
    context.session.notify(
      '로그인한 다음 사진을 한 번 더 공유해 주세요. 사진은 휴대폰에 그대로 있어요.',
    )
    return lost()
  }
  requireUser(context, request)
  const { photoIds, problem } = await keepPhotos(context, form)
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const texts = textsOfShared({ title: textOf('title'), text: textOf('text'), url: textOf('url') })
  if (problem) context.session.notify(problem)
  if (photoIds.length === 0 && !texts.title && !texts.body) return lost()
  const draftId = randomUUID()
  const saved = await answerOf(
    context,
    context.services.product.saveDraft({
      draftId,
      revision: 0,
      content: { ...texts, photoIds: [...photoIds] },
    }),
  )
  if (saved.ok) return redirect(paths.sellForm({ draftId }), 303)
  context.session.notify(saved.message)
  return lost()
}
