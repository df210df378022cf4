/** The form's function; `imports` in `package.json` says when a shim takes its place. */
export * from '#contact'
export { default } from '#contact'
