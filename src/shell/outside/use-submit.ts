/** Sending a form once: busy while it goes, the server's refusal in Italian when it comes back. */
import { useState } from 'react';
import { describeError } from '#api/errors.ts';

interface Submit {
  busy: boolean;
  /** Italian; null when nothing went wrong. */
  refusal: string | null;
  /** True when `work` went through. */
  submit: (work: () => Promise<void>) => Promise<boolean>;
}

export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (work: () => Promise<void>) => {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      console.error(error);
      setRefusal(describeError(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, submit };
}
