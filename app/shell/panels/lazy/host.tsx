import { useBlocker, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { FormsStay } from '#app/components/form-context.ts'
import { ModalFrame, type ModalLook } from '#app/components/modal.tsx'
import { NO_PANELS, type OpenPanel, type PanelKind } from '../panel-stack.ts'
import { PanelContext } from './panel-context.ts'
import { followHistory, panels } from './panel-store.ts'

const LOOKS: Record<PanelKind, ModalLook> = {
  SIDEBAR: 'drawer-start',
  DRAWER: 'drawer-end',
  WEBVIEW_DRAWER: 'drawer-end',
  FILTER: 'sheet',
  MODAL: 'dialog',
  BOTTOM_SHEET: 'sheet',
  SHOP: 'drawer-end',
  CART: 'drawer-end',
  SEARCH: 'screen',
}

/** Shows the open panels, each above the one before. */
function PanelHost() {
  const stack = useSyncExternalStore(panels.subscribe, panels.get, () => NO_PANELS)
  useHistory()
  return stack.map((panel) => <ShownPanel key={panel.id} panel={panel} />)
}

function ShownPanel({ panel }: { panel: OpenPanel }) {
  const { id, kind, views } = panel
  const titleId = useId()
  // A ref, because the panel's data is deleted before React unmounts the panel.
  const shown = useRef(panels.shown(panel)).current
  if (!shown) return null
  const { Content, props, opener, look } = shown
  const place = {
    titleId,
    view: views.at(-1) ?? null,
    showView: (view: string) => panels.showView(id, view),
    back: panels.back,
    close: () => panels.close(id),
  }
  return (
    <ModalFrame
      id={id}
      look={look ?? LOOKS[kind]}
      labelledBy={titleId}
      opener={opener}
      onClose={place.close}
    >
      <PanelContext.Provider value={place}>
        <FormsStay.Provider value>
          <Content {...props} />
        </FormsStay.Provider>
      </PanelContext.Provider>
      <div role="status" aria-live="polite" className="toast-place" />
      <div role="status" aria-live="polite" className="toast-place-upper" />
    </ModalFrame>
  )
}

const hasToWait: Exclude<Parameters<typeof useBlocker>[0], boolean> = ({ historyAction }) =>
  String(historyAction) !== 'POP' && panels.isDeep()

/** Navigation closes the panels first: their entries of the history must not be between two pages. */
function useHistory() {
  const { key } = useLocation()
  const first = useRef(key)

  useEffect(() => {
    // Also at the start, for a page that was reloaded while a panel was open.
    if (first.current === key && panels.get().length > 0) return
    first.current = ''
    panels.pageChanged()
  }, [key])

  const blocker = useBlocker(hasToWait)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    panels.closeAll()
    panels.settled().then(() => blocker.proceed?.())
  }, [blocker])
}

/** Shows the panels; see `app/panels.ts`. */
export const host = { PanelHost, followHistory, panels }
