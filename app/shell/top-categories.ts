import type { AppLoadContext } from '@remix-run/node'
import type { MenuCategory } from './category-menu.tsx'

/** The top categories for the menu. Without them the shell is shown without a menu. */
export async function topCategories({
  services,
  log,
  requestId,
}: AppLoadContext): Promise<MenuCategory[]> {
  try {
    const { categories } = await services.init.categories()
    return categories
      .filter(({ depth }) => depth === 1)
      .map(({ name, path, emoji }) => ({ name, path, emoji }))
  } catch (error) {
    log.warn({ error, requestId }, 'shell without categories')
    return []
  }
}
