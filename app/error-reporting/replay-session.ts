import type { getClient } from '@sentry/remix'
import { RATES } from './rates.ts'

/** Stored by the tab, so that a session is recorded completely or not at all. */
const DRAWN = 'replay-drawn'
/** How long an error may wait for the recording's script. */
const PATIENCE_MS = 3_000

/** Resolves when it has taken too long, or the page is closed. */
const tired = () =>
  new Promise<unknown>((done) => {
    setTimeout(done, PATIENCE_MS)
    window.addEventListener('pagehide', done, { once: true })
  })

/** Whether this session is one of those that are recorded from their start; decided at random once a session. */
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
 * The recording, loaded when it is first needed: for a session that was selected, or at an error. All other users load
 * and run no script for it, so the recording of an error begins with the error.
 *
 * @returns starts it; resolves when it runs, cannot run, or takes too long
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
