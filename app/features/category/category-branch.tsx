import { Link } from '@remix-run/react'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'
import type { TopBranch } from './category-branches.ts'

/** One top category with the two levels below it. */
export function CategoryBranch({ branch }: { branch: TopBranch }) {
  return (
    <section aria-labelledby={branch.anchor} className="category-branch">
      <h2 id={branch.anchor}>
        <Link to={paths.category(branch.path)}>
          <img
            src={emojiUrl(branch.emoji)}
            width={EMOJI_SIZE}
            height={EMOJI_SIZE}
            alt=""
            loading="lazy"
            decoding="async"
          />
          {branch.name} <small>{count(branch.productCount)}</small>
        </Link>
      </h2>
      <ul>
        {branch.children.map((middle) => (
          <li key={middle.path}>
            <h3>
              <Link to={paths.category(middle.path)}>{middle.name}</Link>
            </h3>
            {middle.children.length > 0 && (
              <ul>
                {middle.children.map((leaf) => (
                  <li key={leaf.path}>
                    <Link to={paths.category(leaf.path)}>{leaf.name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
