import * as z from 'zod/mini'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** The fields of one form; cross-field rules are checks of the object. */
export type FormSchema = z.core.$ZodObject

/** The forms of a page by their intent. */
export type Forms = Record<string, FormSchema>

export type ParsedFields<Schema extends FormSchema> =
  | { input: z.output<Schema>; errors: null }
  | { input: null; errors: Record<string, string> }

/** Which form of its page a form is; a button's intent comes after that of the form's hidden field. */
export const intentOf = (form: FormData) => String(form.getAll('intent').at(-1) ?? '')

/**
 * A form's fields by its schema: on the server, and in the browser before the form is sent. `a.b` is the field b of a,
 * `rows.0.name` a field of the first row, and a name that occurs several times has all its values.
 */
export function parseFields<Schema extends FormSchema>(
  schema: Schema,
  form: FormData,
): ParsedFields<Schema> {
  const { data, error } = z.safeParse(schema, nest(form), { error: () => UNEXPLAINED })
  if (!error) return { input: data, errors: null }
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    // No field of a page can have caused what its schema does not explain.
    const name = message === UNEXPLAINED ? 'form' : path.join('.') || 'form'
    errors[name] ??= message
  }
  return { input: null, errors }
}

const UNEXPLAINED = ERROR_CATALOGUE.BAD_REQUEST.message

type Value = string | File
/** Without a prototype, as a field may be called `__proto__`. */
type Nested = { [name: string]: Value | Value[] | Nested }

function nest(form: FormData): Nested {
  const root: Nested = Object.create(null)
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter(isGiven).map(cleaned)
    const [first] = values
    if (first === undefined) continue
    const path = name.split('.')
    const last = path.pop() ?? ''
    const parent = path.reduce(childOf, root)
    parent[last] = values.length === 1 ? first : values
  }
  return root
}

function childOf(parent: Nested, name: string): Nested {
  const child = parent[name]
  if (typeof child === 'object' && !(child instanceof File) && !Array.isArray(child)) return child
  const empty: Nested = Object.create(null)
  parent[name] = empty
  return empty
}

/** Browsers send a file without a name for a file field that is empty. */
const isGiven = (value: Value) => typeof value === 'string' || value.size > 0 || value.name !== ''

/** A text as the hosts count it: without the zero character, and one character for a line break. */
export const cleaned = <Given extends Value>(value: Given) =>
  typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n') : value
