/** An office with every kind of row: each step is work of one kind, apart from the others, in any order. */
import { createHash } from 'node:crypto';
import { applyRegole, search, first, movimenti, partite, soggetti } from './pagamenti.ts';
import { begin, declaration, importAll, PARTITE, riga, righe, sendLot, totals } from './imports.ts';
import { cliente, confirm, due } from './solleciti.ts';
import { create, createOne, nuovo } from './soggetti.ts';
import type { Office, World } from './world.ts';

type Passo = (office: Office, world: World) => Promise<void>;

const part = ({ id, importo }: { id: number; importo: number }) => ({ id, importo });

async function pair(office: Office, world: World, importo: number, paid = importo) {
  const [id_soggetto = null] = await soggetti(world, office, [`Cliente di ${importo} e ${paid}`]);
  const m = first(await movimenti(office, [{ importo: paid }]));
  const p = first(await partite(office, [{ importo, id_soggetto }]));
  return { m, p };
}

async function pay(office: Office, world: World, importo = 10_000) {
  const { m, p } = await pair(office, world, importo);
  const made = await office.browser.ok('pagamentoCrea', {
    body: { movimenti: [part(m)], partite: [part(p)] },
  });
  return { m, p, made };
}

async function code({ browser }: Office, which: string): Promise<number> {
  await browser.ok('vociUsuali', { body: { regole: false } });
  return (await browser.ok('voci')).voci.find((voce) => voce.codice === which)?.id ?? 0;
}

async function importWithOriginal(office: Office): Promise<number> {
  const bytes = Buffer.from(`uno;due\n${office.username}\n`);
  const { id_imp } = await office.browser.ok('logImportAdd');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { nome: 'estratto.csv', sha256, bytes: bytes.length, formato: 'csv' as const };
  await office.browser.ok('importAlias', { body: declaration(office, id_imp, righe(2), { file }) });
  const body = { pezzo: 1, pezzi: 1, dati: bytes.toString('base64') };
  await office.browser.ok('originaleSalva', { params: { id: id_imp }, body });
  await sendLot(office.browser, id_imp, righe(2));
  return id_imp;
}

async function reread(office: Office, annul: boolean): Promise<void> {
  const id = await importAll(office, righe(3));
  const { righe: lette } = await office.browser.ok('importazioneRighe', { params: { id } });
  const [one, other] = lette;
  if (!one || !other) throw new Error('rows expected');
  const changed = riga({ riga: 1, importo: -777, descrizione: 'Letta meglio' });
  const resta = lette.slice(2).map(({ importo }) => riga({ importo }));
  const finals = [changed, ...resta, riga({ riga: 9, importo: 4_200 })];
  const done = await office.browser.ok('importazioneRiletta', {
    params: { id },
    body: {
      tracciato: { id: null, versione: null, nome: 'Corretto', origine: 'inferito' },
      colonne: [],
      attesi: { ...declaration(office, id, finals).attesi, ...totals(finals) },
      cambia: [{ id: one.id, versione: one.versione, riga: changed }],
      crea: [riga({ riga: 9, importo: 4_200 })],
      elimina: [{ id: other.id, versione: other.versione }],
    },
  });
  if (annul) await office.browser.ok('rilettaAnnulla', { params: { id: done.id } });
}

const POSTA = {
  host: '127.0.0.1',
  porta: 2525,
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: 'Studio',
  versione: null,
} as const;

async function remind(office: Office, count: number): Promise<number[]> {
  await office.browser.ok('postaSalva', { body: POSTA });
  await office.browser.ok('livelliSollecitoUsuali');
  for (let at = 0; at < count; at += 1) await cliente(office, `Moroso ${at}`, [40, 45 + at]);
  const { lettere } = await due(office);
  return confirm(
    office,
    lettere.filter(({ email }) => email !== null),
  );
}

/** What people do in an office, by name. */
export const PASSI = {
  pagamento: async (office, world) => {
    await pay(office, world);
  },
  parziale: async (office, world) => {
    const { m, p } = await pair(office, world, 30_000, 20_000);
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [part(m)],
        partite: [{ id: p.id, importo: 25_000 }],
        differenze: [{ tipo: 'ritenuta', importo: -5_000 }],
      },
    });
  },
  molti: async (office) => {
    const [a, b] = await movimenti(office, [{ importo: 80_000 }, { importo: 19_500 }]);
    const [x, y] = await partite(office, [{ importo: 70_000 }, { importo: 29_500 }]);
    if (!a || !b || !x || !y) throw new Error('rows expected');
    await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [part(a), part(b)], partite: [part(x), part(y)] },
    });
  },
  contanti: async (office) => {
    const p = first(await partite(office, [{ importo: 5_000 }]));
    await office.browser.ok('pagamentoCrea', { body: { partite: [part(p)], data: '2026-03-15' } });
  },
  pagamento_annullato: async (office, world) => {
    const { made } = await pay(office, world, 11_000);
    const body = { versione: made.versione, motivo: 'sbagliato' };
    await office.browser.ok('pagamentoAnnulla', { params: { id: made.id }, body });
  },
  storno: async (office, world) => {
    const { made } = await pay(office, world, 12_000);
    const back = first(await movimenti(office, [{ importo: -12_000, descrizione: 'INSOLUTO' }]));
    await office.browser.ok('pagamentoStorna', {
      params: { id: made.id },
      body: { versione: made.versione, data: '2026-03-21', id_movimento: back.id },
    });
  },
  storno_annullato: async (office, world) => {
    const { made } = await pay(office, world, 13_000);
    const { browser } = office;
    const storno = await browser.ok('pagamentoStorna', {
      params: { id: made.id },
      body: { versione: made.versione, data: '2026-03-21' },
    });
    const { versione } = await browser.ok('pagamento', { params: { id: storno.id } });
    await browser.ok('pagamentoAnnulla', { params: { id: storno.id }, body: { versione } });
  },
  voci: async (office) => {
    const id_voce = await code(office, '50.10');
    const [instalment, liberata] = await movimenti(office, [{ importo: -120_000 }, { importo: -900 }]);
    const from = { tipo: 'voce', id_voce };
    const { browser } = office;
    const [conto] = (await browser.ok('conti')).conti;
    await browser.ok('contoCambia', { body: { ...conto, codice_conto: '18.05.001' } });
    await browser.ok('movimentiAssegna', {
      body: { ...from, movimenti: [{ id: instalment?.id, importo: -100_000 }] },
    });
    await browser.ok('movimentiAssegna', { body: { ...from, movimenti: [{ id: liberata?.id }] } });
    await browser.ok('movimentiLibera', { body: { movimenti: [liberata?.id] } });
  },
  giroconto: async (office) => {
    const [a, b] = await movimenti(office, [{ importo: 50_000 }, { importo: -50_000 }]);
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: a?.id }, { id: b?.id }], tipo: 'giroconto' },
    });
  },
  ignorata: async (office) => {
    const [a] = await movimenti(office, [{ importo: 7 }]);
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: a?.id }], tipo: 'ignorata', motivo: 'registrato due volte' },
    });
  },
  regole: async (office) => {
    const id_voce = await code(office, '50.01');
    await movimenti(office, [{ importo: -350, causale: '16 COMMISSIONI' }]);
    const { browser } = office;
    await browser.ok('regolaSalva', {
      body: { nome: 'Spese', condizioni: { causali: ['16'] }, azione: 'voce', id_voce },
    });
    await applyRegole(office, {});
    await movimenti(office, [{ importo: -450, causale: '16 COMMISSIONI' }]);
    const { id_lotto } = await applyRegole(office, {});
    await browser.ok('lottoAnnulla', { params: { id: id_lotto } });
  },
  scadenza: async (office, world) => {
    const { m, p } = await pair(office, world, 14_000);
    const opened = first(await partite(office, [{ importo: 15_000 }]));
    const sposta = { attesa: '2026-03-31', scadenza: '2026-05-15', motivo: 'Accordo' };
    await office.browser.ok('scadenzeSposta', {
      body: { partite: [p, opened].map(({ id }) => ({ id, ...sposta })) },
    });
    await office.browser.ok('pagamentoCrea', { body: { movimenti: [part(m)], partite: [part(p)] } });
  },
  contestazione: async (office) => {
    const p = first(await partite(office, [{ importo: 16_000 }]));
    await office.browser.ok('contestazioneNuova', { body: { id_partita: p.id, motivo: 'Merce difettosa' } });
  },
  solleciti: async (office) => {
    const [id = 0] = await remind(office, 2);
    await office.browser.ok('sollecitoAnnulla', { params: { id }, body: { versione: 1 } });
  },
  matrice: async (office) => {
    const [agente, mandante] = await create(
      office,
      nuovo('Anna', { ruoli: ['agente'] }),
      nuovo('Mobili', { ruoli: ['mandante'] }),
    );
    const set = (dal: string, attesa: number | null, aliquota: number) =>
      office.browser.ok('matriceModifica', {
        body: { dal, celle: [{ id_agente: agente?.id, id_mandante: mandante?.id, attesa, aliquota }] },
      });
    await set('2026-01-01', null, 500);
    await set('2026-07-01', 500, 750);
  },
  originale: async (office) => {
    await importWithOriginal(office);
  },
  importazione_annullata: async (office) => {
    const id = await importAll(office, righe(3));
    await office.browser.ok('allDelImport', { params: { id } });
  },
  importazione_a_meta: async (office) => {
    const rows = righe(4);
    const id = await begin(office, rows);
    await sendLot(office.browser, id, rows.slice(0, 2), 1, 2);
  },
  rilettura: (office) => reread(office, false),
  rilettura_annullata: (office) => reread(office, true),
  anagrafiche: async (office) => {
    const { browser } = office;
    const [a, b] = await create(office, nuovo('Rossi Srl'), nuovo('Rossi S.r.l. in liquidazione'));
    if (!a || !b) throw new Error('soggetti expected');
    await browser.ok('soggettoNota', { params: { id: b.id }, body: { testo: 'Nota di B' } });
    const datum = await browser.ok('soggettoDocumento', {
      params: { id: b.id },
      body: { nome: 'b.txt', tipo: 'text/plain', contenuto: Buffer.from('di b').toString('base64') },
    });
    await importAll(office, [riga({ id_soggetto: b.id, scadenza: '2026-05-01' })], PARTITE);
    const { id_unione } = await browser.ok('soggettiUnisci', {
      body: {
        id_tenuto: a.id,
        versione_tenuto: a.versione,
        id_unito: b.id,
        versione_unito: datum.soggetto.versione,
        campi: {},
      },
    });
    await browser.ok('unioneAnnulla', { params: { id_unione } });
  },
  proposte: async (office, world) => {
    const s = await createOne(office, 'Verdi Spa');
    await movimenti(office, [{ importo: 44_000, descrizione: 'BONIFICO DA VERDI SPA FATT 44' }]);
    await partite(office, [
      { importo: 44_000, id_soggetto: s.id, ragione_sociale: 'Verdi Spa', numero_documento: '44' },
    ]);
    const id_calcolo = await search(office);
    await office.browser.ok('proposteAccetta', { body: { id_calcolo, numeri: [1] } });
    await pair(office, world, 45_000);
    await office.browser.ok('proposteRifiuta', { body: { id_calcolo: await search(office), numeri: [1] } });
  },
  nota: async (office) => {
    const { id, versione } = first(await movimenti(office, [{ importo: 1 }]));
    await office.browser.ok('updateNota', { body: { id, versione, nota: 'da chiarire: "perché"\\ \t€' } });
  },
} as const satisfies Readonly<Record<string, Passo>>;

export type NomePasso = keyof typeof PASSI;

/** A new office, of an amministratore, where these steps were done in their order. */
export async function fillOffice(world: World, steps: readonly NomePasso[]): Promise<Office> {
  const office = await world.office('amministratore');
  for (const step of steps) await PASSI[step](office, world);
  return office;
}

export const OGNI_PASSO = Object.keys(PASSI) as NomePasso[];
