declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css'
declare module '*/content/ai-act.yaml' {
  const file: import('./content/schemas/ai-act').AiActFile
  export default file
}
declare module '*/content/own-server.yaml' {
  const file: import('./content/schemas/own-server').OwnServerFile
  export default file
}
declare module '*/content/two-years.yaml' {
  const file: import('./content/schemas/two-years').TwoYearsFile
  export default file
}
declare module '*/content/figures.yaml' {
  const figures: import('./content/schemas/figures').Figure[]
  export default figures
}
declare module '*/content/sovereignty.yaml' {
  const file: import('./content/schemas/sovereignty').Sovereignty
  export default file
}
declare module '*.woff2' {
  const url: string
  export default url
}
