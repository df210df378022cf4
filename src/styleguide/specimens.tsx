import type { ReactNode } from 'react'
import { ArticleCard } from '../articles/list/ArticleCard'
import { ArticleGrid } from '../articles/list/ArticleGrid'
import { Categories } from '../articles/list/Categories'
import { Notice } from '../articles/list/Notice'
import { Pagination } from '../articles/list/Pagination'
import { Field } from '../contact/Field'
import { OfferCards } from '../offers/OfferCards'
import { PriceTable } from '../offers/PriceTable'
import { Principles } from '../offers/Principles'
import { StartingPrice } from '../offers/StartingPrice'
import { Technology } from '../offers/service-page/Technology'
import { UseCases } from '../offers/service-page/UseCases'
import { constellations } from '../site/constellations'
import { Hexagon } from '../site/Hexagon'
import type { Language } from '../site/languages'
import { Actions } from '../ui/Actions'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Checklist } from '../ui/Checklist'
import { Chart } from '../ui/drawings/Chart'
import { Constellation } from '../ui/drawings/Constellation'
import { Entries } from '../ui/Entries'
import { Facts } from '../ui/Facts'
import { Hero } from '../ui/Hero'
import { Mosaic } from '../ui/Mosaic'
import { sampleArticle, sampleLines, sampleOffers, samplePacks, sampleWords } from './samples'

export type Specimen = { piece: string; state: string; shown: ReactNode }

const nothing = () => undefined

/** Returns every component in every state, for `/styleguide` and the tests of components. */
export function specimens(language: Language): readonly Specimen[] {
  const { title, text, long, tags, names, error } = sampleWords(language)
  const entries = [
    { title, text },
    { title: long, text },
    { title: `${title} 3`, text },
  ]
  const categories = tags.map((name, index) => ({ id: `tag-${index}`, name }))
  const addressOf = (to: string | number) => `#${to}`
  const field = { label: title, value: '', error: undefined, onChange: nothing }
  const terms = { validUntil: '2026-12-31', expired: false }
  const past = { validUntil: '2025-12-31', expired: true }
  const heads = { service: title, duration: tags[2], price: tags[0] }
  const card = (given: Parameters<typeof sampleArticle>[1]) => (
    <ArticleGrid>
      <ArticleCard article={sampleArticle(language, given)} level={3} />
    </ArticleGrid>
  )

  return [
    { piece: 'Button', state: 'first choice', shown: <Button>{title}</Button> },
    { piece: 'Button', state: 'second choice', shown: <Button quiet>{title}</Button> },
    { piece: 'Button', state: 'busy', shown: <Button aria-disabled>{title}</Button> },
    { piece: 'Button', state: 'long words', shown: <Button>{long}</Button> },
    {
      piece: 'ButtonLink',
      state: 'both choices',
      shown: (
        <Actions>
          <ButtonLink href="#ButtonLink">{title}</ButtonLink>
          <ButtonLink quiet href="#ButtonLink">
            {title}
          </ButtonLink>
        </Actions>
      ),
    },
    { piece: 'Badge', state: 'plain', shown: <Badge>{title}</Badge> },
    {
      piece: 'Checklist',
      state: 'plain',
      shown: (
        <Checklist
          label={title}
          items={[text, long]}
          verdicts={[title, text, long]}
          action={{ href: '#', name: 'service', value: 'audit', label: title }}
        />
      ),
    },
    { piece: 'Entries', state: 'grid', shown: <Entries items={entries} /> },
    { piece: 'Entries', state: 'steps', shown: <Entries as="steps" items={entries} /> },
    { piece: 'Entries', state: 'numbered', shown: <Entries as="numbered" items={entries} /> },
    { piece: 'Entries', state: 'ledger', shown: <Entries as="ledger" items={entries} /> },
    {
      piece: 'Mosaic',
      state: 'five',
      shown: (
        <Mosaic
          items={(['code', 'cloud', 'ai', 'mvp', 'automation'] as const).map((key) => ({
            title: `${title} ${key}`,
            text,
            href: '#Mosaic',
            drawing: <Constellation {...constellations[key]} />,
            price: <StartingPrice offers={sampleOffers} />,
          }))}
        />
      ),
    },
    {
      piece: 'Hero',
      state: 'with a drawing',
      shown: (
        <Hero
          as="h3"
          legend={tags[0]}
          title={title}
          lead={text}
          drawing={
            <Chart
              name={title}
              here={title}
              stars={names.slice(0, 3).map((name, index) => ({
                at: [46 - 6 * index, 23 + 12 * index],
                side: index % 2 ? 'end' : 'start',
                name,
                href: `#${index}`,
              }))}
            />
          }
        />
      ),
    },
    {
      piece: 'Facts',
      state: 'figures and words',
      shown: <Facts items={names.map((name, index) => ({ figure: `${index + 1} 500 €`, text: name }))} />,
    },
    { piece: 'Hero', state: 'long words', shown: <Hero as="h3" title={long} lead={text} /> },
    {
      piece: 'Hexagon',
      state: 'plain',
      shown: (
        <Hexagon
          name={title}
          links={[...names, tags[1]].map((one) => ({ name: one, href: '#Hexagon' }))}
          caption={text}
        />
      ),
    },
    { piece: 'Field', state: 'empty', shown: <Field {...field} name="empty" /> },
    {
      piece: 'Field',
      state: 'filled, required',
      shown: <Field {...field} name="filled" value={text} required />,
    },
    {
      piece: 'Field',
      state: 'with an error',
      shown: <Field {...field} name="invalid" value="nom@" error={error} />,
    },
    {
      piece: 'Field',
      state: 'several lines',
      shown: <Field {...field} name="lines" value={text} rows={5} />,
    },
    { piece: 'OfferCards', state: 'packages', shown: <OfferCards offers={sampleOffers} terms={terms} /> },
    {
      piece: 'OfferCards',
      state: 'plans',
      shown: <OfferCards offers={sampleOffers} terms={past} action="subscribe" />,
    },
    {
      piece: 'PriceTable',
      state: 'list',
      shown: (
        <PriceTable
          groups={[
            { id: 'sample-services', rows: sampleLines },
            { id: 'sample-packs', title, intro: text, rows: samplePacks },
          ]}
          weeks={16}
          terms={past}
          caption={title}
          heads={heads}
        />
      ),
    },
    {
      piece: 'PriceTable',
      state: 'extract',
      shown: <PriceTable short groups={[{ rows: sampleLines }]} terms={terms} caption={long} heads={heads} />,
    },
    { piece: 'Principles', state: 'plain', shown: <Principles stages={[30, 40, 30]} /> },
    {
      piece: 'UseCases',
      state: 'plain',
      shown: <UseCases items={[{ title, problem: text, solution: text, result: text }]} />,
    },
    { piece: 'Technology', state: 'plain', shown: <Technology groups={[{ title, items: names }]} /> },
    { piece: 'ArticleCard', state: 'plain', shown: card({}) },
    { piece: 'ArticleCard', state: 'featured, many tags', shown: card({ featured: true, tags: 3 }) },
    { piece: 'ArticleCard', state: 'long words, no picture', shown: card({ title: long, picture: false }) },
    {
      piece: 'Categories',
      state: 'one chosen',
      shown: <Categories categories={categories} chosen="tag-1" addressOf={addressOf} />,
    },
    {
      piece: 'Pagination',
      state: 'first page',
      shown: <Pagination page={1} pages={3} addressOf={addressOf} onChoose={nothing} />,
    },
    {
      piece: 'Pagination',
      state: 'in between',
      shown: <Pagination page={2} pages={3} addressOf={addressOf} onChoose={nothing} />,
    },
    {
      piece: 'Notice',
      state: 'plain',
      shown: (
        <Notice title={title} text={text}>
          <Button quiet>{title}</Button>
        </Notice>
      ),
    },
  ]
}
