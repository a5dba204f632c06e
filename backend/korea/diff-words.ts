import { diffArrays } from 'diff'
import type { ChangedText } from '#contracts/listing.ts'

/** More changed words than this are shown as one text replaced by another: comparing takes time with their square. */
const MOST_EDITS = 400
/** Characters of an unchanged passage around a change. */
const AROUND = 30

/** What became of a text, by words between white space; long unchanged passages are cut unless it is wanted whole. */
export function diffWords(
  before: string,
  after: string,
  { whole = false }: { whole?: boolean } = {},
): ChangedText[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS })
  if (!changes) return [part('REMOVED', before), part('ADDED', after)]
  const parts = changes.map(({ added, removed, value }) =>
    part(added ? 'ADDED' : removed ? 'REMOVED' : 'SAME', value.join('')),
  )
  if (whole) return parts
  return parts.map((each, index) =>
    each.kind === 'SAME' ? part('SAME', cut(each.text, index > 0, index < parts.length - 1)) : each,
  )
}

function part(kind: ChangedText['kind'], text: string): ChangedText {
  return { kind, text }
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/gu) ?? []
}

/** Keeps the words next to a change before and behind it. */
function cut(text: string, afterChange: boolean, beforeChange: boolean): string {
  const kept = (afterChange ? AROUND : 0) + (beforeChange ? AROUND : 0)
  if (text.length <= kept + AROUND) return text
  const characters = [...text]
  const head = characters.slice(0, AROUND).join('')
  const tail = characters.slice(-AROUND).join('')
  const words = [
    afterChange ? head.replace(/(?<=\s)\S*$/u, '') : '',
    beforeChange ? tail.replace(/^\S*(?=\s)/u, '') : '',
  ]
  return words.join('…')
}
