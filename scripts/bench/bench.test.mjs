import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../bench/catalog.mjs';
import { at } from '../place.mjs';
import { checkBenches, noticed, passes } from './check.mjs';
import { readRequest, usage } from './request.mjs';
import { isReached, lineOf, tableOf } from './table.mjs';

const figure = (value, more) => ({ bench: 'server', name: 'share of bare', unit: '', value, goal: 0.6, ...more });
const ran = (...figures) => ({ figures, error: null });
const failed = (name, message) => ({ figures: [], error: { name, message } });

describe('the catalog of benches', () => {
  const names = readdirSync(at('bench')).filter((file) => file.endsWith('.mjs') && file !== 'catalog.mjs');

  it('contains every bench', () => {
    expect(Object.keys(catalog).sort()).toEqual(names.map((file) => file.replace('.mjs', '')).sort());
  });

  it('has for every bench a fault that refuses, and one that returns nothing', () => {
    for (const [name, { faults }] of Object.entries(catalog))
      expect(faults, name).toEqual(expect.arrayContaining(['refuse', 'empty']));
  });
});

describe('the arguments of the command', () => {
  it('select all benches, one by its full name, or all that contain a word', () => {
    expect(readRequest([]).names).toEqual(Object.keys(catalog));
    expect(readRequest(['search', '--json'])).toMatchObject({ names: ['search'], isJson: true, isCheck: false });
    expect(readRequest(['core-']).names.every((name) => name.startsWith('core-'))).toBe(true);
    expect(() => readRequest(['nothing'])).toThrow('No bench is named nothing');
  });

  it('select parts of one bench', () => {
    expect(readRequest(['portal', 'first-visit', 'reload'])).toMatchObject({
      names: ['portal'],
      parts: ['first-visit', 'reload'],
    });
    expect(() => readRequest(['portal', 'second-visit'])).toThrow('first-visit, reload, document, main-thread');
    expect(() => readRequest(['dose', 'first-visit'])).toThrow('Its parts: none');
    expect(() => readRequest(['core-', 'first-visit'])).toThrow('of one bench');
  });

  it('select a fault that the bench supports', () => {
    expect(readRequest(['orders', '--fault', 'slow']).fault).toBe('slow');
    expect(() => readRequest(['orders', '--fault', 'wrong'])).toThrow('There is no fault "wrong"');
    expect(() => readRequest(['orders', '--fault'])).toThrow('There is no fault ""');
    expect(() => readRequest(['dose', '--fault', 'slow'])).toThrow('dose cannot be given the fault slow');
    expect(readRequest(['--check', '--fault', 'slow'])).toMatchObject({ isCheck: true, fault: 'slow' });
    expect(() => readRequest(['--fast'])).toThrow('There is no option --fast');
  });

  it('are explained with every bench and part', () => {
    for (const [name, { parts = {} }] of Object.entries(catalog))
      for (const word of [name, ...Object.keys(parts)]) expect(usage()).toContain(` ${word} `);
  });
});

describe('checking a bench', () => {
  const without = ran(figure(0.9));

  it('passes if a refusal or an empty answer makes the bench fail', () => {
    expect(noticed('refuse', failed('Error', 'was refused: …'), without).isNoticed).toBe(true);
    expect(noticed('empty', failed('AssertionError', 'nothing was found'), without).isNoticed).toBe(true);
  });

  it('fails if the bench failed because of its own error', () => {
    expect(noticed('empty', failed('TypeError', 'x is undefined'), without).isNoticed).toBe(false);
    expect(noticed('slow', failed('Error', 'The server ended'), without).isNoticed).toBe(false);
  });

  it('passes if a goal is missed by more than without the fault, and fails if all are met', () => {
    expect(noticed('slow', ran(figure(0.1)), without)).toEqual({
      isNoticed: true,
      how: 'goal missed: share of bare',
    });
    expect(noticed('slow', ran(figure(0.7)), without).isNoticed).toBe(false);
    expect(noticed('slow', ran(figure(0.5)), ran(figure(0.4))).isNoticed).toBe(false);
    const limit = { goal: 5, atMost: true };
    expect(noticed('slow', ran(figure(40, limit)), ran(figure(4, limit))).isNoticed).toBe(true);
    expect(noticed('slow', ran(figure(40, limit)), ran(figure(44, limit))).isNoticed).toBe(false);
    expect(noticed('slow', ran(figure(40, { goal: undefined })), without).isNoticed).toBe(false);
  });

  it('requires a run without a fault that succeeds and has figures', () => {
    expect(passes(ran(figure(0.1))).isNoticed).toBe(true);
    expect(passes(ran()).isNoticed).toBe(false);
    expect(passes(failed('Error', 'no database')).isNoticed).toBe(false);
  });

  it('runs a bench without a fault and with each of its faults, and fails if one is not detected', async () => {
    const results = [];
    const onResult = (name, fault, { isNoticed }) => results.push([name, fault, isNoticed]);
    const runOne = async (name, { fault, isSmall }) => {
      expect(isSmall).toBe(true);
      return fault === 'refuse' ? failed('Error', 'refused') : ran(figure(0.9));
    };
    expect(await checkBenches(['dose'], { runOne, onResult })).toBe(false);
    expect(results).toEqual([
      ['dose', 'no fault', true],
      ['dose', 'refuse', true],
      ['dose', 'empty', false],
    ]);
    expect(await checkBenches(['dose'], { fault: 'refuse', runOne, onResult: () => {} })).toBe(true);
  });

  it('injects no faults into a bench that fails without one', async () => {
    const faults = [];
    const runOne = async (name, { fault }) => {
      faults.push(fault);
      return failed('TimeoutError', 'no page');
    };
    expect(await checkBenches(['queue'], { runOne, onResult: () => {} })).toBe(false);
    expect(faults).toEqual([undefined]);
  });
});

describe('the table of figures', () => {
  const spread = { least: 0.52, most: 0.71, samples: 5 };

  it('prints each figure with its spread, its goal, and whether it was reached', () => {
    const [head, line] = tableOf([figure(0.61, spread)]);
    expect(head).toMatch(/^bench +figure +reached +least … most +goal +goal met$/);
    expect(line.split(/ {2,}/)).toEqual([
      ...['server', 'share of bare', '0.61', '0.52 … 0.71 of 5', 'at least 0.60', 'yes'],
    ]);
    expect(lineOf(figure(0.59, spread))).toBe('server: share of bare: 0.59  (0.52 … 0.71 of 5)  at least 0.60  NO');
    expect(lineOf({ ...figure(12, { goal: undefined }), unit: 'ms' })).toBe('server: share of bare: 12 ms');
  });

  it('counts a narrowly missed goal as missed, even if the printed values are equal', () => {
    expect(isReached(figure(0.5999))).toBe(false);
    expect(isReached(figure(5.0001, { goal: 5, atMost: true }))).toBe(false);
    expect(isReached(figure(NaN))).toBe(false);
    expect(isReached(figure(NaN, { atMost: true }))).toBe(false);
  });
});
