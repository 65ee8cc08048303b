import fc from 'fast-check';
import { alertKinds, contactMethods } from './alert-kind.js';
import { languageCodes } from './language.js';
import type { RecordAlert } from './record-alert.js';

/** An alert without a text that applies until a user ends it. */
export const alert = (known: Partial<RecordAlert> = {}): RecordAlert => ({
  ...{ id: '1', kind: 'bites', text: null, language: null, contactMethod: null },
  ...{ lastDay: null, saidAt: '2026-11-02T15:00:00.000Z', endedAt: null },
  ...known,
});

/** Any stored alert, also of a kind that a newer server added. */
const anyAlert: fc.Arbitrary<RecordAlert> = fc.record({
  id: fc.integer({ min: 1, max: 2000 }).map(String),
  kind: fc.constantFrom<string>(...alertKinds, 'allergicToCats'),
  text: fc.option(fc.constantFrom('muzzle', 'works nights'), { nil: null }),
  language: fc.option(fc.constantFrom(...languageCodes), { nil: null }),
  contactMethod: fc.option(fc.constantFrom(...contactMethods), { nil: null }),
  lastDay: fc.option(fc.constantFrom('2026-11-19', '2026-11-20', '2026-12-31'), { nil: null }),
  saidAt: fc.constantFrom('2024-01-05T09:00:00.000Z', '2025-11-19T09:00:00.000Z', '2026-11-02T15:00:00.000Z'),
  endedAt: fc.option(fc.constant('2026-11-03T15:00:00.000Z'), { nil: null }),
});

export const anyAlerts = fc.uniqueArray(anyAlert, { selector: ({ id }) => id, maxLength: 12 });
