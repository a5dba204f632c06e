import { Link } from '@remix-run/react'
import { count } from '#app/format/count.ts'
import { categoryHref } from './category-href.ts'
import type { ProductList } from './load-product-list.server.ts'

/** Options that are visible at first; the others fold out. */
const SHOWN = 8

/** The levels of the category tree, with hits; every step is a link. */
export function CategoryFilter({ list }: { list: ProductList }) {
  const { base, query, narrowing } = list
  const { trail, options } = narrowing
  if (trail.length === 0 && options.length === 0) return null
  const rel = relOf(base)
  return (
    <nav aria-label="카테고리 좁히기" className="list-categories">
      <h2>카테고리</h2>
      <ul>
        {trail.length > 0 && (
          <li>
            <Link to={categoryHref(base, query, null)} rel={rel}>
              전체 카테고리
            </Link>
          </li>
        )}
        {trail.map((category, index) => (
          <li key={category.categorySeq}>
            <Link
              to={categoryHref(base, query, category)}
              rel={rel}
              aria-current={index === trail.length - 1 ? 'true' : undefined}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={trail.length > 0 ? 'ps-3' : undefined}>
        <Options list={list} options={options.slice(0, SHOWN)} />
        {options.length > SHOWN && (
          <details>
            <summary>{options.length - SHOWN}개 더 보기</summary>
            <Options list={list} options={options.slice(SHOWN)} />
          </details>
        )}
      </div>
    </nav>
  )
}

function Options({
  list: { base, query },
  options,
}: {
  list: ProductList
  options: ProductList['narrowing']['options']
}) {
  return (
    <ul>
      {options.map((category) => (
        <li key={category.categorySeq}>
          <Link to={categoryHref(base, query, category)} rel={relOf(base)}>
            {category.name}
            {category.count !== null && <small>{count(category.count)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Category pages are for search engines to follow; filtered lists are not. */
function relOf(base: ProductList['base']): string | undefined {
  return base.kind === 'category' ? undefined : 'nofollow'
}
