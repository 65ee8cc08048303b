import { chakra } from '@chakra-ui/react';
import { GetLocationUsersThatCanAuthorizeDocument, LocationClientSearchDocument } from '@signa/core/contract/typed';
import { isLicenseValid, licenseStatus, missingSetUp } from '@signa/core/practice';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { TitledCard } from '../../part/surface/card';
import { usePractice } from '../../platform/practice/practice';

/** For user managers: what the location still needs before the first prescription, until setup is complete. */
export function SetUpList() {
  const { mayUse } = usePractice();
  return mayUse('AddUser') ? <Missing /> : null;
}

const StepLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'accent.fg',
    borderRadius: 'key',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minH: 'touch' },
  },
});

function Missing() {
  const { location, mayUse, today } = usePractice();
  const vets = useOperation(
    GetLocationUsersThatCanAuthorizeDocument,
    { locationId: location.id },
    { freshFor: lookUpFreshFor },
  );
  const seesClients = mayUse('LocationClientSearch');
  const clients = useOperation(
    LocationClientSearchDocument,
    { locationId: location.id, activeFilterType: 'all', take: 1, skip: 0 },
    { enabled: seesClients, freshFor: lookUpFreshFor },
  );
  const found = vets.data?.locationUsersThatCanAuthorize;
  const count = seesClients ? clients.data?.locationClientSearch.count : 1;
  if (!found || count === undefined) return null;
  const steps = missingSetUp({
    hasAddress: location.locationAddresses.some(({ isActive }) => isActive),
    hasPhone: location.locationPhones.some(({ isActive }) => isActive),
    hasPharmacy: location.locationPharmacies.length > 0,
    authorizers: found.length,
    licensed: found.filter((vet) => isLicenseValid(licenseStatus(vet, today()))).length,
    clients: count,
  });
  if (steps.length === 0) return null;
  return (
    <TitledCard title="Finish setting up this location">
      <chakra.ul display="flex" flexDirection="column" gap="1.5">
        {steps.map(({ id, text, to }) => (
          <li key={id}>
            <StepLink to={to}>
              {text}
              <ArrowRight size={16} aria-hidden />
            </StepLink>
          </li>
        ))}
      </chakra.ul>
    </TitledCard>
  );
}
