/** The Hexagon around the north star. */
export function Logo() {
  return (
    <svg width="26" height="28" viewBox="-52 -56 104 112" aria-hidden="true">
      <path d="M0-48 42-24v48L0 48-42 24v-48Z" fill="none" stroke="currentColor" strokeWidth="3.6" />
      <path className="star" d="m0-22 4.4 17.6L22 0 4.4 4.4 0 22l-4.4-17.6L-22 0l17.6-4.4Z" />
    </svg>
  )
}
