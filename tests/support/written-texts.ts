import { readFileSync } from 'node:fs'

const FILE = new URL('../../backend/moderation/listing/written.tsv', import.meta.url)

/** The texts of `written.tsv`: of each whether it is prohibited, and what it says. */
export function readWrittenTexts(): { prohibited: boolean; title: string; body: string }[] {
  return readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label, , title = '', body = ''] = line.split('\t')
      return { prohibited: label === 'prohibited', title, body }
    })
}
