/** Maps every class of a CSS module to its own name: by its prototype, which is all that an import keeps of a proxy. */
const names = new Proxy({}, { get: (known, name) => known[name] ?? name })
module.exports = Object.create(names, { __esModule: { value: true } })
