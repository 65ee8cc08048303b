import { chakra } from '@chakra-ui/react';
import { clientLimits, type ClientSearchFields } from '@signa/core/clients';
import { type PimsConnectionType, providerIdTypes, searchMaximum } from '@signa/core/practice';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { TabPanel } from '../../part/list/tab-panel';
import { Tabs } from '../../part/list/tabs';
import { Card } from '../../part/surface/card';
import { useShortcut } from '../../platform/keyboard/use-shortcut';

export type LookupKind = 'client' | 'patient';

const tabs = [
  { value: 'client', label: 'Client' },
  { value: 'patient', label: 'Patient' },
] as const;

const boxes = [
  ['email', 'Email'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['patientName', 'Patient name'],
] as const satisfies readonly (readonly [keyof ClientSearchFields, string])[];

interface LookupFieldsProps {
  readonly kind: LookupKind;
  readonly onKind: (kind: LookupKind) => void;
  readonly type: PimsConnectionType;
  readonly fields: ClientSearchFields;
  readonly onFields: (change: Partial<ClientSearchFields>) => void;
  readonly id: string;
  readonly onId: (id: string) => void;
  /** Applies typed text immediately. */
  readonly onEnter: () => void;
}

/** Search fields of a lookup; an ID takes precedence over all others (C-129, C-130). */
export function LookupFields({ kind, onKind, type, fields, onFields, id, onId, onEnter }: LookupFieldsProps) {
  const place = useRef<HTMLFormElement>(null);
  const panel = useId();
  useShortcut({
    keys: ['/'],
    label: 'Search',
    section: 'Pims Lookup',
    run: () => place.current?.querySelector('input')?.select(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Card aria-label="Look up" p="4">
      <chakra.div borderBottomWidth="1px" borderColor="border.default" mb="4">
        <Tabs
          label="Record type"
          tabs={tabs}
          value={kind}
          controls={panel}
          onChange={(value) => onKind(value === 'patient' ? 'patient' : 'client')}
        />
      </chakra.div>
      <chakra.form ref={place} noValidate onKeyDown={onKeyDown}>
        <TabPanel id={panel}>
          {kind === 'client' && (
            <>
              {boxes.map(([name, label]) => (
                <Field key={name} label={label}>
                  <TextInput
                    name={name}
                    most={searchMaximum.clients}
                    inputMode={name === 'email' ? 'email' : 'text'}
                    value={fields[name]}
                    onChange={(typed) => onFields({ [name]: typed })}
                  />
                </Field>
              ))}
              <chakra.p textAlign="center" color="fg.subtle" textStyle="meta">
                or
              </chakra.p>
            </>
          )}
          <Field label={providerIdTypes.includes(type) ? 'Provider ID' : 'PIMS ID'}>
            <TextInput name="pimsId" most={clientLimits.pimsId} value={id} onChange={onId} />
          </Field>
        </TabPanel>
      </chakra.form>
    </Card>
  );
}
