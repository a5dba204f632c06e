/** The answer to a form that was refused: its page shows it again with an error at each field and what was typed. */
export interface FormAnswer {
  intent: string
  /** By field, `photos.0` for an item of one; `form` is about the whole, `dialog` is shown over the page. */
  errors: Record<string, string>
  /** By field as posted, without secrets and files. */
  values: Record<string, string[]>
  /** Made by the browser: no answer came from the server, so there is nothing to load again. */
  isUnanswered?: true
}

export const isUnanswered = (returned: unknown) =>
  (Object(returned) as Partial<FormAnswer>).isUnanswered === true

/** The answer among what an action returned; an action may return other data too. */
export function formAnswerOf(returned: unknown, intents?: readonly string[]) {
  const answer = Object(returned) as Partial<FormAnswer>
  const isAnswer = answer.errors !== undefined && answer.values !== undefined
  if (!isAnswer || (intents && !intents.includes(answer.intent ?? ''))) return undefined
  return answer as FormAnswer
}
