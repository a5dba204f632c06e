import { useEffect, useState } from 'react'

export type Loaded<Data> =
  | { state: 'LOADING' | 'FAILED'; data: null }
  | { state: 'REFUSED'; data: null }
  | { state: 'LOADED'; data: Data }

/**
 * The data of a panel, fetched when it opens. A failure is shown in the panel and does not change the page.
 * @param address null: nothing is fetched
 */
export function usePanelData<Data>(address: string | null): Loaded<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'LOADING', data: null })
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    ask<Data>(address, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setLoaded(answer)
    })
    return () => controller.abort()
  }, [address])
  return loaded
}

async function ask<Data>(address: string, signal: AbortSignal): Promise<Loaded<Data>> {
  try {
    const response = await fetch(address, { signal })
    if (response.ok) return { state: 'LOADED', data: (await response.json()) as Data }
    return { state: response.status === 401 ? 'REFUSED' : 'FAILED', data: null }
  } catch {
    return { state: 'FAILED', data: null }
  }
}
