/**
 * Takes the place of the form's function where `gatsby build` bundles it, which took a tenth of a first build: only
 * `gatsby serve` would run that bundle. `dist/` has the function as our adapter bundles it; `gatsby develop` bundles
 * the function itself.
 */
export default function contact(): never {
  throw new Error('`gatsby serve` has no contact form. Run `npm start`.')
}
