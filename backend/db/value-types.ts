import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const TIMESTAMP = 1114
const TEXT_ARRAY = 1009

const MAXIMUM_PARAMETERS = 65_535

/**
 * How column values become JavaScript values, on both engines: bigint as number, date as
 * 'YYYY-MM-DD', numeric as string, json parsed, timestamps as Date (without zone read as UTC).
 */
export const valueTypes = new pg.TypeOverrides()
const defaultTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(INT8, parseInt8)
valueTypes.setTypeParser(INT8_ARRAY, (text: string) => parseTextArray(text, parseInt8))
valueTypes.setTypeParser(DATE, (text: string) => text)
valueTypes.setTypeParser(DATE_ARRAY, (text: string) => parseTextArray(text, String))
valueTypes.setTypeParser(TIMESTAMP, parseTimestampAsUtc)

/** Turns a value's text form into a JavaScript value. */
export type ValueParser = (text: string) => unknown

/** The parser for a column of that type (`oid` as in pg_type). */
export function valueParser(oid: number): ValueParser {
  return textParser(valueTypes, oid)
}

/** A query parameter in PostgreSQL's text format. */
export type ParameterText = string | null

/**
 * Turns JavaScript values into text parameters, the same way for both engines: arrays become array literals, other
 * objects JSON. An array meant for a jsonb column has to be passed as `JSON.stringify(value)`.
 * @throws RangeError when there are more parameters than the protocol can carry.
 */
export function toParameters(values: readonly unknown[]): ParameterText[] {
  if (values.length > MAXIMUM_PARAMETERS) {
    throw new RangeError(
      `A statement takes at most ${MAXIMUM_PARAMETERS} parameters, this one has ${values.length}`,
    )
  }
  return values.map(toParameter)
}

function toParameter(value: unknown): ParameterText {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return toArrayLiteral(value)
  return toText(value)
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

function toArrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(toArrayElement).join(',')}}`
}

function toArrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return toArrayLiteral(value)
  return `"${toText(value).replace(/["\\]/g, '\\$&')}"`
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  }
  return value
}

function parseTextArray<T>(text: string, parse: (element: string) => T): (T | null)[] {
  const elements = textParser(defaultTypes, TEXT_ARRAY)(text)
  if (!Array.isArray(elements)) throw new TypeError('Expected an array value')
  return elements.map((element) => (element === null ? null : parse(element)))
}

function parseTimestampAsUtc(text: string): unknown {
  return textParser(defaultTypes, TIMESTAMP)(text.includes('infinity') ? text : `${text}+00`)
}

function textParser(types: pg.TypeOverrides, oid: number): ValueParser {
  // @types/pg declares the parsers' argument as a number; they take the text.
  return types.getTypeParser(oid, 'text') as unknown as ValueParser
}
