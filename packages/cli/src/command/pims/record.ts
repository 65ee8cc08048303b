import { formatPhone } from '@signa/core/base';
import { providerIdTypes } from '@signa/core/practice';
import {
  GetPimsCaretakerByIdDocument,
  GetPimsPatientListDocument,
  GetLocationClientByPimsIdDocument,
  GetLocationPatientByPimsIdDocument,
} from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listText } from '../../format/list.js';
import type { Io } from '../../process/io.js';
import { type OutputOptions, withOutput } from '../../output/output.js';
import { operationField, itemOf, maybe } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { SessionFile } from '../../session/session-file.js';
import { accountOf } from './account-of.js';
import { bothSides, printBothSides } from './both-sides.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

interface PimsRecordOptions extends OutputOptions {
  readonly location: string;
}

const clientFound = bothSides(
  operationField('getPimsCaretakerById', 'pimsCaretakerById'),
  operationField('GetLocationClientByPimsId', 'locationClientByPimsId'),
);
const patientFound = bothSides(
  maybe(itemOf(operationField('getPimsPatientList', 'pimsPatientList'))),
  operationField('GetLocationPatientByPimsId', 'locationPatientByPimsId'),
);

/** `signa pims client` and `signa pims patient`. */
export function addPimsRecords(parent: Command, { io, file }: Toolbox): void {
  for (const [name, show, output] of [
    ['client', showPimsClient, clientFound],
    ['patient', showPimsPatient, patientFound],
  ] as const)
    withOutput(parent.command(name).description(`show a ${name} by PIMS ID (provider ID for BITWERX)`), output)
      .argument('<id>', 'PIMS ID')
      .requiredOption('--location <id>', 'the location whose PIMS account to query', readId)
      .action((id: string, options: PimsRecordOptions) => show(io, file, id, options));
}

/** The fields that couldn't be read from a record, one per line (C-211). */
const leftOutText = (leftOut: readonly { readonly field: string; readonly reason: string }[]) =>
  leftOut.map(({ field, reason }) => `${field}: ${reason}`).join('\n');

/** Shows a client by PIMS ID (provider ID for BITWERX), from the PIMS and from the practice (C-130). */
async function showPimsClient(io: Io, file: SessionFile, id: string, options: PimsRecordOptions): Promise<void> {
  const session = await requireSupport(io, file);
  const account = await accountOf(io, file, session, options.location);
  const isByProvider = providerIdTypes.includes(account.pimsConnectionType);
  const { pimsAccountId } = account;
  await printBothSides(
    io,
    options,
    clientFound,
    {
      found: callServer(io, file, session, GetPimsCaretakerByIdDocument, {
        input: { ...account, ...(isByProvider ? { providerId: id } : { pimsId: id }) },
      }).then((data) => data.pimsCaretakerById),
      isEmpty: (found) => found === null,
      text: (found, layout) =>
        listText(
          {
            id: found?.id ?? null,
            pimsId: found?.pimsId ?? null,
            firstName: found?.firstName ?? null,
            lastName: found?.lastName ?? null,
            emails: found?.emails.map(({ address }) => address).join(', ') ?? null,
            phones: found?.phones.map(({ number }) => number).join(', ') ?? null,
            patients: found?.patients.map((patient) => `${patient.name ?? ''} (${patient.id})`).join(', ') ?? null,
            isActive: found?.isActive ?? null,
            leftOut: leftOutText(found?.leftOut ?? []),
          },
          layout,
        ),
    },
    {
      found: callServer(io, file, session, GetLocationClientByPimsIdDocument, {
        pimsAccountId,
        pimsId: id,
        locationId: options.location,
      }).then((data) => data.locationClientByPimsId),
      isEmpty: (found) => found === null,
      text: (found, layout) =>
        listText(
          {
            id: found?.id ?? null,
            firstName: found?.firstName ?? null,
            lastName: found?.lastName ?? null,
            email: found?.email ?? null,
            phones: found?.phones.map(({ phoneNumber }) => formatPhone(phoneNumber)).join(', ') ?? null,
            isActive: found?.isActive ?? null,
          },
          layout,
        ),
    },
  );
}

/** Shows a patient by PIMS ID, in the same way (C-130). */
async function showPimsPatient(io: Io, file: SessionFile, id: string, options: PimsRecordOptions): Promise<void> {
  const session = await requireSupport(io, file);
  const account = await accountOf(io, file, session, options.location);
  await printBothSides(
    io,
    options,
    patientFound,
    {
      found: callServer(io, file, session, GetPimsPatientListDocument, { ...account, pimsIds: [id] }).then(
        (data) => data.pimsPatientList[0] ?? null,
      ),
      isEmpty: (found) => found === null,
      text: (found, layout) =>
        listText(
          {
            id: found?.id ?? null,
            pimsId: found?.pimsId ?? null,
            name: found?.name ?? null,
            species: found?.species ?? null,
            breed: found?.breed ?? null,
            gender: found?.gender ?? null,
            dateOfBirth: found?.dateOfBirth ?? null,
            weightInPounds: found?.currentWeightInPounds?.toString() ?? null,
            allergies: found?.allergies.join(', ') ?? null,
            isDeceased: found?.isDeceased ?? null,
            isDeleted: found?.isDeleted ?? null,
            leftOut: leftOutText(found?.leftOut ?? []),
          },
          layout,
        ),
    },
    {
      found: callServer(io, file, session, GetLocationPatientByPimsIdDocument, {
        pimsAccountId: account.pimsAccountId,
        pimsId: id,
        locationId: options.location,
      }).then((data) => data.locationPatientByPimsId),
      isEmpty: (found) => found === null,
      text: (found, layout) =>
        listText(
          {
            id: found?.id ?? null,
            name: found?.name ?? null,
            species: found?.species?.name ?? null,
            breed: found?.breed?.name ?? null,
            birthdate: found?.birthdate ?? null,
            isActive: found?.isActive ?? null,
            isDeceased: found?.isDeceased ?? null,
          },
          layout,
        ),
    },
  );
}
