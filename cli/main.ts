/** Entry of the command line, run by Node 24. */
import { comanda } from './comanda.ts';
import { ignoreClosedPipes } from './uscita.ts';

// What the reports tell happens at the office's time, wherever the machine stands: as the server does.
process.env['TZ'] ??= 'Europe/Rome';
ignoreClosedPipes();
process.exitCode = await comanda(process.argv.slice(2));
