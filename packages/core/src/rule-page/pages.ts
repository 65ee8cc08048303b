import { actingForOthers } from './acting-for-others.js';
import { conflicts } from './conflicts.js';
import { issuing } from './issuing.js';
import { lifecycles } from './lifecycles.js';
import { onceIssued } from './once-issued.js';
import { permissions } from './permissions.js';
import { whoMayIssue } from './who-may-issue.js';
import { tableText, type RulePage } from './markdown.js';

/** The pages of docs/rules, in the order in which they are read. */
export const pages: readonly RulePage[] = [
  lifecycles,
  whoMayIssue,
  issuing,
  conflicts,
  onceIssued,
  actingForOthers,
  permissions,
];

const headingsOf = ({ parts }: RulePage) =>
  parts.map((part) => /^## (.*)$/m.exec(part)?.[1]).filter((heading) => heading !== undefined);

/** The page that leads to the others. */
export const index: RulePage = {
  name: 'README',
  title: 'The rules, as the program has them',
  about: [
    'These pages are for who knows the field and wants to check what Signa does. They are not written by hand: each table is what the rule answered when it was asked about every combination of its facts, each chart is the machine that runs. A test fails when one of them is no longer true.',
    'In a table, a dash says that the fact does not matter in this row. Every combination is in exactly one row. The ids are those of [the requirements](../requirements/README.md).',
  ].join('\n\n'),
  parts: [
    tableText(
      ['Page', 'What stands on it'],
      pages.map((page) => [`[${page.title}](${page.name}.md)`, headingsOf(page).join('; ')]),
    ),
  ],
};
