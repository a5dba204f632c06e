/** The panels of SPEC.md section 2 except the toast, which is above them all and closes by itself. */
export type PanelKind = keyof typeof STANDS_ABOVE

/**
 * Which kinds a panel may be above; it replaces all others. So no kind is ever open twice, and a question or a message
 * (a modal) is above the panel that it is about.
 */
export const STANDS_ABOVE = {
  SIDEBAR: [],
  FILTER: [],
  SHOP: [],
  CART: [],
  SEARCH: [],
  DRAWER: ['SIDEBAR'],
  BOTTOM_SHEET: ['SIDEBAR', 'DRAWER', 'FILTER', 'SHOP', 'CART'],
  WEBVIEW_DRAWER: ['SIDEBAR', 'DRAWER', 'BOTTOM_SHEET', 'MODAL'],
  MODAL: [
    'SIDEBAR',
    'FILTER',
    'SHOP',
    'CART',
    'SEARCH',
    'DRAWER',
    'BOTTOM_SHEET',
    'WEBVIEW_DRAWER',
  ],
} as const satisfies Record<string, readonly string[]>

export interface OpenPanel {
  /** Identifies its content; the same content is never open twice. */
  id: string
  kind: PanelKind
  /** Views that were opened within it, the shown one last; empty while it shows its first. */
  views: readonly string[]
}

/** The open panels, the topmost last. */
export type PanelStack = readonly OpenPanel[]

export type PanelEvent =
  | { type: 'OPEN'; id: string; kind: PanelKind }
  /** Closes all panels above it too. */
  | { type: 'CLOSE'; id: string }
  | { type: 'SHOW_VIEW'; id: string; view: string }
  /** The number of levels that Back or Forward has left. */
  | { type: 'BACK_TO'; levels: number }

export const NO_PANELS: PanelStack = []

/** Steps of Back until no panel is open: one for each panel and for each view within it. */
export function levelsOf(stack: PanelStack): number {
  return stack.reduce((levels, { views }) => levels + 1 + views.length, 0)
}

/** The panels after something happened; the same object when nothing changes. */
export function nextPanels(stack: PanelStack, event: PanelEvent): PanelStack {
  switch (event.type) {
    case 'OPEN':
      return opened(stack, event)
    case 'CLOSE':
      return cutBefore(stack, ({ id }) => id === event.id)
    case 'SHOW_VIEW':
      return stack.map((panel, index) =>
        panel.id === event.id && index === stack.length - 1
          ? { ...panel, views: [...panel.views, event.view] }
          : panel,
      )
    case 'BACK_TO':
      return backTo(stack, event.levels)
  }
}

function opened(stack: PanelStack, { id, kind }: { id: string; kind: PanelKind }): PanelStack {
  if (stack.some((panel) => panel.id === id)) return stack
  const beneath: OpenPanel[] = [...cutBefore(stack, (panel) => panel.kind === kind)]
  const allowed: readonly PanelKind[] = STANDS_ABOVE[kind]
  for (let top = beneath.at(-1); top && !allowed.includes(top.kind); top = beneath.at(-1))
    beneath.pop()
  return [...beneath, { id, kind, views: [] }]
}

function cutBefore(stack: PanelStack, isIt: (panel: OpenPanel) => boolean): PanelStack {
  const at = stack.findIndex(isIt)
  return at === -1 ? stack : stack.slice(0, at)
}

function backTo(stack: PanelStack, levels: number): PanelStack {
  if (levels >= levelsOf(stack)) return stack
  let left = levels
  const rest: OpenPanel[] = []
  for (const panel of stack) {
    if (left === 0) break
    rest.push({ ...panel, views: panel.views.slice(0, left - 1) })
    left = Math.max(0, left - 1 - panel.views.length)
  }
  return rest
}
