import { useTranslation } from 'react-i18next'
import { useLanguage } from '../site/use-language'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { estimateWith } from './estimate-link'

/** Links to the contact form, the prices and the estimate, which begins with the offer if one is given. */
export function CallsToAction({ offer }: { offer?: string | undefined }) {
  const { t } = useTranslation('offers')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <Actions>
      <ButtonLink href={local('/contact')}>{common('actions.contact')}</ButtonLink>
      <ButtonLink quiet href={local('/pricing')}>
        {t('actions.pricing')}
      </ButtonLink>
      <ButtonLink quiet href={local(estimateWith(...(offer ? [offer] : [])))}>
        {common('actions.estimate')}
      </ButtonLink>
    </Actions>
  )
}
