import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { PanelState } from '#app/shell/panels/lazy/panel-state.tsx'
import { usePanelData } from '#app/shell/panels/lazy/use-panel-data.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { SignInLink } from '#app/shell/session/sign-in-link.tsx'
import type { NewestFavorites } from './newest-favorites.server.ts'

/** The member's newest favourites; an anonymous visitor is invited to sign in. */
export function FavoritesPanel() {
  const viewer = useViewer()
  const loaded = usePanelData<NewestFavorites>(viewer ? paths.newestFavorites() : null)
  if (!viewer || loaded.state === 'REFUSED') return <Invitation />
  const total = loaded.data?.total ?? 0
  return (
    <PanelBody
      title="찜한 상품"
      footer={
        total > 0 && (
          <ButtonLink to={paths.favorites()} variant="secondary" block>
            {count(total)}개 모두 보기
          </ButtonLink>
        )
      }
    >
      {loaded.data === null && (
        <PanelState
          state={loaded.state}
          instead={
            <ButtonLink to={paths.favorites()} variant="secondary">
              찜한 상품 페이지로 가기
            </ButtonLink>
          }
        />
      )}
      {loaded.data && total === 0 && (
        <EmptyState
          level={3}
          title="아직 찜한 상품이 없어요"
          actions={<ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>}
        >
          마음에 드는 상품에서 하트를 누르면 여기에 모여요.
        </EmptyState>
      )}
      {loaded.data && total > 0 && (
        <div className="panel-goods">
          <ProductGrid
            items={loaded.data.items}
            hearts={loaded.data.hearts}
            now={loaded.data.now}
            eagerCount={0}
            idPrefix="panel-"
          />
        </div>
      )}
    </PanelBody>
  )
}

function Invitation() {
  return (
    <PanelBody title="찜한 상품">
      <EmptyState
        level={3}
        title="로그인하고 찜한 상품을 모아 보세요"
        actions={
          <SignInLink className="flex min-h-11 items-center rounded-md bg-primary px-6 font-semibold text-on-primary hover:bg-primary-hover">
            로그인
          </SignInLink>
        }
      >
        마음에 드는 상품에서 하트를 누르면 여기에서 다시 볼 수 있어요.
      </EmptyState>
    </PanelBody>
  )
}
