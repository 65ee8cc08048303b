import { chakra } from '@chakra-ui/react';
import { gradeOfIndicator, indicatorLabels } from '@signa/core/safety';
import { ArrowUpRight } from 'lucide-react';
import { GradeBadge } from './grade-badge';
import { PanelItem } from './conflict-line';
import { CardAnswerForm } from './card-answer-form';
import type { ExternalCard } from '../form/external-check';

/** A card: its urgency in the words of the service, its text, its source, and the answer to it (P-428, P-431). */
export function ExternalCardRow({ card, service }: { readonly card: ExternalCard; readonly service: string }) {
  const { summary, detail, indicator, source, links, suggestions } = card;
  return (
    <PanelItem py="3" data-external-card={indicator}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="baseline">
        <GradeBadge grade={gradeOfIndicator[indicator]}>{indicatorLabels[indicator]}</GradeBadge>
        <chakra.span textStyle="name" flex="1" minW="12rem" overflowWrap="anywhere">
          {summary}
        </chakra.span>
      </chakra.div>
      {detail && (
        <chakra.p textStyle="meta" mt="1" whiteSpace="pre-line" overflowWrap="anywhere" maxH="16rem" overflowY="auto">
          {detail}
        </chakra.p>
      )}
      {suggestions.length > 0 && (
        <chakra.p textStyle="meta" mt="1" overflowWrap="anywhere">
          {`It suggests: ${suggestions.map(({ label }) => label).join('; ')}`}
        </chakra.p>
      )}
      <chakra.p textStyle="meta" color="fg.muted" mt="1" display="flex" flexWrap="wrap" columnGap="3" minW="0">
        <span>
          {'Source: '}
          {source.link ? <OutLink {...source.link} /> : source.label}
        </span>
        {links.map((link) => (
          <OutLink key={link.url} {...link} />
        ))}
      </chakra.p>
      <CardAnswerForm card={card} service={service} />
    </PanelItem>
  );
}

/** A link to another site, with its host, in a new tab that can't reach this one. */
const OutLink = ({ label, url, host }: { readonly label: string; readonly url: string; readonly host: string }) => (
  <chakra.a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    color="accent.fg"
    textDecoration="underline"
    overflowWrap="anywhere"
  >
    {label === host ? host : `${label} (${host})`}
    <ArrowUpRight size={12} aria-hidden style={{ display: 'inline', marginLeft: 2 }} />
    <chakra.span srOnly> opens in a new tab</chakra.span>
  </chakra.a>
);
