/** BLOCK refuses a listing, WARN wants the seller's confirmation, REVIEW lets it pass and shows it to an operator. */
export const SCREENING_LEVELS = ['BLOCK', 'REVIEW', 'WARN'] as const
export type ScreeningLevel = (typeof SCREENING_LEVELS)[number]
