/** After the name of what has to be filled in. */
export function RequiredMark() {
  return (
    <span className="ms-1 text-danger">
      <span aria-hidden="true">*</span>
      <span className="sr-only">필수</span>
    </span>
  )
}
