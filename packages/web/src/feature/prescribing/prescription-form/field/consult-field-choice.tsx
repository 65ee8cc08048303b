import { consultLine, consultTexts } from '@signa/core/prescribing';
import { useState } from 'react';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import type { SelectOption } from '../../../../part/field/select';
import { useFormWork } from '../form/form-work-context';
import { useRecentConsults } from './consult-field-data';
import type { Consult } from './consult-field-data';
import { ConsultFieldSearch } from './consult-field-search';

/** The option that opens the search; no PIMS uses such an ID. */
const searching = 'search:';

/** Links one of the patient's latest consultations, none, or one found by code (P-092, P-093). */
export function ConsultFieldChoice() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const { recent, isLoading, failure, isSearchable } = useRecentConsults(setting);
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<Consult | null>(null);
  const line = (consult: Consult) => consultLine(consult, setting.location.timeZone) || `Consultation ${consult.id}`;
  const link = (id: string | null) => act({ type: 'fill', values: { pimsConsultId: id } });
  const chosen = [...recent, ...(found ? [found] : [])].find(({ id }) => id === form.pimsConsultId);

  const choose = (value: string) => {
    setIsOpen(value === searching);
    link(value === searching || value === '' ? null : value);
  };
  return (
    <>
      <Field
        label="Consultation"
        error={errorAt('pimsConsultId')}
        warning={failure}
        help={chosen ? line(chosen) : isLoading ? 'Loading the latest consultations.' : null}
      >
        <Select
          name="pimsConsultId"
          value={isOpen ? searching : (form.pimsConsultId ?? '')}
          placeholder={consultTexts.none}
          onChange={choose}
          onBlur={() => leave('pimsConsultId')}
          options={[
            ...(isSearchable ? [{ value: searching, label: consultTexts.search }] : []),
            ...consultOptions(recent, found, form.pimsConsultId, line),
          ]}
        />
      </Field>
      {isOpen && (
        <ConsultFieldSearch
          line={line}
          onChoose={(consult) => {
            setFound(consult);
            setIsOpen(false);
            link(consult.id);
          }}
        />
      )}
    </>
  );
}

/** The latest consultations, the one that was found, and the one already linked to the draft. */
function consultOptions(
  recent: readonly Consult[],
  found: Consult | null,
  linked: string | null,
  line: (consult: Consult) => string,
): SelectOption[] {
  const known = [...recent, ...(found && !recent.some(({ id }) => id === found.id) ? [found] : [])];
  const options = known.map((consult) => ({ value: consult.id, label: line(consult) }));
  if (linked === null || known.some(({ id }) => id === linked)) return options;
  return [...options, { value: linked, label: `Consultation ${linked}` }];
}
