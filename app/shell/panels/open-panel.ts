import type { ComponentType } from 'react'
import type { ModalLook } from '#app/components/modal.tsx'
import type { PanelKind } from './panel-stack.ts'

export interface PanelRequest<Props extends object> {
  kind: PanelKind
  /** What it shows: the same is never open twice. */
  id: string
  /** Fetches what it shows; only then it opens. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Other than the usual one of its kind. */
  look?: ModalLook
  /** Told when it is gone, for whatever reason. */
  onClose?: () => void
}

type Host = typeof import('./lazy/host.tsx')['host']

let loading: Promise<Host> | undefined
let host: Host | undefined
const opening = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()

/** The part that shows panels; fetched when the first is about to open. */
export function loadPanelHost(): Promise<Host> {
  loading ??= import('./lazy/host.tsx').then(
    ({ host: loaded }) => {
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
 * Before the router starts: it needs not know of entries of the history that differ in panels alone, and a window's
 * listeners hear of them in the order in which they came, whatever their phase.
 */
export function startPanels(): void {
  window.addEventListener('popstate', (event) => host?.followHistory(event))
}

/** The part that shows panels, once it is there; for `useSyncExternalStore`. */
export const panelHost = {
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
 * @returns false when its script cannot be had: then what stands for it without script is the way
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

/** The page that the entry of the history in sight belongs to, as the router names it. */
export const pageKey = (): string => window.history.state?.key ?? 'default'

/** The levels of panels that the entry of the history in sight stands for. */
export const panelLevels = (): number => Number(window.history.state?.panels) || 0
