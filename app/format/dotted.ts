import { NO_BREAK_SPACE } from './no-break-space.ts'

/** Facts in one row, those that there are. A line may end with a dot between them and never begins with one. */
export const dotted = (...facts: readonly (string | null | undefined | false)[]) =>
  facts.filter(Boolean).join(`${NO_BREAK_SPACE}· `)
