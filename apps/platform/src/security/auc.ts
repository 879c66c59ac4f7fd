/**
 * How well a threshold on response times separates two kinds of answers (area under the ROC curve, from
 * ranks): 0.5 is guessing, 1 is certain.
 */
export const areaUnderCurve = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, mine: 1 })), ...other.map((value) => ({ value, mine: 0 }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    // Equal values share their average rank.
    for (let place = from; place < to; place++) ranks += all[place]?.mine ? (from + to + 1) / 2 : 0
    from = to
  }
  return (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length)
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
