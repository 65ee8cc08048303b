import { checkPeriod, reportEmbedUrl, type ReportPeriod, reportsAreOn } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import type { Sql } from '../../database/database.js';
import { requireNoIssues, throwRefusal } from '../../failure/failure.js';
import { loadFeatures } from '../../store/practice/practice/feature-store.js';
import { findLocation } from '../../store/practice/practice/location-store.js';
import { countAlerts } from '../../store/administration/report/alert-figures.js';
import { countDeclines } from '../../store/administration/report/decline-figures.js';
import { listEndingRights } from '../../store/administration/report/ending-rights.js';
import { countIssued } from '../../store/administration/report/issued-figures.js';
import { boundsOf } from '../../store/administration/report/period-bounds.js';
import { countRequests } from '../../store/administration/report/request-figures.js';
import { type Context, read } from '../context.js';
import { resolversOf } from '../resolver.js';
import { zoneFor } from '../zone.js';

interface Place {
  readonly locationId: string;
}

/** Reads for the reports page of a location that has one. */
function readReport<T>(
  context: Context,
  { locationId }: Place,
  work: (sql: Sql, zone: string) => Promise<T>,
): Promise<T> {
  return read(context, async (sql) => {
    const verdict = reportsAreOn(new Set(await loadFeatures(sql, locationId)));
    if (!verdict.allowed) throwRefusal(verdict);
    return await work(sql, zoneFor(context, locationId));
  });
}

/** Same as above, for a valid period. */
function readFigures<T>(
  context: Context,
  asked: Place & ReportPeriod,
  work: (sql: Sql, zone: string) => Promise<T>,
): Promise<T> {
  requireNoIssues(checkPeriod(asked));
  return readReport(context, asked, work);
}

export const reportResolvers = resolversOf({
  GetReportEmbedUrl: (args, context) =>
    readReport(context, args, async (sql) => {
      const place = await findLocation(sql, args.locationId);
      return place && reportEmbedUrl(context.reportsUrl, place.uuid);
    }),
  GetIssuedFigures: (args, context) =>
    readFigures(context, args, (sql, zone) => countIssued(sql, args.locationId, args, zone)),
  GetRequestFigures: (args, context) =>
    readFigures(context, args, (sql, zone) => countRequests(sql, args.locationId, boundsOf(args, zone))),
  GetDeclineFigures: (args, context) =>
    readFigures(context, args, (sql, zone) => countDeclines(sql, args.locationId, boundsOf(args, zone))),
  GetAlertFigures: (args, context) =>
    readFigures(context, args, (sql, zone) => countAlerts(sql, args.locationId, boundsOf(args, zone), zone)),
  GetEndingRights: (args, context) =>
    readReport(context, args, (sql, zone) =>
      listEndingRights(sql, args.locationId, todayIn(zone, context.clock.now())),
    ),
});
