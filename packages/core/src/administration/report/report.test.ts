import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../../safety/conflict/conflict.test-data.js';
import type { ConflictReport } from '../../safety/conflict/index.js';
import { recentSupplies } from '../../prescribing/task/index.js';
import { overridableWarnings } from '../warning-override/index.js';
import {
  alertName,
  alertsOf,
  declineGroupOf,
  declineGroups,
  durationText,
  interrupts,
  lastShownEnd,
  perHundred,
  reportEmbedUrl,
} from './index.js';

const uuid = '0e3b1c34-3f0c-4a51-9a35-6c5a3c0a9f10';

describe('the embedded report', () => {
  it('A-145 A-144 has the URL of the provider, with the location in it', () => {
    expect(reportEmbedUrl('https://reports.example/embed/{location}?theme=light', uuid)).toBe(
      `https://reports.example/embed/${uuid}?theme=light`,
    );
    expect(reportEmbedUrl(null, uuid)).toBeNull();
  });

  it('A-145 always has an https URL', () => {
    for (const template of ['http://reports.example/{location}', 'javascript:{location}', '/reports/{location}', ''])
      expect(reportEmbedUrl(template, uuid)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.string(), (template, location) => {
        const address = reportEmbedUrl(`${template}{location}`, location);
        if (address !== null) expect(new URL(address).protocol).toBe('https:');
      }),
    );
  });

  it('A-145 the location never changes the host', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const address = reportEmbedUrl('https://reports.example/{location}', location);
        if (address !== null) expect(new URL(address).origin).toBe('https://reports.example');
      }),
    );
  });
});

describe('the group of a decline', () => {
  it('A-291 is the selected reason, or Other for typed text', () => {
    expect(declineGroupOf('Due for exam')).toBe('Due for exam');
    for (const supply of recentSupplies)
      expect(declineGroupOf(`Recently purchased-${supply}`)).toBe('Recently purchased');
    expect(declineGroupOf('Patient is deceased')).toBe('Patient is deceased');
    expect(declineGroupOf('Owner will call back')).toBe('Other');
    expect(declineGroupOf(null)).toBe('Other');
  });

  it('A-291 is never typed text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(declineGroups).toContain(declineGroupOf(text));
      }),
    );
  });
});

const report = (over: Record<string, unknown>) =>
  ({ conflicts: [], advisories: [], duplicates: [], doubts: [], notChecked: [], ...over }) as unknown as ConflictReport;

describe('the rules triggered by a prescription', () => {
  it('A-292 are recorded once each, with the most severe grade', () => {
    const found = report({
      conflicts: [
        { kind: 'weight', ruleId: null, grade: 'serious' },
        { kind: 'condition', ruleId: 'C01', grade: 'serious' },
        { kind: 'condition', ruleId: 'C01', grade: 'contraindicated' },
      ],
      advisories: [{ kind: 'interaction', ruleId: 'I01', grade: 'worth-knowing' }],
      duplicates: [{ by: 'ingredient', grade: 'serious' }],
      doubts: [{ kind: 'ten-fold-dose', grade: 'serious' }],
    });
    expect(alertsOf(found)).toEqual([
      { rule: 'dose:ten-fold-dose', grade: 'serious' },
      { rule: 'duplicate:ingredient', grade: 'serious' },
      { rule: 'record:weight', grade: 'serious' },
      { rule: 'table:C01', grade: 'contraindicated' },
      { rule: 'table:I01', grade: 'worth-knowing' },
    ]);
    expect(alertsOf(report({}))).toEqual([]);
  });

  it('A-292 are shown as text, or by key if unknown', () => {
    expect(alertName('record:weight', knowledge)).toBe('Weight: from the product record');
    expect(alertName('duplicate:class', knowledge)).toBe('Duplicate: a drug of the same class is active');
    for (const { id } of overridableWarnings(knowledge))
      expect(alertName(`table:${id}`, knowledge)).not.toContain('table:');
    expect(alertName('table:D001', knowledge)).toBe('Dose: above the label of carprofen');
    expect(alertName('table:D001.far-above', knowledge)).toBe('Dose: far above the label of carprofen');
    expect(alertName('table:D039.course', knowledge)).toBe(
      'Course: longer than the label of amoxicillin with clavulanate',
    );
    expect(alertName('table:gone', knowledge)).toBe('table:gone');
    expect(alertName('record:toString', knowledge)).toBe('record:toString');
    expect(['contraindicated', 'serious', 'worth-knowing'].filter((grade) => interrupts(grade as 'serious'))).toEqual([
      'contraindicated',
      'serious',
    ]);
  });
});

describe('figures as text', () => {
  it('A-292 A-294 a share is a percentage, and null without a total', () => {
    expect(perHundred(3, 40)).toBe(7.5);
    expect(perHundred(1, 3)).toBe(33.3);
    expect(perHundred(0, 7)).toBe(0);
    expect(perHundred(0, 0)).toBeNull();
  });

  it('A-290 A-294 a response time has its two largest units', () => {
    expect([0, 59, 60, 192, 1_440, 3_125].map(durationText)).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '3 h 12 min',
      '1 d',
      '2 d 4 h',
    ]);
  });

  it('A-293 an expiration is shown 90 days ahead', () => {
    expect(lastShownEnd('2026-11-24')).toBe('2027-02-22');
  });
});
