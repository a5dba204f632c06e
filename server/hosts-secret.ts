import { z } from 'zod'
import { HOST_NAMES, type HostName, hostUrlVariable } from '#contracts/hosts.ts'
import { isLoopbackName } from './own-machine.ts'

/** The header by which the web server proves to hosts elsewhere that it is the caller. */
export const HOSTS_SECRET_HEADER = 'x-hosts-secret'

/** The scheme of a refusal, by which the web server distinguishes it from one that is about a visitor. */
export const SECRET_CHALLENGE = 'Hosts-Secret'

/** At least 32 characters that may stand in a header: printable ASCII without spaces. */
export const hostsSecretSchema = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, 'at least 32 printable ASCII characters without spaces')
  .optional()

/**
 * Calls that leave this machine carry the secret.
 * @returns one line for the person who starts the server, or null where nothing is missing
 */
export function missingHostsSecret(
  hostUrls: Partial<Record<HostName, string>>,
  secret: string | undefined,
): string | null {
  if (secret !== undefined) return null
  const far = HOST_NAMES.find((host) => {
    const url = hostUrls[host]
    return url !== undefined && !isLoopbackName(new URL(url).hostname)
  })
  return far === undefined
    ? null
    : `environment: HOSTS_SECRET: is needed with ${hostUrlVariable(far)}, which is on another machine; give the same to \`npm run start:hosts\` there`
}

/** The same for the hosts: those that other machines can reach require the secret. */
export function missingSecretOfHosts(
  listenHost: string,
  secret: string | undefined,
): string | null {
  return secret !== undefined || isLoopbackName(listenHost)
    ? null
    : `environment: HOSTS_SECRET: is needed with HOST=${listenHost}, where other machines reach the hosts; give the same to the web server`
}

/** Whether a host answered that it does not know this server, as opposed to a visitor. */
export function isSecretRefused(response: Response): boolean {
  return response.status === 401 && response.headers.get('www-authenticate') === SECRET_CHALLENGE
}
