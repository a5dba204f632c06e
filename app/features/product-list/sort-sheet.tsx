import { Link } from '@remix-run/react'
import { CheckIcon } from '#app/components/icons.tsx'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { SORT_LABELS } from '#contracts/product-labels.ts'
import { listHref } from './list-base.ts'
import { changed, SORT_NAMES } from './list-query.ts'
import type { ProductList } from './load-product-list.server.ts'

/** The ways to sort a list, on a phone. */
export function SortSheet({ base, query }: Pick<ProductList, 'base' | 'query'>) {
  return (
    <PanelBody title="정렬" edgeToEdge>
      <ul>
        {Object.values(SORT_NAMES).map((sort) => {
          const isChosen = sort === query.sort
          return (
            <li key={sort}>
              <Link
                to={listHref(base, changed(query, { sort }))}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                className="flex min-h-12 items-center justify-between px-5 text-base -outline-offset-2 hover:bg-surface-3 aria-[current]:font-bold aria-[current]:text-ink"
              >
                {SORT_LABELS[sort]}
                {isChosen && <CheckIcon size={20} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </PanelBody>
  )
}
