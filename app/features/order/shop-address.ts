/** A shop that parcels wait in is known by its name: it has no postcode here. */
export const NO_ZONECODE = '00000'

/** An address in one line. */
export function addressLine({
  zonecode,
  roadAddress,
  detail,
}: {
  zonecode: string
  roadAddress: string
  detail: string
}): string {
  const postcode = zonecode === NO_ZONECODE ? '' : `(${zonecode})`
  return [postcode, roadAddress, detail].filter(Boolean).join(' ')
}
