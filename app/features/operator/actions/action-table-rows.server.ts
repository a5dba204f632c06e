import { PAGES } from '#app/pages.server.ts'
import { isActionName, LOGGED_ACTIONS } from '#contracts/action-log.ts'
import type { ActionCount } from '#contracts/data.ts'

/** One action on one page, with its count of each day. */
export interface ActionRow {
  pageId: string
  page: string
  action: string
  total: number
  /** In the order of the days. */
  counts: number[]
}

const PAGE_LABELS = new Map<string, string>(
  Object.values(PAGES).map(({ pageId, label }) => [pageId, label]),
)

/** Counts as rows of a table with a column for each day; the most frequent action comes first. */
export function actionRows(counts: readonly ActionCount[], days: readonly string[]): ActionRow[] {
  const rows = new Map<string, ActionRow>()
  for (const { day, pageId, name, count } of counts) {
    const key = `${pageId} ${name}`
    const row = rows.get(key) ?? {
      pageId,
      page: PAGE_LABELS.get(pageId) ?? pageId,
      action: isActionName(name) ? LOGGED_ACTIONS[name].label : name,
      total: 0,
      counts: days.map(() => 0),
    }
    row.counts[days.indexOf(day)] = count
    row.total += count
    rows.set(key, row)
  }
  return [...rows.values()].sort((one, other) => other.total - one.total)
}
