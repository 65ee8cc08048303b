import { clientSearchFilter } from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { LocationClientSearchDocument, SearchPimsCaretakersDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { tableText } from '../../format/table.js';
import type { Io } from '../../process/io.js';
import { type OutputOptions, withOutput } from '../../output/output.js';
import { operationField } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { SessionFile } from '../../session/session-file.js';
import { accountOf } from './account-of.js';
import { bothSides, printBothSides } from './both-sides.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

interface PimsSearchOptions extends OutputOptions {
  readonly location: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly patientName?: string;
}

const columns = ['Id', 'Name', 'Email', 'Phones', 'Patients', 'Active'];
const clientsFound = bothSides(
  operationField('searchPimsCaretakers', 'searchPimsCaretakers'),
  operationField('LocationClientSearch', 'locationClientSearch', 'data'),
);
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const nameOf = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

/** `signa pims search`. */
export function addPimsSearch(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('search').description('search clients, active or not'), clientsFound)
    .requiredOption('--location <id>', 'the location whose PIMS account to query', readId)
    .option('--first-name <text>', 'part of the first name')
    .option('--last-name <text>', 'part of the last name')
    .option('--email <text>', 'part of the email address')
    .option('--patient-name <text>', "part of a patient's name")
    .action((options: PimsSearchOptions) => searchPims(io, file, options));
}

/** Searches for clients in the practice, active or not, and in its PIMS (C-129). */
async function searchPims(io: Io, file: SessionFile, options: PimsSearchOptions): Promise<void> {
  const { location: locationId, firstName = '', lastName = '', email = '', patientName = '' } = options;
  const typed = { firstName, lastName, email, patientName };
  const filter = clientSearchFilter({ ...typed, phone: '' });
  if (filter === null)
    throw new CommandError('Search by --first-name, --last-name, --email, or --patient-name.', exitCodes.usage);
  const session = await requireSupport(io, file);
  const account = await accountOf(io, file, session, locationId);
  await printBothSides(
    io,
    options,
    clientsFound,
    {
      found: callServer(io, file, session, SearchPimsCaretakersDocument, {
        input: { ...account, ...typed, checkIfPatientDeceased: true },
      }).then((data) => data.searchPimsCaretakers),
      isEmpty: (found) => found.length === 0,
      text: (found, layout) =>
        tableText(
          columns,
          found.map((one) => [
            one.id,
            nameOf(one.firstName, one.lastName),
            one.emails.map(({ address }) => address).join(', '),
            one.phones.map(({ number }) => number).join(', '),
            one.patients.map(({ name }) => name).join(', '),
            yesOrNo(one.isActive),
          ]),
          layout,
        ),
    },
    {
      found: callServer(io, file, session, LocationClientSearchDocument, {
        locationId,
        filter,
        take: 50,
        activeFilterType: 'all',
      }).then((data) => data.locationClientSearch.data),
      isEmpty: (found) => found.length === 0,
      text: (found, layout) =>
        tableText(
          columns,
          found.map((one) => [
            one.id,
            nameOf(one.firstName, one.lastName),
            one.email,
            one.phones.map(({ phoneNumber }) => formatPhone(phoneNumber)).join(', '),
            one.locationPatientClients.flatMap(({ locationPatient }) => locationPatient?.name ?? []).join(', '),
            yesOrNo(one.isActive),
          ]),
          layout,
        ),
    },
  );
}
