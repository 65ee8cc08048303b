import type { Finding } from './finding.js';

/** A line for each finding, and below it what to do. */
export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, state, found, advice }) => [
    `${state.padEnd(7)}  ${about.padEnd(width)}  ${found}`,
    ...(advice ? [`${' '.repeat(9 + width)}  ${advice}`] : []),
  ]);
  return `${lines.join('\n')}\n\n${summaryOf(findings)}\n`;
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  if (faults > 0) return `A server would not serve as it should: ${faults} to mend, ${warnings} to know of.`;
  return warnings > 0 ? `A server can serve; ${warnings} to know of.` : 'A server can serve.';
}
