import { ChipLink } from '#app/components/chip.tsx'
import { CheckIcon } from '#app/components/icons.tsx'

/** One press leaves what can be bought now, the next brings the rest back. */
export function OnSaleOnly({ to, chosen }: { to: string; chosen: boolean }) {
  return (
    <ChipLink to={to} rel="nofollow" preventScrollReset selected={chosen} className="px-3">
      {chosen && <CheckIcon size={16} />}
      <span>
        판매중만<span className="max-[24rem]:sr-only"> 보기</span>
      </span>
    </ChipLink>
  )
}
