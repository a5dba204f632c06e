import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS, type HostName, hostPath } from '#contracts/hosts.ts'
import { DatabaseUnavailableError } from '../db/errors.ts'
import { authenticate, bearerToken, callerOf } from '../operation/authenticate.ts'
import type { HostContext, HostDependencies } from '../operation/context.ts'

/**
 * One host as one function from request to answer, the same in process and over HTTP. `GET /openapi.json` is its
 * description, generated from the contract.
 */
export function createHost(
  host: HostName,
  router: AnyRouter,
  dependencies: HostDependencies,
): (request: Request) => Promise<Response> {
  const { log, ...context } = dependencies
  const converter = new ZodToJsonSchemaConverter()
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [converter] })],
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          if (error instanceof ORPCError && (error.defined || error.code !== 'BAD_REQUEST'))
            throw error
          // Input that does not fit, or (not an ORPCError) a body that cannot be read at all.
          const { status, message } = ERROR_CATALOGUE.BAD_REQUEST
          const data = error instanceof ORPCError ? error.data : undefined
          throw new ORPCError('BAD_REQUEST', { status, message, data, cause: error })
        }
      },
    ],
    clientInterceptors: [
      async ({ next, path, procedure, ...call }) => {
        const { bearer, ...base } = call.context as HostContext & { bearer: string | null }
        const { requestId } = base
        try {
          const { auth } = procedure['~orpc'].meta as EndpointMeta
          const viewer = await authenticate(base, auth, bearer)
          return await next({ ...call, path, procedure, context: { ...base, viewer } })
        } catch (error) {
          // What the contract declares, and input that does not fit it, is an answer; the rest is a server error.
          if (error instanceof ORPCError && error.status < 500) throw error
          if (error instanceof ORPCError && error.defined) {
            const fields = { error: error.cause, code: error.code, host, verb: path.join('.') }
            log.error({ ...fields, requestId }, 'a provider failed')
            throw error
          }
          log.error({ error, host, verb: path.join('.'), requestId }, 'host operation failed')
          const name = error instanceof DatabaseUnavailableError ? 'UNAVAILABLE' : 'GENERIC'
          const { status, message } = ERROR_CATALOGUE[name]
          throw new ORPCError(name, { status, message })
        }
      },
    ],
  })
  let description: Promise<string> | undefined

  return async (request) => {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
    const { headers } = request
    const { matched, response } = await handler.handle(request, {
      context: { ...context, requestId, caller: callerOf(headers), bearer: bearerToken(headers) },
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
}

async function describeHost(host: HostName, converter: ZodToJsonSchemaConverter): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(CONTRACTS[host], {
    info: { title: `두손 ${hostPath(host)}`, version: '1' },
    servers: [{ url: `/${hostPath(host)}` }],
  })
  return JSON.stringify(document)
}
