import { reviewStatus, type ReviewedRight } from '../administration/access-review/index.js';
import { countsOn } from '../practice/delegation/index.js';
import {
  isOpenToSupport,
  mayImpersonate,
  mayWhileLooking,
  type SupportConsent,
} from '../administration/impersonation/index.js';
import { mutationNames, queryNames, type ContractName } from '../contract/index.js';
import type { DecisionTable } from './decision-table.js';
import { decisionText, type RulePage } from './markdown.js';
import { allowedOrWhy, verdictCells, yesNo } from './yes-no.js';

const today = '2026-11-20';

const delegation: DecisionTable<{ lastDay: string | null }> = {
  title: 'Is a delegation in effect today?',
  about: 'A vet lets another user authorize on their behalf, with or without a last day.',
  requirements: ['A-268', 'A-269'],
  rule: 'countsOn',
  facts: {
    lastDay: {
      heading: 'Its last day',
      values: {
        'is not set': null,
        'was yesterday': '2026-11-19',
        'is today': today,
        'is tomorrow': '2026-11-21',
        'is not a calendar date': '2026-02-30',
      },
    },
  },
  outcomes: ['It counts'],
  decide: ({ lastDay }) => [countsOn({ lastDay }, today) ? 'yes' : 'no'],
};

const start: DecisionTable<{ isOpen: boolean; isSelf: boolean }> = {
  title: 'Can support start an impersonation?',
  about: 'The support user also gives a reason, which the practice can read.',
  requirements: ['A-056', 'A-280'],
  rule: 'mayImpersonate',
  facts: { isOpen: yesNo('They are already impersonating'), isSelf: yesNo('It is the support user') },
  outcomes: allowedOrWhy,
  decide: ({ isOpen, isSelf }) =>
    verdictCells(mayImpersonate('pat@signa.test', isSelf ? 'pat@signa.test' : 'vet@signa.test', isOpen)),
};

const consent: DecisionTable<{ asks: 'never' | 'no' | 'yes'; until: SupportConsent['until'] }> = {
  title: 'Is a location open to support?',
  about: 'A location can require its consent.',
  requirements: ['A-284'],
  rule: 'isOpenToSupport',
  facts: {
    asks: {
      heading: 'The location requires consent',
      values: { 'it has no setting': 'never', no: 'no', yes: 'yes' },
    },
    until: {
      heading: 'The consent',
      values: {
        'was not given': null,
        'is valid until later today': `${today}T20:00:00.000Z`,
        'ends at this instant': `${today}T15:00:00.000Z`,
        'ended before': `${today}T09:00:00.000Z`,
      },
    },
  },
  outcomes: ['Open to support'],
  decide: ({ asks, until }) => {
    const said = asks === 'never' ? null : { isRequired: asks === 'yes', until };
    return [isOpenToSupport(said, `${today}T15:00:00.000Z`) ? 'yes' : 'no'];
  },
};

interface Asked {
  readonly operations: readonly ContractName[];
  readonly input: object;
}

const ofTheImpersonation: readonly ContractName[] = ['UnlockImpersonation', 'LockImpersonation', 'ExitImpersonation'];
const others = mutationNames.filter((name) => !ofTheImpersonation.includes(name));
const fields = { id: '7', isActive: true };

const looking: DecisionTable<{ asked: Asked }> = {
  title: 'What can support do in a read-only impersonation?',
  about:
    'An impersonation starts as read-only ([decision 53](../decisions/0053-start-every-impersonation-read-only.md)). Each operation of the contract is checked individually.',
  requirements: ['A-044', 'A-281'],
  rule: 'mayWhileLooking',
  facts: {
    asked: {
      heading: 'The operation',
      values: {
        reads: { operations: queryNames, input: fields },
        'unlocks, locks, or ends the impersonation': { operations: ofTheImpersonation, input: fields },
        'switches to another location': { operations: ['UpdateLocationUser'], input: {} },
        'changes anything else': { operations: others, input: fields },
      },
    },
  },
  outcomes: ['It can run', 'Message'],
  decide: ({ asked: { operations, input } }) => {
    const answers = operations.map((name) => verdictCells(mayWhileLooking(name, { input })));
    const [first] = answers;
    if (first === undefined || answers.some((answer) => String(answer) !== String(first)))
      throw new Error('Operations of one kind have different results');
    return first;
  },
};

const review: DecisionTable<{ kept: 'never' | 'same' | 'changed'; on: string }> = {
  title: 'Was a right reviewed?',
  about: 'The review of who can authorize, for each right individually.',
  requirements: ['A-252'],
  rule: 'reviewStatus',
  facts: {
    kept: {
      heading: 'A reviewer kept it',
      values: { never: 'never', 'as it is now': 'same', 'and it has changed since': 'changed' },
    },
    on: { heading: 'On', values: { today, '90 days ago': '2026-08-22', '91 days ago': '2026-08-21' } },
  },
  outcomes: ['Its version is'],
  decide: ({ kept, on }) => {
    const answer: ReviewedRight | null = kept === 'never' ? null : { state: kept === 'same' ? 'a' : 'b', on };
    return [reviewStatus('a', answer, today)];
  },
};

export const actingForOthers: RulePage = {
  name: 'acting-for-others',
  title: 'Acting on behalf of others',
  about:
    'Delegation by a vet, and impersonation by support. There is no state machine here: each result is computed from the current facts.',
  parts: [
    decisionText(delegation),
    decisionText(review),
    decisionText(start),
    decisionText(consent),
    decisionText(looking),
  ],
};
