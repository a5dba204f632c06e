import { useEffect, useSyncExternalStore } from 'react'
import { panelLevels } from './history-entry.ts'
import { loadPanelHost, panelHostStore } from './open-panel.ts'

/** The place of the panels. Their script is loaded with the first that opens. */
export function Panels() {
  const host = useSyncExternalStore(panelHostStore.subscribe, panelHostStore.get, () => null)

  useEffect(() => {
    // The page was reloaded or restored while a panel was open: its entry of the history remains.
    if (panelLevels() > 0) loadPanelHost().catch(() => undefined)
  }, [])

  return host && <host.PanelHost />
}
