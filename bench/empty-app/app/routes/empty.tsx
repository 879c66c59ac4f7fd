/** As little as a page can be. */
export default function Empty() {
  return <h1>Empty</h1>
}
