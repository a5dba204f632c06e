import { markedParts } from './marked-text.ts'

/** A text in which words that were searched for stand out. */
export function Marked({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map(({ text: part, isFound }, position) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
      <mark key={position} className="bg-found text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
