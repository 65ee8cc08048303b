import { todayIn } from '@signa/core/base';
import {
  answerQuestions,
  assignChosenColumns,
  assignColumns,
  type DetectedEncoding,
  fileEncodings,
  importLimits,
  openProfile,
  proposeMapping,
} from '@signa/core/pims';
import { readCsvFile } from '../../admin/csv/csv-file.js';
import { detectFormat, encodingNames } from '../../admin/csv/file-format.js';
import { breedMatching } from '../../admin/import/breed-matching.js';
import { readHeader } from '../../admin/import/file-header.js';
import { refused } from '../../admin/owner/refused.js';
import type {
  SampleLine,
  StoredImportFile,
  StoredInspection,
  StoredRequest,
} from '../../store/pims/import-file/import-file-store.js';
import { zoneOf } from '../../store/practice/place/zone.js';
import { type StepDeps, type StepResult, storedSource } from './import-step.js';

/** Finds out how a file is written, and proposes how it becomes records (C-331). */
export async function inspectFile(deps: StepDeps, file: StoredImportFile): Promise<StepResult> {
  const { database, clock, progress } = deps;
  const source = storedSource(database, file);
  const chosen = mergedChoices(file.inspection?.chosen ?? {}, file.request);
  const given = fileEncodings.find((encoding) => encoding === chosen.encoding) ?? null;
  const { format, detected } = await detectFormat(source, { encoding: given, separator: null });
  if (format === null) return unclear(detected, chosen);
  const { names } = await readHeader(source, format);
  const columns = chosen.columns ?? [];
  const assigned =
    columns.length > 0 ? assignChosenColumns(file.noun, names, columns) : assignColumns(file.noun, names);
  const profile = openProfile(names, {
    species: assigned.columns.get('species') ?? null,
    breed: assigned.columns.get('breed') ?? null,
    client: file.noun === 'client' ? (assigned.columns.get('external_id') ?? null) : null,
  });
  const samples: SampleLine[] = [];
  let lines = 0;
  for await (const { line, values, cells, misfit } of readCsvFile(source, format, () => undefined)) {
    profile.add(values);
    if (samples.length < importLimits.previewLines) samples.push({ line, values, cells: [...cells], misfit });
    lines = line;
    if (line % 1_000 === 0) await progress(line);
  }
  if (lines === 0) refused(`${file.name} has no lines below its header.`);
  const found = profile.result();
  const context = await database.read({ locationIds: [file.locationId] }, async (sql) => ({
    matchBreed: await breedMatching(sql),
    today: todayIn((await zoneOf(sql, file.locationId)) ?? 'UTC', clock.now()),
  }));
  const proposed = proposeMapping(file.noun, found, {
    ...context,
    ...{ encoding: format.encoding, separator: format.separator },
    ...{ acceptsLikely: false, others: 'leave-empty' },
    ...(columns.length > 0 ? { assigned } : {}),
  });
  const inspection: StoredInspection = {
    ...{ format: format.text, encoding: format.encoding, chosen },
    // A byte order mark leaves nothing to choose.
    encodings: detected.hasMark ? null : everyEncoding,
    headers: found.columns.map(({ name, values }) => ({ name, examples: [...values.keys()].slice(0, 3) })),
    ...{ samples, lines, mapping: answerQuestions(file.noun, proposed.file, chosen.answers ?? []) },
  };
  return { result: 'succeeded', change: { inspection, linesDone: 0 } };
}

/** What a user chose before stays, until they choose something else. */
const mergedChoices = (before: StoredRequest, now: StoredRequest): StoredRequest => ({
  encoding: now.encoding ?? before.encoding ?? null,
  columns: (now.columns ?? []).length > 0 ? now.columns : before.columns,
  // A later answer counts.
  answers: [...(before.answers ?? []), ...(now.answers ?? [])],
});

const everyEncoding = fileEncodings.map((value) => ({ value, label: encodingNames[value] }));

function unclear({ reason, readings }: DetectedEncoding, chosen: StoredRequest): StepResult {
  const ofReadings = readings.map(({ encoding, words }) => ({
    value: encoding,
    label: `${encodingNames[encoding]}: ${words.join(', ')}`,
  }));
  const rest = everyEncoding.filter(({ value }) => !readings.some(({ encoding }) => encoding === value));
  const inspection: StoredInspection = {
    ...{ format: '', encoding: '', encodings: [...ofReadings, ...rest], headers: [], samples: [], lines: 0, chosen },
    mapping: {},
  };
  const problem = `The encoding of the file is unclear. ${reason} Choose the encoding in which these words are right.`;
  return { result: 'refused', change: { inspection, problem } };
}
