// Written by `vitrine types generate`. Run it again when the collections change.

/** What every item has. */
export interface StoredItem {
  _id: string
  _createdDate: Date
  _updatedDate: Date
}

/** An item of the collection Links. */
export interface Links extends StoredItem {
  to: string | Pages
}

/** An item of the collection Long. */
export interface Long extends StoredItem {
  text: string
}

/** An item of the collection Pages. */
export interface Pages extends StoredItem {
  at?: Date
  order?: number
  tags?: (number | string)[]
  title: string
}

/** The collections of the shop, by id. */
export interface Collections {
  Links: Links
  Long: Long
  Pages: Pages
}
