/** Every class of a CSS module is called by its own name. */
module.exports = new Proxy({ __esModule: true }, { get: (known, name) => known[name] ?? name })
