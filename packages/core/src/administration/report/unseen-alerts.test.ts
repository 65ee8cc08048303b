import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conflictGrades } from '../../safety/signing/index.js';
import { interrupts } from './alert.js';
import { unseenAlerts, unseenAlertsText } from './unseen-alerts.js';

const rules = ['table:A', 'table:B', 'record:weight'];
const alerts = fc.uniqueArray(
  fc.record({ rule: fc.constantFrom(...rules), grade: fc.constantFrom(...conflictGrades) }),
  { selector: ({ rule }) => rule },
);

it('P-409 a warning that prevents signing is unseen unless its rule was shown', () => {
  fc.assert(
    fc.property(alerts, fc.subarray(rules), (found, shown) => {
      const unseen = unseenAlerts(found, shown);
      for (const alert of found)
        expect(unseen.includes(alert)).toBe(interrupts(alert.grade) && !shown.includes(alert.rule));
      expect(unseenAlerts(found, null)).toEqual([]);
      expect(unseenAlerts(found, rules)).toEqual([]);
    }),
  );
});

it('P-409 names what appeared', () => {
  expect(unseenAlertsText(['Species: Permethrin kills cats'])).toBe(
    'A warning appeared after this form was checked: Species: Permethrin kills cats. Nothing was signed. Read the warnings again, then sign.',
  );
  expect(unseenAlertsText(['A', 'B'])).toContain('2 warnings appeared after this form was checked: A; B.');
});
