import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { consultCode, consultFailureText, consultLine, consultTexts, recentConsults } from './consult-choice.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

const at = (date: string | null) => ({ date });

describe('consult choice', () => {
  it('P-092 has no consult by default, or is searched by code', () => {
    expect([consultTexts.none, consultTexts.search]).toEqual(['Do not link to consultation', 'Search by code']);
  });

  it('P-092 C-191 offers the five most recent, newest first, with undated ones last', () => {
    const days = ['2026-03-01', '2026-11-01', '2025-01-01', '2026-07-01', '2026-05-01', '2026-09-01'];
    const consults = [at(null), ...days.map((day) => at(`${day}T12:00:00.000Z`))];
    expect(recentConsults(consults).map(({ date }) => date?.slice(0, 10))).toEqual([
      ...['2026-11-01', '2026-09-01', '2026-07-01', '2026-05-01', '2026-03-01'],
    ]);
    expect(recentConsults([at(null), at('2020-01-01T12:00:00.000Z')]).map(({ date }) => date)).toEqual([
      '2020-01-01T12:00:00.000Z',
      null,
    ]);
    expect(recentConsults([])).toEqual([]);
  });

  it('P-092 P-008 shows the date at the location, description, diagnosis, and vet', () => {
    const consult = {
      date: '2026-11-20T03:30:00.000Z',
      description: ' Recheck ',
      diagnosis: 'Otitis externa',
      pimsUser: { displayName: 'Dr. Maya Okafor' },
    };
    expect(consultLine(consult, 'America/New_York')).toBe('11-19-2026 · Recheck · Otitis externa · Dr. Maya Okafor');
    expect(consultLine({ ...consult, date: null, diagnosis: ' ', pimsUser: null }, 'America/New_York')).toBe('Recheck');
    expect(consultLine({ date: null, description: null, diagnosis: null, pimsUser: null }, null)).toBe('');
  });

  it('P-093 searches a trimmed code with at most 32 characters', () => {
    expect(consultCode('  C-17 ')).toBe('C-17');
    expect(consultCode(' \t ')).toBeNull();
    expect(consultCode('x'.repeat(32))).toBe('x'.repeat(32));
    expect(consultCode('x'.repeat(33))).toBeNull();
  });

  it('P-094 has an error message for EzyVet only', () => {
    expect(consultFailureText('EZYVET')).toBe('Error retrieving consultation(s) from EzyVet.');
    expect([consultFailureText('DIGITAIL'), consultFailureText(null)]).toEqual([null, null]);
  });
});

const consults = fc.array(
  fc.record({
    date: fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), { nil: null }),
  }),
);

test.prop([consults])('P-092 never offers an older consult than one it omits', (generated) => {
  const all = generated.map(({ date }) => at(date?.toISOString() ?? null));
  const offered = recentConsults(all);
  expect(offered).toHaveLength(Math.min(all.length, prescriptionLimits.recentConsults));
  const left = all.filter((consult) => !offered.includes(consult));
  const moment = ({ date }: { date: string | null }) => (date === null ? -1 : Date.parse(date));
  const oldest = Math.min(...offered.map(moment));
  for (const consult of left) expect(moment(consult)).toBeLessThanOrEqual(oldest);
});

test.prop([fc.string()])('P-093 never searches for blank or untrimmed text', (typed) => {
  const code = consultCode(typed);
  if (code === null) return;
  expect(code.trim()).toBe(code);
  expect(code.length).toBeGreaterThan(0);
  expect(code.length).toBeLessThanOrEqual(prescriptionLimits.consultCodeMax);
});
