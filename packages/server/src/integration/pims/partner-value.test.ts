import { unsafeIssue } from '@signa/core/base';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordPage } from './digitail-shape.js';
import { consultPage } from './ezyvet-shape.js';
import { partnerId, partnerMoment, partnerText } from './partner-value.js';

/** Text with characters that no database stores or that affect surrounding text. */
const odd = fc.string({
  unit: fc.oneof(fc.constantFrom('\0', '\u001B', '\u202E', '\uD800', 'é', ' ', '7'), fc.string({ maxLength: 1 })),
  maxLength: 300,
});

it('C-211 rejects an id that would be stored differently, and keeps any other unchanged', () => {
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

it('C-211 removes characters that affect surrounding text', () => {
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

it('C-211 rejects a time outside the calendar', () => {
  fc.assert(
    fc.property(fc.double(), (milliseconds) => {
      const moment = partnerMoment(milliseconds);
      expect(moment === null).toBe(Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15);
    }),
  );
  expect(partnerMoment(Date.UTC(2026, 10, 26, 16))).toBe('2026-11-26T16:00:00.000Z');
});

it('C-173 reads a consultation with an invalid date, and rejects a list with an invalid id', () => {
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
