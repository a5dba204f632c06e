import { createECDH, randomBytes } from 'node:crypto'
import { readPushEndpoint } from '#backend/integrations/push/push-endpoint.ts'
import type {
  MailSender,
  PushService,
  PushTarget,
  TalkSender,
} from '#backend/operation/integrations.ts'

type Sent<Sender extends { send: (...given: never[]) => unknown }> = Parameters<Sender['send']>[0]

/** What was handed to the companies, oldest first. */
export interface FakeChannels {
  push: PushService & {
    readonly sent: { endpoint: string; payload: string; topic: string; isUrgent: boolean }[]
    /** Endpoints that answer 410. */
    readonly gone: Set<string>
    /** Endpoints that fail. */
    readonly failing: Set<string>
  }
  talk: TalkSender & { readonly sent: Sent<TalkSender>[] }
  mail: MailSender & { readonly sent: Sent<MailSender>[] }
}

/** Push, 알림톡 and mail, simulated in memory. */
export function fakeChannels(
  unlessFailing: (provider: 'push' | 'talk' | 'mail') => void,
): FakeChannels {
  const push: FakeChannels['push'] = {
    publicKey: pushTarget('server').p256dh,
    sent: [],
    gone: new Set(),
    failing: new Set(),
    accepts: ({ endpoint }) => readPushEndpoint(endpoint, null),
    async send({ endpoint }, message) {
      unlessFailing('push')
      if (push.failing.has(endpoint)) throw new Error('the push service answered 500')
      if (push.gone.has(endpoint)) return 'GONE'
      push.sent.push({ endpoint, ...message })
      return 'SENT'
    },
  }
  const talk: FakeChannels['talk'] = {
    sent: [],
    reaches: () => true,
    async send(message) {
      unlessFailing('talk')
      talk.sent.push(message)
      return 'SENT'
    },
  }
  const mail: FakeChannels['mail'] = {
    sent: [],
    async send(message) {
      unlessFailing('mail')
      mail.sent.push(message)
      return 'SENT'
    },
  }
  return { push, talk, mail }
}

/** A browser's subscription at a real push service's name. */
export function pushTarget(name = randomBytes(8).toString('hex')): PushTarget {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
