import { type DestinationStream, pino } from 'pino'

/**
 * What is written down of an error beside its message. Named one by one, as others quote what somebody sent or a row:
 * PostgreSQL's `detail` and `where`, the whole answer of a host that did not fit its schema (`data`).
 */
const TELLING = [
  'name',
  'code',
  'status',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'routine',
  'host',
  'verb',
  'company',
  'syscall',
  'exitCode',
] as const

/** Causes of causes that are followed; deeper ones tell nothing new, and may go round. */
const DEEPEST = 6

function serializeError(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return typeof error
  const facts = error as Error & Record<string, unknown>
  const { message, stack = '' } = error
  const told = toldMessage(error)
  return {
    type: error.constructor.name,
    message: told,
    stack: told === message ? stack : stack.replaceAll(message, told),
    ...Object.fromEntries(
      TELLING.filter((name) => isPlain(facts[name])).map((name) => [name, facts[name]]),
    ),
    ...(Array.isArray(facts.issues) && { issues: facts.issues.map(placeOf) }),
    ...(depth < DEEPEST && {
      ...(error.cause !== undefined && { cause: serializeError(error.cause, depth + 1) }),
      ...(error instanceof AggregateError && {
        errors: error.errors.map((one: unknown) => serializeError(one, depth + 1)),
      }),
    }),
  }
}

/** What may be written down of an error's message. */
export function toldMessage(error: Error): string {
  const facts = error as Error & Record<string, unknown>
  return quotesValues(facts) ? 'a value does not fit (its words quote it)' : error.message
}

/** PostgreSQL's data exceptions (class 22) say what they could not read: `invalid input syntax for type bigint: "…"`. */
const quotesValues = ({ code, severity }: Record<string, unknown>) =>
  typeof severity === 'string' && typeof code === 'string' && code.startsWith('22')

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Where something did not fit a schema, without what was there. */
function placeOf(issue: unknown): object {
  const { code, path } = (typeof issue === 'object' && issue !== null ? issue : {}) as {
    code?: unknown
    path?: unknown
  }
  return { code, path }
}

/** The structured log: one JSON line an event. Queries and bodies are never in it, so no personal data is either. */
export function createLog(level: string, destination?: DestinationStream) {
  const serialize = (error: unknown) => serializeError(error, 0)
  const options = { level, base: null, serializers: { error: serialize, err: serialize } }
  return destination ? pino(options, destination) : pino(options)
}
