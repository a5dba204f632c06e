import { type RawBuilder, sql } from 'kysely'

/**
 * The condition under which a row `report` of damage_report counts: published, and not hidden by an objection that still
 * waits. An objection hides for 30 days at most (정보통신망법 제44조의2), also where no operator has decided by then.
 */
export const isPublished = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(report.state = 'PUBLISHED' or (report.state = 'OBJECTED' and report.hidden_until <= ${now}))`
