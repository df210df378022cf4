/** Webpack's name for Node's own `require`, which leaves a native module out of the bundle. */
declare const __non_webpack_require__: NodeJS.Require | undefined
