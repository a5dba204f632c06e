/** A text whose paragraphs are separated by an empty line; single line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be the same.
        <p key={index} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </>
  )
}
