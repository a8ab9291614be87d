import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Navigate, useSearchParams } from '@tallyhouse/shared/kit/router';
import { useState } from 'react';
import { restoredAddress } from './restored-address';
import { TotalReport } from './total-report';

/** `/total-report`. Opened anew, it shows what was looked at last; what the address says itself wins. */
export function TotalReportScreen() {
  const { main } = useRemoteHost();
  const [parameters] = useSearchParams();
  // Asked once: afterwards the address alone says what is shown.
  const [restored] = useState(() => restoredAddress(parameters, main.read().totalReportState));
  const isThere = restored === null || [...restored.keys()].every((name) => parameters.has(name));
  const [wasThere, setWasThere] = useState(isThere);
  if (!wasThere && isThere) setWasThere(true);
  if (!wasThere && !isThere) return <Navigate to={{ search: restored.toString() }} replace />;
  return <TotalReport />;
}
