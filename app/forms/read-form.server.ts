import { data } from '@remix-run/node'
import type { z } from 'zod'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { isSecret } from './fields.ts'
import type { FormAnswer } from './form-answer.ts'
import { cleaned, type FormSchema, type Forms, intentOf, parseFields } from './parse-fields.ts'

/** More than any of our forms has; reading a form may take more time than its length suggests. */
const MOST_FIELDS = 200
/** In UTF-16 units, where a page does not say more. */
const LONGEST_FIELD = 10_000
const LONGEST_NAME = 100

/** A host's refusal, or one of our own. */
interface Refused {
  status: number
  message: string
  code?: string
  /** May have the seconds to wait, which become `Retry-After`. */
  data?: unknown
}

interface Posted<Intent, Input> {
  ok: true
  intent: Intent
  input: Input
  /** As it was posted, for what a page does with a form while it is being written. */
  posted: FormData
  /**
   * The answer to a valid form that was refused all the same.
   * @param at the field that the message belongs to, or a field for each code; without, the whole form
   */
  refuse: (refused: Refused, at?: string | Readonly<Record<string, string>>) => FormRefusal
}

type FormRefusal = ReturnType<typeof data<FormAnswer>>

/** A valid form of a page, or of those with some intents. */
export type PostedForm<F extends Forms, Intent extends keyof F = keyof F> = {
  [Name in Intent]: Posted<Name, z.output<F[Name]>>
}[Intent]

/**
 * The one reader of posted forms: the field `intent` says which of a page's forms it is, and that form's schema reads
 * its fields. A form that does not fit has its `answer`, status 400.
 *
 * @param longestField of a page that answers a text which is much too long at its field, with what was typed
 * @throws 400 for a body that is no form, and for an intent that the page does not have
 * @throws 413 for a form with more or longer fields than our forms have
 */
export async function readForm<F extends Forms>(
  request: Request,
  forms: F,
  { longestField = LONGEST_FIELD } = {},
): Promise<PostedForm<F> | { ok: false; intent: keyof F; answer: FormRefusal; posted: FormData }> {
  const form = await limitedForm(request, longestField)
  const intent = intentOf(form)
  const schema = Object.hasOwn(forms, intent) ? forms[intent] : undefined
  if (!schema) throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const values = valuesOf(form, schema)
  const { input, errors } = parseFields(schema, form)
  if (errors)
    return { ok: false, intent, answer: data({ intent, errors, values }, 400), posted: form }
  const posted: Posted<string, unknown> = {
    ok: true,
    intent,
    input,
    posted: form,
    refuse: (refused, at = 'form') => {
      const place = typeof at === 'string' ? at : at[refused.code ?? '']
      return data(
        { intent, errors: { [place ?? 'form']: refused.message }, values },
        { status: refused.status, headers: retryAfter(refused) },
      )
    },
  }
  return posted as PostedForm<F>
}

/**
 * A form that no page of ours has made, as what a phone shares: it has no intent and no schema.
 *
 * @throws as `readForm` does
 */
export const readFormWithoutIntent = (request: Request): Promise<FormData> =>
  limitedForm(request, LONGEST_FIELD)

async function limitedForm(request: Request, longestField: number): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  })
  const fields = [...form]
  const isTooMuch =
    fields.length > MOST_FIELDS ||
    fields.some(
      ([name, value]) =>
        name.length > LONGEST_NAME || (typeof value === 'string' && value.length > longestField),
    )
  if (isTooMuch)
    throw new Response('보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.', { status: 413 })
  return form
}

/** What may be shown again. */
function valuesOf(form: FormData, schema: FormSchema): FormAnswer['values'] {
  const { shape } = schema._zod.def
  const values: FormAnswer['values'] = {}
  for (const name of new Set(form.keys())) {
    const field = shape[name.split('.', 1)[0] ?? '']
    if (!field || isSecret(field)) continue
    values[name] = form
      .getAll(name)
      .map(cleaned)
      .filter((value) => typeof value === 'string')
  }
  return values
}

function retryAfter({ data: details }: Refused): Record<string, string> {
  const { retryAfterSeconds } = Object(details) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {}
}
