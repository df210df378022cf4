/** `npm run bench -- contact`: the proofs of the contact form at full size. */
export default async function bench(): Promise<void> {
  throw new Error('not yet')
}
