import { unsafeIssue } from '@signa/core/base';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordPage } from './digitail-shape.js';
import { consultPage } from './ezyvet-shape.js';
import { partnerId, partnerMoment, partnerText } from './partner-value.js';

/** Texts with what no database keeps, or what acts on the text around it. */
const odd = fc.string({
  unit: fc.oneof(fc.constantFrom('\0', '\u001B', '\u202E', '\uD800', 'é', ' ', '7'), fc.string({ maxLength: 1 })),
  maxLength: 300,
});

it('C-211 never takes an id that would be kept differently, and any other as it is', () => {
  fc.assert(
    fc.property(odd, (id) => {
      const { success, data } = partnerId.safeParse(id);
      const isKept = id !== '' && id.length <= 254 && !/\p{Cc}|\p{Surrogate}|\u202E/u.test(id);
      expect(success).toBe(isKept);
      if (success) expect(data).toBe(id);
    }),
  );
  expect(partnerId.parse(9004)).toBe('9004');
});

it('C-211 never shows a text with characters that act on what is around it', () => {
  fc.assert(
    fc.property(odd, (text) => {
      const shown = partnerText.parse(text);
      expect(shown === null ? null : unsafeIssue(`x${shown}x`, 'text')).toBeNull();
    }),
  );
  expect(['  Limps\u202E ', ' ', null, undefined, 7].map((text) => partnerText.parse(text))).toEqual([
    'Limps',
    null,
    null,
    null,
    '7',
  ]);
});

it('C-211 knows no moment that no calendar has', () => {
  fc.assert(
    fc.property(fc.double(), (milliseconds) => {
      const moment = partnerMoment(milliseconds);
      expect(moment === null).toBe(Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15);
    }),
  );
  expect(partnerMoment(Date.UTC(2026, 10, 26, 16))).toBe('2026-11-26T16:00:00.000Z');
});

it('C-173 reads a consultation of which the date is none, and no list with an id that is none', () => {
  const ezyvet = (id: unknown, date: unknown) => ({ meta: {}, items: [{ consult: { id, date, code: 'C1' } }] });
  const digitail = (id: unknown, datetime: unknown) => ({
    data: [{ id, datetime, number: 'C1', vet: null }],
    meta: {},
  });
  expect(consultPage.safeParse(ezyvet(3, 1e300))).toMatchObject({
    success: true,
    data: { items: [{ consult: { id: '3', date: null } }] },
  });
  expect(recordPage.safeParse(digitail(3, '+999999-01-01'))).toMatchObject({
    success: true,
    data: { data: [{ id: '3', datetime: null }] },
  });
  expect(consultPage.safeParse(ezyvet('3\0', 1)).success).toBe(false);
  expect(recordPage.safeParse(digitail('\u202E3', null)).success).toBe(false);
});
