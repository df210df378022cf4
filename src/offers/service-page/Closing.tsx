import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Section } from '../../ui/Section'
import { estimatePath } from '../estimate-link'

type Props = { number: number; title: string; text: string }

/** The end of a page about services: write to us, or look at the prices. */
export function Closing({ number, title, text }: Props) {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <Section legend={t('sections.next')} number={number} title={title} intro={text}>
      <Actions>
        <ButtonLink href={local('/contact')}>{t('actions.contact')}</ButtonLink>
        <ButtonLink quiet href={local('/pricing')}>
          {t('actions.pricing')}
        </ButtonLink>
        <ButtonLink quiet href={local(estimatePath())}>
          {t('actions.estimate')}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
