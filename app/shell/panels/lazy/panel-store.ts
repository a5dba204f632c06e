import type { ComponentType } from 'react'
import type { ModalLook } from '#app/components/modal.tsx'
import { createListeners } from '../../listeners.ts'
import { pageKey, panelLevels } from '../history-entry.ts'
import { createPanelHistory } from '../panel-history.ts'
import {
  levelsOf,
  NO_PANELS,
  nextPanels,
  type OpenPanel,
  type PanelEvent,
  type PanelKind,
  type PanelStack,
} from '../panel-stack.ts'

interface Shown {
  // Each panel got its own props when it was opened.
  Content: ComponentType<object>
  props: object
  opener: Element | null
  look: ModalLook | undefined
  onClose: (() => void) | undefined
}

let stack: PanelStack = NO_PANELS
const shown = new Map<string, Shown>()
const listeners = createListeners()
/** The page of the last current entry. */
let page = pageKey()
let levels = panelLevels()

const panelHistory = createPanelHistory(
  {
    levels: panelLevels,
    push(level) {
      const { state } = window.history
      // The index continues as in the router, so that the router knows the distance between entries.
      window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, panels: level }, '')
      levels = level
    },
    go: (steps) => window.history.go(steps),
    canGoForward: () =>
      (window as { navigation?: { canGoForward: boolean } }).navigation?.canGoForward ?? false,
  },
  (left) => apply({ type: 'BACK_TO', levels: left }),
)

function apply(event: PanelEvent): void {
  const before = stack
  stack = nextPanels(before, event)
  if (stack === before) return
  for (const { id } of before)
    if (!stack.some((panel) => panel.id === id)) {
      shown.get(id)?.onClose?.()
      shown.delete(id)
    }
  listeners.notify()
}

function change(event: PanelEvent): void {
  apply(event)
  panelHistory.want(levelsOf(stack))
}

/** Where a panel that replaces others returns the focus: to the element that had it before all of them. */
function openerBeneath(opener: Element | null): Element | null {
  const id = opener?.closest('dialog')?.dataset.panel
  const panel = id === undefined ? undefined : shown.get(id)
  return panel ? panel.opener : opener
}

export const panels = {
  get: () => stack,
  shown: ({ id }: OpenPanel) => shown.get(id),
  subscribe: listeners.subscribe,
  open<Props extends object>(panel: {
    kind: PanelKind
    id: string
    Content: ComponentType<Props>
    props: Props
    opener: Element | null
    look?: ModalLook | undefined
    onClose?: (() => void) | undefined
  }): void {
    const { kind, id, props, opener, look, onClose } = panel
    if (stack.some((open) => open.id === id)) return
    const next = nextPanels(stack, { type: 'OPEN', id, kind })
    const host = opener?.closest('dialog')?.dataset.panel
    const stays = next.some((open) => open.id === host)
    shown.set(id, {
      Content: panel.Content as ComponentType<object>,
      props,
      opener: stays ? opener : openerBeneath(opener),
      look,
      onClose,
    })
    change({ type: 'OPEN', id, kind })
  },
  close: (id: string) => change({ type: 'CLOSE', id }),
  showView: (id: string, view: string) => change({ type: 'SHOW_VIEW', id, view }),
  /** One view back; from the first view the panel closes. */
  back: () => change({ type: 'BACK_TO', levels: levelsOf(stack) - 1 }),
  closeAll: () => change({ type: 'BACK_TO', levels: 0 }),
  settled: panelHistory.settled,
  isDeep: panelHistory.isDeep,
  /** The router shows another page, or the same page again. */
  pageChanged(): void {
    page = pageKey()
    levels = panelLevels()
    panelHistory.left()
  },
}

/** Back or Forward led to another entry of the history; called before the router. */
export function followHistory(event: PopStateEvent): void {
  const isSamePage = pageKey() === page
  const isOurs = isSamePage && (levels > 0 || panelLevels() > 0)
  page = pageKey()
  levels = panelLevels()
  if (isOurs) {
    event.stopImmediatePropagation()
    panelHistory.arrived()
  } else if (!isSamePage) panelHistory.left()
}
