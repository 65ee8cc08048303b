import { actingForOthers } from './acting-for-others.js';
import { conflicts } from './conflicts.js';
import { issuing } from './issuing.js';
import { lifecycles } from './lifecycles.js';
import { onceIssued } from './once-issued.js';
import { permissions } from './permissions.js';
import { whoMayIssue } from './who-may-issue.js';
import { tableText, type RulePage } from './markdown.js';

/** The pages of docs/rules, in reading order. */
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

/** The overview page. */
export const index: RulePage = {
  name: 'README',
  title: 'Rules',
  about: [
    'These pages let domain experts check what Signa does. They are generated: each table has the results of a rule for every combination of its facts, and each diagram is a state machine of the program. A test fails when a page is out of date.',
    'In a table, a dash means that the fact does not matter in this row. Every combination is in exactly one row. The IDs refer to [the requirements](../requirements/README.md).',
  ].join('\n\n'),
  parts: [
    tableText(
      ['Page', 'Content'],
      pages.map((page) => [`[${page.title}](${page.name}.md)`, headingsOf(page).join('; ')]),
    ),
  ],
};
