type Refresh = () => Promise<void>

let current: Refresh | undefined

/** Registers what refreshes the session. @returns removes it */
export function onSessionRefresh(refresh: Refresh): () => void {
  current = refresh
  return () => {
    if (current === refresh) current = undefined
  }
}

/**
 * Fetches the session from the server, as it or its token may have ended. Afterwards the session store has the answer;
 * without a connection it stays as it is.
 */
export const refreshSession: Refresh = async () => current?.()
