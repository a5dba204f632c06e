import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import type { HostDependencies } from '#backend/operation/context.ts'
import { CONTRACTS, type Contracts, type HostName } from '#contracts/hosts.ts'

/** The caller, as the web server would report it. */
export interface HostCaller {
  bearer?: string
  address?: string
  deviceUuid?: string
}

/** Calls hosts the way the web app does, with requests and answers. A refusal throws an ORPCError. */
export function hostClients(dependencies: HostDependencies) {
  const hosts = createHosts(dependencies)
  return <Host extends HostName>(
    host: Host,
    { bearer, address, deviceUuid }: HostCaller = {},
  ): ContractRouterClient<Contracts[Host]> =>
    createORPCClient(
      new OpenAPILink(CONTRACTS[host], {
        url: `http://${host.toLowerCase()}.host.invalid`,
        headers: {
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(address ? { 'x-client-address': address } : {}),
          ...(deviceUuid ? { 'x-device-uuid': deviceUuid } : {}),
        },
        fetch: (request) => hosts[host](request),
      }),
    )
}

/** The status, code and sentence of a refusal; an answer fails the test. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; code: string; message: string }> {
  const answer = await call.catch((error: unknown) => error)
  if (!(answer instanceof ORPCError)) throw new Error(`was not refused: ${JSON.stringify(answer)}`)
  const { status, code, message } = answer
  return { status, code, message }
}
