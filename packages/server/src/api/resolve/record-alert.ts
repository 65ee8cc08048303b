import { mayReadPaymentAlerts } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import { alertState } from '@signa/core/clients';
import { listAlerts } from '../../store/clients/record-alert/record-alert-store.js';
import { zoneOf } from '../../store/practice/place/zone.js';
import { addRecordAlert } from '../../use-case/clients/record-alert/add-alert.js';
import { endRecordAlert } from '../../use-case/clients/record-alert/end-alert.js';
import { updateRecordAlert } from '../../use-case/clients/record-alert/update-alert.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const recordAlertResolvers = resolversOf({
  GetRecordAlerts: async ({ locationId, clientId = null, patientId = null, includesPast }, context) => {
    const isPaymentShown = mayReadPaymentAlerts(context.actor.caller, locationId);
    const { found, today } = await read(context, async (sql) => ({
      found: await listAlerts(sql, { locationId, clientId, patientId }, includesPast === true),
      today: todayIn(await zoneOf(sql, locationId), context.clock.now()),
    }));
    return found.filter(
      (alert) =>
        (isPaymentShown || alert.kind !== 'payment') && (includesPast || alertState(alert, today) === 'active'),
    );
  },
  AddRecordAlert: mutation(addRecordAlert),
  UpdateRecordAlert: mutation(updateRecordAlert),
  EndRecordAlert: mutation(endRecordAlert),
});
