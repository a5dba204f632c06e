import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import type { QuestionContext, QuestionDraft, QuestionSanction } from '#contracts/question.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'

export interface QuestionFormPage {
  kind: QuestionKind
  draft: QuestionDraft | null
  sanctions: QuestionSanction[]
  cafeNickName: string
  medianMinutes: number | null
  formKey: string
  context: QuestionContext
  /** Why what the address names is not shown. */
  problem: string | null
}

const NOTHING: QuestionContext = { order: null, room: null, store: null }

/**
 * The form with its draft. An address that names an order or a room begins anew: nothing that the draft names is added to it.
 * The store picker adds its store to what the draft names.
 */
export async function loadQuestionForm(
  context: LoadContext,
  request: Request,
  kind: QuestionKind,
): Promise<QuestionFormPage> {
  const { customerService } = context.services
  const form = await customerService.questionForm({ kind })
  const query = new URL(request.url).searchParams
  const drafted = query.has('orderSeq') || query.has('roomId') ? null : form.draft
  const numberOf = (name: 'orderSeq' | 'roomId' | 'storeSeq') => {
    const typed = query.get(name)
    if (typed === null) return drafted?.[name] ?? undefined
    return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined
  }
  const named = await customerService.questionContext({
    orderSeq: numberOf('orderSeq'),
    roomId: numberOf('roomId'),
    storeSeq: numberOf('storeSeq'),
  })
  return {
    ...form,
    kind,
    formKey: form.draft?.formKey ?? randomUUID(),
    context: named.ok ? named.data : NOTHING,
    problem: named.ok ? null : named.message,
  }
}
