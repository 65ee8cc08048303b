import type { IncomingMessage, ServerResponse } from 'node:http';
import { isId } from '@signa/core/base';
import { reprintHeader, unprintedHeader } from '@signa/core/contract';
import { printModel, unprintedLetters, withLetterNote } from '@signa/core/prescribing';
import type { Admit } from '../access/admit.js';
import { type ReportError, sentError } from '../api/error.js';
import { notFound } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from '../http/answer.js';
import { setRetryAfterError } from '../http/retry-after.js';
import { findPrintFacts, type PrintDeps } from './find-print-facts.js';

interface PrintEndpointDeps extends PrintDeps {
  readonly admit: Admit;
  readonly report: ReportError;
  /** The fonts to embed. */
  readonly fontFolder: string;
}

/** Answers GET /prescriptions/{id}/print.pdf; false for any other path. */
export type PrintEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Maximum number of characters named in the header. */
const mostNamed = 20;
const printPath = /^\/prescriptions\/([^/]+)\/print\.pdf$/;

/**
 * The printed prescription as a file, with the headers of a contract call. It is read-only: ReprintPrescription records
 * the printing first, and the file is its printout, however often it is read (P-146).
 */
export function openPrintEndpoint(deps: PrintEndpointDeps): PrintEndpoint {
  return async (request, response, path) => {
    const id = printPath.exec(path)?.[1];
    if (id === undefined) return false;
    try {
      answerFile(response, id, await printedFile(deps, request, id));
    } catch (error) {
      setRetryAfterError(response, error);
      answerJson(response, statusOfFailure(error), { errors: [sentError(error, deps.report)] });
    }
    return true;
  };
}

interface PrintedFile {
  readonly file: Buffer;
  readonly reprint: number;
  /** Characters without a glyph in the file's fonts. */
  readonly unprinted: readonly string[];
}

async function printedFile(deps: PrintEndpointDeps, request: IncomingMessage, id: string): Promise<PrintedFile> {
  const caller = await deps.admit(request);
  // It is part of a path, so an invalid id is not found.
  if (!isId(id)) throw notFound('Prescription');
  const facts = await findPrintFacts(deps, { ...caller, idempotencyKey: null }, id);
  // Loaded on first use, because most servers rarely print.
  const { drawPrescription } = await import('./draw/draw-prescription.js');
  const model = printModel(facts);
  const file = await drawPrescription(withLetterNote(model), facts.printedAt, deps.fontFolder);
  return { file, reprint: facts.reprint, unprinted: unprintedLetters(model) };
}

/** The file name stays in a list of downloads, so it contains no personal data. */
function answerFile(response: ServerResponse, id: string, { file, reprint, unprinted }: PrintedFile): void {
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': file.length,
    'content-disposition': `attachment; filename="prescription-${id}.pdf"`,
    'cache-control': 'no-store',
    [reprintHeader]: String(reprint),
    ...(unprinted.length > 0 && { [unprintedHeader]: encodeURIComponent(unprinted.slice(0, mostNamed).join(' ')) }),
  });
  response.end(file);
}
