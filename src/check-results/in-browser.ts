import aiAct from '../../content/ai-act.yaml'
import sovereignty from '../../content/sovereignty.yaml'
import { inLanguage } from '../site/in-language'
import type { Language } from '../site/languages'
import { type DescribedResult, describeResult } from './describe'

/** Describes a result in the browser. Imported on demand, as it bundles the questions of both checks. */
export const describeInBrowser = (
  value: string,
  url: string,
  language: Language,
): DescribedResult | undefined =>
  describeResult(
    value,
    {
      objectives: inLanguage(sovereignty, language).objectives,
      rules: inLanguage(aiAct, language),
      url,
    },
    language,
  )
