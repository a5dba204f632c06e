import { unbrokenMoments } from '#app/format/no-break-space.ts'
import type { PolicySection } from './policy-sections.ts'
import type { PolicyBlock } from './policy-text.ts'

/** The paragraphs of a text under their headings. */
export function PolicyArticle({
  lead,
  sections,
}: {
  lead: readonly PolicyBlock[]
  sections: readonly PolicySection[]
}) {
  return (
    <>
      <Blocks blocks={lead} />
      {sections.map(({ anchor, heading, blocks }) => (
        <section key={anchor} aria-labelledby={anchor} className="mt-8 first:mt-0">
          <h2
            id={anchor}
            className="mb-2 scroll-mt-(--header-height) pt-2 text-lg font-bold text-ink"
          >
            {heading}
          </h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly PolicyBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {blocks.map((block, index) => {
        const key = `${index} ${block.kind}`
        if (block.kind === 'list')
          return (
            <ul key={key} className="flex list-disc flex-col gap-1 ps-5">
              {block.items.map((item) => (
                <li key={item}>{unbrokenMoments(item)}</li>
              ))}
            </ul>
          )
        return <p key={key}>{unbrokenMoments(block.text)}</p>
      })}
    </div>
  )
}
