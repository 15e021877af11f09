/** XML as a stream of small trees, within the limits of what a statement may hold. */
import type { BloccoTesto } from '../encoding.ts';
import { ErroreLettura } from '../error.ts';
import { MAX_NODI, MAX_PROFONDITA, MAX_RIGA } from '../limits.ts';
import { createElementReader, type EventiXml } from './elements.ts';
import type { Nodo } from './node.ts';

export interface XmlHandlers {
  /** Local names of the elements given whole, children and all. */
  interi: ReadonlySet<string>;
  /** An element of `interi`, at its end. */
  onNodo: (nodo: Nodo) => void;
  /** Start and end of an element outside those; `riga` is its line. */
  onApri: (nome: string, riga: number) => void;
  onChiudi: (nome: string) => void;
}

/** Of every element that has none yet. */
const SENZA_FIGLI: Nodo[] = [];

/**
 * Parses block after block, yielding the bytes done; answers the number of lines.
 * @throws ErroreLettura on a DOCTYPE, on XML that is not well-formed or ends early, and past the limits
 */
export function* readXmlStream(
  blocchi: Iterable<BloccoTesto>,
  ascolto: XmlHandlers,
): Generator<number, number> {
  const lettore = createElementReader(createEventi(ascolto, () => lettore.riga()));
  let righe = 1;
  for (const { testo, fatto, ultimo } of blocchi) {
    lettore.scrivi(testo);
    // Closing starts again at line 1. What ends with a line end has no line after it.
    righe = lettore.aCapo() ? lettore.riga() - 1 : lettore.riga();
    if (ultimo) lettore.chiudi();
    yield fatto;
  }
  return righe;
}

/** @param rigaOra the line of what is being told */
function createEventi({ interi, onNodo, onApri, onChiudi }: XmlHandlers, rigaOra: () => number): EventiXml {
  const aperti: Nodo[] = [];
  /** The innermost of the open ones. */
  let corrente: Nodo | undefined;
  let profondita = 0;
  let nodi = 0;

  function apri(nome: string, attributi: Nodo['attributi']): void {
    if (++profondita > MAX_PROFONDITA) throw troppo(`annida più di ${MAX_PROFONDITA} elementi`, rigaOra());
    const padre = corrente;
    if (!padre && !interi.has(nome)) {
      onApri(nome, rigaOra());
      return;
    }
    nodi = padre ? nodi + 1 : 0;
    if (nodi > MAX_NODI) throw troppo(`ha un movimento con più di ${MAX_NODI} elementi`, rigaOra());
    const nodo: Nodo = { nome, attributi, testo: '', figli: SENZA_FIGLI, riga: rigaOra() };
    // Most elements hold a text and nothing else: a list of their own would be as many lists.
    if (padre?.figli === SENZA_FIGLI) padre.figli = [nodo];
    else padre?.figli.push(nodo);
    aperti.push(nodo);
    corrente = nodo;
  }

  function testo(tratto: string): void {
    const nodo = corrente;
    if (!nodo) return;
    // Outside what is read there may be attachments, as long as they like: they are passed over.
    if (tratto.length > MAX_RIGA) throw troppo(`ha un testo di più di ${MAX_RIGA} caratteri`, rigaOra());
    // Indentation between elements says nothing.
    if (tratto.charCodeAt(0) > 32 || tratto.trim() !== '') nodo.testo += tratto;
  }

  function chiudi(nome: string): void {
    profondita--;
    const nodo = aperti.pop();
    corrente = aperti[aperti.length - 1];
    if (!nodo) onChiudi(nome);
    else if (aperti.length === 0) onNodo(nodo);
  }

  return {
    apri,
    testo,
    chiudi,
    doctype() {
      throw new ErroreLettura(
        'xml_con_dtd',
        'Il file XML contiene una dichiarazione DOCTYPE, che un estratto conto non ha: per sicurezza non viene letto.',
      );
    },
    errore() {
      throw nonValido(rigaOra());
    },
  };
}

function nonValido(riga: number): ErroreLettura {
  return new ErroreLettura(
    'xml_non_valido',
    `Il file XML è danneggiato o incompleto (riga ${riga}): scaricalo di nuovo dalla banca.`,
  );
}

function troppo(cosa: string, riga: number): ErroreLettura {
  return new ErroreLettura(
    'xml_troppo_grande',
    `Alla riga ${riga} il file XML ${cosa}: non sembra un estratto conto.`,
  );
}
