/** What became of a text: added words are marked, removed ones struck out. */
export function ChangedWords({
  parts,
}: {
  parts: readonly { kind: 'SAME' | 'ADDED' | 'REMOVED'; text: string }[]
}) {
  return (
    <p className="whitespace-pre-wrap">
      {parts.map(({ kind, text }, position) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
        if (kind === 'ADDED')
          return (
            <ins key={position} className="rounded-xs bg-success-soft text-success no-underline">
              <span className="sr-only">(추가) </span>
              {text}
            </ins>
          )
        if (kind === 'REMOVED')
          return (
            <del key={position} className="rounded-xs bg-danger-soft text-danger">
              <span className="sr-only">(삭제) </span>
              {text}
            </del>
          )
        return <span key={position}>{text}</span>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
      })}
    </p>
  )
}
