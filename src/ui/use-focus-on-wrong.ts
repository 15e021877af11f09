/** A form that was sent and is not right: the cursor goes where it is to be put right. */
import { type RefObject, useEffect, useRef, useState } from 'react';

interface FocusOnWrong {
  form: RefObject<HTMLFormElement | null>;
  /** To be called when the form was sent. */
  onSent: () => void;
}

/** Puts the cursor in the first field that is marked wrong, once what is wrong is drawn. */
export function useFocusOnWrong(): FocusOnWrong {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sent]);
  return { form, onSent: () => setSent((times) => times + 1) };
}
