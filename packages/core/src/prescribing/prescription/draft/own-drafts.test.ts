import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latestOwnDrafts, type OwnDraftFacts } from './own-drafts.js';

const vet = { id: '11', role: { canAuthorize: true } };

const anyDraft: fc.Arbitrary<OwnDraftFacts> = fc.record({
  rxStatus: fc.constantFrom({ code: 'Draft' }, { code: 'Created' }, { code: 'RejectedDraft' }),
  archived: fc.boolean(),
  authorizingVet: fc.constantFrom(null, '11', '12'),
  draftCreateDate: fc.constantFrom(null, '2026-11-01T09:00:00.000Z', '2026-11-03T09:00:00.000Z'),
  createdTimestamp: fc.constantFrom('2026-11-02T09:00:00.000Z', '2026-11-04T09:00:00.000Z'),
});
const madeAt = (draft: OwnDraftFacts) => draft.draftCreateDate ?? draft.createdTimestamp;

it("P-176 lists the vet's drafts that are not archived, newest first", () => {
  fc.assert(
    fc.property(fc.array(anyDraft), (drafts) => {
      const own = latestOwnDrafts(drafts, vet);
      const isOwn = (draft: OwnDraftFacts) =>
        draft.rxStatus.code === 'Draft' && !draft.archived && draft.authorizingVet === '11';
      expect(own).toHaveLength(drafts.filter(isOwn).length);
      expect(own.every(isOwn)).toBe(true);
      expect(own.map(madeAt)).toEqual(own.map(madeAt).sort().reverse());
    }),
  );
});

it('P-176 is empty for a role that cannot authorize', () => {
  const draft = {
    rxStatus: { code: 'Draft' },
    archived: false,
    authorizingVet: '11',
    draftCreateDate: null,
    createdTimestamp: '2026-11-02T09:00:00.000Z',
  };
  expect(latestOwnDrafts([draft], vet)).toEqual([draft]);
  expect(latestOwnDrafts([draft], { ...vet, role: { canAuthorize: false } })).toEqual([]);
});
