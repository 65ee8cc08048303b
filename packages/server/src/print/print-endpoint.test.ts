import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHeaders, reprintHeader, unprintedHeader } from '@signa/core/contract';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { readPdf, squeezed, textOf } from './draw/read-pdf.test-data.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());

const fetchPrint = async (as: string, id: string) =>
  await fetch(`${server.url}/prescriptions/${id}/print.pdf`, { headers: callHeaders(await server.token(as), null) });

const printoutOf = async (as: string, id: string) =>
  textOf(await readPdf(new Uint8Array(await (await fetchPrint(as, id)).arrayBuffer())));

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

/** The first matching one of the practice. */
async function prescriptionThat(is: string): Promise<string> {
  const [row] = await server.db.asOwner(
    `select id::text as id from signa.prescription
     where location_id = 1 and removed_at is null and ${is} order by id limit 1`,
  );
  if (!row) throw new Error(`The sample has no prescription with ${is}`);
  return String(row['id']);
}

const prescriptionIn = (status: string) => prescriptionThat(`rx_status = '${status}' and not archived`);

describe('printed prescription from the server', () => {
  it('P-108 P-109 P-111 is a PDF with the content of GetPrescription, under a file name without personal data', async () => {
    const id = await prescriptionIn('Created');
    const { reprintPrescription: prescription } = await server.data(sample.vet, 'ReprintPrescription', { id });
    const answer = await fetchPrint(sample.vet, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="prescription-${id}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = textOf(await readPdf(new Uint8Array(await answer.arrayBuffer())));
    for (const expected of [
      `Rx#${prescription.rxNumber}`,
      prescription.directions,
      prescription.locationPatient?.name,
      prescription.authorizingVetLocationUser?.displayName,
      'by Dr. Maya Okafor',
    ])
      expect(text).toContain(squeezed(expected ?? 'missing'));
  });

  it('P-146 P-112 is rejected before a printing is recorded, and records none itself', async () => {
    const id = await prescriptionThat("rx_status = 'Created' and not archived and first_printed_at is null");
    const answer = await fetchPrint(sample.vet, id);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await answer.json())).toContain('Record it with ReprintPrescription');
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
    expect(prescription).toMatchObject({ firstPrintedAt: null, reprintCount: 0 });
  });

  it('P-146 is rejected where an unrecorded printout may exist, until a reprint is recorded', async () => {
    const id = await prescriptionThat("rx_status = 'AcceptedByPharmacy' and not archived and first_printed_at is null");
    await server.db.asOwner('update signa.prescription set first_printed_at = issued_at where id = $1', [id]);
    expect((await fetchPrint(sample.vet, id)).status).toBe(409);
    await server.data(sample.vet, 'ReprintPrescription', { id });
    expect(await printoutOf(sample.vet, id)).toContain('REPRINT1');
  });

  it('P-146 P-069 is byte-identical to the last recorded printing, whoever gets it', async () => {
    const id = await prescriptionThat("rx_status = 'Created' and not archived and first_printed_at is null");
    await server.data(sample.staff, 'ReprintPrescription', { id });
    const file = async (as: string) => Buffer.from(await (await fetchPrint(as, id)).arrayBuffer());
    const first = await file(sample.staff);
    expect(await file(sample.vet)).toEqual(first);
    expect((await fetchPrint(sample.vet, id)).headers.get(reprintHeader)).toBe('0');
    const original = await printoutOf(sample.vet, id);
    expect(original).toContain(squeezed('by Priya Natarajan'));
    expect(original).not.toContain('REPRINT');
    for (const number of [1, 2]) {
      await server.data(sample.vet, 'ReprintPrescription', { id });
      const printout = await printoutOf(sample.staff, id);
      expect(printout).toContain(`REPRINT${number}`);
      expect((await fetchPrint(sample.vet, id)).headers.get(reprintHeader)).toBe(String(number));
      expect(printout).toContain(squeezed('by Dr. Maya Okafor'));
    }
  });

  it('P-343 names the characters that it cannot show, and prints a notice about their codes', async () => {
    const id = await prescriptionThat("rx_status = 'Created' and not archived");
    await server.data(sample.vet, 'ReprintPrescription', { id });
    expect((await fetchPrint(sample.vet, id)).headers.get(unprintedHeader)).toBeNull();
    await server.db.asOwner('update signa.prescription set directions = $2 where id = $1', [
      id,
      'Give 李 one, 龙 李 ʻ',
    ]);
    const named = (await fetchPrint(sample.vet, id)).headers.get(unprintedHeader) ?? '';
    expect(decodeURIComponent(named)).toBe('李 龙');
    const printout = await printoutOf(sample.vet, id);
    expect(printout).toContain(squeezed('Give [U+674E] one, [U+9F99] [U+674E] ʻ'));
    expect(printout).toContain(squeezed('stand for letters that this file cannot show'));
  });

  it.each(['Draft', 'RejectedDraft'])('P-146 is rejected for %s', async (status) => {
    const answer = await fetchPrint(sample.vet, await prescriptionIn(status));
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'CONFLICT']);
  });

  it('P-146 is rejected for an archived one', async () => {
    const answer = await fetchPrint(
      sample.vet,
      await prescriptionThat("rx_status not in ('Draft', 'RejectedDraft') and archived"),
    );
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'CONFLICT']);
  });

  it('A-018 treats a foreign one like a missing one', async () => {
    const foreign = await fetchPrint(sample.denverVet, await prescriptionIn('Created'));
    const missing = await fetchPrint(sample.vet, '99999999');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await missing.json());
    expect((await fetchPrint(sample.vet, 'x')).status).toBe(404);
  });

  it('A-011 A-012 requires a token and the application header', async () => {
    const address = `${server.url}/prescriptions/${await prescriptionIn('Created')}/print.pdf`;
    const unknown = await fetch(address, { headers: callHeaders('nobody', null) });
    expect([unknown.status, await codeOf(unknown)]).toEqual([401, 'UNAUTHENTICATED']);
    const elsewhere = await fetch(address, { headers: { authorization: `Bearer ${await server.token(sample.vet)}` } });
    expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([403, 'FORBIDDEN']);
  });

  it('A-015 reports no unexpected error', () => {
    expect(server.reported).toEqual([]);
  });
});
