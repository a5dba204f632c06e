/**
 * Plays the storms, all at once, each wave after wave. Reads one JSON command a line and writes one JSON result a line:
 *
 *   { do: 'prepare', port, keys, talkers, foreignPaths, victimPhone, seed, only }
 *   { do: 'start' }
 *   { do: 'stop' }      ends after the waves that are under way; what was answered, and which promises were broken
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createSessionCookie } from '#app/session/session-cookie.server.ts'
import { randomOf } from '#backend/demo/random.ts'
import { openKeyRing } from '#backend/keys/open-key-ring.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import type { Talker } from '../load/chat-people.ts'
import { pause } from './raw-request.ts'
import type { Attacker, Storm, StormContext } from './storm.ts'
import { STORMS } from './storms/index.ts'

export interface StormPreparation {
  do: 'prepare'
  port: number
  keys: string
  talkers: Talker[]
  foreignPaths: string[]
  victimPhone: string
  seed: number
  /** Names of the storms to play; all of them where it is empty. */
  only: string[]
}

export interface StormReport {
  waves: number
  answers: Record<string, number>
  broken: Record<string, number>
}

const reports = new Map<string, StormReport>()
let play: (() => Promise<unknown>) | undefined
let playing: Promise<unknown> | undefined
let isOver = false

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as StormPreparation | { do: 'start' } | { do: 'stop' }
  process.stdout.write(`${JSON.stringify(await obey(command))}\n`)
}
// The process that gives the commands has ended.
process.exit()

async function obey(command: StormPreparation | { do: 'start' } | { do: 'stop' }) {
  if (command.do === 'prepare') {
    play = await prepare(command)
    return {}
  }
  if (command.do === 'start') {
    playing = play?.()
    return {}
  }
  isOver = true
  await playing
  return Object.fromEntries(reports)
}

async function prepare(options: StormPreparation): Promise<() => Promise<unknown>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storm-'))
  const ring = await openKeyRing({ dataDir, keys: options.keys, now: () => new Date() })
  const attackers = options.talkers.map((talker) => attackerOf(talker, ring))
  const storms = STORMS.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  )
  for (const storm of storms) await storm.prepare?.()
  let addresses = 0
  const newAddress = () => {
    addresses += 1
    return `127.${64 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`
  }
  return () =>
    Promise.all(
      storms.map((storm, index) => {
        const random = randomOf(options.seed * 31 + index)
        const report: StormReport = { waves: 0, answers: {}, broken: {} }
        reports.set(storm.name, report)
        const note = (counts: Record<string, number>) => (what: string) => {
          counts[what] = (counts[what] ?? 0) + 1
        }
        return waves(storm, report, {
          port: options.port,
          origin: `http://localhost:${options.port}`,
          random: () => random.next(),
          attackers,
          foreignPaths: options.foreignPaths,
          victimPhone: options.victimPhone,
          newAddress,
          count: note(report.answers),
          broken: note(report.broken),
        })
      }),
    )
}

async function waves(storm: Storm, report: StormReport, context: StormContext): Promise<void> {
  while (!isOver) {
    await storm.wave(context).catch((error: unknown) => context.broken(String(error)))
    report.waves += 1
    await pause(storm.pauseMilliseconds * (0.5 + context.random()))
  }
}

/** A token is used for half of its life, so that nothing has to renew it. */
function attackerOf({ userSeq, storeSeq, roomId }: Talker, ring: KeyRing): Attacker {
  const sessionCookie = createSessionCookie({ secrets: ring.cookieSecrets, secure: false })
  const life = SESSION_RULES.accessTokenSeconds * 1_000
  let newest: { token: string; expires: number } | undefined
  const fresh = async () => {
    const issuedAt = new Date()
    if (newest && newest.expires - issuedAt.getTime() > life / 2) return newest
    const expiresAt = new Date(issuedAt.getTime() + life)
    const claims = {
      userSeq,
      role: 'USER',
      sessionId: `talker-${userSeq}`,
      generation: 1,
    } as const
    const token = await ring.signAccessToken(claims, { issuedAt, expiresAt })
    newest = { token, expires: expiresAt.getTime() }
    return newest
  }
  return {
    userSeq,
    storeSeq,
    roomId,
    token: async () => (await fresh()).token,
    async cookie() {
      const { token, expires } = await fresh()
      const written = await sessionCookie.write({
        credentials: {
          seq: userSeq,
          accessToken: token,
          accessTokenExpires: Math.floor(expires / 1_000),
          refreshToken: `no-refresh-token-of-${userSeq}`,
          role: 'USER',
          signInType: 'user-credentials',
        },
      })
      return written.split(';', 1)[0] ?? ''
    },
  }
}
