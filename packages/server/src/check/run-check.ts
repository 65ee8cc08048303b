import { printable } from '@signa/core/base';
import { checkInstallation } from './check.js';
import { printFindings } from './print-findings.js';

/**
 * `signa-server check`: prints findings to standard output, as JSON with `--json`.
 *
 * @returns the exit code: 1 when a server would not work correctly
 */
export async function runCheck(parameters: readonly string[]): Promise<number> {
  const findings = await checkInstallation(process.env);
  const isJson = parameters.includes('--json');
  process.stdout.write(printable(isJson ? `${JSON.stringify(findings, null, 2)}\n` : printFindings(findings)));
  return findings.some(({ state }) => state === 'fault') ? 1 : 0;
}
