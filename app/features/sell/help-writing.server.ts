import { redirect } from '@remix-run/node'
import { categoryTree } from '#app/features/category/category-tree.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { PostedForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import { withTemplate } from './description-templates.ts'
import type { SELL_FORMS } from './listing-fields.ts'
import type { SellAnswer } from './sell-answer.ts'
import { draftOfValues } from './sell-content.ts'
import { valuesOfForm } from './sell-values.ts'

type WritingForm = PostedForm<typeof SELL_FORMS, 'draft' | 'findRegion' | 'template'>

/** The buttons of the form that help to write it without script. */
export async function helpWriting<Answer>(
  context: LoadContext,
  { intent, input, posted }: WritingForm,
  photoIds: readonly string[],
  answer: (answer: Partial<SellAnswer>, status: number) => Answer,
) {
  const values = valuesOfForm(posted)
  if (intent === 'findRegion') {
    const keyword = input.regionKeyword
    const found = keyword
      ? await optional(context, context.services.init.findRegions({ keyword }))
      : null
    return answer({ found: (found?.regions ?? []).map(nameOf) }, 200)
  }
  if (intent === 'template') {
    const body = withTemplate(values.body, await topSlug(context, Number(values.categorySeq)))
    return answer({ values: { ...textsOf(posted), body: [body] } }, 200)
  }
  const saved = await answerOf(
    context,
    context.services.product.saveDraft({
      draftId: input.draftId,
      revision: Number(input.revision) || 0,
      content: draftOfValues({ ...values, photoIds }),
    }),
  )
  if (!saved.ok) return answer({ errors: { form: saved.message } }, saved.status)
  context.session.notify('임시저장했어요. 언제든지 이어서 쓸 수 있어요.')
  return redirect(paths.sellForm({ draftId: input.draftId }), 303)
}

const nameOf = ({ regionCode, fullName }: { regionCode: string; fullName: string }) => ({
  regionCode,
  fullName,
})

const textsOf = (form: FormData) =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )

async function topSlug(context: LoadContext, categorySeq: number): Promise<string | undefined> {
  const answer = await optional(context, context.services.init.categories())
  const tree = answer && categoryTree(answer.categories)
  const category = tree?.bySeq.get(categorySeq)
  return category ? tree?.trailOf(category)[0]?.slug : undefined
}
