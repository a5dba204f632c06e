import { Link } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'

export interface CategoryShortcut {
  name: string
  path: string
  emoji: string
}

/** On a phone; the rest is scrolled to. */
const SEEN_AT_ONCE = 10

/** The top categories as pictures: two rows that scroll on a phone, all at once on a desktop. */
export function CategoryShortcuts({ categories }: { categories: readonly CategoryShortcut[] }) {
  return (
    <ul className="bleed scrollbar-none -my-1 py-1 grid auto-cols-[4.75rem] grid-flow-col grid-rows-2 gap-x-1 gap-y-3 overflow-x-auto md:auto-cols-[5rem] lg:mx-0 lg:grid-flow-row lg:grid-cols-10 lg:grid-rows-none lg:overflow-visible lg:px-0">
      {categories.map((category, index) => (
        <li key={category.path}>
          <Link
            to={paths.category(category.path)}
            className="group flex flex-col items-center gap-1.5 rounded-md py-1 text-center text-xs font-medium text-ink-2 lg:text-sm"
          >
            <span className="flex size-14 items-center justify-center rounded-xl bg-tile transition-colors group-hover:bg-line lg:size-18">
              <img
                src={emojiUrl(category.emoji)}
                width={EMOJI_SIZE}
                height={EMOJI_SIZE}
                alt=""
                loading={index < SEEN_AT_ONCE ? undefined : 'lazy'}
                decoding="async"
                className="size-9 lg:size-11"
              />
            </span>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
