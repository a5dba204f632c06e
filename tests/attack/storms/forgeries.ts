import { randomUUID } from 'node:crypto'
import { ask, fewAtOnce, pick, type Storm, type StormContext, times } from '../storm.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Posts as a page of another site would send them, with a signed-in visitor's cookie. */
export const forgedPosts: Storm = {
  name: 'forged posts',
  pauseMilliseconds: 2_000,
  async wave(context) {
    const paths = ['/signin', '/logout', '/mystore/settings/consents', '/api/favorites', '/chat']
    const origins = ['https://evil.example', 'null', `http://localhost:1`, `${context.origin}.evil`]
    await fewAtOnce(times(20), 5, async () => {
      const attacker = pick(context, context.attackers)
      const { status } = await ask(context, {
        method: 'POST',
        path: `${pick(context, paths)}${context.random() < 0.3 ? '.data' : ''}`,
        headers: {
          ...FORM,
          Origin: pick(context, origins),
          'Sec-Fetch-Site': 'cross-site',
          Cookie: await attacker.cookie(),
        },
        body: 'intent=withdraw&productSeq=1',
      })
      if (status !== 403) context.broken(`a forged post got ${status}`)
    })
  },
}

/** Tokens and cookies that are changed, unsigned or signed with another key: none of them is valid. */
export const forgedTokens: Storm = {
  name: 'forged tokens',
  pauseMilliseconds: 2_000,
  async wave(context) {
    await fewAtOnce(times(20), 5, async (index) => {
      const attacker = pick(context, context.attackers)
      const cookie = forge(context, await attacker.cookie(), index)
      const page = await ask(context, { path: '/mystore', headers: { Cookie: cookie } })
      if (page.status === 200) context.broken('a forged cookie opened a personal page')
      const token = forge(context, await attacker.token(), index)
      const upgrade = await ask(context, {
        path: `/socket/chat?token=${encodeURIComponent(token)}&osType=2`,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          Origin: context.origin,
        },
        waitMilliseconds: 2_000,
      })
      if (upgrade.status === 101) context.broken('a forged token opened a socket')
    })
  },
}

function forge(context: StormContext, genuine: string, index: number): string {
  const [head = '', payload = '', ...rest] = genuine.split('.')
  if (index % 4 === 0) {
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    return [none, payload, ''].join('.')
  }
  if (index % 4 === 1) return [head, payload, 'AAAA'].join('.')
  const at = Math.floor(context.random() * (genuine.length - 20)) + 12
  const other = genuine[at] === 'x' ? 'y' : 'x'
  return index % 4 === 2
    ? `${genuine.slice(0, at)}${other}${genuine.slice(at + 1)}`
    : [head, `${payload}A`, ...rest].join('.').slice(0, -4)
}

/** Signed-in attackers request other users' data. */
export const foreignData: Storm = {
  name: 'foreign data',
  pauseMilliseconds: 2_000,
  async wave(context) {
    await fewAtOnce(times(20), 5, async () => {
      const attacker = pick(context, context.attackers)
      const path = pick(context, context.foreignPaths)
      const answer = await ask(context, {
        path,
        headers: { Cookie: await attacker.cookie(), Accept: 'application/json' },
      })
      if (answer.status === 200) context.broken(`another person's ${path} was answered`)
    })
  },
}

/** Lists of invented actions, from one address and from many. */
export const actionLogs: Storm = {
  name: 'action logs',
  pauseMilliseconds: 2_000,
  async wave(context) {
    const oneAddress = context.newAddress()
    await fewAtOnce(times(60), 4, async (index) => {
      const sentAt = Date.now()
      const entries = times(30).map(() => ({
        id: randomUUID(),
        pageId: 'main',
        previousPageId: null,
        deviceUuid: randomUUID(),
        userSeq: null,
        time: sentAt,
        name: 'page_view',
        params: {},
      }))
      await ask(context, {
        method: 'POST',
        path: '/api/action-log',
        ...(index % 2 === 0 && { from: oneAddress }),
        headers: { 'Content-Type': 'application/json', Origin: context.origin },
        body: JSON.stringify({ sentAt, entries }),
      })
    })
  },
}

/** Codes asked for another member's number and for invented ones. */
export const textMessages: Storm = {
  name: 'text messages',
  pauseMilliseconds: 5_000,
  async wave(context) {
    await fewAtOnce(times(12), 3, async (index) => {
      const invented = `0100${String(Math.floor(context.random() * 1e7)).padStart(7, '0')}`
      await ask(context, {
        method: 'POST',
        path: '/signin',
        headers: { ...FORM, Origin: context.origin },
        body: `intent=PHONE&redirectTo=%2F&phone=${index % 2 === 0 ? context.victimPhone : invented}`,
      })
    })
  },
}
