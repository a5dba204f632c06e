// Separate from exhibition.ts, so that code in the browser does not import the schema library.

export const EXHIBITION_LIMITS = {
  title: 40,
  subtitle: 60,
  body: 3_000,
  position: 999,
  goods: 60,
  /** Products that a search of the desk shows. */
  found: 12,
} as const
