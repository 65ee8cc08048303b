import { chakra } from '@chakra-ui/react';
import { advancedFields, opensAdvancedOptions } from '@signa/core/prescribing';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Switch } from '../../../../part/field/switch';
import { AdvancedFields } from './advanced-fields';
import { isOpenByDefault, keepOpenByDefault } from './advanced-preference';
import { useFormWork } from '../form/form-work-context';

/** The fields that most prescriptions leave empty. It expands by itself if one of them matters (P-080, P-081). */
export function AdvancedOptions() {
  const { setting, issues, state, errorAt } = useFormWork();
  const [byDefault, setByDefault] = useState(isOpenByDefault);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Like a draft, a copy starts with values that a user chose.
  const isBegun = setting.draft !== null || state.form.rxOriginCode === 'copy';
  const [opened] = useState(() =>
    opensAdvancedOptions({ issues: [], isOpenByDefault: byDefault, draft: isBegun ? state.form : null }),
  );
  const hasError =
    opensAdvancedOptions({
      issues: state.submitted ? issues[state.submitted] : [],
      isOpenByDefault: false,
      draft: null,
    }) || advancedFields.some((field) => errorAt(field) !== null);
  // Stays expanded after an error, so that the field doesn't disappear on the first keystroke of the correction.
  if (hasError && chosen !== true) setChosen(true);
  const open = hasError || (chosen ?? opened);
  const body = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <chakra.section borderTopWidth="1px" borderColor="border.default" pt="3">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h3 textStyle="name">
          <chakra.button
            type="button"
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setChosen(!open)}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="8"
            css={{ '@media (pointer: coarse)': { minHeight: '2.5rem' } }}
            cursor="pointer"
            borderRadius="key"
          >
            <Chevron size={16} aria-hidden />
            Advanced Options
          </chakra.button>
        </chakra.h3>
        <Switch
          checked={byDefault}
          onChange={(on) => {
            keepOpenByDefault(on);
            setByDefault(on);
            if (on) setChosen(true);
          }}
        >
          Open by default
        </Switch>
      </chakra.div>
      <chakra.div id={body} mt={open ? '3' : '0'}>
        {open && <AdvancedFields />}
      </chakra.div>
    </chakra.section>
  );
}
