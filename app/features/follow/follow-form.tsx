import { useLocation, useRevalidator } from '@remix-run/react'
import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import { Button, type ButtonSize } from '#app/components/button.tsx'
import { CheckIcon, PlusIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { StoreRelation } from '#contracts/boot.ts'
import { followStore } from './follow-store.ts'
import { usePressFollow } from './use-press-follow.ts'

/**
 * 단골 맺기: a form, so that it works without script. With script the button changes at once, and an anonymous visitor
 * signs in on a panel and follows then. Not shown on the member's own store, nor on one that the member has blocked.
 */
export function FollowForm({
  storeSeq,
  relation,
  size,
  className,
}: {
  storeSeq: number
  /** Null for an anonymous visitor. */
  relation: Pick<StoreRelation, 'isFollowing' | 'isOwn' | 'isBlocked'> | null
  size?: ButtonSize
  className?: string
}) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const press = usePressFollow()
  const isFollowing = useFollow(storeSeq, relation)
  if (relation?.isOwn || relation?.isBlocked) return null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The number of followers stands on the page too.
    void press(storeSeq, !isFollowing).then((isChanged) => isChanged && revalidate())
  }
  return (
    <form method="post" action={paths.pressFollow()} onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value="follow" />
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <Button
        type="submit"
        name={isFollowing ? 'remove' : 'add'}
        value={storeSeq}
        variant={isFollowing ? 'secondary' : 'primary'}
        block
        {...(size && { size })}
        aria-pressed={isFollowing}
        aria-label="단골 맺기"
      >
        {isFollowing ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        {isFollowing ? '단골' : '단골 맺기'}
      </Button>
    </form>
  )
}

/** Whether the member follows the store: what was pressed since, else what the page was rendered with. */
function useFollow(storeSeq: number, relation: Pick<StoreRelation, 'isFollowing'> | null): boolean {
  const said = relation?.isFollowing
  useEffect(() => {
    if (said !== undefined) followStore.hear({ [storeSeq]: said ? 'ON' : 'OFF' })
  }, [storeSeq, said])
  const known = useSyncExternalStore(
    followStore.subscribe,
    () => followStore.get(storeSeq),
    () => undefined,
  )
  return known === undefined ? (said ?? false) : known === 'ON'
}
