import { GetOrganizationDocument, LocationsDocument } from '@signa/core/contract/typed';
import { pharmacyMissingLabel } from '@signa/core/practice';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { fetchAllPages } from '../../output/pages.js';
import { operationField, choice, either, flag, many, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const organizationFound = recordOf({
  id: text(),
  name: text(),
  dbaName: maybe(text()),
  accountNumber: maybe(text()),
  email: maybe(text()),
  isActive: flag(),
  isPimsEnabled: flag(),
  pharmacy: either(choice([pharmacyMissingLabel]), many(text())),
  locations: operationField('GetOrganization', 'organization', 'locations'),
});

/** `signa organization`: an organization with its locations. */
export function addOrganization(parent: Command, { io, file }: Toolbox): void {
  const show = async (id: string, options: OutputOptions): Promise<void> => {
    const session = await requireSupport(io, file);
    const { organization } = await callServer(io, file, session, GetOrganizationDocument, { id });
    if (!organization)
      throw new CommandError(`There is no organization ${id}. Run signa organizations search <text> to find one.`);
    const { name, dbaName, accountno, emailAddress, isActive, isPIMSEnabled, locationCount } = organization;
    // The organization itself returns only its first locations.
    const locations =
      organization.locations.length < locationCount
        ? await fetchAllPages(async (page) => {
            const of = { organization: id, activeFilterType: 'all', ...page } as const;
            const data = await callServer(io, file, session, LocationsDocument, of);
            return data.locations.map((one) => ({ id: one.id, name: one.name, isActive: one.isActive }));
          })
        : organization.locations;
    const pharmacies = organization.organizationPharmacies.map((pharmacy) => pharmacy.name);
    await printResult(io, options, organizationFound, {
      id: organization.id,
      name,
      dbaName,
      accountNumber: accountno,
      email: emailAddress,
      isActive,
      isPimsEnabled: isPIMSEnabled,
      pharmacy: pharmacies.length === 0 ? pharmacyMissingLabel : pharmacies,
      locations: [...locations],
    });
  };
  withOutput(parent.command('organization').description('show an organization with its locations'), organizationFound)
    .argument('<id>', 'ID of the organization', readId)
    .action(show);
}
