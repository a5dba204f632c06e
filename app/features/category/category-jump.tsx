import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'
import type { TopBranch } from './category-branches.ts'

/** Jumps to a top category further down the same page. */
export function CategoryJump({ branches }: { branches: readonly TopBranch[] }) {
  return (
    <nav aria-label="카테고리 바로 가기" className="category-jump">
      <ul>
        {branches.map(({ anchor, name, emoji }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <img
                src={emojiUrl(emoji)}
                width={EMOJI_SIZE}
                height={EMOJI_SIZE}
                alt=""
                decoding="async"
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
