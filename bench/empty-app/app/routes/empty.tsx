/** The smallest possible page. */
export default function Empty() {
  return <h1>Empty</h1>
}
