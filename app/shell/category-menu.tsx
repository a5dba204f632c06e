import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { ChevronDownIcon, ChevronRightIcon, MenuIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'

/** A top category as the shell shows it. */
export interface MenuCategory {
  name: string
  path: string
  emoji: string
}

/** The top categories in a disclosure that opens without script; script closes it again by itself. */
export function CategoryMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu.
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])

  useEffect(() => {
    function close(event: Event) {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && details.contains(event.target)) return
      details.open = false
    }
    const kinds = ['pointerdown', 'keydown', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, close)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, close)
    }
  }, [])

  return (
    <details ref={menu} className="relative">
      <summary className="-ms-3 flex h-11 items-center gap-2 rounded-sm px-3 text-base font-bold text-ink hover:text-ink">
        <MenuIcon size={20} strokeWidth={2} />
        카테고리
        <ChevronDownIcon size={16} className="turns-open transition-transform" />
      </summary>
      <nav
        aria-label="카테고리"
        className="absolute start-0 inset-bs-full z-(--z-menu) w-176 rounded-lg border border-line bg-surface p-4 shadow-raised"
      >
        <ul className="grid grid-cols-4 gap-1">
          {categories.map(({ name, path, emoji }) => (
            <li key={path}>
              <Link
                to={paths.category(path)}
                className="flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 text-sm font-medium text-ink-2 hover:bg-surface-3 hover:text-ink"
              >
                <img
                  src={emojiUrl(emoji)}
                  alt=""
                  width={EMOJI_SIZE}
                  height={EMOJI_SIZE}
                  loading="lazy"
                  decoding="async"
                  className="size-6"
                />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={paths.categories()}
          className="mt-3 flex min-h-11 items-center justify-center gap-1 rounded-sm bg-surface-2 text-sm font-semibold text-ink-2 hover:bg-surface-3"
        >
          전체 카테고리 보기
          <ChevronRightIcon size={16} />
        </Link>
      </nav>
    </details>
  )
}
