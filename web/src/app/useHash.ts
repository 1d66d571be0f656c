import { useEffect, useState } from 'preact/hooks';

// The fragment of the page's address, which names the place in it.
export function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const listener = () => setHash(location.hash);
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
  return hash;
}
