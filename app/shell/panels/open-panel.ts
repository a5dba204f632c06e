import type { ComponentType } from 'react'
import type { ModalLook } from '#app/components/modal.tsx'
import { pageKey } from './history-entry.ts'
import type { PanelHost } from './panel-host.ts'
import type { PanelKind } from './panel-stack.ts'

export interface PanelRequest<Props extends object> {
  kind: PanelKind
  /** Names its content: the same is never open twice. */
  id: string
  /** Loads its content; only then it opens. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Other than the usual one of its kind. */
  look?: ModalLook
  /** Called when it is closed, for whatever reason. */
  onClose?: () => void
}

type ImportHost = () => Promise<{ panelHost: PanelHost }>

/** Until the start a panel fails to open, as it does without its script. */
let importHost: ImportHost = () => Promise.reject()
let loading: Promise<PanelHost> | undefined
let host: PanelHost | undefined
const opening = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()

/** The script of the panels; fetched when the first is about to open. */
export function loadPanelHost(): Promise<PanelHost> {
  loading ??= importHost().then(
    ({ panelHost: loaded }) => {
      host = loaded
      for (const listener of listeners) listener()
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * Starts the panels. It comes before the router: that one must not see entries of the history that differ in panels
 * alone, and listeners of a window are called in the order of their registration, whatever their phase.
 *
 * @param load imports the script of the panels with the first one
 */
export function startPanels(load: ImportHost): void {
  importHost = load
  window.addEventListener('popstate', (event) => host?.followHistory(event))
}

/** The part that shows panels, once it is there; for `useSyncExternalStore`. */
export const panelHostStore = {
  get: () => host ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/**
 * Opens a panel. A second press while it is on its way, or open, changes nothing; on another page than it was asked for
 * it no longer opens. The focus goes back to what has it now.
 *
 * @returns false when its script fails to load: then the caller falls back to what works without script
 */
export function openPanel<Props extends object>(request: PanelRequest<Props>): Promise<boolean> {
  const underWay = opening.get(request.id)
  if (underWay) return underWay
  const opened = open(request).finally(() => opening.delete(request.id))
  opening.set(request.id, opened)
  return opened
}

async function open<Props extends object>({ load, ...request }: PanelRequest<Props>) {
  const opener = document.activeElement
  const page = pageKey()
  try {
    const [{ panels }, Content] = await Promise.all([loadPanelHost(), load()])
    if (pageKey() === page) panels.open({ ...request, Content, opener })
    return true
  } catch {
    return false
  }
}

/** Closes a panel if it is open; one that is still on its way comes all the same. */
export function closePanel(id: string): void {
  host?.panels.close(id)
}

/** Pointing at something is a good moment to fetch what a press will show. */
export function preparePanel(load: () => Promise<unknown>): void {
  Promise.all([loadPanelHost(), load()]).catch(() => undefined)
}
