import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { PanelState } from '#app/shell/panels/lazy/panel-state.tsx'
import { usePanelData } from '#app/shell/panels/lazy/use-panel-data.ts'
import type { NewestNotices } from './newest-notices.server.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticeList } from './notice-list.tsx'

/** The member's newest notices. */
export function NoticesPanel() {
  const loaded = usePanelData<NewestNotices>(paths.newestNotices())
  return (
    <PanelBody
      title="알림"
      footer={
        <ButtonLink to={paths.notices()} variant="secondary" block>
          알림 모두 보기
        </ButtonLink>
      }
    >
      {loaded.data === null && (
        <PanelState
          state={loaded.state === 'REFUSED' ? 'FAILED' : loaded.state}
          instead={
            <ButtonLink to={paths.notices()} variant="secondary">
              알림 페이지로 가기
            </ButtonLink>
          }
        />
      )}
      {loaded.data?.items.length === 0 && <NoNotices query={{ group: null, page: 1 }} level={3} />}
      {loaded.data && loaded.data.items.length > 0 && (
        <NoticeList notices={loaded.data.items} now={loaded.data.now} />
      )}
    </PanelBody>
  )
}
