/** Takes the number off the icon of the installed page, as at a sign-out. */
export const clearIconBadge = (): void => setIconBadge(0)

/** Shows a number at the icon of the installed page; elsewhere the browser refuses. */
export function setIconBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}
