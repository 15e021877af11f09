/** What is typed in the form, what is wrong with it, and saving it. */
import { useState } from 'react';
import { type TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import { NUMERO } from '#grids/engine/kinds.ts';
import { useSetAtom } from '#state/jotai.ts';
import { type FieldErrors, readFieldErrors } from '#ui/form.ts';
import { toCelle, type DatiTipo, toDati, salvaSchedaAtom, describeSaveError } from '../atoms.ts';
import { chiudiAtom } from './open.ts';

/** As typed: `giorni` is still text. */
export interface ValoriTipo extends Omit<DatiTipo, 'giorni'> {
  giorni: string;
}

const NUOVO: ValoriTipo = { codice: '', descrizione: '', giorni: '30', fine_mese: false, attivo: true };

const toValori = (riga: TipoPagamento): ValoriTipo => ({ ...toDati(riga), giorni: String(riga.giorni) });

/** The data, or the first thing wrong with each field. */
export function parseValori(valori: ValoriTipo): { dati: DatiTipo } | { errori: FieldErrors } {
  const giorni = NUMERO.parse(valori.giorni);
  const { data, error } = tipoPagamentoDatiSchema.safeParse({
    ...valori,
    giorni: giorni.ok ? giorni.valore : null,
  });
  if (data) return { dati: data };
  const errori: Record<string, string> = {};
  for (const { path, message } of error.issues) errori[String(path[0])] ??= message;
  return { errori };
}

export function useScheda(riga: TipoPagamento | null) {
  const [valori, setValori] = useState(riga ? toValori(riga) : NUOVO);
  /** Errors show once saving was tried, and go as soon as the field is right. */
  const [provato, setProvato] = useState(false);
  const [rifiuto, setRifiuto] = useState<unknown>(null);
  const [inCorso, setInCorso] = useState(false);
  const save = useSetAtom(salvaSchedaAtom);
  const close = useSetAtom(chiudiAtom);
  const letto = parseValori(valori);
  const delServer = readFieldErrors(rifiuto);

  const salva = async () => {
    setProvato(true);
    if (inCorso || 'errori' in letto) return;
    if (riga && toCelle(riga, letto.dati).length === 0) return close();
    setInCorso(true);
    const fine = await save(riga, letto.dati);
    setInCorso(false);
    if (fine.salvato) close();
    else setRifiuto(fine.causa ?? new Error('the rows keep changing'));
  };
  return {
    valori,
    cambia: (patch: Partial<ValoriTipo>) => {
      setRifiuto(null);
      setValori({ ...valori, ...patch });
    },
    errori: { ...delServer, ...(provato && 'errori' in letto ? letto.errori : {}) },
    /** What is wrong with no field in particular. */
    errore: rifiuto !== null && Object.keys(delServer).length === 0 ? describeSaveError(rifiuto) : null,
    inCorso,
    salva,
  };
}
