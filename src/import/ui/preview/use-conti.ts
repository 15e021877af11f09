/** The conti that the file in sight can belong to. */
import type { Conto } from '#api/contract/conti.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useResource } from '#state/use-resource.ts';
import { contiResource } from '#state/conti.ts';
import { contiOfFileAtom } from '../state/conti.ts';

/** Undefined while they are being read. */
export function useContiDelFile(): readonly Conto[] | undefined {
  useResource(contiResource);
  return useAtomValue(contiOfFileAtom);
}
