/** The colour of the browser's own bars: the page's surface, `--color-surface` of tokens.css. */
export const THEME_COLORS = { light: '#ffffff', dark: '#171513' } as const
