import type { getClient } from '@sentry/remix'
import { RATES } from './rates.ts'

/** Kept by the tab, so that a session is recorded whole or not at all. */
const DRAWN = 'replay-drawn'
/** Longer an error is not held back for the recording's script. */
const PATIENCE_MS = 3_000

/** Done when it has taken too long, or the page goes away. */
const tired = () =>
  new Promise<unknown>((done) => {
    setTimeout(done, PATIENCE_MS)
    window.addEventListener('pagehide', done, { once: true })
  })

/** Whether this session is one of those that are recorded from their begin; drawn once a session. */
export function isSessionDrawn(): boolean {
  const drawn = Math.random() < RATES.sessionReplays ? '1' : '0'
  try {
    const before = sessionStorage.getItem(DRAWN)
    if (before !== null) return before === '1'
    sessionStorage.setItem(DRAWN, drawn)
  } catch {
    // Without storage every document is a session of its own.
  }
  return drawn === '1'
}

/**
 * The recording, loaded when it is first asked for: for a session that is drawn, or at an error. Its script and its
 * work are spared to everybody else, so the recording of an error begins with the error.
 *
 * @returns starts it; done when it runs, cannot run, or takes too long
 */
export function startReplay(
  client: NonNullable<ReturnType<typeof getClient>>,
): () => Promise<unknown> {
  let started: Promise<void> | undefined
  const start = async () => {
    const { recording } = await import('./recording.ts')
    client.addIntegration(recording())
  }
  return () => {
    started ??= start().catch(() => undefined)
    return Promise.race([started, tired()])
  }
}
