import * as z from 'zod/mini'

/*
 * Fields for the schemas of forms. Written with zod/mini, as a browser loads them to check a form before it is sent.
 * Only server code imports a form's schema directly; a component gives it to PostForm by import().
 */

/** Typed text without white space around it; '' when it is absent. */
export const text = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
    z.string().check(...checks),
  )

/** What a typed text says, or what is wrong with it. */
export type Reading<Value> =
  | { value: Value; error?: undefined }
  | { error: string; value?: undefined }

/** Typed text as a function of ours reads it: to a value, or to the sentence that says what is wrong. */
export const readBy = <Value>(read: (typed: string) => Reading<Value>) =>
  z.pipe(
    text(),
    z.transform((typed, context) => {
      const result = read(typed)
      if (result.error === undefined) return result.value
      context.issues.push({ code: 'custom', message: result.error, input: typed })
      return z.NEVER
    }),
  )

/** One of several values; @param message when none is chosen */
export const oneOf = <const Value extends string>(values: readonly Value[], message?: string) =>
  z.enum(values as readonly [Value, ...Value[]], message)

/** A box whose value is 1. @param message when it has to be ticked and is not */
export const ticked = (message?: string) =>
  z.pipe(
    z.transform((value: unknown) => value === '1'),
    z.boolean().check(z.refine((isTicked) => isTicked || message === undefined, message)),
  )

/** Which way a button switches: 1 or 0. */
export const onOrOff = () =>
  z.pipe(
    oneOf(['1', '0']),
    z.transform((value) => value === '1'),
  )

/** A positive whole number that the page put there, such as a `…Seq`. */
export const sequence = (problem?: string) =>
  z.pipe(z.string(problem).check(z.regex(/^[1-9]\d{0,14}$/, problem)), z.transform(Number))

/**
 * The values of a field that may occur several times, or of rows: `rows.0.name`, numbered from 0 without a gap, as their
 * errors are.
 */
export const many = <Item extends z.core.$ZodType>(
  item: Item,
  ...checks: z.core.$ZodCheck<z.output<Item>[]>[]
) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (Array.isArray(value)) return value
      // An empty file field is sent too, as an empty text.
      if (value === undefined || value === '') return []
      return Object.getPrototypeOf(value) === null ? Object.values(Object(value)) : [value]
    }),
    z.array(item).check(...checks),
  )

const SECRETS = new WeakSet<z.core.$ZodType>()

/** A field whose value is never sent back to the page, such as a code. */
export function secret<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  SECRETS.add(schema)
  return schema
}

export const isSecret = (schema: z.core.$ZodType) => SECRETS.has(schema)

/** A form that is only a button. */
export const NO_FIELDS = z.object({})
