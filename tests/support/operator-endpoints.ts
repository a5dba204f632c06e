import type { HostFetch } from '#app/services/client.server.ts'
import type { EndpointMeta } from '#contracts/endpoint.ts'
import { CONTRACTS, HOST_NAMES, type HostName } from '#contracts/hosts.ts'

interface Procedure {
  '~orpc': { meta: EndpointMeta; route: { method?: string; path?: string } }
}

/** Every endpoint, with what it says of itself. */
const ENDPOINTS = HOST_NAMES.flatMap((host) =>
  Object.entries(CONTRACTS[host] as unknown as Record<string, Procedure>).map(
    ([verb, procedure]) => ({
      host,
      name: `${host}.${verb}`,
      ...procedure['~orpc'].meta,
      ...procedure['~orpc'].route,
    }),
  ),
)

/** Those for operators only, and the others. */
export const OPERATOR_ENDPOINTS = ENDPOINTS.filter(({ auth }) => auth === 'operator')
export const OTHER_ENDPOINTS = ENDPOINTS.filter(({ auth }) => auth !== 'operator')

/** Calls each endpoint of the desk without input. @returns status and code by its name */
export async function askDesk(hosts: Record<HostName, HostFetch>, token: string) {
  const answers = await Promise.all(
    OPERATOR_ENDPOINTS.map(async ({ host, name, method = 'POST', path = '/' }) => {
      const address = `http://host${path.replaceAll(/\{\w+\}/g, '1')}`
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = method === 'GET' ? null : '{}'
      const response = await hosts[host](new Request(address, { method, headers, body }))
      const text = await response.text()
      const { code, message } = (text ? JSON.parse(text) : {}) as Record<string, string>
      return [name, { status: response.status, code, message }] as const
    }),
  )
  return Object.fromEntries(answers)
}
