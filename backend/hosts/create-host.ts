import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, createRouterClient, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS, type HostName, hostPath } from '#contracts/hosts.ts'
import { DatabaseUnavailableError } from '../db/errors.ts'
import { authenticate, bearerToken, boundCaller, callerOf } from '../operation/authenticate.ts'
import type { Caller, HostContext, HostDependencies } from '../operation/context.ts'

/** One host: a function from request to response, and its verbs as functions for callers in this process. */
export interface EmbeddedHost {
  (request: Request): Promise<Response>
  verbs: Record<string, Verb>
}

type Verb = (
  input: unknown,
  options: { context: VerbContext; signal: AbortSignal },
) => Promise<unknown>

/** The same as the headers of a request say. */
interface VerbContext {
  requestId: string
  accessToken?: string
  caller?: Partial<Caller> | undefined
}

interface Operation {
  context: object
  path: readonly string[]
  procedure: { '~orpc': { meta: object } }
  next(call: never): Promise<unknown>
}

/**
 * Both ways of a host validate input and output and have the same refusals. `GET /openapi.json` is its description,
 * generated from the contract.
 */
export function createHost(
  host: HostName,
  router: AnyRouter,
  dependencies: HostDependencies,
): EmbeddedHost {
  const { log, ...base } = dependencies
  const converter = new ZodToJsonSchemaConverter()
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [converter] })],
    interceptors: [({ next }) => next().catch(refuseUnreadable)],
    clientInterceptors: [operate],
  })
  const verbs = createRouterClient(router, {
    context: ({ requestId, accessToken, caller }: VerbContext) => ({
      ...base,
      requestId,
      caller: boundCaller(caller ?? {}),
      bearer: accessToken || null,
    }),
    interceptors: [operate],
  }) as EmbeddedHost['verbs']
  let description: Promise<string> | undefined

  return Object.assign(fetch, { verbs })

  async function fetch(request: Request): Promise<Response> {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
    const { headers } = request
    const { matched, response } = await handler.handle(request, {
      context: { ...base, requestId, caller: callerOf(headers), bearer: bearerToken(headers) },
    })
    if (matched) return response
    if (new URL(request.url).pathname === '/openapi.json') {
      description ??= describeHost(host, converter)
      return new Response(await description, { headers: { 'content-type': 'application/json' } })
    }
    const { status, message } = ERROR_CATALOGUE.NOT_FOUND
    return Response.json(
      { defined: false, code: 'ENDPOINT_NOT_FOUND', status, message },
      { status },
    )
  }

  async function operate({ next, path, procedure, ...call }: Operation): Promise<unknown> {
    const { bearer, ...context } = call.context as HostContext & { bearer: string | null }
    const { requestId } = context
    try {
      const viewer = await authenticate(context, procedure['~orpc'].meta as EndpointMeta, bearer)
      return await next({ ...call, path, procedure, context: { ...context, viewer } } as never)
    } catch (error) {
      // What the contract declares, and input that does not fit it, is an answer; the rest is a server error.
      if (error instanceof ORPCError && error.status < 500) throw answered(error)
      if (error instanceof ORPCError && error.defined) {
        const fields = { error: error.cause, code: error.code, host, verb: path.join('.') }
        log.error({ ...fields, requestId }, 'a provider failed')
        throw answered(error)
      }
      log.error({ error, host, verb: path.join('.'), requestId }, 'host operation failed')
      const name = error instanceof DatabaseUnavailableError ? 'UNAVAILABLE' : 'GENERIC'
      const { status, message } = ERROR_CATALOGUE[name]
      throw new ORPCError(name, { status, message })
    }
  }
}

/** A refusal as the caller gets it: the cause, which may contain the input, stays in the host. */
function answered({ defined, code, status, message, data }: ORPCError<string, unknown>) {
  if (!defined && code === 'BAD_REQUEST') return badRequest(data)
  return new ORPCError(code, { defined, status, message, data })
}

function badRequest(data?: unknown) {
  const { status, message } = ERROR_CATALOGUE.BAD_REQUEST
  return new ORPCError('BAD_REQUEST', { status, message, data })
}

/** A body that cannot be read at all. */
function refuseUnreadable(error: unknown): never {
  throw error instanceof ORPCError ? error : badRequest()
}

async function describeHost(host: HostName, converter: ZodToJsonSchemaConverter): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(CONTRACTS[host], {
    info: { title: `두손 ${hostPath(host)}`, version: '1' },
    servers: [{ url: `/${hostPath(host)}` }],
  })
  return JSON.stringify(document)
}
