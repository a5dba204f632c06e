import { useRouteLoaderData } from '@remix-run/react'
import type { MenuCategory } from './category-menu.tsx'

/** The top categories; none on the page of an error in the shell itself. */
export function useTopCategories(): readonly MenuCategory[] {
  const data = useRouteLoaderData<{ categories: readonly MenuCategory[] }>('root')
  return data?.categories ?? []
}
