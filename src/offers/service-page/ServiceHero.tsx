import { useTranslation } from 'react-i18next'
import type { ServiceArea } from '../../site/service-pages'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Chart } from '../../ui/drawings/Chart'
import { Hero } from '../../ui/Hero'
import { constellations } from '../constellations'

type Props = { area: ServiceArea; title: string; lead: string; stars: readonly string[]; packages: string }

export function ServiceHero({ area, title, lead, stars, packages }: Props) {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <Hero
      legend={`${t('nav.services')} — ${t(`services.${area}`)}`}
      title={title}
      lead={lead}
      drawing={<Chart {...constellations[area]} names={stars} />}
    >
      <Actions>
        <ButtonLink href={local('/contact')}>{t('actions.contact')}</ButtonLink>
        <ButtonLink quiet href="#packages">
          {packages}
        </ButtonLink>
      </Actions>
    </Hero>
  )
}
