import type { Proof, Proved } from './prove.test-proof.js';

const counted = (count: number) => count.toLocaleString('en-US');
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && value.trim() === '' ? `'${value}'` : String(value);
}
/** More values than these are counted and not read. */
const mostShown = 20;

const head = `# What is proved by every combination

Where the input of a rule is finite, a test asks the rule about every combination there is. The rows below are written from the [requirements](requirements/README.md), not from the code, and each says its condition in full. In each combination exactly one row judges, so there is no overlap and no gap, and the rule says what the row says.

The proofs stand in \`packages/core/src/proof\` and run with \`npm test\`, which also keeps this page: \`npx vitest run --project core packages/core/src/proof -u\` writes it.
`;

function sectionOf<Facts extends object>(proof: Proof<Facts>, { combinations, judged }: Proved): string {
  const dimensions = Object.entries<readonly unknown[]>(proof.dimensions).map(([name, values]) =>
    values.length > mostShown
      ? `- \`${name}\`: ${values.length} values`
      : `- \`${name}\`: ${values.map(shown).join(' | ')}`,
  );
  const rows = proof.rows.map(({ says, requirements, verdict }, index) => {
    const said = typeof verdict === 'string' ? ` → \`${verdict}\`` : '';
    return `- ${says}${said} (${requirements.join(', ')}; ${counted(judged[index] ?? 0)})`;
  });
  return [
    `## ${proof.title}`,
    `\`${proof.asked}\`, ${counted(combinations)} combinations of`,
    dimensions.join('\n'),
    'What the requirements say, with how many combinations each row judges:',
    rows.join('\n'),
  ].join('\n\n');
}

/** The page of the proofs: each with its dimensions, its rows and how many combinations were asked. */
export function pageOf(proofs: readonly (readonly [Proof<never>, Proved])[]): string {
  const all = proofs.reduce((sum, [, { combinations }]) => sum + combinations, 0);
  const sum = `${proofs.length} proofs, ${counted(all)} combinations.`;
  return `${[head, sum, ...proofs.map(([proof, proved]) => sectionOf(proof, proved))].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
