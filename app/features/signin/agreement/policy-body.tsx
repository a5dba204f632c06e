import { policyBlocks } from '#app/features/policy/policy-text.ts'

/** The text of a policy, for reading in place. */
export function PolicyBody({ body }: { body: string }) {
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-3">
      {policyBlocks(body).map((block, index) => {
        const key = `${index}-${block.kind}`
        if (block.kind === 'list')
          return (
            <ul key={key} className="list-disc ps-5">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )
        if (block.kind === 'heading')
          return (
            <p key={key} className="mt-1 font-semibold text-ink-2">
              {block.text}
            </p>
          )
        return (
          <p key={key} className="whitespace-pre-line">
            {block.text}
          </p>
        )
      })}
    </div>
  )
}
