import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { SANCTION_MEASURES, SANCTION_RULES, sanctionEnd } from '#contracts/sanction-rules.ts'
import type { PostExtra } from '../posts/write-post.server.ts'
import type { SanctionDraft } from './sanction-draft.ts'
import { sanctionForms } from './sanction-schema.ts'

/** Shows what a sanction does, takes the operator back to the form, or decides it. */
export async function actOnSanction(
  { services, session, now }: Pick<LoadContext, 'services' | 'session' | 'now'>,
  request: Request,
  userSeq: number,
) {
  const form = await readForm(request, sanctionForms)
  if (!form.ok) return form.answer
  const { input } = form
  const reason = input.reason || SANCTION_RULES[input.rule].text
  if (form.intent === 'EDIT') return shownAgain<PostExtra<SanctionDraft>>(form, {})
  if (form.intent === 'PREVIEW') {
    const endsAt = sanctionEnd(input.measure, now)?.toISOString() ?? null
    const preview = { ...input, reason, startsAt: now.toISOString(), endsAt }
    return shownAgain<PostExtra<SanctionDraft>>(form, { preview })
  }
  const decided = await services.main.sanctionMember({ ...input, reason, userSeq })
  if (!decided.ok)
    return form.refuse(decided, {
      UNFIT: 'measure',
      ADMIN_ONLY: 'measure',
      NO_EVIDENCE: 'evidence',
    })
  const { kind, label } = SANCTION_MEASURES[input.measure]
  session.notify(kind === 'WARNING' ? '경고를 보냈어요.' : `${label}을 시작했어요.`)
  return redirect(paths.operatorMember(userSeq), 303)
}
