import { chakra } from '@chakra-ui/react';
import { errorNotice } from '@signa/core/base';
import { mayUse } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { GetRenewalGatesDocument, UpdateRenewalGatesDocument } from '@signa/core/contract/typed';
import {
  checkPracticeGates,
  practiceGateLabels,
  practiceGateLimits,
  type PracticeGateNumber,
  type PracticeGates,
  renewalFloorText,
} from '@signa/core/prescribing';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Button } from '../../../part/button/button';
import { Field } from '../../../part/field/field';
import { Switch } from '../../../part/field/switch';
import { TextInput } from '../../../part/field/text-input';
import { TitledCard } from '../../../part/surface/card';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';

type StoredGates = Operations['GetRenewalGates']['data']['renewalGates'];

/** Which renewals the practice authorizes together, within what no practice can change (P-463). */
export function RenewalGatesCard() {
  const { location } = usePractice();
  const read = useOperation(GetRenewalGatesDocument, { locationId: location.id });
  const gates = read.data?.renewalGates;
  return (
    <TitledCard title="Renewals authorized together">
      {read.failure && !gates && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          The settings could not be loaded.
        </FailedLine>
      )}
      {!gates && !read.failure && <SkeletonFacts rows={2} label="Loading the settings" />}
      {gates && <GatesForm key={gates.version} stored={gates} />}
    </TitledCard>
  );
}

const numbers = Object.keys(practiceGateLimits) as PracticeGateNumber[];
type Typed = Readonly<Record<PracticeGateNumber, string>>;

const typedOf = (gates: StoredGates): Typed => ({
  examMonths: String(gates.examMonths),
  weightMonths: String(gates.weightMonths),
  weightPercent: String(gates.weightPercent),
});

const numberOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

function GatesForm({ stored }: { readonly stored: StoredGates }) {
  const { location, caller } = usePractice();
  const [isAllowed, setAllowed] = useState(stored.isAllowed);
  const [typed, setTyped] = useState(() => typedOf(stored));
  const [sent, setSent] = useState(false);
  const save = useMutation(UpdateRenewalGatesDocument, {
    success: { status: 'success', title: 'Settings saved' },
    error: (message) => errorNotice('Error', message),
  });
  const verdict = mayUse({ operation: 'UpdateRenewalGates', caller, locationIds: [location.id] });
  const gates: PracticeGates = {
    isAllowed,
    examMonths: numberOf(typed.examMonths),
    weightMonths: numberOf(typed.weightMonths),
    weightPercent: numberOf(typed.weightPercent),
  };
  const issues = checkPracticeGates(gates);
  const put = () => {
    setSent(true);
    if (issues.length > 0) return;
    void save.run({ locationId: location.id, input: { ...gates, version: stored.version } });
  };
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      <Switch checked={isAllowed} disabledReason={verdict.allowed ? null : verdict.reason} onChange={setAllowed}>
        {practiceGateLabels.isAllowed}
      </Switch>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {numbers.map((name) => (
          <Field
            key={name}
            label={practiceGateLabels[name]}
            disabled={!verdict.allowed}
            error={sent ? (issues.find(({ path }) => path === name)?.message ?? null) : null}
          >
            <TextInput
              inputMode="numeric"
              value={typed[name]}
              onChange={(next) => setTyped((now) => ({ ...now, [name]: next }))}
            />
          </Field>
        ))}
      </chakra.div>
      <chakra.p textStyle="meta" color="fg.muted">
        {renewalFloorText}
      </chakra.p>
      {verdict.allowed && (
        <span>
          <Button type="submit" busy={save.busy}>
            Save settings
          </Button>
        </span>
      )}
    </chakra.form>
  );
}
