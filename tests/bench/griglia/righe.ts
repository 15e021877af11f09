/** The figures of the grid as rows of the bench's table. */
import { measureBlocchi } from './blocchi.ts';
import { measureSoste } from './soste.ts';
import { measureTenute } from './tenute.ts';

export type RigaMisura = Readonly<
  Record<'misura' | 'pavimento' | 'soggetto' | 'rapporto' | 'obiettivo', string>
>;

const MEGABYTE = 1_000_000;
const ms = (value: number): string => `${Math.round(value)} ms`;
const ratio = (a: number, b: number): string => (Math.round((a / b) * 100) / 100).toString();

/** Against the library alone, with the same rows, drawn by React as the product's grid is. */
export async function describeTenute(righe: number, runs: number): Promise<RigaMisura[]> {
  const { nuda, quadra } = await measureTenute(righe, runs);
  const NOMI = {
    prima: 'griglia: prime righe in vista',
    testo: 'griglia: ordine per testo',
    importo: 'griglia: ordine per importo',
    filtro: 'griglia: filtro scritto',
    valori: 'griglia: filtro per valori',
    ricerca: 'griglia: ricerca rapida',
  } as const;
  const rows = (Object.keys(NOMI) as (keyof typeof NOMI)[]).map((name) => ({
    misura: NOMI[name],
    pavimento: ms(nuda[name]),
    soggetto: ms(quadra[name]),
    rapporto: ratio(quadra[name], nuda[name]),
    obiettivo: '<= 1.5',
  }));
  return [
    ...rows,
    {
      misura: 'griglia: fotogramma scorrendo tutto, 95° percentile',
      pavimento: ms(nuda.scorrimento),
      soggetto: ms(quadra.scorrimento),
      rapporto: `${Math.round(quadra.scorrimento - nuda.scorrimento)} ms in più`,
      obiettivo: '<= 50 ms in più',
    },
    {
      misura: 'griglia: oggetti in memoria',
      pavimento: `${Math.round(nuda.heap / MEGABYTE)} MB`,
      soggetto: `${Math.round(quadra.heap / MEGABYTE)} MB`,
      rapporto: ratio(quadra.heap, nuda.heap),
      obiettivo: '<= 1.3',
    },
  ];
}

/** What long work leaves the page of its time: the longest wait, and how much of it was the page's own. */
export async function describeSoste(righe: number): Promise<RigaMisura[]> {
  const { steps, incolla, annulla } = await measureSoste(righe);
  return [
    ...steps.map(({ nome, sosta }) => ({
      misura: `sosta: ${nome}`,
      pavimento: '',
      soggetto: `${ms(sosta.lavoro)} (con gli altri ${ms(sosta.duration)})`,
      rapporto: '',
      obiettivo: '<= 100 ms',
    })),
    {
      misura: 'incolla 1.000 righe x 6 colonne: la domanda, e le righe salvate',
      pavimento: '',
      soggetto: `${ms(incolla.domanda)}, ${ms(incolla.salvate)}`,
      rapporto: '',
      obiettivo: '',
    },
    {
      misura: 'esportazione annullata dopo',
      pavimento: '',
      soggetto: ms(annulla),
      rapporto: '',
      obiettivo: '<= 200 ms',
    },
  ];
}

/** Many rows on the server against few, then what people do there, which has no floor. */
export async function describeBlocchi(poche: number, tante: number): Promise<RigaMisura[]> {
  const { poche: few, tante: many } = await measureBlocchi(poche, tante);
  const against = (misura: string, name: 'blocco' | 'prima') => ({
    misura,
    pavimento: ms(few[name]),
    soggetto: ms(many[name]),
    rapporto: ratio(many[name], few[name]),
    obiettivo: '< 2',
  });
  const alone = (misura: string, value: number) => ({
    misura,
    pavimento: '',
    soggetto: ms(value),
    rapporto: '',
    obiettivo: '',
  });
  return [
    against('blocchi: il primo, dal server', 'blocco'),
    against('blocchi: prime righe in vista', 'prima'),
    alone('blocchi: salto alla fine', many.fine),
    alone('blocchi: ordine per importo', many.importo),
    alone('blocchi: ordine per testo', many.testo),
    alone('blocchi: filtro scritto', many.filtro),
    alone('blocchi: ricerca rapida', many.ricerca),
    alone('blocchi: gruppi per mese', many.gruppi),
  ];
}
