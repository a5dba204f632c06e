import { Button } from '#app/components/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, StarIcon, TrashIcon } from '#app/components/icons.tsx'

/** What can be done with the photo that was pressed: for fingers and screen readers that cannot drag. */
export function SelectedPhoto({
  index,
  count,
  onMove,
  onRemove,
}: {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}) {
  return (
    <fieldset aria-label={`고른 사진 ${index + 1}`} className="photo-selected">
      <Button variant="secondary" size="sm" disabled={index === 0} onClick={() => onMove(0)}>
        <StarIcon size={16} />
        대표로
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronLeftIcon size={16} />
        앞으로
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        뒤로
        <ChevronRightIcon size={16} />
      </Button>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        <TrashIcon size={16} />
        지우기
      </Button>
    </fieldset>
  )
}
