import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutationNames, queryNames, subscriptionNames } from '../../contract/index.js';
import { consentTexts, isSupportLookUp } from '../impersonation/index.js';
import { mayUse, permissionTable } from '../permission/index.js';
import { lookUpReasonText, whatSupportMay } from './index.js';

const operations = [...mutationNames, ...queryNames, ...subscriptionNames];
const support = (inAdminSupportGroup: boolean) => ({ username: 'support@signa.test', inAdminSupportGroup });

describe('what support can do as themselves', () => {
  it('A-537 is allowed exactly if the permission table and the state of look-ups allow it', () => {
    const state = fc.constantFrom(null, 'open', 'reason', 'closed' as const);
    fc.assert(
      fc.property(fc.constantFrom(...operations), fc.boolean(), state, (operation, isAdmin, lookUps) => {
        const { isAllowed, ways } = whatSupportMay(support(isAdmin), operation, lookUps);
        const caller = { kind: 'support', ...support(isAdmin) } as const;
        const isInTable = mayUse({ operation, caller, locationIds: [] }).allowed;
        const isLookUp = isSupportLookUp(operation) || operation === 'LocationChanged';
        expect(isAllowed).toBe(isInTable && !(isLookUp && (lookUps === 'reason' || lookUps === 'closed')));
        expect(ways.every(({ missing }) => (missing.length === 0) === isAllowed)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('A-537 names what is missing: the group, an impersonation, a reason, or the consent', () => {
    const missing = (...args: Parameters<typeof whatSupportMay>) => whatSupportMay(...args).ways[0]?.missing;
    expect(missing(support(false), 'UpdateRole', null)).toEqual(['Only the admin support group can do this.']);
    expect(missing(support(true), 'UpdateRole', null)).toEqual([]);
    expect(missing(support(true), 'AddPrescription', null)).toEqual([
      'Support users can do this only while impersonating a user of the practice.',
    ]);
    expect(missing(support(false), 'GetAudit', 'reason')).toEqual([lookUpReasonText]);
    expect(missing(support(false), 'GetAudit', 'closed')).toEqual([consentTexts.lookUpClosed]);
    expect(missing(support(false), 'GetAudit', 'open')).toEqual([]);
    expect(permissionTable.GetAudit.support).toBe('yes');
  });
});
