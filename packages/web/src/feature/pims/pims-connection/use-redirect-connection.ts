import { type Notice, noticeStay } from '@signa/core/base';
import { UpdateLocationDocument } from '@signa/core/contract/typed';
import {
  type GrantedConnection,
  connectedNotice,
  connectFailedNotice,
  connectPaths,
  notConnectedNotices,
  readGrantedConnection,
  readRedirectAddress,
} from '@signa/core/pims';
import { useEffect, useRef, useState } from 'react';
import { RestError } from '../../../client/rest';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useNotices } from '../../../platform/notice/notice-context';
import { useServices } from '../../../platform/services/services';
import type { ConnectedLocation } from './connected-location';
import { connectReturnAddress } from './use-connect-return';
import type { CameBack } from './use-connect-return';

const act = 'connect the practice system';

/** The next page reports the end of the portal's own session. */
const isSessionOver = (error: unknown) =>
  error instanceof RestError && (error.code === 'UNAUTHENTICATED' || error.code === 'IMPERSONATION_EXPIRED');

/**
 * Connects a location by signing in to its PIMS: the redirect, the return, and the choice of practice.
 */
export function useRedirectConnection(location: ConnectedLocation, cameBack: CameBack | null) {
  const { post, go } = useServices();
  const notices = useNotices();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isExchanging, setIsExchanging] = useState(false);
  const [brought, setGranted] = useState<GrantedConnection | null>(null);
  const object = { text: location.name, link: null };
  const showNotice = (notice: Notice) => notices.show({ ...notice, object }, noticeStay(notice, 'general'), act);
  const failed = connectFailedNotice(location.pimsConnectionType);
  const update = useMutation(UpdateLocationDocument, { success: connectedNotice, error: () => failed, object });

  const begin = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      const sent = { locationId: location.id, redirectUri: connectReturnAddress() };
      const address = readRedirectAddress(await post(connectPaths.code, sent));
      if (address === null) throw new Error('The response contains no address');
      notices.dismissErrors(act);
      go(address);
    } catch (error) {
      setIsLeaving(false);
      if (!isSessionOver(error)) showNotice(failed);
    }
  };

  const choose = async (clinicId: string) => {
    const handle = brought?.handle;
    if (!handle) return;
    await store(clinicId, handle);
    setGranted(null);
  };
  const store = (clinicId: string, handle: string) =>
    update.run({
      updateLocationId: location.id,
      input: { pimsAccountId: clinicId, pimsConnectionHandle: handle },
    });

  const finish = async (url: string) => {
    setIsExchanging(true);
    try {
      const answer = readGrantedConnection(await post(connectPaths.token, { locationId: location.id, url }));
      if (answer === null) throw new Error('The response contains no connection');
      const [first, ...others] = answer.clinics;
      if (!first || answer.handle === null) showNotice(notConnectedNotices.noClinic);
      else if (others.length === 0) await store(first.id, answer.handle);
      else setGranted(answer);
    } catch (error) {
      if (!isSessionOver(error)) showNotice(failed);
    } finally {
      setIsExchanging(false);
    }
  };

  // A code is single-use, so it is sent once, however often this renders.
  const taken = useRef<CameBack | null>(null);
  const finishing = useRef(finish);
  useEffect(() => {
    finishing.current = finish;
  });
  useEffect(() => {
    if (!cameBack || taken.current === cameBack) return;
    taken.current = cameBack;
    if (cameBack.kind === 'code') void finishing.current(cameBack.url);
    else notices.show(notConnectedNotices.denied, noticeStay(notConnectedNotices.denied, 'general'), act);
  }, [cameBack, notices]);

  return {
    begin: () => void begin(),
    busy: isLeaving || isExchanging || update.busy,
    /** The practices to choose from, if there are several. */
    clinics: brought?.clinics ?? null,
    isSaving: update.busy,
    choose: (clinicId: string) => void choose(clinicId),
    cancel: () => setGranted(null),
  } as const;
}
