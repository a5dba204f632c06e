/** The page of the current entry of the history, as the router names it. */
export const pageKey = (): string => window.history.state?.key ?? 'default'

/** The levels of panels of the current entry of the history. */
export const panelLevels = (): number => Number(window.history.state?.panels) || 0
