import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session-store.ts'
import { type PushState, readPushState } from './push-state.ts'

/**
 * What this browser can do about pushes to the signed-in member; null while it is not known, and without script.
 * @returns also reads it again
 */
export function usePushState(): { state: PushState | null; userSeq: number | null; read(): void } {
  const root = useRouteLoaderData<{ isOfflinePageOn: boolean }>('root')
  const session = useSession()
  const userSeq = session.status === 'authenticated' ? session.userSeq : null
  const isOn = root?.isOfflinePageOn ?? false
  const [state, setState] = useState<PushState | null>(null)
  const [times, setTimes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when it is asked for.
  useEffect(() => {
    if (userSeq === null) return
    let isOff = false
    readPushState(isOn, userSeq).then(
      (read) => !isOff && setState(read),
      // Storage or workers are forbidden here.
      () => !isOff && setState('UNSUPPORTED'),
    )
    return () => {
      isOff = true
    }
  }, [isOn, userSeq, times])

  return { state, userSeq, read: () => setTimes((before) => before + 1) }
}
