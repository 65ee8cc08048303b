import type { Proof, Proved } from './prove.test-proof.js';

const counted = (count: number) => count.toLocaleString('en-US');
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && value.trim() === '' ? `'${value}'` : String(value);
}
/** Maximum number of values listed; more are only counted. */
const mostShown = 20;

const head = `# Rules verified for every combination

If a rule has a finite input, a test checks it for every combination. The rows below are written from the [requirements](requirements/README.md) rather than from the code, and each states its condition completely. Exactly one row applies to each combination, so there are no overlaps and no gaps, and the rule returns what the row says.

The proofs are in \`packages/core/src/proof\` and run with \`npm test\`, which also checks this page. To update it, run \`npx vitest run --project core packages/core/src/proof -u\`.
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
    'What the requirements say, with the number of combinations per row:',
    rows.join('\n'),
  ].join('\n\n');
}

/** The page of the proofs: each with its dimensions, its rows, and the number of combinations checked. */
export function pageOf(proofs: readonly (readonly [Proof<never>, Proved])[]): string {
  const all = proofs.reduce((sum, [, { combinations }]) => sum + combinations, 0);
  const sum = `${proofs.length} proofs, ${counted(all)} combinations.`;
  return `${[head, sum, ...proofs.map(([proof, proved]) => sectionOf(proof, proved))].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
