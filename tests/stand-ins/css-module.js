/** Maps every class of a CSS module to its own name. */
module.exports = new Proxy({ __esModule: true }, { get: (known, name) => known[name] ?? name })
