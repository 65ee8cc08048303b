import { chakra } from '@chakra-ui/react';
import { addDays, errorNotice, formatDateTime } from '@signa/core/base';
import { checkSupportConsent, maxConsentDays, mayUse } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { GetSupportConsentDocument, UpdateSupportConsentDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { DateInput } from '../../part/field/date-input';
import { Field } from '../../part/field/field';
import { Switch } from '../../part/field/switch';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';

type Consent = Operations['GetSupportConsent']['data']['supportConsent'];

/** Whether support needs the location's consent to impersonate its users, and until when it has it. */
export function ConsentCard() {
  const { location } = usePractice();
  const read = useOperation(GetSupportConsentDocument, { locationId: location.id });
  const consent = read.data?.supportConsent;
  return (
    <Card as="section" aria-label="Consent" p="4">
      <chakra.h2 textStyle="section" mb="1">
        Support access
      </chakra.h2>
      {read.failure && !consent && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      )}
      {!consent && !read.failure && <SkeletonFacts rows={2} label="Loading the consent" />}
      {consent && <ConsentForm key={`${consent.isRequired} ${consent.until ?? ''}`} consent={consent} />}
    </Card>
  );
}

function ConsentForm({ consent }: { readonly consent: Consent }) {
  const { location, today, caller } = usePractice();
  const [lastDay, setLastDay] = useState('');
  const [sent, setSent] = useState(false);
  const save = useMutation(UpdateSupportConsentDocument, {
    success: { status: 'success', title: 'Consent saved' },
    error: (message) => errorNotice('Error', message),
  });
  const verdict = mayUse({ operation: 'UpdateSupportConsent', caller, locationIds: [location.id] });
  const mayChange = verdict.allowed;
  const { isRequired, until } = consent;
  const form = { isRequired: true, lastDay: lastDay === '' ? null : lastDay };
  const [issue] = checkSupportConsent(form, today());
  const put = (input: { isRequired: boolean; lastDay: string | null }) =>
    void save.run({ locationId: location.id, input });
  const give = () => {
    setSent(true);
    if (form.lastDay !== null && !issue) put(form);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <p>{reviewStatusText(consent, location.timeZone)}</p>
      <Switch
        checked={isRequired}
        disabled={save.busy}
        disabledReason={verdict.allowed ? null : verdict.reason}
        onChange={(next) => put({ isRequired: next, lastDay: null })}
      >
        Only with our consent
      </Switch>
      {isRequired && mayChange && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="flex-end">
          <chakra.div flex="0 1 14rem">
            <Field
              label="Consent through the end of"
              error={sent && form.lastDay === null ? 'Choose a date' : sent ? (issue?.message ?? null) : null}
            >
              <DateInput value={lastDay} onChange={setLastDay} min={today()} max={addDays(today(), maxConsentDays)} />
            </Field>
          </chakra.div>
          <Button variant="solid" busy={save.busy} onClick={give}>
            Give consent
          </Button>
          {until !== null && (
            <Button busy={save.busy} onClick={() => put({ isRequired: true, lastDay: null })}>
              Withdraw consent
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function reviewStatusText({ isRequired, until }: Consent, timeZone: string): string {
  const always =
    'They have to give a reason first. What they see and change as your users is listed below; what they look up is in the audit.';
  if (!isRequired) return `To help you, support can work as users of this location and look up its records. ${always}`;
  return until === null
    ? 'Support cannot work as users of this location or look up its records without your consent.'
    : `Support has your consent until ${formatDateTime(until, timeZone)}. ${always}`;
}
