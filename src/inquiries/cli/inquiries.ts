/** `npm run inquiries -- …`, or `node inquiries.js …` beside `dist/`: manages inquiries (docs/inquiries.md). */
import process, { argv, umask } from 'node:process'
import { manageInquiries } from './manage-inquiries'

umask(0o077)
manageInquiries(argv.slice(2)).then((code) => {
  process.exitCode = code
})
