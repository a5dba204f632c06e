import { useEffect, useState } from 'react'
import type { ConnectionState } from '../client/live-room.ts'

/** How long a connection may take before the user is notified, in milliseconds. */
const PATIENCE_MS = { offline: 1_500, connecting: 6_000 } as const

/** That the connection is lost, when it is for a while. */
export function ConnectionBanner({ connection }: { connection: ConnectionState }) {
  const [shown, setShown] = useState<ConnectionState>('open')

  useEffect(() => {
    if (connection === 'open') return setShown('open')
    const timer = setTimeout(setShown, PATIENCE_MS[connection], connection)
    return () => clearTimeout(timer)
  }, [connection])

  return (
    <div role="status" className="shrink-0">
      {shown !== 'open' && connection !== 'open' && (
        <p className="bg-warning-soft px-4 py-1.5 text-center text-sm font-medium text-warning">
          연결이 끊겼어요. 다시 연결하고 있어요
        </p>
      )}
    </div>
  )
}
