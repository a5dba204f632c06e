/** Something that one part of a test waits for, and another gives. */
export interface Signal {
  given: Promise<void>
  give: () => void
}

export function createSignal(): Signal {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
