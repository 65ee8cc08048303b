import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLine } from '@signa/core/administration';
import { addDays, todayIn } from '@signa/core/base';
import { sample } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { importFile } from '../import-file.js';
import { undoFileImport } from '../undo-import.js';
import { prescriptionRecords } from './prescription-records.js';

export type Cells = Readonly<Record<string, string>>;

/** Writes files of prescriptions for the sample, imports them, and undoes the imports. */
export class PrescriptionFiles {
  private constructor(
    readonly server: TestServer,
    private readonly folder: string,
    /** A valid line with a prescription for Otis. */
    readonly line: Cells,
  ) {}

  static async for(server: TestServer): Promise<PrescriptionFiles> {
    const [otis] = await server.db.asOwner<{ patient: string; client: string }>(
      `select p.uuid::text as patient, c.uuid::text as client from signa.patient p
        join signa.patient_client l on l.location_id = p.location_id and l.patient_id = p.id and l.is_primary
        join signa.client c on c.location_id = l.location_id and c.id = l.client_id
      where p.location_id = $1 and p.name = 'Otis'`,
      [sample.wren],
    );
    const [product] = await server.db.asOwner<{ sku: string }>(
      `select sku from signa.product where ingredients = '{gabapentin}' and product_family = 'Gabapentin' order by id limit 1`,
    );
    const today = todayIn('America/New_York', server.clock.now());
    const line = {
      ...{
        external_id: 'RX-1',
        client: otis?.client ?? '',
        patient: otis?.patient ?? '',
        product_sku: product?.sku ?? '',
      },
      ...{
        quantity: '60',
        directions: 'Give 1 capsule every 12 hours.',
        days_supply: '30',
        refills: '5',
        fills_left: '2',
      },
      ...{ issued_on: addDays(today, -40), expires_on: addDays(today, 200), prescriber: 'Dr. Ines Roth' },
      ...{ number: 'VN-88123', place: 'Saratoga Vets', note: 'Was filled by mail.', status: 'open' },
    };
    return new PrescriptionFiles(server, await mkdtemp(join(tmpdir(), 'signa-rx-')), line);
  }

  get today(): string {
    return todayIn('America/New_York', this.server.clock.now());
  }

  async written(name: string, lines: readonly Cells[]): Promise<string> {
    const path = join(this.folder, name);
    const head = [...new Set(lines.flatMap((cells) => Object.keys(cells)))];
    await writeFile(
      path,
      [head, ...lines.map((cells) => head.map((column) => cells[column] ?? ''))].map(csvLine).join(''),
    );
    return path;
  }

  /** The command's output or error. */
  async run(path: string, isDry = false): Promise<string> {
    const place = { locationId: sample.wren, now: this.server.clock.now() };
    const output = await told((tell) =>
      importFile(this.server.db.database, { kind: prescriptionRecords, path, place, isDry, tell }),
    );
    // The first line names encoding and separator.
    return output.replace(/^.* is read as .*\n/, '');
  }

  /** Imports lines that vary the valid one, and returns the output. */
  async bring(...changes: readonly Cells[]): Promise<string> {
    return await this.run(
      await this.written(
        'rx.csv',
        changes.map((change) => ({ ...this.line, ...change })),
      ),
    );
  }

  /** The id of a prescription by its external id. */
  async idOf(externalId: string): Promise<string> {
    const [found] = await this.server.db.asOwner<{ id: string }>(
      `select record_id::text as id from signa.file_record where noun = 'prescription' and external_id = $1`,
      [externalId],
    );
    return found?.id ?? '';
  }

  /** Imports one and returns its id. */
  async one(change: Cells & { readonly external_id: string }): Promise<string> {
    await this.bring(change);
    return await this.idOf(change.external_id);
  }

  undo(of: string, keepUsed = false): Promise<string> {
    const uuid = /import undo (\S+)/.exec(of)?.[1] ?? '';
    return told((tell) => undoFileImport(this.server.db.database, { uuid, keepUsed, tell }));
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

async function told(work: (tell: (line: string) => void) => Promise<void>): Promise<string> {
  const lines: string[] = [];
  try {
    await work((line) => lines.push(line));
    return lines.join('\n');
  } catch (error) {
    return `rejected: ${(error as Error).message}`;
  }
}
