import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { usePanel } from '#app/shell/panels/lazy/panel-context.ts'
import { PanelState } from '#app/shell/panels/lazy/panel-state.tsx'
import { usePanelData } from '#app/shell/panels/lazy/use-panel-data.ts'
import type { Branch } from './category-branches.ts'
import type { CategoryPanel } from './load-category-panel.server.ts'

/** The category tree, a level a view: each category with children opens a view of its own. */
export function CategoryDrawer() {
  const { view } = usePanel()
  const loaded = usePanelData<CategoryPanel>(paths.panelData('categories'))
  const branches = loaded.data?.branches ?? []
  const shown = view === null ? undefined : find(branches, view)
  return (
    <PanelBody title={shown?.name ?? '카테고리'} edgeToEdge>
      {loaded.data ? (
        <ul>
          {shown && <Leaf branch={shown}>{shown.name} 전체</Leaf>}
          {(shown?.children ?? branches).map((branch) =>
            branch.children.length > 0 ? (
              <Deeper key={branch.path} branch={branch} />
            ) : (
              <Leaf key={branch.path} branch={branch}>
                {branch.name}
              </Leaf>
            ),
          )}
        </ul>
      ) : (
        <PanelState
          state={loaded.state}
          instead={
            <ButtonLink to={paths.categories()} variant="secondary">
              카테고리 페이지로 가기
            </ButtonLink>
          }
        />
      )}
    </PanelBody>
  )
}

const ROW =
  'flex min-h-12 w-full items-center gap-2 px-5 text-start text-base -outline-offset-2 hover:bg-surface-3'

function Deeper({ branch }: { branch: Branch }) {
  const { showView } = usePanel()
  return (
    <li>
      <button
        type="button"
        className={ROW}
        data-opens-view={branch.path}
        onClick={() => showView(branch.path)}
      >
        {branch.name}
        <Count branch={branch} />
        <ChevronRightIcon size={18} className="text-ink-3" />
      </button>
    </li>
  )
}

function Leaf({ branch, children }: { branch: Branch; children: ReactNode }) {
  return (
    <li>
      <Link to={paths.category(branch.path)} className={ROW}>
        {children}
        <Count branch={branch} />
      </Link>
    </li>
  )
}

function Count({ branch }: { branch: Branch }) {
  return (
    <span className="ms-auto text-sm text-ink-3 tabular-nums">{count(branch.productCount)}</span>
  )
}

function find(branches: readonly Branch[], path: string): Branch | undefined {
  for (const branch of branches) {
    const found = branch.path === path ? branch : find(branch.children, path)
    if (found) return found
  }
  return undefined
}
