/** The answer of an operation that refuses a request in a way the contract declares. */
export interface Refusal<Code extends string> {
  refused: Code
  /** Says more than the contract's sentence, such as how many attempts are left. */
  message?: string
  data?: unknown
  /** For the log, where a provider is the reason. */
  cause?: unknown
}

export function refuse<Code extends string>(
  refused: Code,
  more: Pick<Refusal<Code>, 'message' | 'data' | 'cause'> = {},
): Refusal<Code> {
  return { refused, ...more }
}

export function isRefusal(outcome: unknown): outcome is Refusal<string> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}

type RefusalCode<Outcome> = Outcome extends Refusal<infer Code> ? Code : never

/** The endpoint's declared errors, as oRPC hands them to a handler. */
type Errors<Code extends string> = {
  // Each error has options of its own, which the contract validates.
  [Name in Code]: (options: never) => Error
}

/** The answer of an operation; a refusal is thrown as the error that the contract declares under its code. */
export function answer<Outcome>(
  outcome: Outcome,
  errors: Errors<RefusalCode<Outcome>>,
): Exclude<Outcome, Refusal<string>> {
  if (!isRefusal(outcome)) return outcome as Exclude<Outcome, Refusal<string>>
  const { refused, message, data, cause } = outcome
  const create = (errors as Errors<string>)[refused]
  if (!create) throw new Error(`the contract does not foresee ${refused}`)
  throw create({
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
    ...(cause === undefined ? {} : { cause }),
  } as never)
}
