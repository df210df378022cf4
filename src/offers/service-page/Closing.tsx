import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/Section'
import { CallsToAction } from '../CallsToAction'

type Props = { number: number; title: string; text: string }

/** The end of a page about services, with links to the contact form and the prices. */
export function Closing({ number, title, text }: Props) {
  const { t } = useTranslation('common')
  return (
    <Section legend={t('sections.next')} number={number} title={title} intro={text}>
      <CallsToAction />
    </Section>
  )
}
