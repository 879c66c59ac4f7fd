import fc from 'fast-check'

/**
 * Property tests draw the same values in every run of `npm test`, so a red run is red again when it is repeated, and a
 * change is never refused because of a case it has nothing to do with. `PROPERTY_SEED=random npm test` draws new
 * values, as the long tests do; a failure prints its seed, which repeats it.
 */
const asked = process.env.PROPERTY_SEED ?? '20261125'
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked) })
