import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/**
 * A call to a host that did not bring an answer: refused in a way the contract does not foresee, timed out,
 * unreachable, or answered with something that does not fit its schema.
 * `userMessage` is what a person may read; `message` and `cause` are for the log.
 */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: number
  readonly status: number
  readonly userMessage: string
  readonly host: string
  readonly verb: string

  // server.ts and the Remix build each have a copy of this class; what one throws, the other has to know.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ServiceError'
  }

  constructor(options: {
    host: string
    verb: string
    message: string
    code?: number
    status?: number
    userMessage?: string
    cause?: unknown
  }) {
    super(`${options.host}.${options.verb}: ${options.message}`, { cause: options.cause })
    this.host = options.host
    this.verb = options.verb
    this.code = options.code ?? ERROR_CATALOGUE.GENERIC.code
    this.status = options.status ?? ERROR_CATALOGUE.GENERIC.status
    this.userMessage = options.userMessage ?? ERROR_CATALOGUE.GENERIC.message
  }
}

/** The visitor went away; the answer is not waited for any more. */
export class ServiceAborted extends Error {
  override name = 'ServiceAborted'

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ServiceAborted'
  }
}
