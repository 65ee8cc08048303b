import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, Stop } from './child.mjs';
import { installNode } from './find-node.mjs';
import { foreground } from './foreground.mjs';
import { isInRange } from './node-range.cjs';
import { at } from './place.mjs';

/** The version that Signa is built, tested and shipped with. */
export const pinnedNode = readFileSync(at('.node-version'), 'utf8').trim();

/** The versions that Signa accepts. */
const { node: accepted } = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines;

/** Alpine and other systems with musl cannot run the programs of the npm package `node`, which need glibc. */
const usesMusl = () =>
  process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;

const advice = `Install Node ${pinnedNode} (Signa accepts ${accepted}) from https://nodejs.org`;

/**
 * Finds a Node version that Signa accepts: the running one, else the pinned one from the npm package `node`.
 *
 * @returns the path of its program
 * @throws Stop with what to install where it cannot be brought
 */
async function supportedNode() {
  if (isInRange(accepted, process.versions.node)) return process.execPath;
  if (usesMusl()) {
    throw new Stop(
      `Signa does not run on Node ${process.versions.node}, and there is no Node to download for musl systems. Install Node ${pinnedNode} from your distribution, for example: apk add nodejs npm`,
    );
  }
  const { program, output } = await installNode(pinnedNode);
  if (program === undefined) {
    throw new Stop(
      `Signa does not run on Node ${process.versions.node}, and Node ${pinnedNode} could not be downloaded. ${advice}, or connect this machine to the package registry and try again.\n${output}`,
    );
  }
  console.error(`Using Node ${pinnedNode} instead of ${process.versions.node} (${program}).`);
  return program;
}

/**
 * Runs a file on a Node that Signa accepts: in this process if its Node is accepted, else in a separate one, with
 * the exit code of that one. Commands started by name, such as npm, then run on that Node as well.
 *
 * Every command starts here, whichever Node is installed, so this file and what it imports keep to old syntax.
 */
export async function runOnSupportedNode(file, parameters) {
  try {
    const program = await supportedNode();
    if (program === process.execPath) {
      process.argv = [program, file, ...parameters];
      await import(pathToFileURL(file).href);
    } else {
      const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}`, npm_node_execpath: program };
      process.exitCode = await foreground(program, [file, ...parameters], { env, stdin: 'inherit' });
    }
  } catch (error) {
    fail(error);
  }
}
