import { chakra } from '@chakra-ui/react';
import {
  checkImpersonationReason,
  consentTexts,
  impersonationReasonLimits,
  isOpenToSupport,
  lookUpMinutes,
} from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import {
  GetSupportAccessDocument,
  GetSupportConsentDocument,
  OpenSupportAccessDocument,
} from '@signa/core/contract/typed';
import { formatDateTime, visibleLength } from '@signa/core/base';
import { ScrollText } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { useForm } from '../../part/form/use-form';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useMutation } from '../../platform/mutation/use-mutation';
import { useServices } from '../../platform/services/services';
import type { FoundLocation } from './lookup-location';

type Access = NonNullable<Operations['GetSupportAccess']['data']['supportAccess']>;

interface LookUpGateProps {
  readonly location: FoundLocation;
  /** The lookup, shown once a reason was given. */
  readonly children: ReactNode;
}

/** Asks for a reason once per hour and location before a practice's records are looked up. */
export function LookUpGate({ location, children }: LookUpGateProps) {
  const { clock } = useServices();
  const { id: locationId } = location;
  const read = useOperation(GetSupportAccessDocument, { locationId });
  const consent = useOperation(GetSupportConsentDocument, { locationId });
  const failure = read.failure ?? consent.failure;
  if (failure)
    return (
      <FailedLine failure={failure} onRetry={() => (read.again(), consent.again())} busy={read.refreshing}>
        {failure.message}
      </FailedLine>
    );
  if (!read.data || !consent.data) return <SkeletonRows rows={3} label="Loading the access" />;
  if (!isOpenToSupport(consent.data.supportConsent, clock.now()))
    return <chakra.p role="status">{consentTexts.lookUpClosed}</chakra.p>;
  const access = read.data.supportAccess;
  if (!access) return <ReasonForm location={location} />;
  return (
    <>
      <OpenLine access={access} onEnd={read.again} timeZone={location.timeZone} />
      {children}
    </>
  );
}

interface OpenLineProps {
  readonly access: Access;
  readonly timeZone: string;
  readonly onEnd: () => void;
}

/** Shows the reason for the lookup, and until when it is valid. */
function OpenLine({ access: { reason, expiresAt }, timeZone, onEnd }: OpenLineProps) {
  const { clock } = useServices();
  useEffect(() => {
    const left = Date.parse(expiresAt) - Date.parse(clock.now());
    const timer = setTimeout(onEnd, Math.max(left, 1000));
    return () => clearTimeout(timer);
  }, [clock, expiresAt, onEnd]);
  return (
    <chakra.p display="flex" gap="2" color="fg.muted" overflowWrap="anywhere">
      <chakra.span display="inline-flex" flexShrink="0" pt="0.5">
        <ScrollText size={16} aria-hidden />
      </chakra.span>
      <span>{`The practice sees each lookup in its audit, with your reason: ${reason}. Access ends ${formatDateTime(expiresAt, timeZone)}.`}</span>
    </chakra.p>
  );
}

function ReasonForm({ location }: Pick<LookUpGateProps, 'location'>) {
  const form = useForm({ initial: () => ({ reason: '' }), check: ({ reason }) => checkImpersonationReason(reason) });
  const { element, values, field } = form;
  const { reason } = values;
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const open = useMutation(OpenSupportAccessDocument, { error: (message) => (setRefusal(message), null) });
  const send = async () => {
    setRefusal(null);
    if (!form.validate()) return;
    const answer = await open.run({ locationId: location.id, reason });
    if (!answer.ok) form.refuse(answer.failure.issues);
  };
  return (
    <Card as="section" aria-label="Reason for the lookup" p="4">
      <chakra.form
        ref={element}
        noValidate
        display="flex"
        flexDirection="column"
        gap="3"
        maxW="34rem"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <chakra.h2 textStyle="section">{`Why do you need to look up records of ${location.name}?`}</chakra.h2>
        <chakra.p color="fg.muted">
          {`Your reason is valid for ${lookUpMinutes} minutes. The practice sees it in its audit, with each record that you look up.`}
        </chakra.p>
        {refusal !== null && <FailedLine>{refusal}</FailedLine>}
        <Field
          label="Reason"
          help="A ticket number or a short explanation."
          error={form.errorAt('reason')}
          counter={{ length: visibleLength(reason), max: impersonationReasonLimits.most }}
        >
          <TextInput value={reason} onChange={field('reason').onChange} />
        </Field>
        <chakra.div>
          <Button type="submit" variant="solid" busy={open.busy}>
            Look up records
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
