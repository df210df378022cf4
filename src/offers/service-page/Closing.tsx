import { useTranslation } from 'react-i18next'
import { PrintedContact } from '../../site/PrintedContact'
import { Section } from '../../ui/Section'
import { CallsToAction } from '../CallsToAction'

type Props = {
  title: string
  text: string
  /** The offer to begin an estimate with. */
  offer?: string | undefined
}

/** The end of a page about services, with links to the contact form, the prices and the estimate, on paper the ways to reach us. */
export function Closing({ title, text, offer }: Props) {
  const { t } = useTranslation('offers')
  return (
    <Section legend={t('next')} title={title} intro={text}>
      <CallsToAction offer={offer} />
      <PrintedContact />
    </Section>
  )
}
