import { webLink } from '../../base/contact/index.js';
import type { CardIndicator } from '../cds/index.js';
import type { ConflictGrade } from '../signing/index.js';
import { plainLine, plainText } from './plain-text.js';

/** A link out of a card: https only, with its host, so that nobody follows it unawares. */
export interface ExternalLink {
  readonly label: string;
  readonly url: string;
  readonly host: string;
}

/** A change that a service proposes, in words only: Signa never applies it. */
export interface ExternalSuggestion {
  readonly label: string;
  /** The service's identifier; `null` without one, so that it can't be reported back. */
  readonly uuid: string | null;
}

/** A reason against a card, which the service proposed. */
export interface OverrideCoding {
  readonly code: string;
  readonly system: string | null;
  readonly display: string;
}

/** A card of another program, bounded and as plain text. */
export interface ExternalCard {
  /** Our UUID of it. */
  readonly id: string;
  /** The service's UUID; `null` without one, so that no feedback can be sent. */
  readonly uuid: string | null;
  /** At most 140 characters. */
  readonly summary: string;
  /** At most 2,000 characters, with line breaks; `null` without details. */
  readonly detail: string | null;
  readonly indicator: CardIndicator;
  readonly source: { readonly label: string; readonly link: ExternalLink | null };
  readonly links: readonly ExternalLink[];
  readonly suggestions: readonly ExternalSuggestion[];
  readonly overrideReasons: readonly OverrideCoding[];
}

/** A card as it was sent, decoded; texts of any length. */
export interface SentCard {
  readonly uuid: string | null;
  readonly summary: string;
  readonly detail: string | null;
  readonly indicator: CardIndicator;
  readonly source: { readonly label: string; readonly url: string | null };
  readonly links: readonly { readonly label: string; readonly url: string; readonly type: string | null }[];
  readonly suggestions: readonly ExternalSuggestion[];
  readonly selectionBehavior: string | null;
  readonly overrideReasons: readonly OverrideCoding[];
}

/** How many entries are kept, and how many characters of each text. */
export const externalCardLimits = {
  cards: 20,
  summary: 140,
  detail: 2000,
  source: 100,
  links: 5,
  linkLabel: 80,
  suggestions: 5,
  suggestion: 140,
  overrideReasons: 10,
  overrideReason: 100,
  /** An identifier or a code that is longer is not kept, because a part of it identifies nothing. */
  identifier: 200,
} as const;

/** How a card is shown beside our own findings. */
export const gradeOfIndicator: Readonly<Record<CardIndicator, ConflictGrade>> = {
  critical: 'contraindicated',
  warning: 'serious',
  info: 'worth-knowing',
};

/** The words of the service, which are not those of our grades: only our own rules say 'contraindicated'. */
export const indicatorLabels: Readonly<Record<CardIndicator, string>> = {
  critical: 'Critical',
  warning: 'Warning',
  info: 'Information',
};

const urgency: readonly CardIndicator[] = ['critical', 'warning', 'info'];

const cut = (text: string, most: number): string => {
  const points = Array.from(text);
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
};
const line = (text: string, most: number) => cut(plainLine(text), most);

const identifier = (text: string | null): string | null =>
  text !== null && text.length <= externalCardLimits.identifier && /^[!-~]+$/.test(text) ? text : null;

/** An https link without credentials; `null` for any other. */
function linkOf(label: string, address: string | null): ExternalLink | null {
  const url = webLink(address);
  if (url === null || url.length > 2000) return null;
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return { label: line(label, externalCardLimits.linkLabel) || cut(host, externalCardLimits.linkLabel), url, host };
}

const isKnownSelection = (behavior: string | null) =>
  behavior === null || behavior === 'at-most-one' || behavior === 'any';

/** A card within the limits; `null` if it says nothing, or asks for a choice that the specification doesn't define. */
function externalCard(sent: SentCard, newId: () => string): ExternalCard | null {
  const limits = externalCardLimits;
  const summary = line(sent.summary, limits.summary);
  const label = line(sent.source.label, limits.source);
  if (summary === '' || label === '') return null;
  if (sent.suggestions.length > 0 && !isKnownSelection(sent.selectionBehavior)) return null;
  return {
    id: newId(),
    uuid: identifier(sent.uuid),
    summary,
    detail: cut(plainText(sent.detail ?? ''), limits.detail) || null,
    indicator: sent.indicator,
    source: { label, link: linkOf(label, sent.source.url) },
    links: sent.links
      .filter(({ type }) => type === null || type === 'absolute')
      .flatMap((link) => linkOf(link.label, link.url) ?? [])
      .slice(0, limits.links),
    suggestions: sent.suggestions
      .flatMap(({ label: words, uuid }) => {
        const text = line(words, limits.suggestion);
        return text === '' ? [] : [{ label: text, uuid: identifier(uuid) }];
      })
      .slice(0, limits.suggestions),
    overrideReasons: sent.overrideReasons
      .flatMap(({ code, system, display }) => {
        const [kept, text] = [identifier(code), line(display, limits.overrideReason)];
        return kept === null || text === '' ? [] : [{ code: kept, system: identifier(system), display: text }];
      })
      .slice(0, limits.overrideReasons),
  };
}

/** The cards that are shown, and how many are not. */
export interface ReadCards {
  /** The most urgent first. */
  readonly cards: readonly ExternalCard[];
  /** Cards that are not of CDS Hooks 2.0. */
  readonly unread: number;
  /** Cards beyond the limit. */
  readonly left: number;
}

/**
 * The cards of an answer, bounded and as plain text. Of more than 20, the most urgent are kept, and the others are
 * counted: an answer can neither hide a card nor flood the form.
 *
 * @param sent - `null` for a card that could not be decoded
 * @param newId - a new UUID for each card
 * @see P-426
 */
export function readCards(sent: readonly (SentCard | null)[], newId: () => string): ReadCards {
  const read = sent.flatMap((card) => (card && externalCard(card, newId)) ?? []);
  const sorted = read.toSorted((a, b) => urgency.indexOf(a.indicator) - urgency.indexOf(b.indicator));
  return {
    cards: sorted.slice(0, externalCardLimits.cards),
    unread: sent.length - read.length,
    left: Math.max(0, read.length - externalCardLimits.cards),
  };
}
