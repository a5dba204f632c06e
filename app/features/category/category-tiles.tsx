import { Link } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'

/** Categories as pictures with their names. */
export function CategoryTiles({
  categories,
}: {
  categories: readonly { name: string; path: string; emoji: string }[]
}) {
  return (
    <ul className="grid grid-cols-4 gap-x-1 gap-y-4 sm:grid-cols-5 lg:grid-cols-10">
      {categories.map(({ name, path, emoji }) => (
        <li key={path}>
          <Link
            to={paths.category(path)}
            className="group flex flex-col items-center gap-1.5 rounded-md py-1 text-center text-xs font-medium text-ink-2"
          >
            <span className="flex size-14 items-center justify-center rounded-xl bg-tile transition-colors group-hover:bg-line">
              <img
                src={emojiUrl(emoji)}
                width={EMOJI_SIZE}
                height={EMOJI_SIZE}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-9"
              />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
