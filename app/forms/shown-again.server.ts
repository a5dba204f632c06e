import { data } from '@remix-run/node'
import type { FormAnswer } from './form-answer.ts'

interface Refusable {
  refuse: (refused: { status: number; message: string }) => { data: FormAnswer }
}

/** The answer that shows a form again with something beside what was typed, such as a preview; 422 with errors. */
export function shownAgain<Extra extends object>(
  form: Refusable,
  extra: Extra,
  errors: Record<string, string> = {},
) {
  const { data: typed } = form.refuse({ status: 200, message: '' })
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return data({ ...typed, errors, ...extra }, status)
}
