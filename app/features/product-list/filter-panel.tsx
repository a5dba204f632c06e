import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { usePanel } from '#app/shell/panels/lazy/panel-context.ts'
import { FilterForm } from './filter-form.tsx'
import type { ProductList } from './load-product-list.server.ts'

const TITLES: Record<string, string> = { category: '카테고리', region: '지역' }

/** The filters on a phone: one main view, and separate views for category and region. */
export function FilterPanel({ list }: { list: ProductList }) {
  const { view, showView, back } = usePanel()
  return (
    <PanelBody title={(view && TITLES[view]) ?? '필터'}>
      <FilterForm list={list} live={false} views={{ shown: view, show: showView, back }} />
    </PanelBody>
  )
}
