import { createContext, useContext } from 'react'

/** What a panel's content knows about its panel. */
export interface PanelPlace {
  /** Id of the element that names the panel. */
  titleId: string
  /** The view that is shown; null for the first. */
  view: string | null
  showView: (view: string) => void
  /** One view back; from the first the panel closes. */
  back: () => void
  close: () => void
}

const nowhere = () => undefined

export const PanelContext = createContext<PanelPlace>({
  titleId: '',
  view: null,
  showView: nowhere,
  back: nowhere,
  close: nowhere,
})

export const usePanel = (): PanelPlace => useContext(PanelContext)
