const BADGE = /^\(\d+\+?\) /
/** A larger number says no more to anybody. */
const MOST = 99

/** Puts a number before the document's title, and keeps it there when another page brings another title. */
export function createTitleBadge(document: Document): (count: number) => void {
  let badge = ''
  let isWatched = false

  function apply() {
    const title = badge + document.title.replace(BADGE, '')
    if (title !== document.title) document.title = title
  }

  return (count) => {
    badge = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ` : ''
    apply()
    if (isWatched || badge === '') return
    isWatched = true
    const watch = new MutationObserver(apply)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
}
