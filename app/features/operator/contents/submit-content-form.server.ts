import { randomUUID } from 'node:crypto'
import { data, redirect } from '@remix-run/node'
import { loadGoodsOf } from '#app/features/content/load-content.server.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import type { ArticleProblem, ContentState } from '#contracts/content-rules.ts'
import type { ContentAnswer } from './content-answer.ts'
import { type ContentFormInput, contentFormSchema } from './content-form-schema.ts'
import { articleOfForm, blocksOf, type ContentRow, changedRows, emptyRow } from './content-rows.ts'
import { keepPictures } from './keep-pictures.server.ts'
import { momentOfKstInput } from './kst-input.ts'

const SAVED: Record<ContentState, string> = {
  PUBLISHED: '저장했어요. 지금부터 보여요.',
  SCHEDULED: '저장했어요. 정한 시각에 저절로 보여요.',
  HIDDEN: '저장했어요. 아직 아무에게도 보이지 않아요.',
}

/** Handles every button of an article's form: blocks are added, moved and removed, it is previewed, or it is saved. */
export async function submitContentForm(context: LoadContext, request: Request) {
  requireOperator(context, request)
  const form = await readForm(request, { content: contentFormSchema })
  if (!form.ok) return form.answer
  const { input } = form
  const kept = await keepPictures(context, input)
  const { mediaKey, coverProblem } = kept
  const errors: Record<string, string> = coverProblem ? { cover: coverProblem } : {}
  const isRefused = coverProblem !== null || kept.rows.some(({ errors: found }) => found)
  const again = (more: Partial<ContentAnswer> = {}, status = isRefused ? 422 : 200) =>
    data<ContentAnswer>(
      {
        intent: 'content',
        errors,
        values: valuesOf(input),
        rows: kept.rows,
        mediaKey,
        preview: null,
        turn: randomUUID(),
        ...more,
      },
      status,
    )

  if (input.step === 'add')
    return again({ rows: [...kept.rows, emptyRow(input.newKind, randomUUID())] })
  if (/^(?:up|down|remove)\./.test(input.step))
    return again({ rows: changedRows(kept.rows, input.step) })

  const { blocks, problems } = blocksOf(kept.rows)
  const article = articleOfForm(input, mediaKey, blocks)
  if (input.step !== 'save') {
    const shown = await context.services.main.previewContent({ article })
    const { items, now } = await loadGoodsOf(context, shown.blocks)
    return again({ preview: { article: shown, items, now } })
  }
  if (isRefused) return again()
  if (problems.length > 0) return again(refusedWith(problems, kept.rows), 422)
  const { contentSeq, version, formKey, release, publishAt, note } = input
  const saved = await answerOf(
    context,
    context.services.main.saveContent({
      formKey,
      edited: contentSeq && version ? { contentSeq, version } : null,
      article,
      release,
      publishAt: release === 'AT' ? momentOfKstInput(publishAt) : null,
      note,
    }),
  )
  if (!saved.ok)
    return again(
      saved.code === 'UNFIT'
        ? refusedWith(problemsOf(saved.data), kept.rows)
        : { errors: { form: saved.message } },
      saved.status,
    )
  context.session.notify(SAVED[saved.data.state])
  return redirect(paths.operatorContents(), 303)
}

const problemsOf = (refusal: unknown): readonly ArticleProblem[] =>
  (Object(refusal) as { problems?: readonly ArticleProblem[] }).problems ?? []

/** Problems of blocks stand in their rows, which may move; the others are the form's. */
function refusedWith(problems: readonly ArticleProblem[], rows: readonly ContentRow[]) {
  const errors: Record<string, string> = {}
  const marked = [...rows]
  for (const { field, message } of problems) {
    const [, index, name] = /^blocks\.(\d+)\.(\w+)$/.exec(field) ?? []
    const row = index === undefined ? undefined : marked[Number(index)]
    if (row && name) marked[Number(index)] = { ...row, errors: { ...row.errors, [name]: message } }
    else errors[field] = message
  }
  errors.form = errors.blocks ?? '고칠 곳이 있어요. 표시된 칸을 확인해 주세요.'
  return { errors, rows: marked }
}

/** What was typed outside of the blocks. */
function valuesOf(input: ContentFormInput): Record<string, string[]> {
  const { title, summary, author, category, release, publishAt, note } = input
  return Object.fromEntries(
    Object.entries({ title, summary, author, category, release, publishAt, note }).map(
      ([name, value]) => [name, [value]],
    ),
  )
}
