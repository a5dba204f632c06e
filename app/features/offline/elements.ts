type Child = Node | string | false | null

/** An element with attributes and children; texts stay texts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children.filter((child) => child !== false && child !== null))
  return made
}

/** The page says what there is instead of the sentence that there is no connection. */
export function showInstead(...children: readonly Child[]): void {
  const main = document.querySelector('main')
  main?.replaceChildren(...children.filter((child) => child !== false && child !== null))
  main?.classList.add('filled')
}

/** That there is no connection, in one line; and as soon as there is one again, how to go on. */
export function connectionLine(offline: string, online: string): HTMLElement {
  const again = () => element('a', { href: window.location.href, class: 'again' }, '다시 시도하기')
  const line = element('p', { role: 'status', class: 'connection' }, offline, ' ', again())
  window.addEventListener('online', () => line.replaceChildren(online, ' ', again()))
  return line
}

/** The title of the page and of the document. */
export function heading(text: string): HTMLElement {
  document.title = document.title.replace(/^[^|]+/, `${text} `)
  return element('h1', {}, text)
}
