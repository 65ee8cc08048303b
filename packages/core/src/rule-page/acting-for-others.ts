import { reviewStanding, type KeptRight } from '../administration/access-review/index.js';
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
  title: 'Does a delegation count today?',
  about: 'A vet lets somebody authorize in their name, with or without a last day.',
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
        'is no day of the calendar': '2026-02-30',
      },
    },
  },
  outcomes: ['It counts'],
  decide: ({ lastDay }) => [countsOn({ lastDay }, today) ? 'yes' : 'no'],
};

const start: DecisionTable<{ isOpen: boolean; isSelf: boolean }> = {
  title: 'May support begin to work as somebody?',
  about: 'The support user gives a reason besides, which the practice reads.',
  requirements: ['A-056', 'A-280'],
  rule: 'mayImpersonate',
  facts: { isOpen: yesNo('They work as somebody already'), isSelf: yesNo('It is they themselves') },
  outcomes: allowedOrWhy,
  decide: ({ isOpen, isSelf }) =>
    verdictCells(mayImpersonate('pat@signa.test', isSelf ? 'pat@signa.test' : 'vet@signa.test', isOpen)),
};

const consent: DecisionTable<{ asks: 'never' | 'no' | 'yes'; until: SupportConsent['until'] }> = {
  title: 'Is a location open to support?',
  about: 'A location may demand that support asks first.',
  requirements: ['A-284'],
  rule: 'isOpenToSupport',
  facts: {
    asks: {
      heading: 'The location demands a consent',
      values: { 'it never said anything': 'never', no: 'no', yes: 'yes' },
    },
    until: {
      heading: 'The consent',
      values: {
        'was not given': null,
        'holds until later today': `${today}T20:00:00.000Z`,
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
  title: 'What may support do while it only looks?',
  about:
    'An impersonation only looks at first ([decision 53](../decisions/0053-start-every-impersonation-read-only.md)). Each operation of the contract is asked about by itself.',
  requirements: ['A-044', 'A-281'],
  rule: 'mayWhileLooking',
  facts: {
    asked: {
      heading: 'The operation',
      values: {
        reads: { operations: queryNames, input: fields },
        'unlocks, locks or ends the impersonation': { operations: ofTheImpersonation, input: fields },
        'switches to another location': { operations: ['UpdateLocationUser'], input: {} },
        'changes anything else': { operations: others, input: fields },
      },
    },
  },
  outcomes: ['It may run', 'What is said'],
  decide: ({ asked: { operations, input } }) => {
    const answers = operations.map((name) => verdictCells(mayWhileLooking(name, { input })));
    const [first] = answers;
    if (first === undefined || answers.some((answer) => String(answer) !== String(first)))
      throw new Error('Operations of one kind are answered differently');
    return first;
  },
};

const review: DecisionTable<{ kept: 'never' | 'same' | 'changed'; on: string }> = {
  title: 'Was a right looked at?',
  about: 'The review of who may authorize, of each right by itself.',
  requirements: ['A-252'],
  rule: 'reviewStanding',
  facts: {
    kept: {
      heading: 'Somebody kept it',
      values: { never: 'never', 'as it is now': 'same', 'and it has changed since': 'changed' },
    },
    on: { heading: 'On', values: { today, '90 days ago': '2026-08-22', '91 days ago': '2026-08-21' } },
  },
  outcomes: ['It stands as'],
  decide: ({ kept, on }) => {
    const answer: KeptRight | null = kept === 'never' ? null : { state: kept === 'same' ? 'a' : 'b', on };
    return [reviewStanding('a', answer, today)];
  },
};

export const actingForOthers: RulePage = {
  name: 'acting-for-others',
  title: 'Who acts in the name of somebody else',
  about:
    'Delegation by a vet, and support with the eyes of a person. No state is kept by a machine here: each answer is made of the facts of the day.',
  parts: [
    decisionText(delegation),
    decisionText(review),
    decisionText(start),
    decisionText(consent),
    decisionText(looking),
  ],
};
