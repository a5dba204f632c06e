import type { Kysely, Migration } from 'kysely'
import { addSenses, changeSense } from './0088-words-in-search.ts'

/** Entries that meant too much, by their first words: what they are instead. */
const CHANGED: readonly (readonly [first: string, line: string])[] = [
  ['니트 스웨터', '니트 스웨터 knit sweater | 니트 스웨터'],
  [
    '갓난애기옷 갓난아기옷',
    '갓난애기옷 갓난아기옷 배내옷 애기내복 백일아기옷 갓난쟁이옷 | 배냇저고리 배냇 베넷저고리 배넷저고리 우주복 바디수트 아기내복 아기내의 신생아옷 아기옷 | ^베이비(0~2세)',
  ],
]

/** What was a part of one of them. */
const ADDED = `
가디건 카디건 cardigan | 가디건 카디건
`

/** A search for 가디건 brings no 니트 before it. */
export const clearerSenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [first, line] of CHANGED) await changeSense(db, first, line)
    await addSenses(db, ADDED)
  },
}
