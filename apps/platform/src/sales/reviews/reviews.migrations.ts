import { migration } from '../../floor/database/migration.ts'

export const reviewsMigrations = [
  migration('0035-reviews', (type) => [
    // One review per author and product: the database refuses a second one.
    `CREATE TABLE reviews (
      site_id ${type.text} NOT NULL,
      review_id ${type.text} NOT NULL,
      product_id ${type.text} NOT NULL,
      author ${type.text} NOT NULL,
      contact_id ${type.text},
      author_name ${type.text},
      title ${type.text},
      body ${type.text},
      rating ${type.integer} NOT NULL,
      status ${type.text} NOT NULL,
      decided ${type.integer} NOT NULL,
      reply ${type.text},
      replied_at ${type.integer},
      reply_changed_at ${type.integer},
      verified ${type.integer} NOT NULL,
      origin ${type.text} NOT NULL,
      publish_count ${type.integer} NOT NULL,
      revision ${type.integer} NOT NULL,
      written_at ${type.integer} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT reviews_key PRIMARY KEY (site_id, review_id),
      CONSTRAINT reviews_author UNIQUE (site_id, author, product_id),
      CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5),
      CONSTRAINT reviews_status CHECK (status IN ('APPROVED', 'IN_MODERATION', 'REJECTED')),
      CONSTRAINT reviews_reply CHECK ((reply IS NULL) = (replied_at IS NULL)),
      CONSTRAINT reviews_revision CHECK (revision >= 1)
    )${type.strict}`,
    'CREATE INDEX reviews_of_product ON reviews (site_id, product_id, status, created_at)',
    'CREATE INDEX reviews_newest ON reviews (site_id, status, created_at)',
  ]),
]
