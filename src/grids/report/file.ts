/** A report as a file made by the server: PDF to print, Excel as it is sent by e-mail. */
import { fromBase64 } from '#api/base64.ts';
import type { RequestOf } from '#api/client.ts';
import { type ReportParametri, reportParametriSchema } from '#api/contract/report-programmati.ts';
import { saveFile } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { type ReportQuery, questionAtom, sheetAtom } from './atoms.ts';

/** The question as it is saved, sent and printed: parameters alone, the page's own left out. */
export const toScelta = ({ report, valori }: ReportQuery): ReportParametri =>
  reportParametriSchema.parse({ report: report.nome, parametri: valori });

/** The question in force, with the instant it was read at: the file holds what is in sight. */
export const downloadFileAtom = atom(
  null,
  async (get, set, formato: RequestOf<'reportFile'>['body']['formato']) => {
    const question = get(questionAtom);
    const visto_il = get(sheetAtom)?.visto_il;
    if (!question) return;
    try {
      const file = await get(clientAtom).call('reportFile', {
        body: {
          scelta: toScelta(question),
          formato,
          oggi: get(todayAtom),
          ...(visto_il !== undefined && { visto_il }),
        },
      });
      saveFile(new Blob([fromBase64(file.dati)], { type: file.tipo }), file.nome_file);
      set(addToastAtom, { titolo: `${file.nome_file} è pronto` });
    } catch (error) {
      set(addFailureAtom, 'Il file non si è potuto preparare', error);
    }
  },
);
