import type { WriteBackTarget } from '@signa/core/practice';
import type { Sql } from '../../database/database.js';
import { findPrescription } from '../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescribing/prescription/stored-prescription.js';
import { accountSecret } from '../../secrets/account-secret.js';
import type { SecretCipher } from '../../secrets/secret-cipher.js';
import { pimsLocation } from '../../store/practice/place/pims-account.js';
import type { Adapter } from '../adapter.js';
import type { PracticeSystems, WrittenPrescription } from './practice-system.js';

/**
 * Writes an issued prescription to the PIMS of the day of issue (P-095): a location's new account must not receive
 * records of the old one.
 */
export function writeBackAdapter(systems: PracticeSystems, secretCipher: SecretCipher): Adapter {
  return async ({ key, message, sql }) => {
    const { prescriptionId, target } = message.payload as { prescriptionId: string; target: WriteBackTarget };
    const stored = await findPrescription(sql, [key.locationId], prescriptionId);
    if (!stored) throw new Error('The prescription of this message no longer exists');
    const system = systems[target.pimsConnectionType]?.prescribing;
    if (!system) throw new Error(`No connection to ${target.pimsConnectionType} is configured`);
    const written = writtenPrescription(stored, target);
    // A prescription is issued once, so its uuid identifies the issue; ids could repeat in another database with the
    // same account.
    const secret = await secretOf(sql, secretCipher, key.locationId, target);
    return () => system.writePrescription(written, stored.uuid, secret);
  };
}

/** The location's secret belongs to its current account, and is sent to no other. */
async function secretOf(
  sql: Sql,
  secretCipher: SecretCipher,
  locationId: string,
  target: WriteBackTarget,
): Promise<string | null> {
  const location = await pimsLocation(sql, locationId);
  const isSame =
    location?.pimsAccountId === target.pimsAccountId && location.pimsConnectionType === target.pimsConnectionType;
  return location && isSame ? accountSecret(secretCipher, location) : null;
}

function writtenPrescription(rx: StoredPrescription, target: WriteBackTarget): WrittenPrescription {
  if (rx.issuedDate === null) throw new Error('Only an issued prescription is written back');
  const { product, locationClient: client } = rx;
  const isKnownClient = client?.pimsConnectionType === target.pimsConnectionType;
  return {
    accountId: target.pimsAccountId,
    patientId: target.patientPimsId,
    vetId: target.vetPimsId,
    clientId: isKnownClient ? (client.pimsId ?? null) : null,
    consultId: rx.pimsConsultId,
    rxNumber: rx.rxNumber,
    issuedDate: rx.issuedDate,
    product: { title: product.title, sku: product.sku, strength: product.strengthDisplay },
    quantity: rx.unitPerFill,
    directions: rx.directions,
    refills: rx.refills,
    isPrn: rx.prnFlag,
    expirationDate: rx.prescExpiryDate,
  };
}
