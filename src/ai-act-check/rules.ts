/** A condition in disjunctive form: true if all terms of any list are. */
export type When = readonly (readonly string[])[]

export type Option = {
  id: string
  label: string
  says?: string | null
  articles?: readonly string[] | null
  /** The option that excludes all others. */
  none?: boolean | null
}

export type Question = {
  id: string
  title: string
  hint?: string | null
  several?: boolean | null
  when?: When | null
  options: readonly Option[]
}

/** A conclusion from the answers; shown if it is a role or a class. */
export type Finding = {
  id: string
  when: When
  role?: string | null
  class?: string | null
  articles?: readonly string[] | null
}

export type LegalDate = { id: string; day: string; name: string }

export type Duty = {
  id: string
  group: string
  title: string
  do: string
  proof: string
  articles: readonly string[]
  from: readonly {
    date: string
    when?: When | null
    /** What the date is for, where there are several. */
    case?: string | null
  }[]
  when: When
}

/** `content/ai-act.yaml` in one language. */
export type Rules = {
  sources: readonly { name: string; url: string; day: string }[]
  dates: readonly LegalDate[]
  questions: readonly Question[]
  findings: readonly Finding[]
  groups: readonly { id: string; name: string }[]
  duties: readonly Duty[]
}

/** The options chosen, by question. */
export type Answers = Readonly<Record<string, readonly string[]>>
