import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineStatuses } from '../../orders/order/index.js';
import {
  archivalQuestion,
  archivedNotice,
  archiveErrorNotice,
  checkArchiveInput,
  confirmArchivalText,
  finishedLineStatuses,
  isLineFinished,
  mayArchive,
} from './index.js';

const tooltip = 'A client order is in progress. Archiving is not possible until processing completes.';
const active = { archived: false };
const finished = fc.record({ status: fc.constantFrom(...finishedLineStatuses), shipment: fc.constantFrom(null, {}) });
const shipped = fc.record({ status: fc.string(), shipment: fc.constant({ carrier: 'UPS' }) });
const open = fc.record({
  status: fc.constantFrom('in-progress', 'ready-for-fulfillment', 'Shipped', ''),
  shipment: fc.constantFrom(null, undefined),
});

describe('archive gate', () => {
  it.each(['shipped', 'cancelled', 'delivered', 'picked-up', 'refunded', 'shipped-recieved', 'void', 'voided'])(
    'P-140 a line that is %s is finished',
    (status) => {
      expect(isLineFinished({ status, shipment: null })).toBe(true);
    },
  );

  it('P-140 C-132 no other status finishes a line, but a shipment does', () => {
    const unfinished = lineStatuses.filter((status) => !isLineFinished({ status, shipment: null }));
    expect(unfinished).toEqual(['in-progress', 'ready-for-fulfillment']);
    expect(isLineFinished({ status: 'in-progress', shipment: { carrier: 'UPS' } })).toBe(true);
  });

  it('P-140 C-133 a line that orders show as Shipped is finished, and no other flag finishes one', () => {
    for (const status of ['in-progress', 'ready-for-fulfillment']) {
      expect(isLineFinished({ status, shipment: null, shipped: true })).toBe(true);
      expect(isLineFinished({ status, shipment: null, shipped: false })).toBe(false);
      expect(mayArchive(active, [{ status, shipment: null, shipped: true }])).toEqual({ allowed: true });
    }
    expect(isLineFinished({ status: 'unknown', shipment: null, shipped: true })).toBe(false);
  });

  it('P-140 is open without lines, and when every line is finished', () => {
    expect(mayArchive(active, [])).toEqual({ allowed: true });
    fc.assert(fc.property(fc.array(fc.oneof(finished, shipped)), (lines) => mayArchive(active, lines).allowed));
  });

  it('P-140 P-141 is closed while any line is open, whatever the other lines are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(finished, shipped)), open, fc.array(open), (some, one, others) => {
        for (const lines of [
          [one, ...some, ...others],
          [...some, one],
          [...others, ...some, one],
        ]) {
          expect(mayArchive(active, lines)).toEqual({ allowed: false, code: 'CONFLICT', reason: tooltip });
        }
      }),
    );
  });

  it('P-141 is closed while the lines load, and after loading failed', () => {
    expect(mayArchive(active, 'loading')).toEqual({ allowed: false, code: 'CONFLICT', reason: tooltip });
    expect(mayArchive(active, 'failed')).toEqual({ allowed: false, code: 'CONFLICT', reason: tooltip });
  });

  it('P-142 P-143 is always closed for an archived prescription, because archiving is final', () => {
    fc.assert(fc.property(fc.array(finished), (lines) => !mayArchive({ archived: true }, lines).allowed));
    expect(mayArchive({ archived: true }, [])).toMatchObject({ code: 'CONFLICT' });
    expect(checkArchiveInput({ archived: false })).toMatchObject({ allowed: false, code: 'BAD_USER_INPUT' });
    expect(checkArchiveInput({ archived: true })).toEqual({ allowed: true });
  });

  it('P-142 P-266 P-301 names what will be archived', () => {
    expect(archivalQuestion({ rxNumber: '25-118203' }, 'Otis')).toBe('Archive Rx# 25-118203 for Otis?');
    expect(archivalQuestion({ rxNumber: null, elsewhere: { number: 'VN-88' } }, 'Otis')).toBe(
      'Archive Rx# VN-88 (elsewhere) for Otis?',
    );
    expect(archivalQuestion({ rxNumber: null }, 'Office Use')).toBe('Archive the draft for Office Use?');
  });

  it('P-142 P-225 P-226 asks for confirmation and reports the result', () => {
    expect(confirmArchivalText).toEqual({
      title: 'Confirm Archival?',
      text: 'Proceed with Rx archival?',
      no: 'No',
      yes: 'Yes',
    });
    expect(archivedNotice).toEqual({ status: 'success', title: 'Archive rx Successfully' });
    expect(archiveErrorNotice(null)).toEqual({ status: 'error', title: 'Error Archive RX' });
    expect(archiveErrorNotice(tooltip)).toEqual({ status: 'error', title: 'Error Archive RX', description: tooltip });
  });
});
