import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answeredResult,
  checkedByText,
  type ExternalCard,
  externalCardLimits as limits,
  notAnsweredReasons,
  notAnsweredResult,
  notAskedResult,
  notCheckedLines,
  plainText,
  readCards,
  type SentCard,
} from './index.js';

const card = (changes: Partial<SentCard> = {}): SentCard => ({
  uuid: '4e0a3a1e-3283-4575-ab82-028d55fe2719',
  summary: 'Carprofen with chronic kidney disease',
  detail: null,
  indicator: 'warning',
  source: { label: 'Dosing Desk', url: null },
  links: [],
  suggestions: [],
  selectionBehavior: null,
  overrideReasons: [],
  ...changes,
});
function read(...sent: readonly (SentCard | null)[]) {
  let last = 0;
  return readCards(sent, () => String((last += 1)));
}
const only = (changes: Partial<SentCard>): ExternalCard | undefined => read(card(changes)).cards[0];

it('P-426 reads the words of Markdown, without HTML', () => {
  const markdown =
    '# Kidneys\n\n**Carprofen** can *worsen* `CKD`; see [the label](https://a.example/x).\n\n* Stop\n+ Check 1\\. creatinine\n> ![](x)5 &lt; 6 <script>alert(1)</script><!-- no -->\nsnake_case 2 * 3 * 4';
  expect(plainText(markdown)).toBe(
    'Kidneys\n\nCarprofen can worsen CKD; see the label.\n\n- Stop\n- Check 1. creatinine\n5 < 6 alert(1)\nsnake_case 2 * 3 * 4',
  );
});

it('P-426 keeps the most urgent cards first, and the order of the service among equals', () => {
  const sent = (['info', 'critical', 'warning', 'critical'] as const).map((indicator, at) =>
    card({ indicator, summary: `${at}` }),
  );
  expect(read(...sent).cards.map(({ summary }) => summary)).toEqual(['1', '3', '2', '0']);
});

it('P-426 counts cards that can not be read, and cards beyond the limit', () => {
  const many = Array.from({ length: limits.cards + 2 }, () => card());
  expect(read(...many, card({ indicator: 'critical' }), null, card({ summary: ' <b></b> ' }))).toMatchObject({
    unread: 2,
    left: 3,
    cards: { length: limits.cards, 0: { indicator: 'critical' } },
  });
  expect(read(card({ suggestions: [{ label: 'a', uuid: null }], selectionBehavior: 'all' })).unread).toBe(1);
});

it('P-426 links to https addresses only, and shows their host', () => {
  const links = [
    { label: 'Label', url: 'https://labels.example/carprofen?x=1', type: 'absolute' },
    { label: 'Plain', url: 'http://labels.example/', type: 'absolute' },
    { label: 'Script', url: 'javascript:alert(1)', type: 'absolute' },
    { label: 'Login', url: 'https://signa.example@evil.example/', type: 'absolute' },
    { label: 'App', url: 'https://app.example/launch', type: 'smart' },
    { label: '', url: 'https://xn--e1awd7f.example/', type: null },
  ];
  expect(only({ links })?.links).toEqual([
    { label: 'Label', url: 'https://labels.example/carprofen?x=1', host: 'labels.example' },
    { label: 'xn--e1awd7f.example', url: 'https://xn--e1awd7f.example/', host: 'xn--e1awd7f.example' },
  ]);
});

it('P-426 whatever is sent, a card is bounded, plain, and without an action', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('<img src=x onerror=alert(1)>', '\u202Eevil', '\u0000', '](javascript:alert(1))', '**', '\\<'),
    fc.string({ maxLength: 20 }).map((text) => text.repeat(200)),
  );
  const text = fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join(''));
  const maybe = fc.option(text);
  const anyCard = fc.record<SentCard>({
    uuid: maybe,
    summary: text,
    detail: maybe,
    indicator: fc.constantFrom('info', 'warning', 'critical'),
    source: fc.record({ label: text, url: fc.option(fc.oneof(fc.webUrl(), text)) }),
    links: fc.array(
      fc.record({ label: text, url: fc.oneof(fc.webUrl(), text), type: fc.constantFrom('absolute', 'smart') }),
      { maxLength: 8 },
    ),
    suggestions: fc.array(fc.record({ label: text, uuid: maybe }), { maxLength: 8 }),
    selectionBehavior: fc.constantFrom(null, 'any', 'at-most-one', 'all'),
    overrideReasons: fc.array(fc.record({ code: text, system: maybe, display: text }), { maxLength: 14 }),
  });
  const controls = /(?!\n)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
  fc.assert(
    fc.property(fc.array(fc.option(anyCard), { maxLength: 30 }), (sent) => {
      const { cards, unread, left } = read(...sent);
      expect(cards.length + unread + left).toBe(sent.length);
      expect(cards.length).toBeLessThanOrEqual(limits.cards);
      for (const { summary, detail, source, links, suggestions, overrideReasons } of cards) {
        const sizes: readonly (readonly [string, number])[] = [
          [summary, limits.summary],
          [detail ?? '', limits.detail],
          [source.label, limits.source],
          ...links.map(({ label }) => [label, limits.linkLabel] as const),
          ...suggestions.map(({ label }) => [label, limits.suggestion] as const),
          ...overrideReasons.map(({ display }) => [display, limits.overrideReason] as const),
        ];
        for (const [words, most] of sizes) {
          expect(Array.from(words).length).toBeLessThanOrEqual(most);
          expect(words).not.toMatch(controls);
        }
        expect(summary).not.toMatch(/\n/);
        for (const { url } of [...links, ...(source.link ? [source.link] : [])]) expect(url).toMatch(/^https:\/\//);
        expect(links.length).toBeLessThanOrEqual(limits.links);
        expect(suggestions.length).toBeLessThanOrEqual(limits.suggestions);
        expect(overrideReasons.length).toBeLessThanOrEqual(limits.overrideReasons);
      }
    }),
  );
});

it('P-426 a long hostile text takes no noticeable time', () => {
  const parts = ['*a', '<a', '[](', '<!--', '> ', '`', '_a_', '![', '&lt;', '\\*', ' \n', '#'];
  const start = performance.now();
  for (const part of parts) plainText(part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(3000);
});

it('P-427 names each service that did not check, with the reason', () => {
  for (const reason of notAnsweredReasons) {
    const [line = '', ...others] = notCheckedLines([notAnsweredResult('Dosing Desk', reason)]);
    expect(line).toMatch(/^Not checked by Dosing Desk\. It.*\.$/);
    expect(others).toEqual([]);
  }
  expect(notCheckedLines([notAskedResult('Label Watch')])).toEqual([
    'Not checked by Label Watch. Signa could not ask it.',
  ]);
  expect(notCheckedLines([notAnsweredResult('Dosing Desk', 'late')])).toEqual([
    'Not checked by Dosing Desk. It did not answer within 1.5 seconds.',
  ]);
});

it('P-427 says what of an answer is missing, and who checked completely', () => {
  const whole = answeredResult('Label Watch', read(card()));
  const part = answeredResult('Dosing Desk', read(card(), null, null));
  expect(notCheckedLines([whole, part])).toEqual([
    'Not fully checked by Dosing Desk. 2 of its cards could not be read.',
  ]);
  expect(notCheckedLines([answeredResult('Dosing Desk', read(null))])).toEqual([
    'Not checked by Dosing Desk. One of its cards could not be read.',
  ]);
  expect(notCheckedLines([answeredResult('Desk', read(...Array.from({ length: 21 }, () => card())))])).toEqual([
    'Not fully checked by Desk. One of its cards is not shown, because there were too many.',
  ]);
  expect(checkedByText([whole, part])).toBe('Also checked by Label Watch.');
  const named = (name: string) => answeredResult(name, read());
  expect(checkedByText([named('A'), named('B'), named('C')])).toBe('Also checked by A, B and C.');
  expect(checkedByText([part])).toBeNull();
});
