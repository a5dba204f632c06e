import { paths } from '#app/paths.ts'
import { NOTICE_GROUPS, type NoticeGroup } from '#contracts/notice.ts'

/** Which part of the inbox a page shows. */
export interface NoticesQuery {
  group: NoticeGroup | null
  page: number
}

const GROUPS = Object.keys(NOTICE_GROUPS) as NoticeGroup[]

/** The group that an address names; null for the whole inbox. */
export const groupOf = (name: string | null): NoticeGroup | null =>
  GROUPS.find((group) => group.toLowerCase() === name) ?? null

/** The address of a page of the inbox. */
export function noticesHref({ group, page }: NoticesQuery): string {
  return paths.notices({ group: group?.toLowerCase(), page: page > 1 ? page : undefined })
}
