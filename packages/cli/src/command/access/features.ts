import { FeatureFlagsDocument, HasFeatureDocument } from '@signa/core/contract/typed';
import { featureFlags } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf, recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const fields = { feature: text('Feature'), isOn: flag('On') };
const [all, one] = [listOf(fields), recordOf(fields)];

interface Options extends OutputOptions {
  readonly location: string;
  readonly feature?: string;
}

/** `signa features`: the feature flags that are on at a location, or the state of one flag. */
export function addFeatures(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location: locationId, feature, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    if (feature !== undefined) {
      const { hasFeature } = await callServer(io, file, session, HasFeatureDocument, { feature, locationId });
      return printResult(io, options, one, { feature, isOn: hasFeature });
    }
    const on = new Set((await callServer(io, file, session, FeatureFlagsDocument, { locationId })).featureFlags);
    const rows = featureFlags.map((name) => ({ feature: name, isOn: on.has(name) }));
    await printResult(io, options, all, rows);
  };
  withOutput(parent.command('features').description('show which features are on at a location'), all, one)
    .requiredOption('--location <id>', 'ID of the location', readId)
    .option('--feature <name>', 'show only this feature')
    .action(list);
}
