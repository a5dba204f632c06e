import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import type { HostDependencies } from '#backend/operation/context.ts'
import { mainContract } from '#contracts/main.ts'

type Inputs = InferContractRouterInputs<typeof mainContract>
type Outputs = InferContractRouterOutputs<typeof mainContract>
type Verb = keyof typeof mainContract

/** The caller, as the web server would report it. */
export interface MainHostCaller {
  bearer?: string
  deviceUuid?: string
  address?: string
}

export interface MainAnswer<Output> {
  status: number
  /** The whole response, as sent. */
  text: string
  /** Null when it was refused. */
  data: Output | null
  /** The code of the refusal; null when it was not. */
  refused: string | null
  /** The sentence of a refusal. */
  message: string | null
  retryAfterSeconds: number | null
}

/** Calls the main host the way the web app does: a request in, an answer out, all of it as text in between. */
export function mainHost(dependencies: HostDependencies) {
  const { main } = createHosts(dependencies)

  async function call<V extends Verb>(
    verb: V,
    input: Inputs[V],
    { bearer, deviceUuid, address }: MainHostCaller = {},
  ): Promise<MainAnswer<Outputs[V]>> {
    const { method = 'POST', path = '/' } = mainContract[verb]['~orpc'].route
    const headers = new Headers({ 'content-type': 'application/json' })
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (deviceUuid) headers.set('x-device-uuid', deviceUuid)
    if (address) headers.set('x-client-address', address)
    const body = method === 'GET' ? null : JSON.stringify(input ?? {})
    const response = await main(new Request(`http://main${path}`, { method, headers, body }))
    const text = await response.text()
    const content = JSON.parse(text)
    return {
      status: response.status,
      text,
      data: response.ok ? content : null,
      refused: response.ok ? null : content.code,
      message: response.ok ? null : content.message,
      retryAfterSeconds: content.data?.retryAfterSeconds ?? null,
    }
  }

  /** The host's response where a test requires success. */
  async function ask<V extends Verb>(
    verb: V,
    input: Inputs[V],
    asking?: MainHostCaller,
  ): Promise<Outputs[V]> {
    const { data, refused, message } = await call(verb, input, asking)
    if (data === null) throw new Error(`${verb}: ${refused} ${message}`)
    return data
  }

  return { call, ask }
}
