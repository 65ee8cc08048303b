import type { Finding } from './finding.js';

/** Formats a line for each finding, followed by what to do. */
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
  if (faults > 0) return `A server would not work correctly. Faults: ${faults}, warnings: ${warnings}.`;
  return warnings > 0 ? `A server can run. Warnings: ${warnings}.` : 'A server can run.';
}
