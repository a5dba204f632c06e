import { type DestinationStream, pino } from 'pino'

/**
 * The logged fields of an error beside its message. They are listed one by one, because others quote user input or a
 * row: PostgreSQL's `detail` and `where`, the whole answer of a host that did not fit its schema (`data`).
 */
const LOGGED_FIELDS = [
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
  'provider',
  'syscall',
  'exitCode',
] as const

/** How many causes of causes are followed; deeper ones add nothing new, and may be circular. */
const DEEPEST = 6

function serializeError(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return typeof error
  const facts = error as Error & Record<string, unknown>
  const { message, stack = '' } = error
  const loggable = loggableMessage(error)
  return {
    type: error.constructor.name,
    message: loggable,
    stack: loggable === message ? stack : stack.replaceAll(message, loggable),
    ...Object.fromEntries(
      LOGGED_FIELDS.filter((name) => isPlain(facts[name])).map((name) => [name, facts[name]]),
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

/** The part of an error's message that may be logged. */
export function loggableMessage(error: Error): string {
  const facts = error as Error & Record<string, unknown>
  return quotesValues(facts) ? 'a value does not fit (its words quote it)' : error.message
}

/**
 * PostgreSQL's data exceptions (class 22) quote what they could not parse: `invalid input syntax for type bigint: "…"`.
 */
const quotesValues = ({ code, severity }: Record<string, unknown>) =>
  typeof severity === 'string' && typeof code === 'string' && code.startsWith('22')

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Where a value did not fit a schema, without the value. */
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
