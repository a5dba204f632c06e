/** '2026-03-05' → '2026.03.05' */
export const dayText = (day: string): string => day.replaceAll('-', '.')

/** '2026-03-05' → '3.5' */
export const shortDay = (day: string): string =>
  `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`
