/** What is typed in the form, what is wrong with it, and saving it. */
import { useState } from 'react';
import { type TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import { NUMERO } from '#grids/engine/kinds.ts';
import { useSetAtom } from '#state/jotai.ts';
import { type FieldErrors, readFieldErrors } from '#ui/form.ts';
import { toCelle, type DatiTipo, toDati, saveTabAtom, describeSaveError } from '../atoms.ts';
import { closeAtom } from './open.ts';

/** As typed: `giorni` is still text. */
interface ValoriTipo extends Omit<DatiTipo, 'giorni'> {
  giorni: string;
}

const NUOVO: ValoriTipo = { codice: '', descrizione: '', giorni: '30', fine_mese: false, attivo: true };

const toValues = (riga: TipoPagamento): ValoriTipo => ({ ...toDati(riga), giorni: String(riga.giorni) });

/** The data, or the first thing wrong with each field. */
function parseValori(values: ValoriTipo): { dati: DatiTipo } | { errors: FieldErrors } {
  const days = NUMERO.parse(values.giorni);
  const { data, error } = tipoPagamentoDatiSchema.safeParse({
    ...values,
    giorni: days.ok ? days.valore : null,
  });
  if (data) return { dati: data };
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

export function useRecord(riga: TipoPagamento | null) {
  const [valori, setValori] = useState(riga ? toValues(riga) : NUOVO);
  /** Errors show once saving was tried, and go as soon as the field is right. */
  const [proved, setProved] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [underway, setUnderway] = useState(false);
  const save = useSetAtom(saveTabAtom);
  const close = useSetAtom(closeAtom);
  const parsed = parseValori(valori);
  const ofServer = readFieldErrors(refusal);

  const saveRecord = async () => {
    setProved(true);
    if (underway || 'errors' in parsed) return;
    if (riga && toCelle(riga, parsed.dati).length === 0) return close();
    setUnderway(true);
    const end = await save(riga, parsed.dati);
    setUnderway(false);
    if (end.salvato) close();
    else setRefusal(end.causa ?? new Error('the rows keep changing'));
  };
  return {
    valori,
    cambia: (patch: Partial<ValoriTipo>) => {
      setRefusal(null);
      setValori({ ...valori, ...patch });
    },
    errors: { ...ofServer, ...(proved && 'errors' in parsed ? parsed.errors : {}) },
    /** What is wrong with no field in particular. */
    error: refusal !== null && Object.keys(ofServer).length === 0 ? describeSaveError(refusal) : null,
    underway,
    salva: saveRecord,
  };
}
