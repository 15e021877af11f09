/** Goes to the part of the page that the address names, once the page is there, and takes the focus along. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages load after the navigation: the browser, which looks for the anchor at once, would not find it. */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    // oxlint-disable-next-line unicorn/prefer-query-selector
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else {
      // As a statement: newer browsers answer scrollTo with a promise, which an effect must not return.
      document.querySelector('main')?.scrollTo({ top: 0 });
    }
  }, [location]);
}
