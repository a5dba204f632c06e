import { ECDH } from 'node:crypto'
import webPush from 'web-push'
import { IntegrationError, type PushService } from '#backend/operation/integrations.ts'
import { callProvider, type Reach } from '../call-provider.ts'
import type { PushSettings } from '../settings.ts'
import { readPushEndpoint } from './push-endpoint.ts'

/** How long a push service keeps a message for a browser that is away: what is older is in the inbox. */
const KEPT_SECONDS = 24 * 3600

/** Web Push (RFC 8030): the words are encrypted for the browser (RFC 8291), we are named by our key (RFC 8292). */
export function createWebPush(options: {
  settings: PushSettings
  fetch: typeof fetch
  /** The beginning of the endpoints of the sandbox's push service, where it is on. */
  simulated: string | null
  deadlineMs?: number
}): PushService {
  const { settings, simulated, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'push', fetch: options.fetch, deadlineMs }
  const vapidDetails = {
    subject: settings.contact,
    publicKey: settings.publicKey,
    privateKey: settings.privateKey,
  }

  return {
    publicKey: settings.publicKey,
    accepts({ endpoint, p256dh }) {
      const read = readPushEndpoint(endpoint, simulated)
      return read !== null && isPoint(p256dh) ? read : null
    },
    async send({ endpoint, p256dh, auth }, { payload, topic, isUrgent }) {
      // Checked again: the list may be shorter than when it was saved.
      const url = readPushEndpoint(endpoint, simulated)
      if (url === null) return 'GONE'
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: url, keys: { p256dh, auth } },
        payload,
        { vapidDetails, TTL: KEPT_SECONDS, urgency: isUrgent ? 'high' : 'normal', topic },
      )
      const { 'Content-Length': _length, ...sent } = headers
      const { status } = await callProvider(reach, url, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(sent).map(([name, value]) => [name, `${value}`]),
        ),
        body: new Uint8Array(body ?? []),
      })
      if (status === 404 || status === 410) return 'GONE'
      if (status >= 200 && status < 300) return 'SENT'
      throw new IntegrationError(reach.provider, `answered ${status}`)
    },
  }
}

/** A key that is no point of the curve encrypts nothing. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}
