import { ChipLink } from '#app/components/chip.tsx'
import { paths } from '#app/paths.ts'
import type { SearchHelp } from './load-search-help.server.ts'

/** Below a search that found nothing: similar keywords, popular ones, categories. */
export function SearchHelpLinks({ help }: { help: SearchHelp }) {
  const { similar, popular, categories } = help
  return (
    <div className="flex flex-col gap-7">
      <Keywords title="비슷한 검색어" keywords={similar} />
      <Keywords title="인기 검색어" keywords={popular.map(({ keyword }) => keyword)} />
      {categories.length > 0 && (
        <section>
          <h3 className="mb-3 text-sm font-bold text-ink">카테고리에서 찾기</h3>
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map(({ name, path }) => (
              <li key={path}>
                <ChipLink to={paths.category(path)}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Keywords({ title, keywords }: { title: string; keywords: readonly string[] }) {
  if (keywords.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 text-sm font-bold text-ink">{title}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <ChipLink to={paths.searchResult(keyword)}>{keyword}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
