/** Work that is done again and again while the process runs. */
export interface Repeated {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Does `work` after a while and then again, that long after each end; it keeps no process alive. Work that fails is told of
 * and done again at its next time: an error here never ends the process.
 */
export function repeat(
  work: () => Promise<unknown>,
  {
    firstAfterMilliseconds,
    everyMilliseconds,
    onError,
  }: Record<`${'firstAfter' | 'every'}Milliseconds`, number> & { onError(error: unknown): void },
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  plan(firstAfterMilliseconds)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  function plan(afterMilliseconds: number) {
    if (stopped) return
    timer = setTimeout(() => {
      running = turn()
    }, afterMilliseconds)
    timer.unref()
  }

  async function turn() {
    try {
      await work()
    } catch (error) {
      onError(error)
    } finally {
      plan(everyMilliseconds)
    }
  }
}
