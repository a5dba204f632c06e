const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** @throws Error when it is no name of the media store */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error(`media store: bad name ${JSON.stringify(name)}`)
  return name
}
