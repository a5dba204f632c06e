import type { ComponentType } from 'react'
import type { ModalLook } from '#app/components/modal.tsx'
import { createListeners } from '../listeners.ts'
import { pageKey } from './history-entry.ts'
import type { PanelHost } from './panel-host.ts'
import type { PanelKind } from './panel-stack.ts'

export interface PanelRequest<Props extends object> {
  kind: PanelKind
  /** Identifies its content: the same content is never open twice. */
  id: string
  /** Loads its content; the panel opens after that. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** A look other than the default of its kind. */
  look?: ModalLook
  /** Called when it is closed, for whatever reason. */
  onClose?: () => void
}

type ImportHost = () => Promise<{ panelHost: PanelHost }>

/** Before the start no panel opens, as without the script. */
let importHost: ImportHost = () => Promise.reject()
let loading: Promise<PanelHost> | undefined
let host: PanelHost | undefined
const opening = new Map<string, Promise<boolean>>()
const listeners = createListeners()

/** The script of the panels; fetched when the first is about to open. */
export function loadPanelHost(): Promise<PanelHost> {
  loading ??= importHost().then(
    ({ panelHost: loaded }) => {
      host = loaded
      listeners.notify()
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
 * Starts the panels. It is called before the router starts: the router must not see entries of the history that differ
 * only in panels, and listeners of a window are called in the order of their registration, whatever their phase.
 *
 * @param load imports the script of the panels with the first one
 */
export function startPanels(load: ImportHost): void {
  importHost = load
  window.addEventListener('popstate', (event) => host?.followHistory(event))
}

/** The component that shows panels, once it is loaded; for `useSyncExternalStore`. */
export const panelHostStore = {
  get: () => host ?? null,
  subscribe: listeners.subscribe,
}

/**
 * Opens a panel. A second call while it is loading or open changes nothing. It does not open if the page has changed
 * since the call. After it closes, the element that has the focus now gets it back.
 *
 * @returns false when its script fails to load: then the caller falls back to the behaviour without script
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

/** Closes a panel if it is open; one that is still loading opens all the same. */
export function closePanel(id: string): void {
  host?.panels.close(id)
}

/** Prefetches a panel when the user points at its link. */
export function preparePanel(load: () => Promise<unknown>): void {
  Promise.all([loadPanelHost(), load()]).catch(() => undefined)
}
