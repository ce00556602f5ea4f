'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

type AddressQueryProps = { onChange: (query: URLSearchParams) => void };

function Query({ onChange }: AddressQueryProps) {
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what changes
  useEffect(() => onChange(new URLSearchParams(location.search)), [query]);
  return null;
}

/**
 * Reports the address's query on arrival and whenever it changes. A component, because useSearchParams leaves to the
 * browser what it is used in. It may mount after a change that Next's parameters missed, so it reads the address itself.
 */
export const AddressQuery = (props: AddressQueryProps) => (
  <Suspense>
    <Query {...props} />
  </Suspense>
);
