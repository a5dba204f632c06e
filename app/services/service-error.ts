import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/**
 * A failed call to a host: refused in a way the contract does not declare, timed out, unreachable, or answered with a
 * response that does not match its schema.
 * `userMessage` is for the user; `message` and `cause` are for the log.
 */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: number
  readonly status: number
  readonly userMessage: string
  readonly host: string
  readonly verb: string

  // server.ts and the Remix build each have a copy of this class; each has to recognise what the other throws.
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

/** The visitor left; the response is no longer awaited. */
export class ServiceAborted extends Error {
  override name = 'ServiceAborted'

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ServiceAborted'
  }
}
