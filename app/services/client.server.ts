import { createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractProcedure, ContractProcedure, ErrorMap, Schema } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { raceAbort } from '#contracts/deadline.ts'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS, type Contracts, type HostName } from '#contracts/hosts.ts'
import type { CallContext } from './call-context.ts'
import type { FetchChanges, HasNothingAfter } from './invalidation-cursor.ts'
import { type CachedCall, createResponseCache, type FetchCards } from './response-cache.server.ts'
import type { Result } from './result.ts'
import { ServiceAborted, ServiceError } from './service-error.ts'

/** Answers one request of a host; a host in this process can also be called as functions. */
export interface HostFetch {
  (request: Request): Promise<Response>
  verbs?: RawVerbs
}

type Answer<Output, Errors> = [keyof Errors] extends [never]
  ? Output
  : Result<Output, Extract<keyof Errors, string>>

type Verb<Procedure> =
  Procedure extends ContractProcedure<infer Input, infer Output, infer Errors, EndpointMeta>
    ? Input extends Schema<infer In, unknown>
      ? Output extends Schema<unknown, infer Out>
        ? undefined extends In
          ? (input?: In) => Promise<Answer<Out, Errors>>
          : (input: In) => Promise<Answer<Out, Errors>>
        : never
      : never
    : never

/** The verbs of one host. A verb whose endpoint declares refusals returns a `Result`, any other its data. */
export type HostClient<Host extends HostName> = {
  [Name in keyof Contracts[Host]]: Verb<Contracts[Host][Name]>
}

/** The twelve service clients, bound to one visitor's request. */
export type Services = { [Host in HostName]: HostClient<Host> }

/** The verbs of one host by name. Refusals and failures are thrown as `ORPCError`. */
type RawVerbs = Record<
  string,
  (input: unknown, options: { context: CallContext; signal: AbortSignal }) => Promise<unknown>
>

interface Options {
  /** Clock in milliseconds, for the response cache. */
  now?: () => number
  /** Runs every call; `name` is its host and verb. */
  observe?: (name: string, call: () => Promise<unknown>) => Promise<unknown>
  /** For the response cache, where the host `init` is in this process. */
  hasNothingAfter?: HasNothingAfter | undefined
}

/**
 * One transport for all twelve clients: functions where the host is in this process, else requests with `os-type: 2`,
 * bearer token and request id, whose responses are validated. Both have the endpoint's deadline, cancellation with the
 * visitor, and errors mapped by the catalogue.
 *
 * @param hosts how to reach each host
 * @returns binds the clients to one request
 */
export function createServiceClients(
  hosts: Record<HostName, HostFetch>,
  { now = Date.now, observe = (_name, call) => call(), hasNothingAfter }: Options = {},
): (context: CallContext) => Services {
  const rawVerbs = Object.fromEntries(
    (Object.keys(CONTRACTS) as HostName[]).map((host) => [
      host,
      hosts[host].verbs ?? connect(host, hosts[host]),
    ]),
  ) as Record<HostName, RawVerbs>

  const fetchChanges: FetchChanges = (after) => init.contentChanges({ after })
  // Bound anew for each call: what a request has read once it takes for current to its end.
  const fetchCards: FetchCards = async (productSeqs) =>
    (await bindAll({ requestId: 'card-counts' }).product.cards({ productSeqs })).items
  const cache = createResponseCache({ fetchChanges, fetchCards, now, hasNothingAfter })
  const { init } = bindAll({ requestId: 'content-changes' })
  return bindAll

  function bindAll(context: CallContext): Services {
    const cachedCall = cache.open()
    return Object.fromEntries(
      (Object.keys(CONTRACTS) as HostName[]).map((host) => [
        host,
        bind(host, rawVerbs[host], context, cachedCall, observe),
      ]),
    ) as unknown as Services
  }
}

function connect(host: HostName, hostFetch: HostFetch): RawVerbs {
  const contract = CONTRACTS[host]
  const link = new OpenAPILink<CallContext>(contract, {
    url: `http://${host.toLowerCase()}.host.invalid`,
    headers: ({ context }) => ({
      'os-type': '2',
      'x-request-id': context.requestId,
      ...(context.accessToken ? { authorization: `Bearer ${context.accessToken}` } : {}),
      ...callerHeaders(context.caller),
    }),
    fetch: (request) => hostFetch(request),
    plugins: [new ResponseValidationPlugin(contract)],
  })
  return createORPCClient(link) as unknown as RawVerbs
}

/** The headers with the origin of a call. */
export function callerHeaders(caller: CallContext['caller']): Record<string, string> {
  const { deviceUuid, address, userAgent } = caller ?? {}
  return {
    ...(deviceUuid ? { 'x-device-uuid': deviceUuid } : {}),
    ...(address ? { 'x-client-address': address } : {}),
    ...(userAgent ? { 'x-client-user-agent': userAgent } : {}),
  }
}

function bind(
  host: HostName,
  raw: RawVerbs,
  context: CallContext,
  cachedCall: CachedCall,
  observe: Required<Options>['observe'],
) {
  const contract = CONTRACTS[host] as unknown as Record<string, AnyContractProcedure>
  return new Proxy({} as Record<string, (input?: unknown) => Promise<unknown>>, {
    get(_target, verb) {
      if (typeof verb !== 'string') return undefined
      const procedure = contract[verb]
      if (!procedure) return undefined
      const { meta, errorMap, route } = procedure['~orpc'] as {
        meta: EndpointMeta
        errorMap: ErrorMap
        route: { method?: string }
      }
      return (input?: unknown) => {
        const name = `${host}.${verb}`
        const call = (callContext: CallContext) =>
          observe(name, () =>
            callVerb({ host, verb, raw, meta, errorMap, input, context: callContext }),
          )
        return cachedCall({ name, meta, input, isRead: route.method === 'GET' }, call, context)
      }
    },
  })
}

async function callVerb(call: {
  host: HostName
  verb: string
  raw: RawVerbs
  meta: EndpointMeta
  errorMap: ErrorMap
  input: unknown
  context: CallContext
}): Promise<unknown> {
  const { host, verb, raw, meta, errorMap, context } = call
  const foresees = Object.keys(errorMap).length > 0
  const deadline = AbortSignal.timeout(meta.timeoutMs)
  const signal = context.signal ? AbortSignal.any([deadline, context.signal]) : deadline
  const { accessToken: _refused, ...withoutToken } = context
  const caller = meta.auth === 'refresh' ? withoutToken : context
  try {
    // A host may ignore the signal.
    const data = await raceAbort(() => raw[verb]?.(call.input, { context: caller, signal }), signal)
    return foresees ? { ok: true, data } : data
  } catch (error) {
    if (context.signal?.aborted) throw new ServiceAborted(`${host}.${verb}`, { cause: error })
    if (deadline.aborted)
      throw new ServiceError({
        host,
        verb,
        message: `no answer within ${meta.timeoutMs} ms`,
        status: ERROR_CATALOGUE.TIMEOUT.status,
        cause: error,
      })
    if (error instanceof ORPCError) {
      if (error.code in errorMap)
        return {
          ok: false,
          code: error.code,
          status: error.status,
          message: error.message,
          data: error.data,
        }
      if (error.status === 401) {
        const refusal = new ServiceError({
          host,
          verb,
          message: error.message,
          code: error.code === 'FORCED_LOGOUT' ? ERROR_CATALOGUE.FORCED_LOGOUT.code : 401,
          status: 401,
          userMessage: ERROR_CATALOGUE.UNAUTHORIZED.message,
          cause: error,
        })
        throw (await context.unauthorized?.(refusal)) ?? refusal
      }
      // The desk's page says which duty is needed, in the words of the host.
      if (error.code === 'DUTY_NEEDED') throw new Response(error.message, { status: error.status })
    }
    throw new ServiceError({
      host,
      verb,
      message: error instanceof Error ? error.message : String(error),
      ...(isAway(error) && { status: ERROR_CATALOGUE.UNAVAILABLE.status }),
      cause: error,
    })
  }
}

/** A host that reports it (its database is unavailable), or one without a connection: fetch throws a TypeError then. */
const isAway = (error: unknown) =>
  error instanceof ORPCError
    ? error.status === ERROR_CATALOGUE.UNAVAILABLE.status
    : error instanceof TypeError && error.message === 'fetch failed'
